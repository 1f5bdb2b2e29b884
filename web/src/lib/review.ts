// A finished game looked through by the server: asking for it, and its figures as lines of a drawing.
import { ApiError } from './api';
import type { Sample } from './chart';
import type { Choice, Review, ReviewedDecision, Update, View } from './types';

export interface Follower {
  ask(): Promise<Review>;
  wait(ms: number): Promise<void>;
  show(review: Review): void;
  /** Nobody reads it any more. */
  stopped(): boolean;
}

const everySecond = 1000;
const slowest = 8000;
/** What passes by itself: asked again, less and less often. */
const passing = new Set(['network', 'too_fast']);

/** Asks gently until the review is done or nobody reads it; any refusal that does not pass is thrown. */
export async function follow(follower: Follower): Promise<void> {
  for (let pause = everySecond; !follower.stopped(); ) {
    try {
      const review = await follower.ask();
      if (follower.stopped()) return;
      follower.show(review);
      if (review.state === 'done') return;
      pause = everySecond;
    } catch (error) {
      if (!(error instanceof ApiError) || !passing.has(error.code)) throw error;
      pause = Math.min(2 * pause, slowest);
    }
    await follower.wait(pause);
  }
}

export function decisionsOf(review: Review, seat: number): ReviewedDecision[] {
  return review.decisions.filter((decision) => decision.seat === seat);
}

/** The costliest first. */
export function worstOf(review: Review, seat: number): ReviewedDecision[] {
  return (review.worst[String(seat)] ?? []).flatMap(
    (move) => review.decisions.find((decision) => decision.move === move) ?? [],
  );
}

/** All seats' decisions that are named as costly. */
export function worstOfAll(review: Review): ReviewedDecision[] {
  return Object.keys(review.worst).flatMap((seat) => worstOf(review, Number(seat)));
}

/** A move of a decision as a choice: as the review tells it, or as the deciding seat's own view does. */
export function choiceAt(decision: ReviewedDecision, move: string, view: View | undefined): Choice | null {
  const choices = [decision.played_choice, decision.best_choice, ...(view?.decision?.choices ?? [])];
  return choices.find((choice) => choice?.move === move) ?? null;
}

/** The turn in which the move after so many moves was made. */
export function turnAt(moves: number, updates: readonly Update[]): number {
  let turn = 1;
  for (const update of updates) {
    if (update.moves > moves) break;
    for (const event of update.events ?? []) if (event.event === 'turn_began') turn = Number(event.turn ?? turn);
  }
  return turn;
}

/**
 * What each seat could expect over the game and, once all is looked at, what came of it. A seat is looked at only
 * where it decides: between its decisions it expects what it did at the last, before the first what it did there.
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
