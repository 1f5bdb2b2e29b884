// Past positions of the game, fetched when they are shown, and the points of all seats over the game.
import { SvelteMap } from 'svelte/reactivity';
import { otherTurn, turnStarts } from '../lib/replay';
import { retryWhenTooFast } from '../lib/log';
import type { Totals, Update, View } from '../lib/types';

interface Sources {
  readonly table: { readonly key: string; readonly moves: number };
  readonly log: { readonly moves: readonly Update[] };
  readonly playback: { skip(): void };
  readonly choosing: { chooser: unknown };
  readonly requests: { position(moves: number, key: string): Promise<View>; totals(): Promise<Totals> };
  readonly notices: { reportError(error: unknown): void };
  /** True once the table is left: no request is repeated. */
  readonly closed: boolean;
}

export class HistoryController {
  /**
   * The past position on the screen; null in the present. `view` is the one shown before while the new one is loading.
   */
  viewed = $state.raw<{ moves: number; view: View | null } | null>(null);
  /** Points by number of moves, as far as known, for the chart. */
  readonly totals = new SvelteMap<number, { turn: number; scores: Record<number, number> }>();
  private readonly views = new Map<number, View>();
  private readonly pending = new Map<string, Promise<View>>();
  private turnStarts = $derived.by((): number[] => turnStarts(this.from.log.moves));

  constructor(private readonly from: Sources) {}

  get isViewing(): boolean {
    return this.viewed !== null;
  }
  /** Number of moves of the present position. */
  get lastMove(): number {
    return this.from.table.moves;
  }

  /** Shows the position after `moves` moves; the present for the last one. */
  async show(moves: number): Promise<void> {
    if (moves >= this.from.table.moves) return this.returnToNow();
    const wanted = Math.max(0, moves);
    this.from.playback.skip();
    this.from.choosing.chooser = null;
    const view = this.views.get(wanted);
    this.viewed = { moves: wanted, view: view ?? this.viewed?.view ?? null };
    if (view) return;
    try {
      const view = await this.viewAfter(wanted);
      if (this.viewed?.moves === wanted) this.viewed = { moves: wanted, view };
    } catch (error) {
      this.viewed = null;
      this.from.notices.reportError(error);
    }
  }
  /** Fetches the position after `moves` moves. Requests in flight are shared; a rate limit is waited out. */
  private viewAfter(moves: number): Promise<View> {
    const { key } = this.from.table;
    const name = `${key} ${moves}`;
    const running = this.pending.get(name);
    if (running) return running;
    const request = retryWhenTooFast(
      () => this.from.requests.position(moves, key),
      (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      () => this.from.closed,
    )
      .then((view) => {
        if (key === this.from.table.key && moves <= this.from.table.moves) {
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
    if (moves >= this.from.table.moves || this.views.has(moves)) return;
    // `show` requests the position again and reports the error.
    this.viewAfter(moves).catch(() => {});
  }
  /** The position after `moves` moves, if it has been fetched. */
  loadedView(moves: number): View | undefined {
    return this.views.get(moves);
  }
  step(by: number): void {
    void this.show((this.viewed?.moves ?? this.from.table.moves) + by);
  }
  stepTurn(by: 1 | -1): void {
    const last = this.from.table.moves;
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
      const { totals } = await this.from.requests.totals();
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
