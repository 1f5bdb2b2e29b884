// The choices of a table: which ones there are, which is hovered, which waits for a confirmation, and sending them to
// the server.
import { needsConfirmation, type ChoiceGroup, choicesAt, inOrder, choicesLeftAtTurnEnd } from '../lib/choices';
import type { TableSocket } from '../lib/tableSocket';
import { settings } from '../lib/settings.svelte';
import type { Choice } from '../lib/types';
import type { ChooserState, ChoiceControl } from './playable';
import type { TableSession } from './session.svelte';

export class ChoiceController implements ChoiceControl {
  chooser = $state.raw<ChooserState | null>(null);
  hoveredEl = $state<string | null>(null);
  hoveredChoice = $state.raw<Choice | null>(null);
  sending = $state(false);
  /** Time of the last request, in milliseconds since 1970; 0 before the first one. */
  sentAt = 0;
  private requests = 0;

  constructor(private readonly session: TableSession) {}

  /** The reader's choices; empty unless the present position is shown and the decision is theirs. */
  choices = $derived.by((): readonly Choice[] => {
    const { history, frame, passTo, frozen, active } = this.session;
    if (history.viewed || frame || passTo !== null || frozen) return [];
    const decision = active?.view?.decision;
    return decision && decision.seat === active.seat ? (decision.choices ?? []) : [];
  });
  /** Board elements that a choice names; empty while the table is locked. */
  glowing = $derived.by((): ReadonlySet<string> => {
    const all = new Set<string>();
    if (this.session.isLocked) return all;
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
    if (this.session.isLocked) return;
    const ordinary = this.session.texts?.ordinary ?? new Set<string>();
    if (settings.confirm && (needsConfirmation(choice, this.choices, ordinary) || this.leftUndoneBy(choice).length > 0)) {
      this.chooser = { el, choices: [choice], x: at?.x ?? null, y: at?.y ?? null, confirm: true };
      return;
    }
    void this.commit(choice);
  }

  /** The groups of choices that this choice would give up for the turn. */
  leftUndoneBy(choice: Choice): ChoiceGroup[] {
    return choicesLeftAtTurnEnd(choice, this.choices, this.session.texts?.deferrable ?? new Set());
  }

  /** Sends a choice without asking again. */
  async commit(choice: Choice): Promise<void> {
    this.chooser = null;
    this.hoveredChoice = null;
    this.hoveredEl = null;
    this.session.guide.onChoiceTaken(choice);
    await this.send((socket, after) => socket.move(after, choice.move));
  }

  /** Takes the game back to the position after `to` moves. */
  async undoTo(to: number): Promise<void> {
    this.chooser = null;
    this.session.history.returnToNow();
    await this.send((socket, after) => socket.undo(after, to));
  }
  /** Takes back the last move, if that is allowed. */
  async undo(): Promise<void> {
    const { undo, moves } = this.session.active;
    if (undo.to === null || undo.to === undefined) return;
    await this.undoTo(Math.max(undo.to, moves - 1));
  }
  /** How many moves can be undone now. */
  get undoSteps(): number {
    const { undo, moves } = this.session.active;
    return undo.to === null || undo.to === undefined ? 0 : moves - undo.to;
  }

  private async send(request: (socket: TableSocket, after: number) => Promise<number>): Promise<void> {
    if (this.sending) return;
    const socket = this.session.active.socket;
    const number = ++this.requests;
    this.sending = true;
    this.sentAt = Date.now();
    try {
      await request(socket, socket.seq ?? 0);
    } catch (error) {
      this.session.reportError(error);
    } finally {
      if (number === this.requests) this.sending = false;
    }
  }
}
