// Outlines that several pictograms share. Everything is drawn around the origin.

const round = (n: number): number => Math.round(n * 100) / 100;

/** A regular polygon; `turn` in degrees, 0 points to the right. */
export function polygon(corners: number, radius: number, turn = 0): string {
  const points: string[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = ((turn + (360 * i) / corners) * Math.PI) / 180;
    points.push(`${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`);
  }
  return `M${points.join('L')}Z`;
}

/** A toothed wheel. */
export function gear(teeth: number, outer: number, inner: number): string {
  const points: string[] = [];
  const step = (2 * Math.PI) / teeth;
  for (let i = 0; i < teeth; i++) {
    const middle = i * step;
    for (const [radius, offset] of [
      [inner, -0.36],
      [outer, -0.2],
      [outer, 0.2],
      [inner, 0.36],
    ] as const) {
      const angle = middle + offset * step;
      points.push(`${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`);
    }
  }
  return `M${points.join('L')}Z`;
}

/** A disc with a notched edge, as on a seal. */
export function seal(points: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let i = 0; i < points * 2; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points;
    corners.push(`${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`);
  }
  return `M${corners.join('L')}Z`;
}

export const hat = 'M-10 3.2C-7 4.6 7 4.6 10 3.2C9.4 5.8 5.6 7.6 0 7.6S-9.4 5.8-10 3.2ZM-5.4 3.4C-5.6-1.6-4.4-5.8-2.6-6C-1.6-6-.8-5 0-5S1.6-6 2.6-6C4.4-5.8 5.6-1.6 5.4 3.4C2 4.4-2 4.4-5.4 3.4Z';
export const hammer = 'M-7-6.6H3.2C5.4-6.6 7-5.2 7.6-2.8L4.4-2.9V-1H-7ZM-2.6-.4H.6V8.6H-2.6Z';
export const shield = 'M-8.4-8.6Q0-11.4 8.4-8.6V.2C8.4 5.4 4.4 8.6 0 10.6C-4.4 8.6-8.4 5.4-8.4 .2Z';
/** The outline of a hand held up. */
export const hand =
  'M-3.3 8.6C-5.6 6.6-7.6 2.8-7.9 1C-8.1-.4-6.6-.9-5.9 .2L-4.6 2.2V-5.4C-4.6-7.2-2.4-7.2-2.4-5.4V-7C-2.4-8.9-.2-8.9-.2-7V-5.9C-.2-7.6 2-7.6 2-5.9V-4.3C2-5.9 4.2-5.9 4.2-4.3V3C4.2 5.6 3.6 7.2 2.9 8.6Z';
export const conifer = 'M0-10L4.4-3.4H2.6L6 2.4H3.6L7.2 8H1.2V11H-1.2V8H-7.2L-3.6 2.4H-6L-2.6-3.4H-4.4Z';
export const roundTree =
  'M-1.1 11V5.2C-4.6 5.8-7.4 3.6-6.8 .4C-8.2-3-5.4-6.2-2.6-6C-1.4-9.4 3.2-9.4 4-6C7.2-5.6 8.2-2 6.6 .4C7.2 3.6 4.4 5.8 1.1 5.2V11Z';
export const arrow = 'M-8-2.2H1.4V-6.4L9 0L1.4 6.4V2.2H-8Z';
