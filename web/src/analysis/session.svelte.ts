// An analysis on this screen: its tree, where the reader is in it, and what the engine says of that.
import { boardFor } from '../boards/registry';
import { api, ApiError } from '../lib/api';
import type { BoardModule, BoardUi, Mark } from '../lib/board';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { fetchWords, words } from '../lib/i18n/words';
import type { Messages } from '../lib/i18n/format';
import { seatMark } from '../lib/seats';
import type { GameTexts } from '../lib/texts';
import type { Choice, GameEvent, Json, View } from '../lib/types';
import { refusalText } from '../lib/words';
import { componentsOf, prefetchGame } from '../opening/game';
import { boardUi } from '../table/boardUi';
import type { Playable } from '../table/playable';
import { textsFor } from '../texts/texts';
import { AnalysisChoiceController } from './AnalysisChoiceController.svelte';
import { SearchController } from './SearchController.svelte';
import { saveAnalysis, type SavedAnalysis } from './savedAnalyses';
import { SetupController } from './SetupController.svelte';
import { BadText, toText } from './textFormat';
import {
  beside,
  branchOf,
  commented,
  endOf,
  lineTo,
  listed,
  movesIn,
  newTree,
  nodeOf,
  played,
  promoted,
  root,
  withDescriptions,
  without,
  type Start,
  type DescribedMove,
  type Tree,
} from './tree';

export const messages = words(import.meta.glob<Messages>('./messages/{en,de,pl}.ts', { import: 'default' }));

/** POST /api/v1/analysis/look */
export interface PositionView {
  family: string;
  moves: number;
  /** Not only what somebody may know. */
  whole: boolean;
  position: Json;
  view: View;
  events: GameEvent[];
}

/** What went wrong, to the reader. */
export function sentenceOf(error: unknown): string {
  if (error instanceof BadText) return t(`analysis.${error.key}`, error.params);
  if (!(error instanceof ApiError)) throw error;
  if (error.reason) return refusalText(error.code, error.sentence, error.reason);
  return error.sentence || refusalText(error.code, '');
}

/** Not every page may make one in the usual way: only those that were fetched in secret. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (one) => one.toString(36)).join('');

/** Looks at so many positions are remembered. */
const cacheSize = 400;

export class AnalysisSession implements Playable {
  tree = $state.raw<Tree>(newTree({ game: '', players: 0, seed: '1' }));
  at = $state(root);
  shown = $state.raw<PositionView | null>(null);
  board = $state.raw<BoardModule | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  /** Through whose eyes; null: everything lies open. */
  viewer = $state<number | null>(null);
  /** Whose hand and board lie in front; null: whoever decides. */
  frontSeat = $state<number | null>(null);
  problem = $state('');
  toast = $state('');
  components: Json = null;
  readonly explainedElement = null;
  readonly setup = new SetupController(this);
  readonly choosing = new AnalysisChoiceController(this);
  readonly search = new SearchController(this);
  /** Of the tree on this device. */
  id = '';
  private family = '';
  private loadedFor = '';
  private looks = new Map<string, PositionView>();
  private requests = 0;
  private saveTimer: ReturnType<typeof setTimeout> | null = null;
  private toastTimer: ReturnType<typeof setTimeout> | null = null;
  /** What is on the screen belongs to another place of the tree. */
  isLoading = $state(false);

  // ---- what is shown --------------------------------------------------------------------------------

  get view(): View | null {
    return this.setup.lastValid?.view ?? this.shown?.view ?? null;
  }
  get now(): View | null {
    return this.view;
  }
  get me(): number | null {
    return this.viewer ?? this.frontSeat ?? this.view?.actor ?? 1;
  }
  get isLocked(): boolean {
    return this.isLoading;
  }
  readonly node = $derived.by(() => this.tree.nodes.get(this.at) ?? nodeOf(this.tree, root));
  readonly branch = $derived.by(() => branchOf(this.tree, this.node.id));

  /** What the engine would play. */
  readonly advisedChoice = $derived.by((): Choice | null => (this.search.isOn ? (this.search.moves[0]?.choice ?? null) : null));

  readonly ui: BoardUi = boardUi(this, { glows: (el) => this.setup.glows(el) });
  readonly choiceUi: BoardUi = Object.create(this.ui, { glows: { value: () => false }, mark: { value: () => null } });

  mark(el: string): Mark {
    if (this.setup.isOpen) return this.setup.mark(el);
    const { preview } = this.choosing;
    if (preview?.elements?.includes(el)) return 'preview';
    if (preview?.path?.includes(el)) return 'path';
    return this.advisedChoice?.elements?.includes(el) ? 'hint' : null;
  }

  readonly seats = $derived.by((): number[] => {
    const view = this.view;
    return view ? Array.from({ length: view.players + (view.automas ?? 0) }, (_, index) => index + 1) : [];
  });
  readonly names = $derived.by((): Record<number, string> => {
    const figures = (this.view?.figures?.players ?? []) as { seat: number; automa?: boolean; name?: string }[];
    return Object.fromEntries(
      this.seats.map((seat) => {
        const automa = figures.find((one) => one.seat === seat && one.automa)?.name;
        const name = this.tree.seats[seat - 1];
        return [seat, automa ?? (name ? i18n.shown(name) : t('player.seat', { seat }))];
      }),
    );
  });
  seatMark(seat: number) {
    return seatMark(seat, this.names[seat] ?? t('player.seat', { seat }), this.names);
  }

  // ---- opening --------------------------------------------------------------------------------------

  /** A tree whose moves the engine has not seen: throws what is wrong with it, and then nothing has changed. */
  async open(tree: Tree, at: number | null = null, id = newId()): Promise<void> {
    const { ids, list } = listed(tree);
    const told = await api.analysis<{ family: string; nodes: DescribedMove[] }>('line', { start: tree.start, tree: list });
    this.stop();
    this.id = id;
    this.tree = withDescriptions(tree, ids, told.nodes);
    this.looks.clear();
    this.search.clear();
    this.setup.close();
    this.viewer = null;
    this.frontSeat = null;
    await this.go(at !== null && this.tree.nodes.has(at) ? at : root);
    if (!this.shown && this.problem) throw new ApiError('bad_request', this.problem);
    this.saveSoon();
  }
  /** Anything that somebody has pasted or saved: an analysis, a record, a position. */
  async read(text: string, moves?: number): Promise<void> {
    const { readTree } = await import('./importTree');
    const tree = await readTree(text);
    const line = lineTo(tree, endOf(tree, root));
    const at = moves === undefined ? (line.length > 0 && movesIn(tree) === line.length ? root : null) : (line[Math.min(moves, line.length) - 1]?.id ?? root);
    await this.open(tree, at);
  }

  private async load(look: PositionView): Promise<void> {
    const { game } = look.view;
    const what = JSON.stringify([game, look.view.position?.options]);
    if (this.loadedFor === what) return;
    this.family = look.family;
    prefetchGame(look.view, look.family);
    this.components = await componentsOf(look.view);
    const [board, texts] = await Promise.all([
      boardFor(look.family, this.components),
      textsFor({ name: game, family: look.family }, this.components),
    ]);
    await fetchWords();
    i18n.use([texts.catalogue, board.catalogue, messages], texts.name ?? null);
    this.loadedFor = what;
    this.texts = texts;
    this.board = board;
  }
  get gameFamily(): string {
    return this.family;
  }

  // ---- where the reader is --------------------------------------------------------------------------

  /** What is asked about a node: from the nearest position that is known. */
  requestFor(id: number): { start: Start; moves: string[] } {
    const line = lineTo(this.tree, id);
    for (let i = line.length - 1; i >= 0; i--) {
      const known = this.looks.get(`${line[i]!.id}|`);
      if (known?.whole) return { start: { position: known.position }, moves: line.slice(i + 1).map((node) => node.move) };
    }
    return { start: this.tree.start, moves: line.map((node) => node.move) };
  }
  private remember(key: string, look: PositionView): void {
    this.looks.set(key, look);
    if (this.looks.size > cacheSize) this.looks.delete(this.looks.keys().next().value!);
  }

  async go(id: number): Promise<void> {
    if (!this.tree.nodes.has(id)) return;
    this.setup.close();
    this.choosing.chooser = null;
    this.at = id;
    const asked = ++this.requests;
    const key = `${id}|${this.viewer ?? ''}`;
    let look = this.looks.get(key);
    this.isLoading = true;
    this.search.stop();
    try {
      if (!look) {
        const line = lineTo(this.tree, id);
        const before = line.length > 1 ? this.looks.get(`${line[line.length - 2]!.id}|`) : undefined;
        // From the position before, so that the last move is told.
        const question = before?.whole
          ? { start: { position: before.position }, moves: [line[line.length - 1]!.move] }
          : { start: this.tree.start, moves: line.map((node) => node.move) };
        look = await api.analysis<PositionView>('look', { ...question, viewer: this.viewer });
        if (asked !== this.requests) return;
        this.remember(key, look);
      }
      await this.load(look);
      if (asked !== this.requests) return;
      this.shown = look;
      this.problem = '';
      i18n.setPlayers(this.names);
    } catch (error) {
      if (asked !== this.requests) return;
      this.problem = sentenceOf(error);
      return;
    } finally {
      if (asked === this.requests) this.isLoading = false;
    }
    this.saveSoon();
    this.search.start();
  }
  async step(by: 1 | -1): Promise<void> {
    const { node } = this;
    if (by < 0) await this.go(node.parent ?? root);
    else if (node.children[0] !== undefined) await this.go(node.children[0]);
  }
  /** To the beginning of this turn or of the next. */
  async stepTurn(by: 1 | -1): Promise<void> {
    const turn = (id: number) => nodeOf(this.tree, id).told?.turn ?? 0;
    let { id } = this.node;
    if (by < 0) {
      const from = turn(id);
      while (id !== root && turn(id) === from) id = nodeOf(this.tree, id).parent!;
    } else {
      const next = (of: number) => nodeOf(this.tree, of).children[0];
      const from = next(id) === undefined ? 0 : turn(next(id)!);
      while (next(id) !== undefined && turn(next(id)!) === from) id = next(id)!;
    }
    await this.go(id);
  }
  async toEdge(by: 1 | -1): Promise<void> {
    await this.go(by < 0 ? root : endOf(this.tree, this.at));
  }
  async toSibling(by: 1 | -1): Promise<void> {
    await this.go(beside(this.tree, this.at, by));
  }
  async viewAs(seat: number | null): Promise<void> {
    this.viewer = seat;
    await this.go(this.at);
  }

  // ---- changing the tree ----------------------------------------------------------------------------

  async play(choice: Choice): Promise<void> {
    const view = this.view;
    if (!view?.decision || this.isLoading) return;
    if (this.shown && !this.shown.whole) return this.showToast(t('analysis.view_only'));
    const { key, params } = choice;
    const told: DescribedMove = {
      move: choice.move,
      seat: view.decision.seat,
      turn: view.turn,
      over: false,
      choice: { key, params },
      decision: view.decision.key,
      ...(view.decision.for ? { for: view.decision.for } : {}),
    };
    const next = played(this.tree, this.at, choice.move, told);
    if (!next) return this.showToast(t('analysis.full'));
    this.tree = next.tree;
    await this.go(next.id);
  }
  comment(text: string): void {
    this.tree = commented(this.tree, this.at, text);
    this.saveSoon();
  }
  rename(title: string): void {
    this.tree = { ...this.tree, title: title.slice(0, 120) };
    this.saveSoon();
  }
  async remove(id = this.at): Promise<void> {
    const { tree, at } = without(this.tree, id);
    const stays = this.at !== id && tree.nodes.has(this.at);
    this.tree = tree;
    if (!stays) await this.go(at);
    else this.saveSoon();
  }
  promote(id = this.at): void {
    this.tree = promoted(this.tree, id);
    this.saveSoon();
  }
  /** A position that was set up by hand begins a tree of its own. */
  async beginWith(position: Json): Promise<void> {
    const { seats } = this.tree;
    await this.open(newTree({ position }, seats, t('analysis.setup.title')));
  }

  // ---- on this device -------------------------------------------------------------------------------

  private saveSoon(): void {
    if (this.saveTimer) clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => this.saveNow(), 400);
  }
  saveNow(): void {
    if (this.saveTimer) clearTimeout(this.saveTimer);
    this.saveTimer = null;
    const kept = this.saved;
    if (kept) saveAnalysis(kept);
  }
  /** As it is kept. */
  get saved(): SavedAnalysis | null {
    if (!this.id || !this.shown) return null;
    const path = lineTo(this.tree, this.at).map((node) => nodeOf(this.tree, node.parent!).children.indexOf(node.id));
    const { tree } = this;
    return {
      id: this.id,
      text: toText(tree),
      title: tree.title,
      game: this.shown.view.game,
      moves: movesIn(tree),
      path,
      time: Date.now(),
    };
  }

  showToast(text: string): void {
    this.toast = text;
    if (this.toastTimer) clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.toast = ''), 6000);
  }
  stop(): void {
    this.requests++;
    this.search.stop();
    if (this.saveTimer) this.saveNow();
  }
  close(): void {
    this.stop();
    i18n.use([], null);
    i18n.setPlayers({});
  }
}
