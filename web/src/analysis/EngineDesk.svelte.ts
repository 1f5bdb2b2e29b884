// The engine beside the board: it looks at what is on the screen, again and again and longer each time, as long as it is wanted.
import { api, ApiError } from '../lib/api';
import { advised } from '../lib/hints';
import { refusalText } from '../lib/words';
import { searches, searchTime, withFound, type Found } from './figures';
import type { AnalysisSession } from './session.svelte';

const storageKey = 'drover.engine';
/** Whoever steps through a game does not stop at every move. */
const patience = 300;

interface Known {
  found: Found | null;
  searches: number;
}

export class EngineDesk {
  on = $state(localStorage.getItem(storageKey) !== 'off');
  busy = $state(false);
  problem = $state('');
  /** By node. */
  private known = $state.raw<ReadonlyMap<number, Known>>(new Map());
  private run = 0;
  private stopping: AbortController | null = null;

  constructor(private readonly session: AnalysisSession) {}

  readonly found = $derived.by((): Found | null => this.of(this.session.at));
  readonly done = $derived.by((): boolean => (this.known.get(this.session.at)?.searches ?? 0) >= searches);
  /** The best moves as choices, best first. */
  readonly moves = $derived.by(() => advised(this.found?.moves ?? [], this.session.view?.decision?.choices ?? []));

  /** Everybody's chance to win and points in the end; `known` once the engine, or the end of the game, has said so. */
  readonly chances = $derived.by(() => {
    const { view, seats } = this.session;
    return seats.map((seat) => {
      const now = view?.scores.find((one) => one.seat === seat)?.total ?? 0;
      if (view?.over) return { seat, win: view.winners.includes(seat) ? 1 / view.winners.length : 0, expected: now, known: true };
      const figures = this.found?.seats.find((one) => one.seat === seat);
      return { seat, win: figures?.win ?? 1 / seats.length, expected: figures?.expected ?? now, known: figures !== undefined };
    });
  });

  of(node: number): Found | null {
    return this.known.get(node)?.found ?? null;
  }
  toggle(): void {
    this.on = !this.on;
    try {
      localStorage.setItem(storageKey, this.on ? 'on' : 'off');
    } catch {
      // It is only not remembered.
    }
    this.look();
  }
  /** Another tree, or another position under the same numbers. */
  forget(): void {
    this.known = new Map();
  }
  /** Thinks once more about what it thinks it knows well enough. */
  goOn(): void {
    const { at } = this.session;
    this.know(at, { found: this.of(at), searches: searches - 4 });
    this.look();
  }

  /** From now on at what is on the screen. */
  look(): void {
    this.stop();
    if (!this.on) return;
    void this.think(this.session.at, ++this.run);
  }
  stop(): void {
    this.run++;
    this.stopping?.abort();
    this.stopping = null;
    this.busy = false;
    this.problem = '';
  }

  private know(node: number, known: Known): void {
    this.known = new Map(this.known).set(node, known);
  }
  private async think(node: number, run: number): Promise<void> {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await wait(patience);
    for (;;) {
      const { session } = this;
      const before = this.known.get(node) ?? { found: null, searches: 0 };
      const view = session.view;
      if (run !== this.run || !view || view.over || session.settling || session.setup.open || before.searches >= searches) break;
      this.busy = true;
      this.stopping = new AbortController();
      try {
        const question = { ...session.question(node), milliseconds: searchTime(before.searches), seed: before.searches + 1 };
        const found = await api.analysis<Found>('think', question, this.stopping.signal);
        if (run !== this.run) return;
        this.problem = '';
        this.know(node, { found: withFound(before.found, found), searches: before.searches + 1 });
      } catch (error) {
        if (run !== this.run) return;
        if (!(error instanceof ApiError)) throw error;
        if (error.code !== 'too_fast') {
          this.problem = error.code === 'network' ? refusalText(error.code, '') : error.sentence;
          break;
        }
        await wait(1500);
      }
    }
    if (run === this.run) this.busy = false;
  }
}
