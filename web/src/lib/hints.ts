// What the server advises, made ready for words.
import type { Choice, HintFigures, HintMove } from './types';

/** Null where the search has not looked long enough for figures. */
export function figuresOf(move: HintMove | undefined): HintFigures | null {
  if (move?.expected === undefined || move.win === undefined || !move.categories) return null;
  return { expected: move.expected, win: move.win, categories: move.categories };
}

/** How much a move was looked at, compared with the best one: how well its figures are known. */
export function attention(move: HintMove, best: HintMove): number {
  return best.visits > 0 ? move.visits / best.visits : 0;
}

export interface Advised {
  choice: Choice;
  figures: HintMove;
}

/** The moves of a hint as the choices there are now, best first. */
export function advised(moves: readonly HintMove[], choices: readonly Choice[]): Advised[] {
  return moves.flatMap((figures) => {
    const choice = choices.find((one) => one.move === figures.move);
    return choice ? [{ choice, figures }] : [];
  });
}
