// The layout of the town map of Rails to the North: a wide plan with the city strip along its lower edge, and a tall one
// for phones with the strip along its left edge. The towns and their tracks come with the components answer; a town
// without a position in the plan is put into the free corner.
import type { GameParts, TownInfo, TownKind } from '../gameParts';
import type { Point } from '../../../drawing/geometry';

export interface TownPlan {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  towns: Record<string, Point>;
  /** The crests of the strip by the value of their city, the ground below them, and the headquarters. */
  crests: Record<number, Point>;
  headquarters: Point;
  strip: { x: number; y: number; width: number; height: number };
  /** The position of the remaining station masters, shown when a city gives one. */
  spare: Point[];
  /** Points through which a track runs: "T03>T05". */
  bends: Record<string, Point>;
  hills: { at: Point; rx: number; ry: number; rings: number; seed: number; turn?: number }[];
}

/** The size of the drawing of each kind of town, around its position. */
export const townSize: Record<TownKind, { width: number; height: number }> = {
  small: { width: 56, height: 56 },
  station: { width: 132, height: 66 },
  medium: { width: 106, height: 56 },
  large: { width: 114, height: 88 },
};

export const widePlan: TownPlan = {
  name: 'wide',
  width: 1120,
  height: 690,
  towns: {
    T01: [74, 466],
    T02: [70, 340],
    T03: [218, 470],
    T04: [224, 326],
    T05: [142, 222],
    T06: [342, 492],
    T07: [346, 384],
    T08: [450, 494],
    T09: [530, 486],
    T10: [546, 380],
    T11: [440, 290],
    T12: [322, 214],
    T13: [632, 500],
    T14: [656, 388],
    T15: [754, 318],
    T16: [622, 258],
    T17: [742, 184],
    T18: [832, 240],
    T19: [640, 116],
    T20: [506, 92],
    T21: [920, 160],
    T22: [884, 396],
    T23: [1046, 82],
    T24: [1050, 220],
    T25: [724, 508],
    T26: [758, 420],
    T27: [972, 492],
    T28: [1036, 396],
  },
  crests: {
    0: [58, 622],
    1: [176, 622],
    4: [300, 622],
    6: [446, 622],
    10: [640, 622],
    12: [786, 622],
    15: [924, 622],
    18: [1050, 622],
  },
  headquarters: [74, 556],
  strip: { x: 14, y: 586, width: 1092, height: 90 },
  spare: [
    [1040, 484],
    [1080, 484],
    [1040, 540],
    [1080, 540],
  ],
  bends: { 'T03>T05': [140, 396], 'T17>T21': [830, 162], 'T21>T22': [906, 286] },
  hills: [
    { at: [420, 130], rx: 70, ry: 40, rings: 3, seed: 4 },
    { at: [60, 250], rx: 46, ry: 34, rings: 2, seed: 6 },
    { at: [960, 310], rx: 60, ry: 30, rings: 3, seed: 9 },
    { at: [790, 90], rx: 80, ry: 40, rings: 3, seed: 12 },
    { at: [480, 440], rx: 40, ry: 18, rings: 2, seed: 15 },
  ],
};

export const tallPlan: TownPlan = {
  name: 'tall',
  width: 680,
  height: 900,
  towns: {
    T01: [168, 56],
    T02: [290, 52],
    T03: [176, 176],
    T04: [326, 146],
    T05: [300, 226],
    T06: [142, 284],
    T07: [262, 312],
    T08: [142, 426],
    T09: [142, 355],
    T10: [330, 432],
    T11: [352, 344],
    T12: [460, 270],
    T13: [196, 526],
    T14: [306, 524],
    T15: [340, 620],
    T16: [430, 526],
    T17: [530, 476],
    T18: [616, 548],
    T19: [548, 394],
    T20: [606, 292],
    T21: [532, 640],
    T22: [390, 704],
    T23: [610, 742],
    T24: [478, 800],
    T25: [126, 604],
    T26: [216, 612],
    T27: [148, 762],
    T28: [266, 790],
  },
  crests: {
    0: [50, 54],
    1: [50, 156],
    4: [50, 264],
    6: [50, 400],
    10: [50, 556],
    12: [50, 652],
    15: [50, 752],
    18: [50, 846],
  },
  headquarters: [110, 54],
  strip: { x: 8, y: 10, width: 84, height: 880 },
  spare: [
    [130, 856],
    [170, 856],
    [210, 856],
    [250, 856],
  ],
  bends: { 'T13>6': [92, 470] },
  hills: [
    { at: [590, 120], rx: 70, ry: 60, rings: 4, seed: 4 },
    { at: [420, 90], rx: 40, ry: 30, rings: 2, seed: 6 },
    { at: [600, 860], rx: 60, ry: 24, rings: 2, seed: 9 },
  ],
};

/** The position of a town; towns that the plan does not contain stand in a row at the upper edge. */
export function placeOf(plan: TownPlan, gameParts: GameParts, town: string): Point {
  const known = plan.towns[town];
  if (known) return known;
  const others = gameParts.towns.filter((one) => !plan.towns[one.id]);
  return [60 + 120 * others.findIndex((one) => one.id === town), 40];
}
export function crestOf(plan: TownPlan, gameParts: GameParts, city: string): Point {
  const value = gameParts.city(city)?.value ?? 0;
  return plan.crests[value] ?? [plan.width / 2, plan.height - 60];
}

export interface Track {
  key: string;
  from: Point;
  to: Point;
  d: string;
  /** The area in which both ends lie. */
  area: string | null;
}
/** All tracks, each once: between towns, and from towns to crests and to the headquarters. */
export function tracksOf(plan: TownPlan, gameParts: GameParts): Track[] {
  const out: Track[] = [];
  const add = (town: TownInfo, other: string, to: Point, area: string | null): void => {
    const from = placeOf(plan, gameParts, town.id);
    const bend = plan.bends[`${town.id}>${other}`] ?? plan.bends[`${other}>${town.id}`];
    const d = bend ? `M${from.join(' ')}Q${bend.join(' ')} ${to.join(' ')}` : `M${from.join(' ')}L${to.join(' ')}`;
    out.push({ key: `${town.id}>${other}`, from, to, d, area });
  };
  for (const town of gameParts.towns) {
    if (town.headquarters) add(town, 'HQ', plan.headquarters, null);
    for (const city of town.cities) add(town, String(gameParts.city(city)?.value), crestOf(plan, gameParts, city), null);
    for (const other of town.tracks) {
      if (other < town.id) continue;
      add(town, other, placeOf(plan, gameParts, other), gameParts.town(other)?.area === town.area ? town.area : null);
    }
  }
  return out;
}
