// The choices of a table: which ones there are, which is hovered, which waits for a confirmation, and sending them to
// the server.
import { needsConfirmation, type ChoiceGroup, choicesAt, inOrder, choicesLeftAtTurnEnd } from '../lib/choices';
import { settings } from '../lib/settings.svelte';
import type { GameTexts } from '../lib/texts';
import type { Choice, Undo, View } from '../lib/types';
import type { ChooserState, ChoiceControl } from './playable';

interface Sources {
  readonly table: {
    readonly me: number | null;
    readonly now: View | null;
    readonly moves: number;
    readonly undo: Undo;
    readonly frozen: string | null;
    readonly isLocked: boolean;
  };
  readonly game: { readonly texts: GameTexts | null };
  readonly history: { readonly isViewing: boolean; returnToNow(): void };
  readonly playback: { readonly playing: boolean };
  readonly device: { readonly passTo: number | null };
  readonly guide: { onChoiceTaken(choice: Choice): void };
  readonly requests: { move(move: string): Promise<number>; undo(to: number): Promise<number> };
  readonly notices: { reportError(error: unknown): void };
}

export class ChoiceController implements ChoiceControl {
  chooser = $state.raw<ChooserState | null>(null);
  hoveredEl = $state<string | null>(null);
  hoveredChoice = $state.raw<Choice | null>(null);
  sending = $state(false);
  /** Time of the last request, in milliseconds since 1970; 0 before the first one. */
  sentAt = 0;
  private requests = 0;

  constructor(private readonly from: Sources) {}

  /** The reader's choices; empty unless the present position is shown and the decision is theirs. */
  choices = $derived.by((): readonly Choice[] => {
    const { table, history, playback, device } = this.from;
    if (history.isViewing || playback.playing || device.passTo !== null || table.frozen) return [];
    const decision = table.now?.decision;
    return decision && decision.seat === table.me ? (decision.choices ?? []) : [];
  });
  /** Board elements that a choice names; empty while the table is locked. */
  glowing = $derived.by((): ReadonlySet<string> => {
    const all = new Set<string>();
    if (this.from.table.isLocked) return all;
    for (const choice of this.choices) for (const el of choice.elements ?? []) all.add(el);
    return all;
  });
  /** The choice whose effect the board previews: the hovered one, or the first one at the hovered element. */
  preview = $derived.by((): Choice | null => {
    if (this.hoveredChoice && this.choices.includes(this.hoveredChoice)) return this.hoveredChoice;
    if (!this.hoveredEl) return null;
    return inOrder(choicesAt(this.hoveredEl, this.choices))[0] ?? null;
  });

  /** Handles a click on an element: carries out its only choice, or opens the chooser when there are several. */
  pick(el: string, at: { x: number; y: number } | null): void {
    const fitting = inOrder(choicesAt(el, this.choices));
    if (fitting.length === 0) return;
    if (fitting.length === 1) this.choose(fitting[0]!, at, el);
    else this.chooser = { el, choices: fitting, x: at?.x ?? null, y: at?.y ?? null, confirm: false };
  }

  /**
   * Sends a choice; first opens a confirmation if it cannot be undone or leaves something undone, and the settings ask
   * for that.
   */
  choose(choice: Choice, at: { x: number; y: number } | null = null, el: string | null = null): void {
    if (this.from.table.isLocked) return;
    const ordinary = this.from.game.texts?.ordinary ?? new Set<string>();
    if (settings.confirm && (needsConfirmation(choice, this.choices, ordinary) || this.leftUndoneBy(choice).length > 0)) {
      this.chooser = { el, choices: [choice], x: at?.x ?? null, y: at?.y ?? null, confirm: true };
      return;
    }
    void this.commit(choice);
  }

  /** The groups of choices that this choice would give up for the turn. */
  leftUndoneBy(choice: Choice): ChoiceGroup[] {
    return choicesLeftAtTurnEnd(choice, this.choices, this.from.game.texts?.deferrable ?? new Set());
  }

  /** Sends a choice without asking again. */
  async commit(choice: Choice): Promise<void> {
    this.chooser = null;
    this.hoveredChoice = null;
    this.hoveredEl = null;
    this.from.guide.onChoiceTaken(choice);
    await this.send(() => this.from.requests.move(choice.move));
  }

  /** Takes the game back to the position after `to` moves. */
  async undoTo(to: number): Promise<void> {
    this.chooser = null;
    this.from.history.returnToNow();
    await this.send(() => this.from.requests.undo(to));
  }
  /** Takes back the last move, if that is allowed. */
  async undo(): Promise<void> {
    const { undoTarget } = this;
    if (undoTarget !== null) await this.undoTo(Math.max(undoTarget, this.from.table.moves - 1));
  }
  /** The number of moves to which the game can be taken back; null if nothing can be undone. */
  get undoTarget(): number | null {
    return this.from.table.undo.to ?? null;
  }
  /** The key of the reason why nothing can be undone. */
  get undoWhy(): string | null {
    return this.from.table.undo.why;
  }
  /** How many moves can be undone now. */
  get undoSteps(): number {
    return this.undoTarget === null ? 0 : this.from.table.moves - this.undoTarget;
  }

  private async send(request: () => Promise<number>): Promise<void> {
    if (this.sending) return;
    const number = ++this.requests;
    this.sending = true;
    this.sentAt = Date.now();
    try {
      await request();
    } catch (error) {
      this.from.notices.reportError(error);
    } finally {
      if (number === this.requests) this.sending = false;
    }
  }
}
