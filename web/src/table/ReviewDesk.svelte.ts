// The review of a finished game: followed while somebody reads it, kept for looking back at single decisions.
import { SvelteMap } from 'svelte/reactivity';
import { api, ApiError } from '../lib/api';
import { allowedSentences } from '../lib/because';
import type { Piece } from '../lib/i18n/format';
import { choiceAt, follow, turnAt, worstOfAll } from '../lib/review';
import type { Choice, Review, ReviewedDecision, View } from '../lib/types';
import { choicePieces, othersChoicePieces, refusalText } from '../lib/words';
import type { TableSession } from './session.svelte';

export class ReviewDesk {
  review = $state.raw<Review | null>(null);
  problem = $state<string | null>(null);
  /** Where the costly decisions were made: what stood there then is needed to put them into words. */
  private readonly views = new SvelteMap<number, View>();
  private run = 0;

  constructor(private readonly session: TableSession) {}

  /** Follows the review until it is done or closed. */
  async open(): Promise<void> {
    const run = ++this.run;
    this.problem = null;
    if (this.review?.state === 'done') return this.readViews(this.review);
    try {
      await follow({
        ask: async () => {
          const review = await api.review(this.session.id, this.session.active.key);
          await this.readViews(review);
          return review;
        },
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        show: (review) => (this.review = review),
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

  /** Before the review is shown, so that it is in words at once. */
  private async readViews(review: Review): Promise<void> {
    const missing = worstOfAll(review).filter(({ move }) => !this.views.has(move));
    await Promise.all(missing.map((decision) => this.readView(decision)));
  }
  private async readView({ move, seat }: ReviewedDecision): Promise<void> {
    const { key } = this.session.perspectives.find((one) => one.seat === seat) ?? this.session.active;
    try {
      this.views.set(move, await api.history(this.session.id, key, move));
    } catch (error) {
      // The notation says it too.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** The decision that was made at the position looked back at, where it can be told in words. */
  here = $derived.by((): ReviewedDecision | null => {
    const at = this.session.past.lookBack?.moves;
    const made = this.review?.decisions.find((decision) => decision.move === at && decision.lost > 0);
    return made && this.better(made) ? made : null;
  });
  /** What was better there. */
  best = $derived.by((): Choice | null => (this.here ? this.choice(this.here, this.here.best) : null));

  turn(decision: ReviewedDecision): number {
    return turnAt(decision.move, this.session.log.moves);
  }

  private viewOf(decision: ReviewedDecision): View | undefined {
    return this.views.get(decision.move) ?? this.session.past.lookedAt(decision.move);
  }
  private choice(decision: ReviewedDecision, move: string): Choice | null {
    return choiceAt(decision, move, this.viewOf(decision));
  }
  /** In words; null where only the notation knows it. */
  private words(decision: ReviewedDecision, move: string): Piece[] | null {
    const view = this.viewOf(decision);
    const choice = this.choice(decision, move);
    if (!view || !choice) return null;
    return decision.seat === this.session.me ? choicePieces(choice, view) : othersChoicePieces(choice, view);
  }
  played(decision: ReviewedDecision): Piece[] | null {
    return this.words(decision, decision.played);
  }
  better(decision: ReviewedDecision): Piece[] | null {
    return this.words(decision, decision.best);
  }
  /** What the better move would have led to. */
  because(decision: ReviewedDecision): string[] {
    const view = this.viewOf(decision);
    const texts = this.session.texts;
    return view && texts ? allowedSentences(decision.because ?? [], texts) : [];
  }
}
