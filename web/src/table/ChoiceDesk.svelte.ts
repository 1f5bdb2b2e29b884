// Choosing: what can be chosen, what is pointed at, what is asked about once more, and what is sent.
import { asksTwice, type ChoiceGroup, choicesAt, inOrder, leftWhen } from '../lib/choices';
import type { Live } from '../lib/live';
import { settings } from '../lib/settings.svelte';
import type { Choice } from '../lib/types';
import type { Chooser, Choosing } from './playable';
import type { TableSession } from './session.svelte';

export class ChoiceDesk implements Choosing {
  chooser = $state.raw<Chooser | null>(null);
  hoveredEl = $state<string | null>(null);
  hoveredChoice = $state.raw<Choice | null>(null);
  sending = $state(false);
  /** When something was sent last. */
  sentAt = 0;
  private sent = 0;

  constructor(private readonly session: TableSession) {}

  /** Choices of the reader, if the present is shown and it is theirs to decide. */
  choices = $derived.by((): readonly Choice[] => {
    const { past, frame, passTo, frozen, active } = this.session;
    if (past.lookBack || frame || passTo !== null || frozen) return [];
    const decision = active?.view?.decision;
    return decision && decision.seat === active.seat ? (decision.choices ?? []) : [];
  });
  glowing = $derived.by((): ReadonlySet<string> => {
    const all = new Set<string>();
    if (this.session.away) return all;
    for (const choice of this.choices) for (const el of choice.elements ?? []) all.add(el);
    return all;
  });
  preview = $derived.by((): Choice | null => {
    if (this.hoveredChoice && this.choices.includes(this.hoveredChoice)) return this.hoveredChoice;
    if (!this.hoveredEl) return null;
    return inOrder(choicesAt(this.hoveredEl, this.choices))[0] ?? null;
  });

  /** A click on an element: does it, asks which, or asks whether. */
  pick(el: string, at: { x: number; y: number } | null): void {
    const fitting = inOrder(choicesAt(el, this.choices));
    if (fitting.length === 0) return;
    if (fitting.length === 1) this.choose(fitting[0]!, at, el);
    else this.chooser = { el, choices: fitting, x: at?.x ?? null, y: at?.y ?? null, confirm: false };
  }

  choose(choice: Choice, at: { x: number; y: number } | null = null, el: string | null = null): void {
    if (this.session.away) return;
    const ordinary = this.session.texts?.ordinary ?? new Set<string>();
    if (settings.confirm && (asksTwice(choice, this.choices, ordinary) || this.leftWhen(choice).length > 0)) {
      this.chooser = { el, choices: [choice], x: at?.x ?? null, y: at?.y ?? null, confirm: true };
      return;
    }
    void this.commit(choice);
  }

  /** What would be left undone. */
  leftWhen(choice: Choice): ChoiceGroup[] {
    return leftWhen(choice, this.choices, this.session.texts?.patient ?? new Set());
  }

  async commit(choice: Choice): Promise<void> {
    this.chooser = null;
    this.hoveredChoice = null;
    this.hoveredEl = null;
    this.session.guide.taken(choice);
    await this.send((line, after) => line.move(after, choice.move));
  }

  async undoTo(to: number): Promise<void> {
    this.chooser = null;
    this.session.past.returnToNow();
    await this.send((line, after) => line.undo(after, to));
  }
  /** One step back. */
  async undo(): Promise<void> {
    const { undo, moves } = this.session.active;
    if (undo.to === null || undo.to === undefined) return;
    await this.undoTo(Math.max(undo.to, moves - 1));
  }
  get undoSteps(): number {
    const { undo, moves } = this.session.active;
    return undo.to === null || undo.to === undefined ? 0 : moves - undo.to;
  }

  private async send(what: (line: Live, after: number) => Promise<number>): Promise<void> {
    if (this.sending) return;
    const line = this.session.active.live;
    const number = ++this.sent;
    this.sending = true;
    this.sentAt = Date.now();
    try {
      await what(line, line.seq ?? 0);
    } catch (error) {
      this.session.complain(error);
    } finally {
      if (number === this.sent) this.sending = false;
    }
  }
}
