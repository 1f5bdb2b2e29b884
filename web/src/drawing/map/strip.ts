// Places the strip with the actions of the current location beside the location, where it hides as little as possible.
import type { Point } from '../geometry';

export interface Strip {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The scale of the strip in map units per unit, so that it stays legible. */
  scale: number;
  /** The arrow to the location. */
  arrow: string;
}

export const row = { width: 208, height: 38 };

export interface Surroundings {
  plan: { width: number; height: number };
  /** Map units per pixel of the screen. */
  pixel: number;
  /** The distance of the strip from the location: beside it, below it and above it. */
  reach: { beside: number; below: number; above: number };
  /** The distance from the edge of the map to which the strip is moved, and the minimum distance. */
  margin: number;
  edge: number;
  /** Things that should stay visible, with their weight; a thing within the given distance counts as hidden. */
  things: readonly { at: Point; weight: number }[];
  near: number;
}

/** The place of the strip for a number of actions. */
export function stripBeside([x, y]: Point, actions: number, around: Surroundings): Strip {
  const { plan, reach, margin, edge, near } = around;
  const scale = Math.max(1, around.pixel);
  const width = row.width * scale;
  const height = (actions * row.height + 8) * scale;
  const inside = (at: number, length: number, whole: number): number => Math.min(Math.max(at, margin), whole - margin - length);
  const sides = [
    { left: x + reach.beside, top: inside(y - height / 2, height, plan.height), tip: [x + reach.beside, y, -1, 0] },
    { left: x - reach.beside - width, top: inside(y - height / 2, height, plan.height), tip: [x - reach.beside, y, 1, 0] },
    { left: inside(x - width / 2, width, plan.width), top: y + reach.below, tip: [x, y + reach.below, 0, -1] },
    { left: inside(x - width / 2, width, plan.width), top: y - reach.above - height, tip: [x, y - reach.above, 0, 1] },
  ] as const;
  const hidden = ({ left, top }: (typeof sides)[number]): number => {
    if (left < edge || top < edge || left + width > plan.width - edge || top + height > plan.height - edge) return Infinity;
    return around.things.reduce((sum, { at: [tx, ty], weight }) => {
      const covered = tx > left - near && tx < left + width + near && ty > top - near && ty < top + height + near;
      return sum + (covered ? weight : 0);
    }, 0);
  };
  const { left, top, tip } = sides.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
  const [tx, ty, dx, dy] = tip;
  const arrow = `M${tx + dy * 13 - dx * 3} ${ty + dx * 13 - dy * 3}L${tx + dx * 12} ${ty + dy * 12}L${tx - dy * 13 - dx * 3} ${ty - dx * 13 - dy * 3}Z`;
  return { left, top, width, height, scale, arrow };
}
