// The hint that the reader has requested. It is valid for one position and disappears with it.
import { api } from '../lib/api';
import { adviceSentences } from '../lib/adviceReasons';
import { advised, type Advised } from '../lib/hints';
import type { Choice, Hint, View } from '../lib/types';
import { choicePieces, textOf } from '../lib/sentences';
import type { TableSession } from './session.svelte';

export class HintController {
  private askedFor = $state.raw<View | null>(null);
  /** True while the text of the hint is closed; the advised elements stay marked. */
  folded = $state(false);
  private answer = $state.raw<{ view: View; hint: Hint } | null>(null);

  constructor(private readonly session: TableSession) {}

  /** True if the table allows hints and there is more than one choice. */
  isOffered = $derived.by((): boolean => this.session.hintsAllowed && this.session.choosing.choices.length > 1);
  isLoading = $derived.by((): boolean => this.askedFor !== null && this.askedFor === this.session.now);
  /** The advised moves, best first; empty without a hint for this position. */
  moves = $derived.by((): Advised[] => {
    if (!this.answer || this.answer.view !== this.session.now) return [];
    return advised(this.answer.hint.moves, this.session.choosing.choices);
  });
  /** Sentences that explain the best move, the most important one first. */
  reasons = $derived.by((): string[] => {
    const { texts, choosing } = this.session;
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
    const view = this.session.now;
    this.folded = false;
    if (!this.isOffered || this.isLoading || this.bestChoice) return;
    this.askedFor = view;
    try {
      const { key, socket } = this.session.active;
      const hint = await api.hint(this.session.id, key, socket.seq ?? 0);
      if (this.askedFor === view) this.answer = { view: view!, hint };
    } catch (error) {
      // An error is shown only if the position is still the one the hint was requested for.
      if (this.session.now === view) this.session.reportError(error);
    } finally {
      if (this.askedFor === view) this.askedFor = null;
    }
  }
}
