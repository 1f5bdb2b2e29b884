// What the engine has found out about a position, over several searches: each is one of its own, so what they tell is added up,
// weighed by how much they looked.
import { figuresOf } from '../lib/hints';
import type { HintFigures, HintMove, HintReason } from '../lib/types';

export interface SeatFigures extends HintFigures {
  seat: number;
}
export interface SearchedMove extends HintMove {
  iterations: number;
}
/** POST /api/v1/analysis/think */
export interface SearchResult {
  /** Who decides. */
  seat: number;
  iterations: number;
  moves: SearchedMove[];
  /** What everybody may expect if the best is played. */
  seats: SeatFigures[];
  because: HintReason[];
}

/** How long each search thinks, one after the other, in milliseconds: something soon, then better. */
const steps = [250, 750, 1500, 3000];
export const searchTime = (search: number): number => steps[Math.min(search, steps.length - 1)]!;
/** After so many more would hardly change what is seen. */
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

/** The same with one more search. */
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
  // A longer search knows better why; of another move it says nothing about this one.
  const because = found.moves[0]?.move === moves[0]?.move ? found.because : known.moves[0]?.move === moves[0]?.move ? known.because : [];
  return { seat: found.seat, iterations: known.iterations + found.iterations, moves, seats, because };
}
