// The provenance of figures that were not read off the printed part (docs/api.md, components).

export interface Provenance {
  source: string;
  /** The estimated certainty in per cent, if there is an estimate. */
  confidence?: number;
}
export interface Marked {
  mark?: Provenance;
}

/** The components of a game, of which a row may have a mark although none has one in any set-up that the page knows. */
export type WithMarks<Components> = {
  [Part in keyof Components]: Components[Part] extends readonly (infer Row extends object)[] ? (Row & Marked)[] : Components[Part];
};

/** Sources that report the printed figure, but are not confirmed by a second one. All other marks are reconstructions. */
const witnesses = ['one-implementation', 'public-page'];

/** True if a figure is a reconstruction; the page then marks the part with a small sign. */
export const isReconstructed = (mark: Provenance | undefined): boolean =>
  mark !== undefined && !witnesses.includes(mark.source);
/** The mark with the lowest certainty among several parts; undefined if no part has a mark. */
export function leastSure(...parts: (Marked | null | undefined)[]): Provenance | undefined {
  const marks = parts.flatMap((part) => part?.mark ?? []);
  const rank = (mark: Provenance): number => (isReconstructed(mark) ? 0 : 1000) + (mark.confidence ?? 0);
  return marks.sort((a, b) => rank(a) - rank(b))[0];
}
