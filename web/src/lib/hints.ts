// The moves of a hint, prepared for display.
import type { Choice, HintFigures, HintMove } from './types';

/** The figures of a move; null if the search visited the move too rarely to give figures. */
export function figuresOf(move: HintMove | undefined): HintFigures | null {
  if (move?.expected === undefined || move.win === undefined || !move.categories) return null;
  return { expected: move.expected, win: move.win, categories: move.categories };
}

/** The visits of a move in proportion to those of the best one, as a measure of how certain its figures are. */
export function attention(move: HintMove, best: HintMove): number {
  return best.visits > 0 ? move.visits / best.visits : 0;
}

export interface Advised {
  choice: Choice;
  figures: HintMove;
}

/** The moves of a hint with the current choices that they stand for, best first. Moves without a choice are dropped. */
export function advised(moves: readonly HintMove[], choices: readonly Choice[]): Advised[] {
  return moves.flatMap((figures) => {
    const choice = choices.find((one) => one.move === figures.move);
    return choice ? [{ choice, figures }] : [];
  });
}
