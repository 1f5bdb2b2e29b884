// Connects to the table in the address as early as possible, while most of the page is still loading. TablePage takes
// the connections over.
import { prefetchGame } from './game';
import { backendOf } from '../lib/connection';
import { linkPath } from '../lib/link';
import { BufferedEvents, TableSocket, openSocket, type Socket } from '../lib/tableSocket';
import { tableAt } from '../lib/recentGames';
import { takeSeats } from '../lib/takeSeats';

/** A connection that was opened early; its messages are buffered until a session listens. */
export interface EarlyConnection {
  socket: TableSocket;
  buffered: BufferedEvents;
}

/** Puts the own keys into the address, after a link was exchanged for one. */
function showKeys(table: string, keys: string[]): void {
  history.replaceState(null, '', linkPath(table, keys));
}

/** Takes the seats of a table and opens a connection for each. */
export class TableOpening {
  /** The keys of the address, or the own keys once the seats are taken. */
  keys: string[];
  /** Resolves to the own keys once the seats are taken. */
  readonly seated: Promise<string[]>;
  private readonly connections = new Map<string, EarlyConnection>();
  /** A socket opened while the seats are being taken, for the first connection. */
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
      () => this.close(), // the error reaches the caller through `seated`
    );
  }
  private socket(): Socket {
    const early = this.early;
    this.early = null;
    return early && (early.readyState ?? 0) < 2 ? early : openSocket(this.table);
  }
  private connect(key: string): void {
    if (this.closed) return;
    const buffered = new BufferedEvents((table) => table.view && prefetchGame(table.view, table.family!, backendOf(this.table)));
    const tableSocket = new TableSocket(this.table, key, buffered.receive, { open: () => this.socket() });
    this.connections.set(key, { socket: tableSocket, buffered });
    tableSocket.start();
  }
  /** Hands over the connection of a key; the caller must listen to it and stop it. */
  takeConnection(key: string): EarlyConnection | null {
    const connection = this.connections.get(key) ?? null;
    this.connections.delete(key);
    return connection;
  }
  /** Closes all connections that have not been handed over. */
  close(): void {
    this.closed = true;
    this.early?.close();
    for (const { socket } of this.connections.values()) socket.stop();
  }
}

let early: TableOpening | null = null;
/** Connects to the table in the address, if there is one with a key. */
export function connectEarly(address: Pick<Location, 'pathname' | 'hash'>): void {
  const link = tableAt(address);
  if (link && link.keys.length > 0) early = new TableOpening(link.table, link.keys);
}
/** The early opening of this table, or a new one. */
export function takeOpening(table: string, keys: string[]): TableOpening {
  const opening = early;
  early = null;
  if (opening?.table === table) return opening;
  opening?.close();
  return new TableOpening(table, keys);
}
