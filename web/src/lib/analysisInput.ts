// Passes a game from another screen to the analysis board: its text and the move to begin at.
export interface AnalysisInput {
  /** A record, a position or an analysis. */
  text: string;
  /** The number of moves to play when the board opens; default: all. */
  moves?: number;
}

let waiting: AnalysisInput | null = null;

export function passToAnalysis(input: AnalysisInput): void {
  waiting = input;
}
/** The input passed last, or null. Each input is returned once only. */
export function takeAnalysisInput(): AnalysisInput | null {
  const given = waiting;
  waiting = null;
  return given;
}
