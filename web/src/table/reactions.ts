// Computes what the table screen does after an action besides showing the new state. A pure function; `TableSession`
// carries the reactions out.
import type { Frame } from '../lib/playback';
import type { Note, Table, Update, View } from '../lib/types';
import { isStale, noteOf } from './reducer';
import { keyOf, type TableAction, type TableState } from './state';

export type Reaction =
  /** Another seat is shown, or the seat of the key has changed hands: its holder may no longer see what was shown. */
  | { readonly do: 'hide_shown' }
  | { readonly do: 'close_chooser' }
  /** The reader's own move has arrived: the next choice need not wait for the response to the request. */
  | { readonly do: 'end_sending' }
  /** Show the present at once, without playing the latest move back. */
  | { readonly do: 'skip' }
  /** Play a move of another seat back; `frame` is null if the move has no position. */
  | { readonly do: 'play'; readonly frame: Frame | null }
  /** The present may be on the screen: hand the device over or announce the turn. */
  | { readonly do: 'show_present' }
  /** The next person must take the device over before their hand is shown. */
  | { readonly do: 'pass_device' }
  | { readonly do: 'load_game'; readonly view: View }
  /** Read the older pages of the log, once the table is drawn if there is something to draw. */
  | { readonly do: 'read_log'; readonly whenDrawn: boolean }
  | { readonly do: 'record_scores'; readonly moves: number; readonly view: View }
  /** The moves after `moves` were taken back. */
  | { readonly do: 'drop_after'; readonly moves: number }
  | { readonly do: 'publish_names' }
  /** Give the seat of the key the name in the settings of this device, if it has none. */
  | { readonly do: 'send_name'; readonly key: string }
  | { readonly do: 'save_recent' }
  /** The key no longer has a seat. */
  | { readonly do: 'forget_seat'; readonly key: string }
  | { readonly do: 'show_note'; readonly note: Note };

function afterTable(before: TableState, after: TableState, key: string, table: Table): Reaction[] {
  const reactions: Reaction[] = [];
  const known = keyOf(before, key)!;
  const isActive = key === after.activeKey;
  const isFirst = known.seq === null;
  if (!isFirst && known.seat !== table.seat) reactions.push({ do: 'hide_shown' });
  if (table.seat === null && (table.away ?? null) === null) reactions.push({ do: 'forget_seat', key });
  reactions.push({ do: 'publish_names' });
  if (isFirst && after.keys.length === 1) reactions.push({ do: 'send_name', key });
  if (isActive) reactions.push({ do: 'read_log', whenDrawn: Boolean(table.view) });
  if (table.view) {
    reactions.push({ do: 'load_game', view: table.view }, { do: 'record_scores', moves: table.moves, view: table.view });
  }
  reactions.push({ do: 'save_recent' });
  if (isActive) reactions.push({ do: 'show_present' });
  return reactions;
}

function afterNote(after: TableState, key: string, update: Update): Reaction[] {
  if (key !== after.activeKey) return [];
  const stopped: Reaction[] = after.stoppedByPlayers ? [{ do: 'close_chooser' }, { do: 'save_recent' }, { do: 'show_present' }] : [];
  return [...stopped, { do: 'show_note', note: noteOf(update) }];
}

function afterMoves(before: TableState, after: TableState, key: string, update: Update): Reaction[] {
  const reactions: Reaction[] = [];
  const { seat, view: shown } = keyOf(before, key)!;
  const { view, events = [], moves } = update;
  const isActive = key === after.activeKey;
  const isOwn = update.seat === seat;
  if (view) {
    if (update.what === 'undo') reactions.push({ do: 'drop_after', moves });
    reactions.push({ do: 'record_scores', moves, view });
    const onward = shown?.turn !== view.turn || shown?.decision?.seat !== view.decision?.seat;
    if (isActive && (onward || view.over)) reactions.push({ do: 'save_recent' });
  }
  if (!isActive) return reactions;
  if (isOwn) reactions.push({ do: 'end_sending' });
  reactions.push({ do: 'close_chooser' });
  if (update.what === 'undo' || isOwn) reactions.push({ do: 'skip' });
  else reactions.push({ do: 'play', frame: view ? { view, events, moves, seat: update.seat } : null });
  reactions.push({ do: 'show_present' });
  return reactions;
}

function afterUpdate(before: TableState, after: TableState, key: string, update: Update): Reaction[] {
  if (isStale(keyOf(before, key)!, update) || update.undone || update.what === 'chat') return [];
  return update.what === 'note' ? afterNote(after, key, update) : afterMoves(before, after, key, update);
}

function afterRefusal(before: TableState, after: TableState): Reaction[] {
  if (after.fatal) return [];
  const saved: Reaction[] = [{ do: 'save_recent' }];
  return before.activeKey === after.activeKey ? saved : [...saved, { do: 'hide_shown' }, { do: 'pass_device' }];
}

/** What to do after `action` has led from the state `before` to `after`, in this order. */
export function reactionsTo(before: TableState, action: TableAction, after: TableState): Reaction[] {
  if (after === before) return [];
  if (action.type === 'key_shown') return [{ do: 'hide_shown' }, { do: 'read_log', whenDrawn: false }, { do: 'show_present' }];
  if (action.type === 'seat_freed') return [{ do: 'publish_names' }];
  if (action.type !== 'heard') return [];
  const { key, event } = action;
  if (event.type === 'table') return afterTable(before, after, key, event);
  if (event.type === 'update') return afterUpdate(before, after, key, event);
  if (event.type === 'seats') return [{ do: 'publish_names' }];
  return event.type === 'refused' ? afterRefusal(before, after) : [];
}
