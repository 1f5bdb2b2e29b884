// The connections of a table, one for each key held on this device.
import { RequestRejected, TableSocket, type SocketEvent } from '../lib/tableSocket';
import type { TableOpening } from '../opening/opening';

interface Connection {
  socket: TableSocket;
  /** Opens the connection, or takes over the one opened while the page was loading. */
  start(): void;
}

export class TableConnections {
  private readonly byKey = new Map<string, Connection>();

  constructor(id: string, keys: readonly string[], opening: TableOpening | null, hear: (key: string, event: SocketEvent) => void) {
    for (const key of keys) {
      const listener = (event: SocketEvent): void => hear(key, event);
      const early = opening?.takeConnection(key) ?? null;
      const socket = early?.socket ?? new TableSocket(id, key, listener);
      this.byKey.set(key, { socket, start: () => (early ? early.buffered.listen(listener) : socket.start()) });
    }
  }

  start(): void {
    for (const one of this.byKey.values()) one.start();
  }
  stop(): void {
    for (const one of this.byKey.values()) one.socket.stop();
  }
  /** Reconnects immediately where a connection waits for its next attempt. */
  retryNow(): void {
    for (const one of this.byKey.values()) one.socket.retryNow();
  }
  /** Sends a request on the connection of a key. */
  ask(key: string, request: (socket: TableSocket) => Promise<number>): Promise<number> {
    const connection = this.byKey.get(key);
    return connection ? request(connection.socket) : Promise.reject(new RequestRejected('network', ''));
  }
}
