// What the server advises, made ready for words: why the best move is the best, in figures a reader understands.
import type { Choice, HintFigures, HintMove } from './types';

export interface Lead {
  category: string;
  more: number;
}

/** Less is noise of the search, not a reason. */
const leastLead = 0.3;

/** Null where the search has not looked long enough for figures. */
export function figuresOf(move: HintMove | undefined): HintFigures | null {
  if (move?.expected === undefined || move.win === undefined || !move.categories) return null;
  return { expected: move.expected, win: move.win, categories: move.categories };
}

/** How much a move was looked at, compared with the best one: how well its figures are known. */
export function attention(move: HintMove, best: HintMove): number {
  return best.visits > 0 ? move.visits / best.visits : 0;
}

/** The one or two categories in which a move promises most more than another, the greater first. */
export function leads(best: HintMove, other: HintMove | undefined): Lead[] {
  const [ours, theirs] = [figuresOf(best), figuresOf(other)];
  if (!ours || !theirs) return [];
  return Object.entries(ours.categories)
    .map(([category, points]) => ({ category, more: points - (theirs.categories[category] ?? 0) }))
    .filter((lead) => lead.more >= leastLead)
    .sort((a, b) => b.more - a.more)
    .slice(0, 2);
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
