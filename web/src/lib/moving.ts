// Moves a game to the other backend: exports its record and opens the record there. This is allowed only if all people of
// the game sit at this device, because a record shows all hidden information. The record of a running game with several
// people is available only after all of them have agreed to end the game.
import { api, ApiError } from './api';
import { withHeldBook } from './books';
import { placeOf, type Where } from './connection';
import { removeHere } from './everything';
import { forget, recentGame, rememberLesson, rememberNew } from './recent';
import type { SeatInfo, TableKeys } from './types';

export interface MovableTable {
  table: string;
  game: string;
  /** The number of moves made. */
  moves: number;
  /** The keys of all people, who all sit at this device. */
  keys: string[];
}

export const otherPlace = (table: string): Where => (placeOf(table) === 'device' ? 'server' : 'device');

/** True if all people of a table sit at this device, no seat is offered to anybody, and no bot plays for a person. */
export function allHere(seats: readonly SeatInfo[], mine: readonly number[]): boolean {
  const people = seats.filter((seat) => seat.kind === 'human');
  return people.length > 0 && people.every(({ seat, offered }) => mine.includes(seat) && !offered) && seats.every((seat) => !seat.person);
}

/** Ends the game at the old backend: every person agrees to stop it. */
async function stopGame({ table, keys }: MovableTable): Promise<void> {
  for (const key of keys) await api.proposeStop(table, key);
}

/** Continues a game without a record, because it began within another game: on a clone at the old backend. */
async function continueOnClone({ table, keys, moves }: MovableTable, refused: unknown): Promise<TableKeys> {
  if (!(refused instanceof ApiError) || refused.code !== 'not_allowed' || keys.length === 1) throw refused;
  return api.clone(table, keys[0]!, moves);
}

export interface Moved {
  table: string;
  mine: string[];
  /** False if the game continues at the old backend. */
  moved: boolean;
}

/** Moves a table and returns the new one with the keys of its seats. The new table is made before the old one is removed. */
export async function moveTable(from: MovableTable): Promise<Moved> {
  const to = otherPlace(from.table);
  const alone = from.keys.length === 1;
  if (!alone) await stopGame(from);
  const made = await api.record(from.table, from.keys[0]!).then(
    (text) => withHeldBook((book) => api.openRecord(text, alone ? book : undefined, to), to),
    (refused) => continueOnClone(from, refused),
  );
  const moved = placeOf(made.table) === to;
  const mine = made.seats.flatMap(({ key }) => key ?? []);
  rememberNew(from.game, made, mine);
  const known = recentGame(from.table);
  if (known?.lesson) rememberLesson(made.table, known.lesson);
  // The old table is not needed any more. If the connection fails now, it stays as it is.
  if (placeOf(from.table) === 'device') await removeHere(known ?? { table: from.table, mine: from.keys });
  else if (alone) await stopGame(from).catch(() => {});
  forget(from.table);
  return { table: made.table, mine, moved };
}
