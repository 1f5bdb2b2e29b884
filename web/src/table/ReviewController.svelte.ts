// The review of a finished game: polled while its dialog is open, then stored to show single decisions in the history.
import { SvelteMap } from 'svelte/reactivity';
import { ApiError } from '../lib/api';
import { missedChanceSentences } from '../lib/adviceReasons';
import type { Piece } from '../lib/i18n/format';
import { choiceAt, follow, turnAt, worstOfAll } from '../lib/review';
import type { GameTexts } from '../lib/texts';
import type { Choice, Review, ReviewedDecision, Update, View } from '../lib/types';
import { choicePieces, errorText, othersChoicePieces } from '../lib/sentences';

interface Sources {
  readonly table: { readonly me: number | null };
  readonly game: { readonly texts: GameTexts | null };
  readonly log: { readonly moves: readonly Update[] };
  readonly history: { readonly viewed: { readonly moves: number } | null; loadedView(moves: number): View | undefined };
  readonly requests: { review(): Promise<Review>; positionFor(seat: number, moves: number): Promise<View> };
}

export class ReviewController {
  review = $state.raw<Review | null>(null);
  problem = $state<string | null>(null);
  /** Positions of the costly decisions, needed to describe their choices. */
  private readonly views = new SvelteMap<number, View>();
  private run = 0;

  constructor(private readonly from: Sources) {}

  /** Polls the review until it is done or `close` is called. */
  async open(): Promise<void> {
    const run = ++this.run;
    this.problem = null;
    if (this.review?.state === 'done') return this.loadViews(this.review);
    try {
      await follow({
        ask: async () => {
          const review = await this.from.requests.review();
          await this.loadViews(review);
          return review;
        },
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        show: (review) => (this.review = review),
        stopped: () => run !== this.run,
      });
    } catch (error) {
      const problem = errorText(error);
      if (run === this.run) this.problem = problem;
    }
  }
  close(): void {
    this.run++;
  }

  /** Fetches the positions of the costly decisions before the review is shown. */
  private async loadViews(review: Review): Promise<void> {
    const missing = worstOfAll(review).filter(({ move }) => !this.views.has(move));
    await Promise.all(missing.map((decision) => this.loadView(decision)));
  }
  private async loadView({ move, seat }: ReviewedDecision): Promise<void> {
    try {
      this.views.set(move, await this.from.requests.positionFor(seat, move));
    } catch (error) {
      // Without the position the decision is shown in notation.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** The reviewed decision at the viewed past position, if it cost points and can be described. */
  shownDecision = $derived.by((): ReviewedDecision | null => {
    const at = this.from.history.viewed?.moves;
    const decision = this.review?.decisions.find((one) => one.move === at && one.lost > 0);
    return decision && this.betterWords(decision) ? decision : null;
  });
  /** The better choice at `shownDecision`. */
  betterChoice = $derived.by((): Choice | null => (this.shownDecision ? this.choice(this.shownDecision, this.shownDecision.best) : null));

  /** Number of the turn in which a decision was made. */
  turnOf(decision: ReviewedDecision): number {
    return turnAt(decision.move, this.from.log.moves);
  }

  private viewOf(decision: ReviewedDecision): View | undefined {
    return this.views.get(decision.move) ?? this.from.history.loadedView(decision.move);
  }
  private choice(decision: ReviewedDecision, move: string): Choice | null {
    return choiceAt(decision, move, this.viewOf(decision));
  }
  /** A move in words; null if only its notation is known. */
  private words(decision: ReviewedDecision, move: string): Piece[] | null {
    const view = this.viewOf(decision);
    const choice = this.choice(decision, move);
    if (!view || !choice) return null;
    return decision.seat === this.from.table.me ? choicePieces(choice, view) : othersChoicePieces(choice, view);
  }
  playedWords(decision: ReviewedDecision): Piece[] | null {
    return this.words(decision, decision.played);
  }
  betterWords(decision: ReviewedDecision): Piece[] | null {
    return this.words(decision, decision.best);
  }
  /** Sentences about what the better move would have led to. */
  reasons(decision: ReviewedDecision): string[] {
    const view = this.viewOf(decision);
    const { texts } = this.from.game;
    return view && texts ? missedChanceSentences(decision.because ?? [], texts) : [];
  }
}
