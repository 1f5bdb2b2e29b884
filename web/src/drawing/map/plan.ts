// The plan of a map: the positions and art of one layout, stored as a JSON file beside the layout that reads it.
import { hill, type Point } from '../geometry';
import type { Room } from '../room.svelte';

export interface Hill {
  at: Point;
  rx: number;
  ry: number;
  rings: number;
  seed: number;
  turn?: number;
}
export interface Plan {
  /** The wide plan is for screens that are wider than high, the tall one for phones. */
  name: 'wide' | 'tall';
  width: number;
  height: number;
  hills: Hill[];
}

/** A plan with the types that a JSON file can have: a point is a list of numbers, a name any string. */
type Stored<T> = T extends Point ? number[] : T extends string ? string : T extends object ? { [Key in keyof T]: Stored<T[Key]> } : T;

/** The plan in a JSON file. The compiler checks its fields; tests check that each point has two coordinates. */
export const planFrom = <T extends Plan>(file: Stored<T>): T => file as unknown as T;

/** The contour lines of all hills, as one path. */
export const contoursOf = (plan: Plan): string => plan.hills.map((one) => hill(one.at, one.rx, one.ry, one.rings, one.seed, one.turn)).join('');

/** Map units per pixel of the screen, with which texts get a readable size in pixels. */
export function unitsPerPixel(plan: Plan, { width, height }: Room): number {
  return width > 0 ? Math.max(plan.width / width, height > 0 ? plan.height / height : 0) : 1.5;
}
