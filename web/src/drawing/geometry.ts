// Drawing helpers for maps: smooth lines, irregular outlines, scattered trees. Random numbers have a fixed seed, so that
// the map looks equal on every device.

export type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 10) / 10;
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A curve through all points as cubic Bézier segments; suited to evenly spaced points. */
export interface Curve {
  from: Point;
  c1: Point;
  c2: Point;
  to: Point;
}
export function through(points: readonly Point[], tension = 0.5, before?: Point, after?: Point): Curve[] {
  const out: Curve[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p0 = points[i - 1] ?? before ?? p1;
    const p3 = points[i + 2] ?? after ?? p2;
    const span = Math.hypot(p2[0] - p1[0], p2[1] - p1[1]);
    const handle = (a: Point, b: Point, sign: number, base: Point): Point => {
      const dx = b[0] - a[0];
      const dy = b[1] - a[1];
      const length = Math.hypot(dx, dy) || 1;
      const reach = Math.min((length * tension) / 3 + span / 6, span * 0.42) * sign;
      return [base[0] + (dx / length) * reach, base[1] + (dy / length) * reach];
    };
    out.push({ from: p1, c1: handle(p0, p2, 1, p1), c2: handle(p1, p3, -1, p2), to: p2 });
  }
  return out;
}
export function pathOf(curves: readonly Curve[]): string {
  const first = curves[0];
  if (!first) return '';
  return `M${at(first.from)}` + curves.map((c) => `C${at(c.c1)} ${at(c.c2)} ${at(c.to)}`).join('');
}
export const line = (points: readonly Point[], tension?: number): string => pathOf(through(points, tension));

/** A closed curve through all points. */
export function loop(points: readonly Point[], tension = 0.5): string {
  const n = points.length;
  const open = [points[n - 1]!, ...points, points[0]!, points[1]!];
  const curves = through(open, tension).slice(1, n + 1);
  return `${pathOf(curves)}Z`;
}

/** A small pseudo-random generator of numbers between 0 and 1 with a fixed seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Contour lines of a hill: irregular closed curves, each inside the one before. */
export function hill(centre: Point, rx: number, ry: number, rings: number, seed: number, turn = 0): string {
  const random = dice(seed);
  const waves = [2, 3, 5].map((k) => ({ k, phase: random() * Math.PI * 2, size: (0.16 * (random() * 0.6 + 0.7)) / Math.sqrt(k) }));
  let out = '';
  for (let ring = 0; ring < rings; ring++) {
    const scale = 1 - ring / (rings + 0.35);
    const points: Point[] = [];
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2;
      const wobble = waves.reduce((sum, wave) => sum + wave.size * Math.sin(wave.k * angle + wave.phase), 1);
      const px = rx * scale * wobble * Math.cos(angle);
      const py = ry * scale * wobble * Math.sin(angle);
      points.push([
        centre[0] + px * Math.cos(turn) - py * Math.sin(turn) + ring * rx * 0.035,
        centre[1] + px * Math.sin(turn) + py * Math.cos(turn) - ring * ry * 0.05,
      ]);
    }
    out += loop(points);
  }
  return out;
}

/**
 * Random points in an ellipse, at least `gap` apart and outside `keepOut`; front ones last, so that they overlap
 * others.
 */
export function scatter(
  centre: Point,
  rx: number,
  ry: number,
  count: number,
  gap: number,
  seed: number,
  keepOut: (p: Point) => boolean = () => false,
): Point[] {
  const random = dice(seed);
  const out: Point[] = [];
  for (let tries = 0; tries < count * 60 && out.length < count; tries++) {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const p: Point = [centre[0] + rx * reach * Math.cos(angle), centre[1] + ry * reach * Math.sin(angle)];
    if (keepOut(p) || out.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < gap)) continue;
    out.push(p);
  }
  return out.sort((a, b) => a[1] - b[1]);
}
