// Chooses drawings and sizes that fit the available room. Everything that can be used keeps a legible minimum size from
// the first turn to the last; the drawings around it share the rest.

interface Plan {
  width: number;
  height: number;
}

/**
 * The plan that suits the room. With a given height it is the plan that is drawn largest. With `height` 0, which means no
 * limit, it is the widest plan whose scale is at least `least`.
 */
export function bestPlan<T extends Plan>(plans: readonly [T, ...T[]], width: number, height: number, least: number): T {
  if (width <= 0) return plans[0];
  if (height > 0) {
    const scale = (plan: T): number => Math.min(width / plan.width, height / plan.height);
    return plans.reduce((best, plan) => (scale(plan) > scale(best) * 1.02 ? plan : best));
  }
  const sorted = [...plans].sort((a, b) => b.width - a.width);
  return sorted.find((plan) => width / plan.width >= least) ?? sorted[sorted.length - 1] ?? plans[0];
}

/** The minimum font size on a desktop, in pixels. */
export const leastLetters = 11;
const usualLetters = 11.5;
/** The font size of names in units of the plan, so that they are legible in this room. */
export function lettersFor(plan: Plan, width: number, height: number): number {
  const scale = Math.min(width / plan.width, height > 0 ? height / plan.height : Infinity);
  return scale > 0 ? Math.max(usualLetters, leastLetters / scale) : usualLetters;
}

/** The minimum width of a building tile beside the board, and the gap between two tiles, in pixels. */
export const leastTile = 44;
const tileGap = 2;
const largestTile = 92;

/** The largest width at which `count` equal things fit into a room; `ratio` is their height divided by their width. */
export function cellWidth(count: number, width: number, height: number, ratio: number, gap: number): number {
  let best = 0;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const across = (width + gap) / columns - gap;
    const down = ((height + gap) / rows - gap) / ratio;
    best = Math.max(best, Math.min(across, down));
  }
  return best;
}

/** The size of square tiles in a room, at least the minimum. With `height` 0 (no limit) there are five in a row. */
export function tileSize(tiles: number, width: number, height: number): number {
  const fitting = height > 0 ? cellWidth(tiles, width, height, 1, tileGap) : (width + tileGap) / Math.min(5, tiles) - tileGap;
  return Math.floor(Math.min(largestTile, Math.max(leastTile, fitting)));
}

export interface BoardPlan {
  /** Tiles beside the printed parts, tiles below them, or everything in one column without a height limit. */
  name: 'row' | 'lines' | 'stack';
  /** The scale of the printed parts in pixels per unit. */
  scale: number;
  /** The room for the tiles; a height of 0 means no limit. */
  tiles: { width: number; height: number };
}

/** The maximum scale of the printed parts; additional room goes to the tiles. */
const largestScale = 1.2;

/**
 * The layout of a player board. `units` is the total width of its printed parts, which are 206 units high; `gaps` is the
 * total width of the gaps between them in pixels. Tiles keep their minimum size. Of all layouts the one with the largest
 * printed parts is taken. If their scale were below `least`, they would not be legible: the board is scrolled instead.
 */
export function boardPlan(units: number, gaps: number, tiles: number, width: number, height: number, least = 0.5): BoardPlan {
  const stack: BoardPlan = { name: 'stack', scale: 1, tiles: { width, height: 0 } };
  if (width <= 0 || height <= 0) return stack;
  const step = leastTile + tileGap;
  const plans: BoardPlan[] = [];
  for (let rows = 1; rows <= 6; rows++) {
    const high = rows * step - tileGap;
    const wide = Math.ceil(tiles / rows) * step - tileGap + 1;
    if (high <= height) {
      const scale = Math.min(largestScale, height / 206, (width - wide - gaps - 8) / units);
      plans.push({ name: 'row', scale, tiles: { width: width - gaps - 8 - units * scale, height } });
    }
    if (wide <= width) {
      const scale = Math.min(largestScale, (height - high - 6) / 206, (width - gaps) / units);
      plans.push({ name: 'lines', scale, tiles: { width, height: height - 6 - 206 * scale } });
    }
  }
  const best = plans.reduce((one, other) => (other.scale > one.scale + 0.001 ? other : one), { ...stack, scale: 0 });
  return best.scale < least ? stack : best;
}

/** The minimum widths of a card in the hand, in pixels. A card that lies down is legible at a smaller size. */
export const leastCard = 64;
const leastUpright = 80;
/** Height divided by width of an upright card, and of a card that lies down. */
const upright = 1.42;
const lying = 0.72;
const cardGap = 4;
const largestCard = 220;

export interface HandPlan {
  lying: boolean;
  columns: number;
  width: number;
  height: number;
  /** The distance from one card to the next. */
  step: number;
}

/**
 * The layout of a hand in which all names are visible: upright in a row if there is room, else lying down in rows. Cards
 * overlap only if neither fits.
 */
export function handPlan(cards: number, width: number, height: number): HandPlan {
  const count = Math.max(1, cards);
  const plans: HandPlan[] = [];
  for (const flat of [false, true]) {
    const ratio = flat ? lying : upright;
    for (let rows = 1; rows <= 4; rows++) {
      const columns = Math.ceil(count / rows);
      const across = (width + cardGap) / columns - cardGap;
      const down = ((height + cardGap) / rows - cardGap) / ratio;
      const size = Math.min(across, down, largestCard);
      plans.push({ lying: flat, columns, width: size, height: size * ratio, step: size + cardGap });
    }
  }
  const legible = plans.filter((plan) => plan.width >= (plan.lying ? leastCard : leastUpright));
  if (legible.length > 0) {
    // Upright cards are preferred even if they are a little smaller than cards that lie down.
    const worth = (plan: HandPlan): number => plan.width * plan.height * (plan.lying ? 1 : 1.15);
    return legible.reduce((best, plan) => (worth(plan) > worth(best) ? plan : best));
  }
  const rows = Math.max(1, Math.floor((height + cardGap) / (leastCard * lying + cardGap)));
  const columns = Math.ceil(count / rows);
  const step = columns > 1 ? Math.min(leastCard + cardGap, (width - leastCard) / (columns - 1)) : 0;
  return { lying: true, columns, width: leastCard, height: leastCard * lying, step };
}

/** Splits a caption into at most two lines. */
export function twoLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const words = text.split(' ');
  let first = words.shift() ?? '';
  while (words.length && first.length + 1 + words[0]!.length <= Math.max(most, text.length / 2)) first += ` ${words.shift()}`;
  return words.length ? [first, words.join(' ')] : [first];
}
