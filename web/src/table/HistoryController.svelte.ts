// Past positions of the game, fetched when they are shown, and the points of all seats over the game.
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../lib/api';
import { otherTurn, turnStarts } from '../lib/replay';
import { retryWhenTooFast } from '../lib/log';
import type { View } from '../lib/types';
import type { TableSession } from './session.svelte';

export class HistoryController {
  /**
   * The past position on the screen; null in the present. `view` is the one shown before while the new one is loading.
   */
  viewed = $state.raw<{ moves: number; view: View | null } | null>(null);
  /** Points by number of moves, as far as known, for the chart. */
  readonly totals = new SvelteMap<number, { turn: number; scores: Record<number, number> }>();
  private readonly views = new Map<number, View>();
  private readonly pending = new Map<string, Promise<View>>();
  private turnStarts = $derived.by((): number[] => turnStarts(this.session.log.moves));

  constructor(private readonly session: TableSession) {}

  get isViewing(): boolean {
    return this.viewed !== null;
  }

  /** Shows the position after `moves` moves; the present for the last one. */
  async show(moves: number): Promise<void> {
    if (moves >= this.session.active.moves) return this.returnToNow();
    const wanted = Math.max(0, moves);
    this.session.skip();
    this.session.choosing.chooser = null;
    const view = this.views.get(wanted);
    this.viewed = { moves: wanted, view: view ?? this.viewed?.view ?? null };
    if (view) return;
    try {
      const view = await this.viewAfter(wanted);
      if (this.viewed?.moves === wanted) this.viewed = { moves: wanted, view };
    } catch (error) {
      this.viewed = null;
      this.session.reportError(error);
    }
  }
  /** Fetches the position after `moves` moves. Requests in flight are shared; a rate limit is waited out. */
  private viewAfter(moves: number): Promise<View> {
    const { id, active } = this.session;
    const { key } = active;
    const name = `${key} ${moves}`;
    const running = this.pending.get(name);
    if (running) return running;
    const request = retryWhenTooFast(
      () => api.history(id, key, moves),
      (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      () => this.session.closed,
    )
      .then((view) => {
        if (key === this.session.active.key && moves <= this.session.active.moves) {
          this.views.set(moves, view);
          this.recordScores(moves, view);
        }
        return view;
      })
      .finally(() => this.pending.delete(name));
    this.pending.set(name, request);
    return request;
  }
  /** Fetches a position that the replay is about to show. */
  prefetch(moves: number): void {
    if (moves >= this.session.active.moves || this.views.has(moves)) return;
    // `show` requests the position again and reports the error.
    this.viewAfter(moves).catch(() => {});
  }
  /** The position after `moves` moves, if it has been fetched. */
  loadedView(moves: number): View | undefined {
    return this.views.get(moves);
  }
  step(by: number): void {
    void this.show((this.viewed?.moves ?? this.session.active.moves) + by);
  }
  stepTurn(by: 1 | -1): void {
    const last = this.session.active.moves;
    void this.show(otherTurn(this.turnStarts, this.viewed?.moves ?? last, by, last));
  }
  returnToNow(): void {
    this.viewed = null;
  }
  /** Drops all fetched positions: another seat is shown from now on, which may know other things. */
  clear(): void {
    this.viewed = null;
    this.views.clear();
  }
  /** Drops positions and points after `moves` moves, which were undone. */
  dropAfter(moves: number): void {
    for (const after of [...this.views.keys()]) if (after > moves) this.views.delete(after);
    for (const after of [...this.totals.keys()]) if (after > moves) this.totals.delete(after);
  }

  /** Fetches the points after every move in one request. */
  async loadTotals(): Promise<void> {
    try {
      const { totals } = await api.totals(this.session.id, this.session.active.key);
      for (const { moves, turn, scores } of totals) {
        this.totals.set(moves, { turn, scores: Object.fromEntries(scores.map((points, seat) => [seat + 1, points])) });
      }
    } catch {
      // The chart then shows only the points known so far.
    }
  }
  /** Keeps the points of a position for the chart. */
  recordScores(moves: number, view: View): void {
    if (view.scores.length === 0) return;
    const scores = Object.fromEntries(view.scores.map((one) => [one.seat, one.total]));
    this.totals.set(moves, { turn: view.turn, scores });
  }
}
