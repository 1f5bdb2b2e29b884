// Computes the state of a table after an action: a message of the server, or what the reader has done. A pure function.
import { expiresSoon } from '../lib/expiry';
import { withNewest, withUpdate } from '../lib/moveLog';
import type { SocketEvent } from '../lib/tableSocket';
import type { Note, Table, Update } from '../lib/types';
import { keyOf, type KeyState, type TableAction, type TableState } from './state';

/** The state with changed members of one key. */
const withKey = (state: TableState, key: string, change: Partial<KeyState>): TableState => ({
  ...state,
  keys: state.keys.map((one) => (one.key === key ? { ...one, ...change } : one)),
});

/** The note that an update brings. */
export function noteOf({ seq, time, seat, note, from, to, level }: Update): Note {
  return { seq, time, seat, note: note ?? '', ...(from ? { from } : {}), ...(to ? { to } : {}), ...(level ? { level } : {}) };
}

/**
 * True for an update that the key has received before: messages may overlap after a reconnection. The first message of a
 * key is a table, so an update before it is stale, too.
 */
export const isStale = (at: KeyState, update: Update): boolean => at.seq === null || update.seq <= at.seq;

function withTable(state: TableState, at: KeyState, table: Table, time: number): TableState {
  const expiresAt = table.kept_until ?? null;
  const known: TableState = {
    ...state,
    seats: table.seats,
    // A frozen table has no family.
    family: table.family ?? state.family,
    frozen: table.frozen ?? null,
    stoppedByPlayers: table.stopped ?? false,
    proposal: table.proposal ?? null,
    hintsAllowed: table.hints,
    expiresAt: expiresSoon(expiresAt, time) ? expiresAt : null,
    isSeedChosen: table.seed_named,
    resumed: table.resumed,
    daily: table.daily ?? null,
  };
  return withKey(known, at.key, {
    seq: table.seq,
    seat: table.seat,
    lentSeat: table.away ?? null,
    view: table.view ?? null,
    log: withNewest(at.log, { from: table.log_from, moves: table.log }),
    moves: table.moves,
    undo: table.undo ?? { to: null, why: 'nothing' },
    chat: table.chat,
    notes: [...(table.notes ?? [])].sort((a, b) => a.seq - b.seq),
  });
}

/** A move, or moves taken back. */
function withMoves(state: TableState, at: KeyState, update: Update): TableState {
  const moved: TableState = { ...state, thinkingSeat: null };
  return withKey(moved, at.key, {
    log: withUpdate(at.log, update),
    moves: update.moves,
    ...(update.undo ? { undo: update.undo } : {}),
    ...(update.view ? { view: update.view } : {}),
  });
}

/** A note (a seat given away, a proposal to stop and the like). It changes the table, not the game. */
function withNote(state: TableState, at: KeyState, update: Update): TableState {
  const { stoppedByPlayers } = state;
  const isActive = at.key === state.activeKey;
  const noted: TableState = {
    ...state,
    unreadChat: state.unreadChat + (isActive ? 1 : 0),
    thinkingSeat: isActive && stoppedByPlayers ? null : state.thinkingSeat,
  };
  return withKey(noted, at.key, {
    notes: [...at.notes, noteOf(update)],
    ...(update.undo ? { undo: update.undo } : {}),
    // The view of a stopped game has no decision any more.
    ...(update.view && stoppedByPlayers ? { view: update.view } : {}),
  });
}

function withChat(state: TableState, at: KeyState, { chat, seq, time, seat }: Update): TableState {
  const isNew = at.key === state.activeKey && seat !== at.seat;
  const heard = { ...state, unreadChat: state.unreadChat + (isNew ? 1 : 0) };
  return chat ? withKey(heard, at.key, { chat: [...at.chat, { ...chat, seq, time }] }) : heard;
}

function withUpdateOf(state: TableState, at: KeyState, update: Update): TableState {
  if (isStale(at, update)) return state;
  const { stopped = state.stoppedByPlayers, proposal = state.proposal } = update;
  const next = {
    ...withKey(state, at.key, { seq: update.seq }),
    stoppedByPlayers: stopped,
    proposal,
    // A table that is used does not expire soon.
    expiresAt: update.what === 'note' ? state.expiresAt : null,
  };
  if (update.what === 'chat') return withChat(next, at, update);
  if (update.what === 'note') return withNote(next, at, update);
  // A move undone while the connection was down has no position; a `table` message follows.
  return update.undone ? next : withMoves(next, at, update);
}

/** The rejected key is dropped if the device holds others. */
function withoutKey(state: TableState, at: KeyState, code: string, sentence: string): TableState {
  const keys = state.keys.filter((one) => one !== at);
  if (keys.length === 0) return { ...state, fatal: { code, sentence } };
  return { ...state, keys, activeKey: at.key === state.activeKey ? keys[0]!.key : state.activeKey };
}

function withEvent(state: TableState, at: KeyState, event: SocketEvent, time: number): TableState {
  switch (event.type) {
    case 'table':
      return withTable(state, at, event, time);
    case 'update':
      return withUpdateOf(state, at, event);
    case 'seats':
      return { ...state, seats: event.seats };
    case 'thinking':
      return { ...state, thinkingSeat: event.seat };
    case 'connection':
      return withKey(state, at.key, { connection: event.state, retryAt: event.retryAt });
    case 'refused':
      return withoutKey(state, at, event.code, event.sentence);
  }
}

/** The state after an action; the same object if nothing changes. Actions about keys that are no longer held change nothing. */
export function reduce(state: TableState, action: TableAction): TableState {
  switch (action.type) {
    case 'heard': {
      const at = keyOf(state, action.key);
      return at ? withEvent(state, at, action.event, action.time) : state;
    }
    case 'log_read':
      return withKey(state, action.key, { log: action.log });
    case 'key_shown':
      return keyOf(state, action.key) ? { ...state, activeKey: action.key } : state;
    case 'seat_freed':
      return { ...state, seats: state.seats.map((one) => (one.seat === action.seat ? { ...one, taken: false } : one)) };
    case 'chat_read':
      return state.unreadChat === 0 ? state : { ...state, unreadChat: 0 };
  }
}
