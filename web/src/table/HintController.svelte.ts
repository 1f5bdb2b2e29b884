// The hint that the reader has requested. It is valid for one position and disappears with it.
import { adviceSentences } from '../lib/adviceReasons';
import { advised, type Advised } from '../lib/hints';
import type { GameTexts } from '../lib/texts';
import type { Choice, Hint, View } from '../lib/types';
import { choicePieces, textOf } from '../lib/sentences';

interface Sources {
  readonly table: { readonly now: View | null; readonly hintsAllowed: boolean };
  readonly game: { readonly texts: GameTexts | null };
  readonly choosing: { readonly choices: readonly Choice[] };
  readonly requests: { hint(): Promise<Hint> };
  readonly notices: { reportError(error: unknown): void };
}

export class HintController {
  private askedFor = $state.raw<View | null>(null);
  /** True while the text of the hint is closed; the advised elements stay marked. */
  folded = $state(false);
  private answer = $state.raw<{ view: View; hint: Hint } | null>(null);

  constructor(private readonly from: Sources) {}

  /** True if the table allows hints and there is more than one choice. */
  isOffered = $derived.by((): boolean => this.from.table.hintsAllowed && this.from.choosing.choices.length > 1);
  isLoading = $derived.by((): boolean => this.askedFor !== null && this.askedFor === this.from.table.now);
  /** The advised moves, best first; empty without a hint for this position. */
  moves = $derived.by((): Advised[] => {
    if (!this.answer || this.answer.view !== this.from.table.now) return [];
    return advised(this.answer.hint.moves, this.from.choosing.choices);
  });
  /** Sentences that explain the best move, the most important one first. */
  reasons = $derived.by((): string[] => {
    const { choosing, game } = this.from;
    const { texts } = game;
    if (!this.answer || !this.bestChoice || !texts) return [];
    const { view, hint } = this.answer;
    return adviceSentences(hint.because, texts, (move) => {
      const choice = choosing.choices.find((one) => one.move === move);
      return choice ? textOf(choicePieces(choice, view)) : null;
    });
  });
  bestChoice = $derived.by((): Choice | null => this.moves[0]?.choice ?? null);
  isShown = $derived.by((): boolean => this.bestChoice !== null && !this.folded);

  /** Requests a hint for the present position, or opens the closed one. */
  async ask(): Promise<void> {
    const view = this.from.table.now;
    this.folded = false;
    if (!this.isOffered || this.isLoading || this.bestChoice) return;
    this.askedFor = view;
    try {
      const hint = await this.from.requests.hint();
      if (this.askedFor === view) this.answer = { view: view!, hint };
    } catch (error) {
      // An error is shown only if the position is still the one the hint was requested for.
      if (this.from.table.now === view) this.from.notices.reportError(error);
    } finally {
      if (this.askedFor === view) this.askedFor = null;
    }
  }
}
