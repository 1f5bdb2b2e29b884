// The session of an analysis: its tree of moves, the shown node and its position. Choices, search and setup have
// controllers.
import { boardFor } from '../boards/registry';
import { api, ApiError } from '../lib/api';
import type { LookAnswer } from '../contract';
import type { BoardModule, BoardUi, Mark } from '../lib/board';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { loadCatalogues, words } from '../lib/i18n/catalogues';
import type { Messages } from '../lib/i18n/format';
import { seatMark } from '../lib/seats';
import type { GameTexts } from '../lib/texts';
import type { Choice, Json, View } from '../lib/types';
import { refusalText } from '../lib/sentences';
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
  siblingOf,
  branchOf,
  withComment,
  endOf,
  lineTo,
  moveList,
  movesIn,
  newTree,
  nodeOf,
  withMove,
  withPromoted,
  root,
  withDescriptions,
  withoutMove,
  type Start,
  type DescribedMove,
  type Tree,
} from './tree';

export const messages = words(import.meta.glob<Messages>('./messages/{en,de,pl}.ts', { import: 'default' }));

/** A position as the server shows it. */
export type PositionView = LookAnswer;

/** An error in the reader's language. */
export function sentenceOf(error: unknown): string {
  if (error instanceof BadText) return t(`analysis.${error.key}`, error.params);
  if (!(error instanceof ApiError)) throw error;
  if (error.reason) return refusalText(error.code, error.sentence, error.reason);
  return error.sentence || refusalText(error.code, '');
}

/** A random id. `crypto.randomUUID` exists only on pages served over HTTPS. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (one) => one.toString(36)).join('');

/** Number of positions to cache. */
const cacheSize = 400;

export class AnalysisSession implements Playable {
  tree = $state.raw<Tree>(newTree({ game: '', players: 0, seed: '1' }));
  at = $state(root);
  shown = $state.raw<PositionView | null>(null);
  board = $state.raw<BoardModule | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  /** The seat whose knowledge is shown; null shows everything. */
  viewer = $state<number | null>(null);
  /** The seat whose hand and board are in front; null for the deciding seat. */
  frontSeat = $state<number | null>(null);
  problem = $state('');
  toast = $state('');
  components: Json = null;
  readonly explainedElement = null;
  readonly setup = new SetupController(this);
  readonly choosing = new AnalysisChoiceController(this);
  readonly search = new SearchController(this);
  /** Id of the tree in the storage of this device. */
  id = '';
  private family = '';
  private loadedFor = '';
  private cache = new Map<string, PositionView>();
  private requests = 0;
  private saveTimer: ReturnType<typeof setTimeout> | null = null;
  private toastTimer: ReturnType<typeof setTimeout> | null = null;
  /** True while the position of the current node is loading. */
  isLoading = $state(false);

  // ---- the shown position -----------------------------------------------------------------------------

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

  /** The best move of the search. */
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

  /** Opens a tree whose moves the server has not checked yet. Throws if they are illegal; nothing has changed then. */
  async open(tree: Tree, at: number | null = null, id = newId()): Promise<void> {
    const { ids, list } = moveList(tree);
    const answer = await api.analysis('line', { start: tree.start, tree: list });
    this.stop();
    this.id = id;
    this.tree = withDescriptions(tree, ids, answer.nodes);
    this.cache.clear();
    this.search.clear();
    this.setup.close();
    this.viewer = null;
    this.frontSeat = null;
    await this.go(at !== null && this.tree.nodes.has(at) ? at : root);
    if (!this.shown && this.problem) throw new ApiError('bad_request', this.problem);
    this.saveSoon();
  }
  /** Opens a pasted or saved text: an analysis, a record, or a position. */
  async read(text: string, moves?: number): Promise<void> {
    const { readTree } = await import('./importTree');
    const tree = await readTree(text);
    const line = lineTo(tree, endOf(tree, root));
    const at = moves === undefined ? (line.length > 0 && movesIn(tree) === line.length ? root : null) : (line[Math.min(moves, line.length) - 1]?.id ?? root);
    await this.open(tree, at);
  }

  private async load(position: PositionView): Promise<void> {
    const { game } = position.view;
    const what = JSON.stringify([game, position.view.position?.options]);
    if (this.loadedFor === what) return;
    this.family = position.family;
    prefetchGame(position.view, position.family);
    this.components = await componentsOf(position.view);
    const [board, texts] = await Promise.all([
      boardFor(position.family, this.components),
      textsFor({ name: game, family: position.family }, this.components),
    ]);
    await loadCatalogues();
    i18n.use([texts.catalogue, board.catalogue, messages], texts.name ?? null);
    this.loadedFor = what;
    this.texts = texts;
    this.board = board;
  }
  get gameFamily(): string {
    return this.family;
  }

  // ---- moving through the tree -----------------------------------------------------------------------

  /** Start and moves of a request about a node, from the nearest cached position. */
  requestFor(id: number): { start: Start; moves: string[] } {
    const line = lineTo(this.tree, id);
    for (let i = line.length - 1; i >= 0; i--) {
      const known = this.cache.get(`${line[i]!.id}|`);
      if (known?.whole) return { start: { position: known.position }, moves: line.slice(i + 1).map((node) => node.move) };
    }
    return { start: this.tree.start, moves: line.map((node) => node.move) };
  }
  private cachePosition(key: string, position: PositionView): void {
    this.cache.set(key, position);
    if (this.cache.size > cacheSize) this.cache.delete(this.cache.keys().next().value!);
  }

  async go(id: number): Promise<void> {
    if (!this.tree.nodes.has(id)) return;
    this.setup.close();
    this.choosing.chooser = null;
    this.at = id;
    const asked = ++this.requests;
    const key = `${id}|${this.viewer ?? ''}`;
    let position = this.cache.get(key);
    this.isLoading = true;
    this.search.stop();
    try {
      if (!position) {
        const line = lineTo(this.tree, id);
        const before = line.length > 1 ? this.cache.get(`${line[line.length - 2]!.id}|`) : undefined;
        // From the position before, so that the answer has the events of the last move.
        const question = before?.whole
          ? { start: { position: before.position }, moves: [line[line.length - 1]!.move] }
          : { start: this.tree.start, moves: line.map((node) => node.move) };
        position = await api.analysis('look', { ...question, viewer: this.viewer });
        if (asked !== this.requests) return;
        this.cachePosition(key, position);
      }
      await this.load(position);
      if (asked !== this.requests) return;
      this.shown = position;
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
  /** Moves to the start of this turn, or of the next one. */
  async stepTurn(by: 1 | -1): Promise<void> {
    const turn = (id: number) => nodeOf(this.tree, id).description?.turn ?? 0;
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
    await this.go(siblingOf(this.tree, this.at, by));
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
    const description: DescribedMove = {
      move: choice.move,
      seat: view.decision.seat,
      turn: view.turn,
      over: false,
      choice: { key, params },
      decision: view.decision.key,
      ...(view.decision.for ? { for: view.decision.for } : {}),
    };
    const next = withMove(this.tree, this.at, choice.move, description);
    if (!next) return this.showToast(t('analysis.full'));
    this.tree = next.tree;
    await this.go(next.id);
  }
  comment(text: string): void {
    this.tree = withComment(this.tree, this.at, text);
    this.saveSoon();
  }
  rename(title: string): void {
    this.tree = { ...this.tree, title: title.slice(0, 120) };
    this.saveSoon();
  }
  async remove(id = this.at): Promise<void> {
    const { tree, at } = withoutMove(this.tree, id);
    const stays = this.at !== id && tree.nodes.has(this.at);
    this.tree = tree;
    if (!stays) await this.go(at);
    else this.saveSoon();
  }
  promote(id = this.at): void {
    this.tree = withPromoted(this.tree, id);
    this.saveSoon();
  }
  /** Opens a new tree that begins with a position set up by hand. */
  async beginWith(position: Json): Promise<void> {
    const { seats } = this.tree;
    await this.open(newTree({ position }, seats, t('analysis.setup.title')));
  }

  // ---- storage on this device ----------------------------------------------------------------------------

  private saveSoon(): void {
    if (this.saveTimer) clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => this.saveNow(), 400);
  }
  saveNow(): void {
    if (this.saveTimer) clearTimeout(this.saveTimer);
    this.saveTimer = null;
    const { saved } = this;
    if (saved) saveAnalysis(saved);
  }
  /** The analysis as it is stored; null before the first position is loaded. */
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
