// Fingers are wider than some pieces: a touch beside one counts as one on it, as far as a target of 44 px would reach.
const reach = 22;

/** From a point to a box; 0 inside. */
export function distanceTo({ left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The nearest of these within reach; none if two are as near as each other, because nobody knows which was meant. */
export function nearest<T extends { el: string; away: number }>(all: readonly T[]): T | null {
  const [first, ...others] = all.filter((one) => one.away <= reach).sort((a, b) => a.away - b.away);
  const rival = others.find((one) => one.el !== first!.el);
  return first && (!rival || rival.away - first.away >= 2) ? first : null;
}
