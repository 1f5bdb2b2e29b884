// The layout of the railroad: positions of cities, track spaces and stations. On a wide screen it is one strip; on a phone
// it is folded into four rows, which run like lines of text. Each city stands above the track space of its value.
import type { GameParts } from '../gameParts';

export interface Spot {
  x: number;
  y: number;
}
export interface RailPlan {
  name: 'wide' | 'middle' | 'tall';
  width: number;
  height: number;
  /** Rails to draw: from, to, height. */
  rails: { from: number; to: number; y: number }[];
  space(n: number): Spot;
  /** Distance to the next space. */
  gap(n: number): number;
  turnout(station: number): Spot;
  /** The centre of the station's drawing, and its maximum width. */
  station(station: number): Spot & { width: number };
  city(id: string): Spot;
  arrow(from: string): Spot;
}

/** The distances from the rails up to the centre of a city's shield and down to the centre of a station. */
const cityRise = 84;
const stationDrop = 51;

interface Row {
  first: number;
  last: number;
  y: number;
  x: number;
  gap: number;
}
/** `shift` moves cities, by value, whose neighbours would touch. */
type Shifts = Record<number, number>;

function plan(gameParts: GameParts, name: RailPlan['name'], width: number, height: number, rows: Row[], shift: Shifts): RailPlan {
  const { lastTrackSpace } = gameParts;
  const rowOf = (n: number): Row => rows.find((row) => n >= row.first && n <= row.last) ?? rows[0]!;
  const space = (n: number): Spot => {
    const row = rowOf(n);
    return { x: row.x + (n - row.first) * row.gap, y: row.y };
  };
  const gap = (n: number): number => rowOf(n).gap;
  const lines = [...new Set(rows.map((row) => row.y))].map((y) => {
    const same = rows.filter((row) => row.y === y);
    const first = same[0]!;
    const last = same[same.length - 1]!;
    const begin = first.first === 0 ? first.x - 62 : first.x - first.gap;
    const end = last.last === lastTrackSpace ? last.x + (last.last - last.first) * last.gap + 14 : width;
    return { from: Math.max(0, begin), to: end, y };
  });
  const after = (number: number): number => gameParts.station(number)?.after_space ?? 0;
  const turnout = (number: number): Spot => {
    const from = space(after(number));
    if (after(number) === lastTrackSpace) return from;
    return { x: from.x + gap(after(number)) / 2, y: from.y + 24 };
  };
  const city = (id: string): Spot => {
    const value = gameParts.city(id)?.value ?? 0;
    const below = space(value);
    return { x: below.x + (shift[value] ?? 0), y: below.y - cityRise };
  };
  return {
    name,
    width,
    height,
    rails: lines,
    space,
    gap,
    turnout,
    station: (number) => {
      const at = turnout(number);
      const room = gameParts.station(number)?.station_master ? (name === 'tall' ? 96 : 108) : name === 'wide' ? 72 : 86;
      const x = Math.min(at.x, width - room / 2 - 4);
      return { x, y: space(after(number)).y + stationDrop, width: room };
    },
    city,
    arrow: (from) => {
      const next = gameParts.strip[gameParts.strip.findIndex((one) => one.id === from) + 1];
      const a = city(from);
      const b = next ? city(next.id) : a;
      if (a.y === b.y) return { x: (a.x + b.x) / 2, y: a.y };
      return { x: Math.min(a.x + 46, width - 20), y: a.y };
    },
  };
}

export interface RailPlans {
  wide: RailPlan;
  middle: RailPlan;
  tall: RailPlan;
}
const base = 112;
const plans = new WeakMap<GameParts, RailPlans>();
export function railsOf(gameParts: GameParts): RailPlans {
  let made = plans.get(gameParts);
  if (made) return made;
  const last = gameParts.lastTrackSpace;
  const near = { first: 0, last: 18, y: base, x: 72, gap: 39 };
  made = {
    wide: plan(gameParts, 'wide', 1210, 186, [near, { first: 19, last, y: base, x: 72 + 18 * 39 + 24, gap: 19.3 }], { 0: -28, 1: 6 }),
    middle: plan(gameParts, 'middle', 806, 292, [near, { first: 19, last, y: base + 106, x: 26, gap: 37 }], { 0: -28, 1: 6, 18: -14 }),
    tall: plan(
      gameParts,
      'tall',
      390,
      606,
      [
        { first: 0, last: 9, y: 118, x: 56, gap: 34.5 },
        { first: 10, last: 18, y: 314, x: 44, gap: 37 },
        { first: 19, last: 29, y: 434, x: 26, gap: 33.5 },
        { first: 30, last, y: 534, x: 26, gap: 36 },
      ],
      { 0: -22, 1: 22, 10: 2, 18: -6 },
    ),
  };
  plans.set(gameParts, made);
  return made;
}
