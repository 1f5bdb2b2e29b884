// Passes a game from another screen to the analysis board: its text and the move to begin at.
export interface Analysed {
  /** A record, a position or an analysis. */
  text: string;
  /** The number of moves to play when the board opens; default: all. */
  moves?: number;
}

let waiting: Analysed | null = null;

export function hand(over: Analysed): void {
  waiting = over;
}
/** The input passed last, or null. Each input is returned once only. */
export function handed(): Analysed | null {
  const given = waiting;
  waiting = null;
  return given;
}
