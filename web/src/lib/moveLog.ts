// The moves of a table that count after undo, of which the newest page is loaded first.
import type { Update } from './types';

/** The loaded part of a table's log, oldest move first. The newest page is loaded first. Undone moves are left out. */
export interface MoveLog {
  /** The number of moves before the first loaded one. */
  from: number;
  moves: Update[];
}

/** The log after an update: with the move added, or without the undone moves. */
export function withUpdate(log: MoveLog, update: Update): MoveLog {
  if (update.what !== 'move' && update.what !== 'undo') return log;
  const last = update.what === 'move' ? update.moves - 1 : update.moves;
  const remaining = log.moves.filter((one) => one.moves <= last);
  return { from: Math.min(log.from, last), moves: update.what === 'move' ? [...remaining, update] : remaining };
}

/** The log with an older page in front. A page that does not end where the log begins is ignored. */
export function withOlder(log: MoveLog, page: MoveLog): MoveLog {
  if (page.from + page.moves.length !== log.from) return log;
  return { from: page.from, moves: [...page.moves, ...log.moves] };
}

/**
 * The log with the newest page, after a reconnection. Older moves are kept only if the log contains the first entry of
 * the page: then no earlier move has been undone meanwhile.
 */
export function withNewest(log: MoveLog, page: MoveLog): MoveLog {
  const first = page.moves[0];
  const known = first && log.moves.some((one) => one.moves === first.moves && one.seq === first.seq);
  if (!known) return page;
  return { from: log.from, moves: [...log.moves.filter((one) => one.moves <= page.from), ...page.moves] };
}
