// The search beside the board: it searches the shown position repeatedly, longer each time, and merges the results.
import { api, ApiError } from '../lib/api';
import { advised } from '../lib/hints';
import { refusalText } from '../lib/sentences';
import { maxSearches, searchTime, mergedResult, type SearchResult } from './searchResult';
import type { AnalysisSession } from './session.svelte';

const storageKey = 'drover.engine';
/** Delay before the first search in milliseconds, so that stepping through a game starts none. */
const startDelay = 300;

/** The merged result of the searches so far, and their number. */
interface NodeResult {
  found: SearchResult | null;
  searches: number;
}

export class SearchController {
  isOn = $state(localStorage.getItem(storageKey) !== 'off');
  busy = $state(false);
  problem = $state('');
  /** Results by id of the tree node. */
  private results = $state.raw<ReadonlyMap<number, NodeResult>>(new Map());
  private run = 0;
  private stopping: AbortController | null = null;

  constructor(private readonly session: AnalysisSession) {}

  readonly result = $derived.by((): SearchResult | null => this.resultOf(this.session.at));
  readonly isDone = $derived.by((): boolean => (this.results.get(this.session.at)?.searches ?? 0) >= maxSearches);
  /** The searched moves as choices, best first. */
  readonly moves = $derived.by(() => advised(this.result?.moves ?? [], this.session.view?.decision?.choices ?? []));

  /** Chance to win and expected points of every seat; `known` once they come from a search or the end of the game. */
  readonly chances = $derived.by(() => {
    const { view, seats } = this.session;
    return seats.map((seat) => {
      const now = view?.scores.find((one) => one.seat === seat)?.total ?? 0;
      if (view?.over) return { seat, win: view.winners.includes(seat) ? 1 / view.winners.length : 0, expected: now, known: true };
      const figures = this.result?.seats.find((one) => one.seat === seat);
      return { seat, win: figures?.win ?? 1 / seats.length, expected: figures?.expected ?? now, known: figures !== undefined };
    });
  });

  resultOf(node: number): SearchResult | null {
    return this.results.get(node)?.found ?? null;
  }
  toggle(): void {
    this.isOn = !this.isOn;
    try {
      localStorage.setItem(storageKey, this.isOn ? 'on' : 'off');
    } catch {
      // Without storage the setting lasts until the page is left.
    }
    this.start();
  }
  /** Drops all results; required when the tree changes, because node ids are reused. */
  clear(): void {
    this.results = new Map();
  }
  /** Allows four more searches of the shown position. */
  searchLonger(): void {
    const { at } = this.session;
    this.store(at, { found: this.resultOf(at), searches: maxSearches - 4 });
    this.start();
  }

  /** Starts to search the shown position, if the search is on. */
  start(): void {
    this.stop();
    if (!this.isOn) return;
    void this.searchRepeatedly(this.session.at, ++this.run);
  }
  stop(): void {
    this.run++;
    this.stopping?.abort();
    this.stopping = null;
    this.busy = false;
    this.problem = '';
  }

  private store(node: number, known: NodeResult): void {
    this.results = new Map(this.results).set(node, known);
  }
  private async searchRepeatedly(node: number, run: number): Promise<void> {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await wait(startDelay);
    for (;;) {
      const { session } = this;
      const before = this.results.get(node) ?? { found: null, searches: 0 };
      const view = session.view;
      if (run !== this.run || !view || view.over || session.isLoading || session.setup.isOpen || before.searches >= maxSearches) break;
      this.busy = true;
      this.stopping = new AbortController();
      try {
        const question = { ...session.requestFor(node), milliseconds: searchTime(before.searches), seed: before.searches + 1 };
        const found = await api.analysis('think', question, this.stopping.signal);
        if (run !== this.run) return;
        this.problem = '';
        this.store(node, { found: mergedResult(before.found, found), searches: before.searches + 1 });
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
