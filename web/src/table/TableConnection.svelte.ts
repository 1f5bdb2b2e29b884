// The connection of one key to a table, and the state of the table as that key may see it.
import { TableSocket, type ConnectionState, type TableEvents } from '../lib/tableSocket';
import type { MoveLog } from '../lib/log';
import type { Chat, Note, Undo, View } from '../lib/types';
import type { EarlyConnection } from '../opening/opening';

/** Message handlers that the session supplies; the connection itself handles only its own state. */
export type ConnectionHandlers = Omit<TableEvents, 'state'>;

export class TableConnection {
  /** True once the first `table` message has arrived, which names the seat of the key. */
  isIdentified = false;
  seat = $state<number | null>(null);
  /** The seat that a bot plays for the holder of this key; null if there is none. */
  lentSeat = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<MoveLog>({ from: 0, moves: [] });
  /** Set while older pages of the log are being fetched. */
  logReading: Promise<void> | null = null;
  moves = $state(0);
  undo = $state.raw<Undo>({ to: null, why: 'nothing' });
  chat = $state.raw<Chat[]>([]);
  notes = $state.raw<Note[]>([]);
  connectionState = $state<ConnectionState>('connecting');
  retryAt = $state<number | null>(null);
  readonly socket: TableSocket;
  /** Opens the connection, or takes over the one opened while the page was loading. */
  readonly start: () => void;

  constructor(table: string, readonly key: string, early: EarlyConnection | null, handlersFor: (by: TableConnection) => ConnectionHandlers) {
    const events: TableEvents = {
      ...handlersFor(this),
      state: (state, retryAt) => {
        this.connectionState = state;
        this.retryAt = retryAt;
      },
    };
    this.socket = early?.socket ?? new TableSocket(table, key, events);
    this.start = () => (early ? early.buffered.listen(events) : this.socket.start());
  }
}
