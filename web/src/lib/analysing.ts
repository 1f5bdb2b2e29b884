// What is handed to the analysis board by whoever opens it: a text and where to begin in it.
export interface Analysed {
  /** A record, a position or an analysis. */
  text: string;
  /** So many moves are played when it opens; left out: all of them. */
  moves?: number;
}

let waiting: Analysed | null = null;

export function hand(over: Analysed): void {
  waiting = over;
}
/** Once. */
export function handed(): Analysed | null {
  const given = waiting;
  waiting = null;
  return given;
}
