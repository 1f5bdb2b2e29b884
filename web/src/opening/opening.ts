// The first words with the server about a table: said as soon as the address is read, while most of the page is still on its
// way. The table's door takes over from here.
import { prefetchGame } from './game';
import { placeOf } from '../lib/connection';
import { linkPath } from '../lib/link';
import { KeptEvents, Live, openSocket, type Socket } from '../lib/live';
import { tableAt } from '../lib/recent';
import { takeSeats } from '../lib/sit';

/** A line that was opened before anybody could listen. */
export interface EarlyConnection {
  live: Live;
  buffered: KeptEvents;
}

/** At the same table with other keys: a link has become a key of one's own. */
function showKeys(table: string, keys: string[]): void {
  history.replaceState(null, '', linkPath(table, keys));
}

export class TableOpening {
  /** What the seats are held with now: own keys, once they are taken. */
  keys: string[];
  readonly seated: Promise<string[]>;
  private readonly connections = new Map<string, EarlyConnection>();
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
      (own) => own.forEach((key) => this.connect(key)),
      () => this.close(), // whoever waits for the seats tells what is wrong
    );
  }
  private socket(): Socket {
    const early = this.early;
    this.early = null;
    return early && (early.readyState ?? 0) < 2 ? early : openSocket(this.table);
  }
  private connect(key: string): void {
    if (this.closed) return;
    const buffered = new KeptEvents((table) => table.view && prefetchGame(table.view, table.family, placeOf(this.table)));
    const live = new Live(this.table, key, buffered, { open: () => this.socket() });
    this.connections.set(key, { live, buffered });
    live.start();
  }
  /** The line of a key: whoever takes it listens to it and ends it. */
  takeConnection(key: string): EarlyConnection | null {
    const line = this.connections.get(key) ?? null;
    this.connections.delete(key);
    return line;
  }
  /** Whoever came has left: nobody listens to what is open still. */
  close(): void {
    this.closed = true;
    this.early?.close();
    for (const { live } of this.connections.values()) live.stop();
  }
}

let early: TableOpening | null = null;
/** Begins with the table of the address, if it is one that can be opened. */
export function connectEarly(address: Pick<Location, 'pathname' | 'hash'>): void {
  const link = tableAt(address);
  if (link && link.keys.length > 0) early = new TableOpening(link.table, link.keys);
}
/** What was begun for this table, or a new beginning. */
export function takeOpening(table: string, keys: string[]): TableOpening {
  const opening = early;
  early = null;
  if (opening?.table === table) return opening;
  opening?.close();
  return new TableOpening(table, keys);
}
