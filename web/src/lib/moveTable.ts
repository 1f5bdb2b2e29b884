// Moves a game to the other backend: exports its record and opens the record there. This is allowed only if all people
// of the game sit at this device, because a record shows all hidden information. The record of a running game with
// several people is available only after all of them have agreed to end the game.
import { api, ApiError } from './api';
import { withStoredBook } from './recordBook';
import { backendOf, type Backend } from './connection';
import { deleteLocalTable } from './backup';
import { forget, recentGame, rememberLesson, rememberNew } from './recentGames';
import type { SeatInfo, TableKeys } from './types';

export interface MovableTable {
  table: string;
  game: string;
  /** The number of moves made. */
  moves: number;
  /** The keys of all people, who all sit at this device. */
  keys: string[];
}

export const otherBackend = (table: string): Backend => (backendOf(table) === 'device' ? 'server' : 'device');

/**
 * True if all people of a table sit at this device, no seat is offered to another person, and no bot plays for a
 * person.
 */
export function allPeopleHere(seats: readonly SeatInfo[], mine: readonly number[]): boolean {
  const people = seats.filter((seat) => seat.kind === 'human');
  return people.length > 0 && people.every(({ seat, offered }) => mine.includes(seat) && !offered) && seats.every((seat) => !seat.person);
}

/** Ends the game at the old backend: every person agrees to stop it. */
async function stopGame({ table, keys }: MovableTable): Promise<void> {
  for (const key of keys) await api.proposeStop(table, key);
}

/** Continues the game on a clone at the old backend: a game that began within another one has no record. */
async function continueOnClone({ table, keys, moves }: MovableTable, refused: unknown): Promise<TableKeys> {
  if (!(refused instanceof ApiError) || refused.code !== 'not_allowed' || keys.length === 1) throw refused;
  return api.clone(table, keys[0]!, moves);
}

export interface MoveResult {
  table: string;
  mine: string[];
  /** False if the game continues at the old backend. */
  moved: boolean;
}

/**
 * Moves a table and returns the new one with the keys of its seats. The new table is made before the old one is
 * removed.
 */
export async function moveTable(from: MovableTable): Promise<MoveResult> {
  const to = otherBackend(from.table);
  const alone = from.keys.length === 1;
  if (!alone) await stopGame(from);
  const made = await api.record(from.table, from.keys[0]!).then(
    (text) => withStoredBook((book) => api.openRecord(text, alone ? book : undefined, to), to),
    (refused) => continueOnClone(from, refused),
  );
  const moved = backendOf(made.table) === to;
  const mine = made.seats.flatMap(({ key }) => key ?? []);
  rememberNew(from.game, made, mine);
  const known = recentGame(from.table);
  if (known?.lesson) rememberLesson(made.table, known.lesson);
  // The old table is not needed any more. If the connection fails now, it stays as it is.
  if (backendOf(from.table) === 'device') await deleteLocalTable(known ?? { table: from.table, mine: from.keys });
  else if (alone) await stopGame(from).catch(() => {});
  forget(from.table);
  return { table: made.table, mine, moved };
}
