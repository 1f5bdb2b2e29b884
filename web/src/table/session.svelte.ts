// The session of one table on this screen: its seats, the shown position, and one connection to the server for each
// seat held here. Choices, hints, log, history, replay, review and guide have controllers of their own.
import { ApiError } from '../lib/api';
import type { BoardModule, BoardUi, Mark } from '../lib/board';
import { backendOf } from '../lib/connection';
import { boardFor } from '../boards/registry';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { loadCatalogues } from '../lib/i18n/catalogues';
import { RequestRejected } from '../lib/tableSocket';
import { componentsOf, prefetchGame } from '../opening/game';
import { blip, notify } from '../lib/notify';
import type { TableOpening } from '../opening/opening';
import { frameTime, Playback, watchTime, type Frame } from '../lib/playback';
import { forget } from '../lib/recentGames';
import { seatMark } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import type { AutomaSeat, Choice, Json, Proposal, SeatInfo, View } from '../lib/types';
import { decisionPieces, refusalText, textOf } from '../lib/sentences';
import type { GameTexts } from '../lib/texts';
import { textsFor } from '../texts/texts';
import { boardUi } from './boardUi';
import { ChoiceController } from './ChoiceController.svelte';
import { GuideController } from './GuideController.svelte';
import { MessageHandler } from './MessageHandler';
import { HintController } from './HintController.svelte';
import { LogController } from './LogController.svelte';
import { HistoryController } from './HistoryController.svelte';
import { TableConnection } from './TableConnection.svelte';
import { saveRecentTable } from './recentTable';
import { ReviewController } from './ReviewController.svelte';
import { ReplayController } from './ReplayController.svelte';

/** The game's name for an automa, which numbers several of one kind. */
function automaName(view: View, seat: number): string {
  const figures = ((view.figures?.players ?? []) as { seat: number; name?: string }[]).find((one) => one.seat === seat);
  return figures?.name ?? t('player.automa');
}

export class TableSession {
  connections = $state.raw<TableConnection[]>([]);
  activeIndex = $state(0);
  seats = $state.raw<SeatInfo[]>([]);
  /** The server's sentence if the game follows older rules and can only be read; else null. */
  frozen = $state<string | null>(null);
  /** True once the players have agreed to stop the game before its end. */
  stoppedByPlayers = $state(false);
  /** An open proposal to stop the game. */
  proposal = $state.raw<Proposal | null>(null);
  /** The seat whose bot is thinking. */
  thinkingSeat = $state<number | null>(null);
  board = $state.raw<BoardModule | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  /** Why the table cannot be shown at all. */
  fatal = $state.raw<{ code: string; sentence: string } | null>(null);
  toast = $state<string | null>(null);
  /** The move being played back; null while the present is shown. */
  frame = $state.raw<Frame | null>(null);
  /** The element about which a note explains why it cannot be chosen. */
  explainedElement = $state.raw<Element | null>(null);
  /** The seat whose board is open beside the reader's own. */
  inspectedSeat = $state<number | null>(null);
  /** The seat of the next person on this device, until they have taken the device over. */
  passTo = $state<number | null>(null);
  unreadChat = $state(0);
  hintsAllowed = $state(false);
  /** When the server will delete the unused table, in seconds since 1970; null unless that is soon. */
  expiresAt = $state<number | null>(null);
  /** True once the whole table has been drawn. */
  isDrawn = false;
  /** True if a person chose the seed of the game, who could therefore know the deal. */
  isSeedChosen = $state(false);
  /** True if the game continues another table or a record, so that a player may know its hidden cards. */
  resumed = $state(false);
  /** The date of the daily deal that is played here; null at other tables. */
  daily = $state<string | null>(null);
  private readonly messages = new MessageHandler(this);
  readonly log = new LogController(this);
  readonly history = new HistoryController(this);
  readonly choosing = new ChoiceController(this);
  readonly guide = new GuideController(this);
  readonly hint = new HintController(this);
  readonly review = new ReviewController(this);
  readonly replay = new ReplayController(this);

  readonly playback: Playback;
  components: Json = null;
  /** Family of the table's game, see GameInfo. */
  family = '';
  private gameLoaded = '';
  private toastTimer: ReturnType<typeof setTimeout> | null = null;
  private lastDecider: number | null = null;
  /** True once the session has ended: later answers are ignored. */
  closed = false;
  /** True to keep the table off the list of recent games. */
  private unlisted = false;

  constructor(
    readonly id: string,
    keys: string[],
    opening: TableOpening | null = null,
  ) {
    this.playback = new Playback({
      stay: (frame, backlog) =>
        this.replay.isSpectating ? watchTime(frame, settings.watch) : frameTime(frame, backlog, settings.moveTime),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      show: (frame) => {
        this.frame = frame;
        if (frame) return;
        this.replay.paused = false;
        this.afterPlayback();
      },
    });
    this.connections = keys.map((key) => new TableConnection(id, key, opening?.takeConnection(key) ?? null, (from) => this.messages.handlersFor(from)));
  }

  start(): void {
    for (const one of this.connections) one.start();
  }
  stop(): void {
    if (this.now && !this.closed) this.saveToRecentGames();
    this.closed = true;
    this.playback.skip();
    this.replay.stop();
    this.review.close();
    for (const one of this.connections) one.socket.stop();
    i18n.use([], null);
    i18n.setPlayers({});
  }
  retryNow(): void {
    for (const one of this.connections) one.socket.retryNow();
  }

  // ---- the shown position ---------------------------------------------------------------------------

  get active(): TableConnection {
    return this.connections[this.activeIndex]!;
  }
  get me(): number | null {
    return this.active.seat;
  }
  get mySeats(): number[] {
    return this.connections.map((one) => one.seat).filter((seat): seat is number => seat !== null);
  }
  get now(): View | null {
    return this.active.view;
  }
  /** True once the game is over or was stopped. */
  get ended(): boolean {
    return this.stoppedByPlayers || (this.now?.over ?? false);
  }
  /** The position on the screen: the present, a move being played back, or a viewed past position. */
  get view(): View | null {
    const { viewed } = this.history;
    if (viewed) return viewed.view ?? this.now;
    return this.frame?.view ?? this.now;
  }
  /** The seat that is thinking about the shown position; null while another position is shown. */
  get visibleThinkingSeat(): number | null {
    return this.frame || this.history.viewed ? null : this.thinkingSeat;
  }
  /** True if a seat of this device has to decide, also while a past position is shown. */
  isReadersTurn = $derived.by((): boolean => {
    const decider = this.now?.over || this.frozen ? null : (this.now?.decision?.seat ?? null);
    return decider !== null && !this.frame && this.mySeats.includes(decider);
  });
  get playing(): boolean {
    return this.frame !== null;
  }
  /** True while the connection is down: choices are shown but disabled. */
  isLocked = $derived.by((): boolean => this.active.connectionState !== 'open');

  // ---- the interface to the board ----------------------------------------------------------------------

  readonly ui: BoardUi = boardUi(this, { events: () => this.frame?.events ?? [] });
  /** Board interface for pictures of choices: the present position, without marks and without selectable elements. */
  readonly choiceUi: BoardUi = Object.create(this.ui, {
    view: { get: () => this.now },
    glows: { value: () => false },
    mark: { value: () => null },
  });

  /** The choice advised by a hint or the guide. */
  advisedChoice = $derived.by((): Choice | null => this.hint.bestChoice ?? this.guide.advisedChoice);
  /** The choice marked on the board: the advised one, or the better one of the reviewed decision. */
  highlightedChoice = $derived.by((): Choice | null => this.advisedChoice ?? this.review.betterChoice);

  mark(el: string): Mark {
    if (this.highlightedChoice?.elements?.includes(el) || this.guide.points.has(el)) return 'hint';
    const { preview } = this.choosing;
    if (preview) {
      if (preview.elements?.includes(el)) return 'preview';
      if (preview.path?.includes(el)) return 'path';
    }
    if (this.history.viewed) return this.log.replayedElements.has(el) ? 'replayed' : null;
    return this.log.recentElements.has(el) ? 'last' : null;
  }

  /** All seats of the table: people and bots, then the automas. */
  everybody = $derived.by((): (SeatInfo | AutomaSeat)[] => {
    const view = this.now;
    const automas = Array.from({ length: view?.automas ?? 0 }, (_, index): AutomaSeat => {
      const seat = view!.players + index + 1;
      return { seat, kind: 'automa', name: automaName(view!, seat) };
    });
    return [...this.seats.map((seat) => ({ ...seat, name: i18n.shown(seat.name) })), ...automas];
  });
  names = $derived.by((): Record<number, string> =>
    Object.fromEntries(this.everybody.map((seat) => [seat.seat, seat.name])),
  );
  /**
   * Passes the names to i18n, those of people and bots as the server has them: generated ones are translated on
   * display.
   */
  private publishNames(): void {
    i18n.setPlayers({ ...this.names, ...Object.fromEntries(this.seats.map((seat) => [seat.seat, seat.name])) });
  }
  /**
   * Message key of the notice that one of several people may know hidden or future cards; null without a reason for it.
   */
  priorKnowledge = $derived.by((): string | null => {
    if (this.seats.filter((seat) => seat.kind === 'human').length < 2) return null;
    if (this.isSeedChosen) return 'table.foreseen.seed_named';
    return this.resumed ? 'table.foreseen.resumed' : null;
  });
  seatMark(seat: number) {
    return seatMark(seat, this.names[seat] ?? t('player.seat', { seat }), this.names);
  }

  // ---- messages to and from the reader ----------------------------------------------------------------

  async chat(text: string): Promise<boolean> {
    try {
      await this.active.socket.chat(text);
      return true;
    } catch (error) {
      this.reportError(error);
      return false;
    }
  }
  async rename(name: string): Promise<void> {
    try {
      await this.active.socket.rename(name);
    } catch (error) {
      this.reportError(error);
    }
  }

  reportError(error: unknown): void {
    if (error instanceof ApiError) this.showToast(refusalText(error.code, error.sentence, error.reason));
    else if (error instanceof RequestRejected) this.showToast(refusalText(error.code, error.sentence));
    else throw error;
  }
  showToast(text: string): void {
    this.toast = text;
    if (this.toastTimer) clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.toast = null), 6000);
  }

  // ---- playing back moves -----------------------------------------------------------------------

  skip(): void {
    this.playback.skip();
  }
  pause(): void {
    this.replay.paused = true;
    this.playback.pause({ view: this.now!, events: [], moves: this.active.moves, seat: null });
  }
  resume(): void {
    this.replay.paused = false;
    this.playback.resume();
  }

  get hidden(): boolean {
    return typeof document !== 'undefined' && document.hidden;
  }

  onSeats(seats: SeatInfo[]): void {
    this.seats = seats;
    this.publishNames();
  }

  async loadGame(view: View): Promise<void> {
    const { game } = view;
    if (this.gameLoaded === game) return;
    this.gameLoaded = game;
    const backend = backendOf(this.id);
    prefetchGame(view, this.family, backend);
    try {
      this.components = await componentsOf(view, backend);
    } catch {
      // The connection has just broken; the next attempt follows in two seconds.
      this.gameLoaded = '';
      if (!this.closed) setTimeout(() => this.now && void this.loadGame(this.now), 2000);
      return;
    }
    const [board, texts, lesson] = await Promise.all([
      boardFor(this.family, this.components),
      textsFor({ name: game, family: this.family }, this.components),
      this.guide.open(),
    ]);
    await loadCatalogues();
    if (this.closed) return;
    i18n.use([texts.catalogue, board.catalogue, ...(lesson ? [lesson.catalogue] : [])], texts.name ?? null);
    this.publishNames();
    this.texts = texts;
    this.board = board;
    this.onPresentShown(this.active);
  }

  /** Called once the whole table is drawn: fetches the older pages of the log. */
  onDrawn(): void {
    if (this.isDrawn) return;
    this.isDrawn = true;
    void this.log.readToStart();
  }

  private afterPlayback(): void {
    if (!this.closed) this.onPresentShown(this.active);
  }

  /** Called when the present position is shown: asks to hand the device over, and announces a new turn. */
  onPresentShown(from: TableConnection): void {
    if (from !== this.active || this.playback.playing) return;
    const view = from.view;
    if (!view || !this.texts) return;
    const decider = view.over ? null : (view.decision?.seat ?? null);
    const before = this.lastDecider;
    this.lastDecider = decider;
    if (decider !== null && decider !== this.me && this.mySeats.includes(decider)) {
      this.passTo = decider;
    } else {
      this.passTo = null;
    }
    if (decider !== before) this.announce(view, decider);
  }

  private announce(view: View, decider: number | null): void {
    if (!this.texts) return;
    if (view.over && settings.notify && this.hidden) notify(t('notify.over'), t('table.title', { table: this.id }), this.id);
    if (view.over || decider === null || !view.decision || !this.mySeats.includes(decider)) return;
    const sentence = textOf(decisionPieces(view.decision));
    const { sentAt } = this.choosing;
    // No sound for a reader who looks at the page and has moved in the last seconds.
    if (settings.sound && sentAt > 0 && (this.hidden || Date.now() - sentAt > 8000)) blip();
    if (settings.notify && this.hidden) {
      notify(t('notify.turn'), t('notify.turn.text', { table: this.id, sentence }), this.id);
    }
  }

  /** Shows the table to the next person on this device. */
  takeOver(seat: number): void {
    const index = this.connections.findIndex((one) => one.seat === seat);
    if (index < 0) return;
    this.playback.skip();
    this.activeIndex = index;
    this.passTo = null;
    this.inspectedSeat = null;
    this.history.clear();
    void this.log.readToStart();
    this.onPresentShown(this.active);
  }

  /** Removes the table from the list of recent games for good. */
  unlist(): void {
    this.unlisted = true;
    forget(this.id);
  }
  saveToRecentGames(): void {
    if (!this.unlisted) saveRecentTable(this);
  }
}
