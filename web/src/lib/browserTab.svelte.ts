// The title and icon of the browser's tab, which show that it is the reader's turn here or at a table in another tab.
import { SvelteMap } from 'svelte/reactivity';

/** A message between the tabs of one browser. `waits` is null when the table was closed. */
type TurnMessage = { ask: true } | { tab: string; table: string; waits: boolean | null };
export interface TabChannel {
  postMessage(message: TurnMessage): void;
  onmessage: ((event: { data: TurnMessage }) => void) | null;
}

export class OpenTables {
  /** The tables that wait for the reader in other tabs, by tab. */
  private readonly waiting = new SvelteMap<string, string>();
  private own: { table: string; waits: boolean } | null = null;

  constructor(
    private readonly channel: TabChannel | null,
    private readonly tab: string,
  ) {
    if (!channel) return;
    channel.onmessage = ({ data }) => this.receive(data);
    channel.postMessage({ ask: true });
  }

  /** Announces that this tab shows a table, and whether the table waits for the reader. */
  show(table: string, waits: boolean): void {
    if (this.own?.table === table && this.own.waits === waits) return;
    this.own = { table, waits };
    this.channel?.postMessage({ tab: this.tab, ...this.own });
  }
  /** Announces that this tab shows no table any more. */
  leave(): void {
    if (this.own) this.channel?.postMessage({ tab: this.tab, table: this.own.table, waits: null });
    this.own = null;
  }
  /** The tables that wait for the reader in other tabs, without the one of this tab. */
  get elsewhere(): Set<string> {
    return new Set([...this.waiting.values()].filter((table) => table !== this.own?.table));
  }

  private receive(message: TurnMessage): void {
    if ('ask' in message) {
      if (this.own) this.channel?.postMessage({ tab: this.tab, ...this.own });
    } else if (message.waits) {
      this.waiting.set(message.tab, message.table);
    } else {
      this.waiting.delete(message.tab);
    }
  }
}

/** A title with the number of other waiting tables: "(2) Table k3v9q2xw". */
export const countedTitle = (title: string, others: number): string => (others > 0 ? `(${others}) ${title}` : title);

export function showTab(title: string, others: number, yours: boolean): void {
  document.title = countedTitle(title, others);
  // Browsers take a while to change the icon: change it only if it differs.
  const icon = document.querySelector('link[rel=icon]');
  const wanted = yours ? `${import.meta.env.BASE_URL}icon-turn.svg` : `${import.meta.env.BASE_URL}icon.svg`;
  if (icon?.getAttribute('href') !== wanted) icon?.setAttribute('href', wanted);
}

const channel = typeof BroadcastChannel === 'undefined' ? null : (new BroadcastChannel('drover.tables') as TabChannel);
export const openTables = new OpenTables(channel, Math.random().toString(36).slice(2));
if (typeof addEventListener !== 'undefined') addEventListener('pagehide', () => openTables.leave());
