// What the browser's tab shows: its title and icon tell that it is the reader's turn, here or at a table in another tab.
import { SvelteMap } from 'svelte/reactivity';

/** What tabs of one browser say to each other. A table that is no longer open is told with null. */
type Word = { ask: true } | { tab: string; table: string; waits: boolean | null };
export interface TabLine {
  postMessage(word: Word): void;
  onmessage: ((event: { data: Word }) => void) | null;
}

export class OpenTables {
  /** Tables that wait for the reader in other tabs, by tab. */
  private readonly waiting = new SvelteMap<string, string>();
  private own: { table: string; waits: boolean } | null = null;

  constructor(
    private readonly line: TabLine | null,
    private readonly tab: string,
  ) {
    if (!line) return;
    line.onmessage = ({ data }) => this.hear(data);
    line.postMessage({ ask: true });
  }

  /** This tab shows a table, and whether it waits for the reader. */
  show(table: string, waits: boolean): void {
    if (this.own?.table === table && this.own.waits === waits) return;
    this.own = { table, waits };
    this.line?.postMessage({ tab: this.tab, ...this.own });
  }
  /** This tab shows no table any more. */
  leave(): void {
    if (this.own) this.line?.postMessage({ tab: this.tab, table: this.own.table, waits: null });
    this.own = null;
  }
  /** Tables in other tabs, each once. */
  get elsewhere(): Set<string> {
    return new Set([...this.waiting.values()].filter((table) => table !== this.own?.table));
  }

  private hear(word: Word): void {
    if ('ask' in word) {
      if (this.own) this.line?.postMessage({ tab: this.tab, ...this.own });
    } else if (word.waits) {
      this.waiting.set(word.tab, word.table);
    } else {
      this.waiting.delete(word.tab);
    }
  }
}

/** "(2) Table k3v9q2xw": how many others wait. */
export const countedTitle = (title: string, others: number): string => (others > 0 ? `(${others}) ${title}` : title);

export function showTab(title: string, others: number, yours: boolean): void {
  document.title = countedTitle(title, others);
  // Drawing it anew takes a while: only if it is another one.
  const icon = document.querySelector('link[rel=icon]');
  const wanted = yours ? `${import.meta.env.BASE_URL}icon-turn.svg` : `${import.meta.env.BASE_URL}icon.svg`;
  if (icon?.getAttribute('href') !== wanted) icon?.setAttribute('href', wanted);
}

const line = typeof BroadcastChannel === 'undefined' ? null : (new BroadcastChannel('drover.tables') as TabLine);
export const openTables = new OpenTables(line, Math.random().toString(36).slice(2));
if (typeof addEventListener !== 'undefined') addEventListener('pagehide', () => openTables.leave());
