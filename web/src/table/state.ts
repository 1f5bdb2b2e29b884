// The state of a table as its connections report it, and the actions that change it. Data only: no Svelte, no requests.
import type { MoveLog } from '../lib/moveLog';
import type { ConnectionState, SocketEvent } from '../lib/tableSocket';
import type { Chat, Note, Proposal, SeatInfo, Undo, View } from '../lib/types';

/** The connection of one key, and the table as the holder of the key may see it. */
export interface KeyState {
  readonly key: string;
  /** The number of the newest log entry received; null before the first `table` message, which names the seat of the key. */
  readonly seq: number | null;
  readonly seat: number | null;
  /** The seat that a bot plays for the holder of this key; null if there is none. */
  readonly lentSeat: number | null;
  readonly view: View | null;
  readonly log: MoveLog;
  readonly moves: number;
  readonly undo: Undo;
  readonly chat: readonly Chat[];
  readonly notes: readonly Note[];
  readonly connection: ConnectionState;
  /** The time of the next attempt to connect, in milliseconds since 1970. */
  readonly retryAt: number | null;
}

export interface TableState {
  readonly id: string;
  /** The keys held on this device. */
  readonly keys: readonly KeyState[];
  /** The key whose view is shown. */
  readonly activeKey: string;
  readonly seats: readonly SeatInfo[];
  /** Family of the table's game, see GameInfo. */
  readonly family: string;
  /** The server's sentence if the game follows older rules and can only be read; else null. */
  readonly frozen: string | null;
  /** True once the players have agreed to stop the game before its end. */
  readonly stoppedByPlayers: boolean;
  /** An open proposal to stop the game. */
  readonly proposal: Proposal | null;
  /** The seat whose bot is thinking. */
  readonly thinkingSeat: number | null;
  readonly hintsAllowed: boolean;
  /** When the server will delete the unused table, in seconds since 1970; null unless that is soon. */
  readonly expiresAt: number | null;
  /** True if a person chose the seed of the game, who could therefore know the deal. */
  readonly isSeedChosen: boolean;
  /** True if the game continues another table or a record, so that a player may know its hidden cards. */
  readonly resumed: boolean;
  /** The date of the daily deal that is played here; null at other tables. */
  readonly daily: string | null;
  /** Number of chat lines and notes that the reader has not seen. */
  readonly unreadChat: number;
  /** Why the table cannot be shown at all. */
  readonly fatal: { readonly code: string; readonly sentence: string } | null;
}

export type TableAction =
  /** A connection reports something. `time`: now, in milliseconds since 1970. */
  | { readonly type: 'heard'; readonly key: string; readonly time: number; readonly event: SocketEvent }
  /** Older pages of the log of a key have been read. */
  | { readonly type: 'log_read'; readonly key: string; readonly log: MoveLog }
  /** Another person at this device looks at the table with their key. */
  | { readonly type: 'key_shown'; readonly key: string }
  /** The seat has been given a new link. */
  | { readonly type: 'seat_freed'; readonly seat: number }
  | { readonly type: 'chat_read' };

const noUndo: Undo = { to: null, why: 'nothing' };

const newKey = (key: string): KeyState => ({
  key,
  seq: null,
  seat: null,
  lentSeat: null,
  view: null,
  log: { from: 0, moves: [] },
  moves: 0,
  undo: noUndo,
  chat: [],
  notes: [],
  connection: 'connecting',
  retryAt: null,
});

/** The state before the first message. */
export const newTableState = (id: string, keys: readonly string[]): TableState => ({
  id,
  keys: keys.map(newKey),
  activeKey: keys[0] ?? '',
  seats: [],
  family: '',
  frozen: null,
  stoppedByPlayers: false,
  proposal: null,
  thinkingSeat: null,
  hintsAllowed: false,
  expiresAt: null,
  isSeedChosen: false,
  resumed: false,
  daily: null,
  unreadChat: 0,
  fatal: null,
});

// ---- what follows from the state ------------------------------------------------------------------------

export const keyOf = (state: TableState, key: string): KeyState | undefined => state.keys.find((one) => one.key === key);

/** The key whose view is shown. */
export const activeOf = (state: TableState): KeyState => keyOf(state, state.activeKey) ?? newKey(state.activeKey);

export const seatsHere = (keys: readonly KeyState[]): number[] => keys.flatMap((one) => one.seat ?? []);

/**
 * Message key of the notice that one of several people may know hidden or future cards; null without a reason for it.
 */
export function priorKnowledgeOf({ seats, isSeedChosen, resumed }: TableState): string | null {
  if (seats.filter((seat) => seat.kind === 'human').length < 2) return null;
  if (isSeedChosen) return 'table.foreseen.seed_named';
  return resumed ? 'table.foreseen.resumed' : null;
}
