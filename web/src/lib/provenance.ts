// How the figures of a part are known, where that is not sure (docs/api.md, components).

export interface Provenance {
  source: string;
  /** Per cent, where somebody has judged it. */
  confidence?: number;
}
export interface Marked {
  mark?: Provenance;
}

/** Sources that saw the printed figure, each a single one; whatever else has a mark is ours. */
const witnesses = ['one-implementation', 'public-page'];

/** Whether a part carries the small sign of a figure that is not read off the printed one. */
export const isReconstructed = (mark: Provenance | undefined): boolean =>
  mark !== undefined && !witnesses.includes(mark.source);
/** The least sure of several marks. */
export function leastSure(...parts: (Marked | null | undefined)[]): Provenance | undefined {
  const marks = parts.flatMap((part) => part?.mark ?? []);
  const rank = (mark: Provenance): number => (isReconstructed(mark) ? 0 : 1000) + (mark.confidence ?? 0);
  return marks.sort((a, b) => rank(a) - rank(b))[0];
}
