// The merged result of several independent searches of one position: means weighted by the number of iterations.
import { figuresOf } from '../lib/hints';
import type { AnalysedMove, SearchAnswer } from '../contract';
import type { HintFigures } from '../lib/types';

/** A move of a search, and the merged answers of several searches. */
export type SearchedMove = AnalysedMove;
export type SearchResult = SearchAnswer;

/** Durations of successive searches, in milliseconds: a quick first result, then better ones. */
const steps = [250, 750, 1500, 3000];
export const searchTime = (search: number): number => steps[Math.min(search, steps.length - 1)]!;
/** Number of searches after which more would hardly change the result. */
export const maxSearches = 12;

const weightedMean = (a: number, weightA: number, b: number, weightB: number): number =>
  weightA + weightB > 0 ? (a * weightA + b * weightB) / (weightA + weightB) : 0;

function mixedFigures(a: HintFigures, weightA: number, b: HintFigures, weightB: number): HintFigures {
  const names = [...new Set([...Object.keys(a.categories), ...Object.keys(b.categories)])];
  return {
    expected: weightedMean(a.expected, weightA, b.expected, weightB),
    win: weightedMean(a.win, weightA, b.win, weightB),
    categories: Object.fromEntries(names.map((name) => [name, weightedMean(a.categories[name] ?? 0, weightA, b.categories[name] ?? 0, weightB)])),
  };
}

function mergedMove(a: SearchedMove | undefined, all: number, b: SearchedMove | undefined, more: number): SearchedMove {
  const one = (a ?? b)!;
  const visits = weightedMean(a?.visits ?? 0, all, b?.visits ?? 0, more);
  const iterations = (a?.iterations ?? 0) + (b?.iterations ?? 0);
  const left = figuresOf(a);
  const right = figuresOf(b);
  const figures = left && right ? mixedFigures(left, a!.iterations, right, b!.iterations) : (left ?? right ?? {});
  return { move: one.move, visits, iterations, ...figures };
}

/** The known result merged with that of one more search. */
export function mergedResult(known: SearchResult | null, found: SearchResult): SearchResult {
  if (!known || known.seat !== found.seat) return found;
  const names = [...new Set([...known.moves, ...found.moves].map((one) => one.move))];
  const of = (from: SearchResult, move: string) => from.moves.find((one) => one.move === move);
  const moves = names
    .map((move) => mergedMove(of(known, move), known.iterations, of(found, move), found.iterations))
    .sort((a, b) => b.visits - a.visits);
  const seats = found.seats.map((seat) => {
    const before = known.seats.find((one) => one.seat === seat.seat);
    return before ? { seat: seat.seat, ...mixedFigures(before, known.iterations, seat, found.iterations) } : seat;
  });
  // The reasons of the newest search, if they are about the best move; else the known ones, if those are.
  const because = found.moves[0]?.move === moves[0]?.move ? found.because : known.moves[0]?.move === moves[0]?.move ? known.because : [];
  return { seat: found.seat, iterations: known.iterations + found.iterations, moves, seats, because };
}
