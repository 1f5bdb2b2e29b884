// What the server advises, made ready for words: why the best move is the best, in figures a reader understands.
import type { Choice, HintMove } from './types';

export interface Lead {
  category: string;
  more: number;
}

/** Less is noise of the search, not a reason. */
const leastLead = 0.3;
const leastAttention = 0.05;

/** Whether the search has looked at it long enough for its figures to mean something. */
export function founded(move: HintMove): boolean {
  return move.visits >= leastAttention;
}

/** The one or two categories in which a move promises most more than another, the greater first. */
export function leads(best: HintMove, other: HintMove | undefined): Lead[] {
  if (!other || !founded(other)) return [];
  return Object.entries(best.categories)
    .map(([category, points]) => ({ category, more: points - (other.categories[category] ?? 0) }))
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
