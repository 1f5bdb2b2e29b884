// The layout of the town map of Rails to the North: a wide plan with the city strip along its lower edge, and a tall one
// for phones with the strip along its left edge. The towns and their tracks come with the components answer; a town
// without a position in the plan is put into the free corner.
import type { GameParts, TownInfo, TownKind } from '../gameParts';
import type { Point } from '../../../drawing/geometry';
import { planFrom, type Plan } from '../../../drawing/map/plan';
import tallFile from './tall.json';
import wideFile from './wide.json';

export interface TownPlan extends Plan {
  towns: Record<string, Point>;
  /** The crests of the strip by the value of their city, the ground below them, and the headquarters. */
  crests: Record<number, Point>;
  headquarters: Point;
  strip: { x: number; y: number; width: number; height: number };
  /** The position of the remaining station masters, shown when a city gives one. */
  spare: Point[];
  /** Points through which a track runs: "T03>T05". */
  bends: Record<string, Point>;
}

/** The size of the drawing of each kind of town, around its position. */
export const townSize: Record<TownKind, { width: number; height: number }> = {
  small: { width: 56, height: 56 },
  station: { width: 132, height: 66 },
  medium: { width: 106, height: 56 },
  large: { width: 114, height: 88 },
};

export const widePlan = planFrom<TownPlan>(wideFile);
export const tallPlan = planFrom<TownPlan>(tallFile);

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
