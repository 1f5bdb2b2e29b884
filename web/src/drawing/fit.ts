// Which of several drawings of the same thing suits the room there is. Sizes are promises: what can still be used keeps a
// legible size from the first turn to the last, and the drawings around it take what is left.

interface Plan {
  width: number;
  height: number;
}

/**
 * `height` is 0 where the page lets a panel be as high as it likes: then the widest plan that is still drawn at `least`
 * or more is taken. Where the height is given, the plan that comes out largest.
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

/** No word on a desktop is lower than this, in pixels. */
export const leastLetters = 11;
const usualLetters = 11.5;
/** How high the letters of names are drawn in a plan, so that they can be read in this room. */
export function lettersFor(plan: Plan, width: number, height: number): number {
  const scale = Math.min(width / plan.width, height > 0 ? height / plan.height : Infinity);
  return scale > 0 ? Math.max(usualLetters, leastLetters / scale) : usualLetters;
}

/** The least width of a building tile beside the board, in pixels, and the gap between two. */
export const leastTile = 44;
const tileGap = 2;
const largestTile = 92;

/** How wide so many equal things can be in a room; `ratio` is their height by their width. */
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

/** How large so many square tiles are in a room, never below the least. `height` 0: five in a row, as high as they like. */
export function tileSize(tiles: number, width: number, height: number): number {
  const fitting = height > 0 ? cellWidth(tiles, width, height, 1, tileGap) : (width + tileGap) / Math.min(5, tiles) - tileGap;
  return Math.floor(Math.min(largestTile, Math.max(leastTile, fitting)));
}

export interface BoardPlan {
  /** Tiles beside the printed parts, below them, or everything below each other with no end set. */
  name: 'row' | 'lines' | 'stack';
  /** Pixels per unit of the printed parts. */
  scale: number;
  /** Room for the tiles; the height is 0 where there is no end to it. */
  tiles: { width: number; height: number };
}

/** From here on it is the tiles that grow. */
const largestScale = 1.2;

/**
 * How a player board is laid out: `units` is the width of its printed parts (206 high) in a row, `gaps` what lies between
 * them in pixels. The tiles keep their least size; among the plans the one with the largest printed parts is taken. Where
 * these would be drawn below `least` they could not be read or hit, and it is better to scroll.
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

/** The least width of a card in the hand, in pixels: lying down it can be read sooner than upright. */
export const leastCard = 64;
const leastUpright = 80;
/** Height by width of an upright card, and of one lying down. */
const upright = 1.42;
const lying = 0.72;
const cardGap = 4;
const largestCard = 220;

export interface HandPlan {
  lying: boolean;
  columns: number;
  width: number;
  height: number;
  /** From one card to the next. */
  step: number;
}

/**
 * How so many cards lie side by side in a room so that the name of each is seen: upright in a row where there is room,
 * else lying down in rows. Only when not even that does, cards overlap.
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
    // Upright cards are the nicer ones: they may be a little smaller than those lying down.
    const worth = (plan: HandPlan): number => plan.width * plan.height * (plan.lying ? 1 : 1.15);
    return legible.reduce((best, plan) => (worth(plan) > worth(best) ? plan : best));
  }
  const rows = Math.max(1, Math.floor((height + cardGap) / (leastCard * lying + cardGap)));
  const columns = Math.ceil(count / rows);
  const step = columns > 1 ? Math.min(leastCard + cardGap, (width - leastCard) / (columns - 1)) : 0;
  return { lying: true, columns, width: leastCard, height: leastCard * lying, step };
}

/** A caption on at most two lines. */
export function twoLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const words = text.split(' ');
  let first = words.shift() ?? '';
  while (words.length && first.length + 1 + words[0]!.length <= Math.max(most, text.length / 2)) first += ` ${words.shift()}`;
  return words.length ? [first, words.join(' ')] : [first];
}
