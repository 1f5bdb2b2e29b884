// Turns any part of a position into readable text: keys as names, values as they are.
import { humanise, spaced } from '../../lib/i18n/translator';
import type { Json, View } from '../../lib/types';

export interface Row {
  name: string;
  text: string;
}

/** "space:long_ford" becomes "Space long ford". */
export function elementName(el: string): string {
  const [kind = '', ...rest] = el.split(':');
  return [humanise(kind), ...rest.map(spaced)].join(' ');
}

const nothing = '–';
export function textOf(value: Json): string {
  if (value === null || value === undefined || value === false || value === '') return nothing;
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map(textOf).join(', ') || nothing;
  if (typeof value !== 'object') return typeof value === 'string' ? spaced(value) : String(value);
  return rowsOf(value).map(({ name, text }) => `${name} ${text}`).join(', ') || nothing;
}

/** The members of an object, one row for each key except the omitted ones. */
export const rowsOf = (value: Json, without: readonly string[] = []): Row[] =>
  Object.entries((value ?? {}) as Record<string, Json>)
    .filter(([key]) => !without.includes(key))
    .map(([key, one]) => ({ name: humanise(key), text: textOf(one) }));

/** The element of a list of players that belongs to a seat. */
function ofSeat(list: Json, seat: number): Record<string, Json> {
  const players: Record<string, Json>[] = Array.isArray(list) ? list : [];
  return players.find((one) => one?.seat === seat) ?? players[seat - 1] ?? {};
}
export const playerOf = (view: View, seat: number): Record<string, Json> => ofSeat(view.position?.players, seat);
export const figuresOf = (view: View, seat: number): Record<string, Json> => ofSeat(view.figures?.players, seat);

/** The cards of a hand one by one, from a list or from counts; null if the viewer may not know them. */
export function handOf(view: View, seat: number): string[] | null {
  const { hand } = playerOf(view, seat);
  if (Array.isArray(hand)) return hand.map(textOf);
  if (typeof hand !== 'object' || hand === null) return null;
  return Object.entries(hand).flatMap(([card, count]) => Array<string>(Number(count) || 0).fill(humanise(card)));
}
