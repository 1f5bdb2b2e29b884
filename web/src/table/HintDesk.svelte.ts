// The hint a reader has asked for: good for one position only.
import { api } from '../lib/api';
import { becauseSentences } from '../lib/because';
import { advised, type Advised } from '../lib/hints';
import type { Choice, Hint, View } from '../lib/types';
import { choicePieces, textOf } from '../lib/words';
import type { TableSession } from './session.svelte';

export class HintDesk {
  private asked = $state.raw<View | null>(null);
  /** The words can be put away; what they are about stays marked. */
  folded = $state(false);
  private answer = $state.raw<{ view: View; hint: Hint } | null>(null);

  constructor(private readonly session: TableSession) {}

  /** Where there is only one thing to do nobody needs a hint. */
  offered = $derived.by((): boolean => this.session.hintsAllowed && this.session.choosing.choices.length > 1);
  asking = $derived.by((): boolean => this.asked !== null && this.asked === this.session.now);
  /** Best first; empty without a hint. */
  moves = $derived.by((): Advised[] => {
    if (!this.answer || this.answer.view !== this.session.now) return [];
    return advised(this.answer.hint.moves, this.session.choosing.choices);
  });
  /** Why the best of them, in sentences; the first says most. */
  because = $derived.by((): string[] => {
    const { texts, choosing } = this.session;
    if (!this.answer || !this.best || !texts) return [];
    const { view, hint } = this.answer;
    return becauseSentences(hint.because, texts, (move) => {
      const choice = choosing.choices.find((one) => one.move === move);
      return choice ? textOf(choicePieces(choice, view)) : null;
    });
  });
  best = $derived.by((): Choice | null => this.moves[0]?.choice ?? null);
  told = $derived.by((): boolean => this.best !== null && !this.folded);

  async ask(): Promise<void> {
    const view = this.session.now;
    this.folded = false;
    if (!this.offered || this.asking || this.best) return;
    this.asked = view;
    try {
      const { key, live } = this.session.active;
      const hint = await api.hint(this.session.id, key, live.seq ?? 0);
      if (this.asked === view) this.answer = { view: view!, hint };
    } catch (error) {
      // Whoever has moved on meanwhile does not wait for it any more.
      if (this.session.now === view) this.session.complain(error);
    } finally {
      if (this.asked === view) this.asked = null;
    }
  }
}
