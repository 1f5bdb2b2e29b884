// The review of a finished game: followed while somebody reads it, kept for looking back at single decisions.
import { SvelteMap } from 'svelte/reactivity';
import { api, ApiError } from '../lib/api';
import type { Piece } from '../lib/i18n/format';
import { linesOf } from '../lib/log';
import { follow, turnAt, worstOf } from '../lib/review';
import type { Choice, Review, ReviewedDecision, View } from '../lib/types';
import { choicePieces, linePieces, refusalText } from '../lib/words';
import type { TableSession } from './session.svelte';

export class ReviewDesk {
  review = $state.raw<Review | null>(null);
  problem = $state<string | null>(null);
  /** Where the costly decisions were made, with the choices there as far as the reader may know them. */
  private readonly views = new SvelteMap<number, View>();
  private run = 0;

  constructor(private readonly session: TableSession) {}

  /** Follows the review until it is done or closed. */
  async open(): Promise<void> {
    const run = ++this.run;
    this.problem = null;
    if (this.review?.state === 'done') return;
    try {
      await follow({
        ask: () => api.review(this.session.id, this.session.active.key),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        show: (review) => {
          this.review = review;
          void this.readChoices(review);
        },
        stopped: () => run !== this.run,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (run === this.run) this.problem = refusalText(error.code, error.sentence);
    }
  }
  close(): void {
    this.run++;
  }

  private async readChoices(review: Review): Promise<void> {
    for (const { seat, key } of this.session.perspectives) {
      if (seat === null) continue;
      for (const { move } of worstOf(review, seat)) {
        if (this.views.has(move)) continue;
        try {
          this.views.set(move, await api.history(this.session.id, key, move));
        } catch (error) {
          // The notation says it too.
          if (!(error instanceof ApiError)) throw error;
          return;
        }
      }
    }
  }

  /** The decision that was made at the position looked back at. */
  here = $derived.by((): ReviewedDecision | null => {
    const at = this.session.lookBack?.moves;
    return this.review?.decisions.find((decision) => decision.move === at && decision.lost > 0) ?? null;
  });
  /** What was better there, where the reader may know it as a choice. */
  best = $derived.by((): Choice | null => (this.here ? this.choice(this.here, this.here.best) : null));

  turn(decision: ReviewedDecision): number {
    return turnAt(decision.move, this.session.moves);
  }

  private choice(decision: ReviewedDecision, move: string): Choice | null {
    const choices = this.views.get(decision.move)?.decision?.choices;
    return choices?.find((choice) => choice.move === move) ?? null;
  }
  private choiceWords(decision: ReviewedDecision, move: string): Piece[] | null {
    const choice = this.choice(decision, move);
    return choice && choicePieces(choice, this.views.get(decision.move)!, this.session.texts!);
  }
  /** In words; of the others' what the log says. Null where only the notation knows it. */
  played(decision: ReviewedDecision): Piece[] | null {
    const update = this.session.moves.find((one) => one.moves === decision.move + 1);
    const told = linesOf(update?.events ?? [], this.session.rules)[0];
    return (
      this.choiceWords(decision, decision.played) ??
      (told ? linePieces(told, this.session.now, this.session.texts!) : null)
    );
  }
  /** In words; null where nobody has told the reader of this choice. */
  better(decision: ReviewedDecision): Piece[] | null {
    return this.choiceWords(decision, decision.best);
  }
}
