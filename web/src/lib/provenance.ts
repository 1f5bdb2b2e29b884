// How the figures of a part are known, where that is not sure (docs/api.md, components).

export interface Provenance {
  source: string;
  /** Per cent, where somebody has judged it. */
  confidence?: number;
}
export interface Marked {
  mark?: Provenance;
}

/** Whether a part carries the small sign of a figure that is not read off the printed one. */
export const isReconstructed = (mark: Provenance | undefined): boolean =>
  mark !== undefined && mark.source !== 'one-implementation';
/** The least sure of several marks. */
export function leastSure(...parts: (Marked | null | undefined)[]): Provenance | undefined {
  const marks = parts.flatMap((part) => part?.mark ?? []);
  const rank = (mark: Provenance): number => (isReconstructed(mark) ? 0 : 1000) + (mark.confidence ?? 0);
  return marks.sort((a, b) => rank(a) - rank(b))[0];
}
