// The server's review of a finished game: polling it, and its figures as a chart.
import { ApiError } from './api';
import type { Sample } from './chart';
import type { Choice, Review, ReviewedDecision, Update, View } from './types';

export interface ReviewPoller {
  ask(): Promise<Review>;
  wait(ms: number): Promise<void>;
  show(review: Review): void;
  /** True if the result is no longer wanted. */
  stopped(): boolean;
}

const shortestPause = 1000;
const longestPause = 8000;
/** Temporary errors, after which the request is repeated with growing pauses. */
const temporaryErrors = new Set(['network', 'too_fast']);

/** Polls the review until it is done or not wanted any more. Any error that is not temporary is thrown. */
export async function follow(poller: ReviewPoller): Promise<void> {
  for (let pause = shortestPause; !poller.stopped(); ) {
    try {
      const review = await poller.ask();
      if (poller.stopped()) return;
      poller.show(review);
      if (review.state === 'done') return;
      pause = shortestPause;
    } catch (error) {
      if (!(error instanceof ApiError) || !temporaryErrors.has(error.code)) throw error;
      pause = Math.min(2 * pause, longestPause);
    }
    await poller.wait(pause);
  }
}

export function decisionsOf(review: Review, seat: number): ReviewedDecision[] {
  return review.decisions.filter((decision) => decision.seat === seat);
}

/** The costliest decisions of a seat, the worst first. */
export function worstOf(review: Review, seat: number): ReviewedDecision[] {
  return (review.worst[String(seat)] ?? []).flatMap(
    (move) => review.decisions.find((decision) => decision.move === move) ?? [],
  );
}

/** The costliest decisions of all seats. */
export function worstOfAll(review: Review): ReviewedDecision[] {
  return Object.keys(review.worst).flatMap((seat) => worstOf(review, Number(seat)));
}

/** The choice with this move: from the review, else from the deciding seat's view; null if neither has it. */
export function choiceAt(decision: ReviewedDecision, move: string, view: View | undefined): Choice | null {
  const choices = [decision.played_choice, decision.best_choice, ...(view?.decision?.choices ?? [])];
  return choices.find((choice) => choice?.move === move) ?? null;
}

/** The turn that was running after `moves` moves. */
export function turnAt(moves: number, updates: readonly Update[]): number {
  let turn = 1;
  for (const update of updates) {
    if (update.moves > moves) break;
    for (const event of update.events ?? []) if (event.event === 'turn_began') turn = Number(event.turn ?? turn);
  }
  return turn;
}

/**
 * The expected score of each seat over the game, with the final scores once the review is done. The review has figures
 * only for the deciding seat: between its decisions a seat keeps the last value, before the first one the first value.
 */
export function expectations(review: Review, final: Sample, updates: readonly Update[]): Sample[] {
  const now: Record<number, number> = {};
  for (const decision of review.decisions) now[decision.seat] ??= decision.expected;
  const samples = review.decisions.map((decision): Sample => {
    now[decision.seat] = decision.expected;
    return { moves: decision.move, turn: turnAt(decision.move, updates), scores: { ...now } };
  });
  return review.state === 'done' ? [...samples, final] : samples;
}
