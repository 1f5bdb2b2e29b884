// The first words with the server about a table: said as soon as the address is read, while most of the page is still on its
// way. The table's door takes over from here.
import { prepare } from './game';
import { placeOf } from '../lib/connection';
import { linkPath } from '../lib/link';
import { KeptEvents, Live, openSocket, type Socket } from '../lib/live';
import { tableAt } from '../lib/recent';
import { takeSeats } from '../lib/sit';

/** A line that was opened before anybody could listen. */
export interface BegunLine {
  live: Live;
  kept: KeptEvents;
}

/** At the same table with other keys: a link has become a key of one's own. */
function showKeys(table: string, keys: string[]): void {
  history.replaceState(null, '', linkPath(table, keys));
}

export class Opening {
  /** What the seats are held with now: own keys, once they are taken. */
  keys: string[];
  readonly seated: Promise<string[]>;
  private readonly lines = new Map<string, BegunLine>();
  /** Opened while the seats are being taken, for the first line. */
  private early: Socket | null;
  private closed = false;

  constructor(
    readonly table: string,
    keys: string[],
  ) {
    this.keys = keys;
    this.early = openSocket(table);
    this.seated = takeSeats(table, keys, (now) => {
      this.keys = now;
      if (!this.closed) showKeys(table, now);
    });
    this.seated.then(
      (own) => own.forEach((key) => this.call(key)),
      () => this.close(), // whoever waits for the seats tells what is wrong
    );
  }
  private socket(): Socket {
    const early = this.early;
    this.early = null;
    return early && (early.readyState ?? 0) < 2 ? early : openSocket(this.table);
  }
  private call(key: string): void {
    if (this.closed) return;
    const kept = new KeptEvents((table) => table.view && prepare(table.view, table.family, placeOf(this.table)));
    const live = new Live(this.table, key, kept, { open: () => this.socket() });
    this.lines.set(key, { live, kept });
    live.start();
  }
  /** The line of a key: whoever takes it listens to it and ends it. */
  take(key: string): BegunLine | null {
    const line = this.lines.get(key) ?? null;
    this.lines.delete(key);
    return line;
  }
  /** Whoever came has left: nobody listens to what is open still. */
  close(): void {
    this.closed = true;
    this.early?.close();
    for (const { live } of this.lines.values()) live.stop();
  }
}

let begun: Opening | null = null;
/** Begins with the table of the address, if it is one that can be opened. */
export function beginAt(address: Pick<Location, 'pathname' | 'hash'>): void {
  const link = tableAt(address);
  if (link && link.keys.length > 0) begun = new Opening(link.table, link.keys);
}
/** What was begun for this table, or a new beginning. */
export function openingFor(table: string, keys: string[]): Opening {
  const early = begun;
  begun = null;
  if (early?.table === table) return early;
  early?.close();
  return new Opening(table, keys);
}
