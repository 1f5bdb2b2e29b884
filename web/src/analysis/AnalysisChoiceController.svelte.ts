// The choices of the analysis board: choices of every seat, carried out at once and without confirmation.
import { choicesAt, inOrder } from '../lib/choices';
import type { Choice } from '../lib/types';
import type { ChooserState, ChoiceControl } from '../table/playable';
import type { AnalysisSession } from './session.svelte';

export class AnalysisChoiceController implements ChoiceControl {
  chooser = $state.raw<ChooserState | null>(null);
  hoveredEl = $state<string | null>(null);
  hoveredChoice = $state.raw<Choice | null>(null);

  constructor(private readonly session: AnalysisSession) {}

  choices = $derived.by((): readonly Choice[] => {
    const { session } = this;
    if (session.setup.isOpen || session.isLoading) return [];
    return session.view?.decision?.choices ?? [];
  });
  glowing = $derived.by((): ReadonlySet<string> => new Set(this.choices.flatMap((choice) => choice.elements ?? [])));
  preview = $derived.by((): Choice | null => {
    if (this.hoveredChoice && this.choices.includes(this.hoveredChoice)) return this.hoveredChoice;
    if (!this.hoveredEl) return null;
    return inOrder(choicesAt(this.hoveredEl, this.choices))[0] ?? null;
  });

  pick(el: string, at: { x: number; y: number } | null): void {
    const fitting = inOrder(choicesAt(el, this.choices));
    if (fitting.length === 1) this.choose(fitting[0]!);
    else if (fitting.length > 1) this.chooser = { el, choices: fitting, x: at?.x ?? null, y: at?.y ?? null, confirm: false };
  }
  choose(choice: Choice): void {
    void this.commit(choice);
  }
  async commit(choice: Choice): Promise<void> {
    this.chooser = null;
    this.hoveredChoice = null;
    this.hoveredEl = null;
    await this.session.play(choice);
  }
  /** Always empty: the analysis board asks for no confirmation. */
  leftUndoneBy(): [] {
    return [];
  }
}
