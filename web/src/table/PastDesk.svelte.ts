// Looking back: positions of the game so far, asked for as somebody comes to them, and everybody's points over it.
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../lib/api';
import { otherTurn, turnStarts } from '../lib/film';
import { patiently } from '../lib/log';
import type { View } from '../lib/types';
import type { TableSession } from './session.svelte';

export class PastDesk {
  /** The position on the screen, while it comes the one before it. */
  lookBack = $state.raw<{ moves: number; view: View | null } | null>(null);
  /** Totals by number of moves, as far as seen; for the chart. */
  readonly totals = new SvelteMap<number, { turn: number; scores: Record<number, number> }>();
  private readonly known = new Map<number, View>();
  private readonly coming = new Map<string, Promise<View>>();
  private turnStarts = $derived.by((): number[] => turnStarts(this.session.log.moves));

  constructor(private readonly session: TableSession) {}

  get lookingBack(): boolean {
    return this.lookBack !== null;
  }

  async look(moves: number): Promise<void> {
    if (moves >= this.session.active.moves) return this.returnToNow();
    const wanted = Math.max(0, moves);
    this.session.skip();
    this.session.choosing.chooser = null;
    const known = this.known.get(wanted);
    this.lookBack = { moves: wanted, view: known ?? this.lookBack?.view ?? null };
    if (known) return;
    try {
      const view = await this.viewAfter(wanted);
      if (this.lookBack?.moves === wanted) this.lookBack = { moves: wanted, view };
    } catch (error) {
      this.lookBack = null;
      this.session.complain(error);
    }
  }
  /** The position after so many moves, asked for once; where the server asks for patience, a little later. */
  private viewAfter(moves: number): Promise<View> {
    const { id, active } = this.session;
    const { key } = active;
    const name = `${key} ${moves}`;
    const asked = this.coming.get(name);
    if (asked) return asked;
    const coming = patiently(
      () => api.history(id, key, moves),
      (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      () => this.session.stopped,
    )
      .then((view) => {
        if (key === this.session.active.key && moves <= this.session.active.moves) {
          this.known.set(moves, view);
          this.collect(moves, view);
        }
        return view;
      })
      .finally(() => this.coming.delete(name));
    this.coming.set(name, coming);
    return coming;
  }
  /** Asks for what the film shows next while the move before it is read. */
  foresee(moves: number): void {
    if (moves >= this.session.active.moves || this.known.has(moves)) return;
    // Whoever gets there asks again, and is told what is wrong.
    this.viewAfter(moves).catch(() => {});
  }
  /** The position after so many moves, if somebody has looked back at it. */
  lookedAt(moves: number): View | undefined {
    return this.known.get(moves);
  }
  step(by: number): void {
    void this.look((this.lookBack?.moves ?? this.session.active.moves) + by);
  }
  stepTurn(by: 1 | -1): void {
    const last = this.session.active.moves;
    void this.look(otherTurn(this.turnStarts, this.lookBack?.moves ?? last, by, last));
  }
  returnToNow(): void {
    this.lookBack = null;
  }
  /** Somebody else's side of the table is on the screen. */
  forget(): void {
    this.lookBack = null;
    this.known.clear();
  }
  /** What came after so many moves was taken back. */
  forgetBehind(moves: number): void {
    for (const known of [...this.known.keys()]) if (known > moves) this.known.delete(known);
    for (const known of [...this.totals.keys()]) if (known > moves) this.totals.delete(known);
  }

  /** Reads what the chart needs, at once. */
  async fillTotals(): Promise<void> {
    try {
      const { totals } = await api.totals(this.session.id, this.session.active.key);
      for (const { moves, turn, scores } of totals) {
        this.totals.set(moves, { turn, scores: Object.fromEntries(scores.map((points, seat) => [seat + 1, points])) });
      }
    } catch {
      // The chart shows what was seen so far.
    }
  }
  collect(moves: number, view: View): void {
    if (view.scores.length === 0) return;
    const scores = Object.fromEntries(view.scores.map((one) => [one.seat, one.total]));
    this.totals.set(moves, { turn: view.turn, scores });
  }
}
