// A game goes on at the other place: by its record, which makes a table there. It is a game of this device alone, so nobody
// learns what they may not know: a record shows all that is hidden, and a running game of several people is told only after
// all of them have agreed to end it where it was.
import { api, ApiError } from './api';
import { withHeldBook } from './books';
import { placeOf, type Where } from './connection';
import { removeHere } from './everything';
import { forget, recentGame, rememberLesson, rememberNew } from './recent';
import type { SeatInfo, TableKeys } from './types';

export interface Movable {
  table: string;
  game: string;
  /** So many were made. */
  moves: number;
  /** Keys of all people, who all sit here. */
  keys: string[];
}

export const otherPlace = (table: string): Where => (placeOf(table) === 'device' ? 'server' : 'device');

/** Whether all people of a table sit at this device, and nobody is to come or to come back. */
export function allHere(seats: readonly SeatInfo[], mine: readonly number[]): boolean {
  const people = seats.filter((seat) => seat.kind === 'human');
  return people.length > 0 && people.every(({ seat, offered }) => mine.includes(seat) && !offered) && seats.every((seat) => !seat.person);
}

/** Of several people each has to say so; who is alone among bots ends it at once. */
async function endThere({ table, keys }: Movable): Promise<void> {
  for (const key of keys) await api.proposeStop(table, key);
}

/** A game that began within another has no record. Ended as it is, it goes on where it was, at a table of its own. */
async function stay({ table, keys, moves }: Movable, refused: unknown): Promise<TableKeys> {
  if (!(refused instanceof ApiError) || refused.code !== 'not_allowed' || keys.length === 1) throw refused;
  return api.clone(table, keys[0]!, moves);
}

export interface Moved {
  table: string;
  mine: string[];
  /** Otherwise it goes on where it was. */
  moved: boolean;
}

/** The table at the other place, and the keys to its seats. It is made before the old one goes. */
export async function moveTable(from: Movable): Promise<Moved> {
  const to = otherPlace(from.table);
  const alone = from.keys.length === 1;
  if (!alone) await endThere(from);
  const made = await api.record(from.table, from.keys[0]!).then(
    (text) => withHeldBook((book) => api.openRecord(text, alone ? book : undefined, to), to),
    (refused) => stay(from, refused),
  );
  const moved = placeOf(made.table) === to;
  const mine = made.seats.flatMap(({ key }) => key ?? []);
  rememberNew(from.game, made, mine);
  const known = recentGame(from.table);
  if (known?.lesson) rememberLesson(made.table, known.lesson);
  // What is left there is of no use; should the line break now, it stays as it was.
  if (placeOf(from.table) === 'device') await removeHere(known ?? { table: from.table, mine: from.keys });
  else if (alone) await endThere(from).catch(() => {});
  forget(from.table);
  return { table: made.table, mine, moved };
}
