// Touch targets: a touch beside a small piece counts as a touch on it, within the radius of a target of 44 px.
const reach = 22;

/** The distance in pixels from a point to a box; 0 inside the box. */
export function distanceTo({ left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The nearest candidate within reach; null if another element is equally near, because the touch is ambiguous. */
export function nearest<T extends { el: string; away: number }>(all: readonly T[]): T | null {
  const [first, ...others] = all.filter((one) => one.away <= reach).sort((a, b) => a.away - b.away);
  const rival = others.find((one) => one.el !== first!.el);
  return first && (!rival || rival.away - first.away >= 2) ? first : null;
}
