// A table on this screen: its seats, what is shown of it now, and what the server says of it. One line to the server for each
// seat held here. What the reader does with it stands at desks of their own.
import { ApiError } from '../lib/api';
import type { BoardModule, BoardUi, Mark } from '../lib/board';
import { placeOf } from '../lib/connection';
import { boardFor } from '../boards/registry';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { fetchWords } from '../lib/i18n/words';
import { Rejected } from '../lib/live';
import { componentsOf, prepare } from '../opening/game';
import { blip, notify } from '../lib/notify';
import type { Opening } from '../opening/opening';
import { frameTime, Playback, watchTime, type Frame } from '../lib/playback';
import { forget } from '../lib/recent';
import { seatMark } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import type { AutomaSeat, Choice, Json, Proposal, SeatInfo, View } from '../lib/types';
import { decisionPieces, refusalText, textOf } from '../lib/words';
import type { GameTexts } from '../lib/texts';
import { textsFor } from '../texts/texts';
import { boardUi } from './boardUi';
import { ChoiceDesk } from './ChoiceDesk.svelte';
import { GuideDesk } from './GuideDesk.svelte';
import { Hearing } from './Hearing';
import { HintDesk } from './HintDesk.svelte';
import { LogDesk } from './LogDesk.svelte';
import { PastDesk } from './PastDesk.svelte';
import { Perspective } from './Perspective.svelte';
import { rememberTable } from './remembering';
import { ReviewDesk } from './ReviewDesk.svelte';
import { WatchDesk } from './WatchDesk.svelte';

/** As the game calls it; several of one name are told apart by it. */
function automaName(view: View, seat: number): string {
  const figures = ((view.figures?.players ?? []) as { seat: number; name?: string }[]).find((one) => one.seat === seat);
  return figures?.name ?? t('player.automa');
}

export class TableSession {
  perspectives = $state.raw<Perspective[]>([]);
  activeIndex = $state(0);
  seats = $state.raw<SeatInfo[]>([]);
  frozen = $state<string | null>(null);
  /** The people have agreed to play no further. */
  broken = $state(false);
  /** To do so, while it stands. */
  proposal = $state.raw<Proposal | null>(null);
  thinking = $state<number | null>(null);
  board = $state.raw<BoardModule | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  fatal = $state.raw<{ code: string; sentence: string } | null>(null);
  toast = $state<string | null>(null);
  frame = $state.raw<Frame | null>(null);
  /** What a note tells the reader about: why it cannot be chosen. */
  explained = $state.raw<Element | null>(null);
  /** The seat whose board is open beside the own one. */
  inspected = $state<number | null>(null);
  /** A person on this device who still has to take it over. */
  passTo = $state<number | null>(null);
  unreadChat = $state(0);
  hintsAllowed = $state(false);
  /** When the table goes if nobody plays, where that is soon: in seconds since 1970. */
  keptUntil = $state<number | null>(null);
  /** The table stands on the screen. */
  drawn = false;
  seedNamed = $state(false);
  resumed = $state(false);
  /** The date whose deal of the day is played here. */
  daily = $state<string | null>(null);
  private readonly hearing = new Hearing(this);
  readonly log = new LogDesk(this);
  readonly past = new PastDesk(this);
  readonly choosing = new ChoiceDesk(this);
  readonly guide = new GuideDesk(this);
  readonly hint = new HintDesk(this);
  readonly review = new ReviewDesk(this);
  readonly watch = new WatchDesk(this);

  readonly playback: Playback;
  components: Json = null;
  /** Of the table's game: see GameInfo. */
  family = '';
  private gameLoaded = '';
  private toastTimer: ReturnType<typeof setTimeout> | null = null;
  private lastDecider: number | null = null;
  /** Nobody looks at it any more. */
  stopped = false;
  /** It is not to stand among the recent games. */
  private unlisted = false;

  constructor(
    readonly id: string,
    keys: string[],
    opening: Opening | null = null,
  ) {
    this.playback = new Playback({
      stay: (frame, backlog) =>
        this.watch.only ? watchTime(frame, settings.watch) : frameTime(frame, backlog, settings.moveTime),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      show: (frame) => {
        this.frame = frame;
        if (frame) return;
        this.watch.paused = false;
        this.afterPlayback();
      },
    });
    this.perspectives = keys.map((key) => new Perspective(id, key, opening?.take(key) ?? null, (from) => this.hearing.by(from)));
  }

  start(): void {
    for (const one of this.perspectives) one.start();
  }
  stop(): void {
    if (this.now && !this.stopped) this.rememberHere();
    this.stopped = true;
    this.playback.skip();
    this.watch.stop();
    this.review.close();
    for (const one of this.perspectives) one.live.stop();
    i18n.use([], null);
    i18n.setPlayers({});
  }
  retryNow(): void {
    for (const one of this.perspectives) one.live.retryNow();
  }

  // ---- what is shown --------------------------------------------------------------------------------

  get active(): Perspective {
    return this.perspectives[this.activeIndex]!;
  }
  get me(): number | null {
    return this.active.seat;
  }
  get mySeats(): number[] {
    return this.perspectives.map((one) => one.seat).filter((seat): seat is number => seat !== null);
  }
  get now(): View | null {
    return this.active.view;
  }
  /** Nothing will be played here any more. */
  get ended(): boolean {
    return this.broken || (this.now?.over ?? false);
  }
  /** The position on the screen: the present, one being played, or one looked back at. */
  get view(): View | null {
    const { lookBack } = this.past;
    if (lookBack) return lookBack.view ?? this.now;
    return this.frame?.view ?? this.now;
  }
  /** Who has been thinking for a while about what is on the screen. */
  get thinker(): number | null {
    return this.frame || this.past.lookBack ? null : this.thinking;
  }
  /** It is the turn of somebody on this device, whatever is on the screen. */
  waits = $derived.by((): boolean => {
    const decider = this.now?.over || this.frozen ? null : (this.now?.decision?.seat ?? null);
    return decider !== null && !this.frame && this.mySeats.includes(decider);
  });
  get playing(): boolean {
    return this.frame !== null;
  }
  /** The server cannot be reached: what could be chosen is shown, but nothing can be done with it until it is back. */
  away = $derived.by((): boolean => this.active.line !== 'open');

  // ---- the board's side of it -------------------------------------------------------------------------

  readonly ui: BoardUi = boardUi(this, { events: () => this.frame?.events ?? [] });
  /** For pictures of choices: in the position they are made in; nothing of it glows. */
  readonly choiceUi: BoardUi = Object.create(this.ui, {
    view: { get: () => this.now },
    glows: { value: () => false },
    mark: { value: () => null },
  });

  /** What is advised now. */
  advised = $derived.by((): Choice | null => this.hint.best ?? this.guide.choice);
  /** What is advised here, or would have been better. */
  hinted = $derived.by((): Choice | null => this.advised ?? this.review.best);

  mark(el: string): Mark {
    if (this.hinted?.elements?.includes(el) || this.guide.points.has(el)) return 'hint';
    const { preview } = this.choosing;
    if (preview) {
      if (preview.elements?.includes(el)) return 'preview';
      if (preview.path?.includes(el)) return 'path';
    }
    if (this.past.lookBack) return this.log.told.has(el) ? 'told' : null;
    return this.log.marked.has(el) ? 'last' : null;
  }

  /** All seats of the table: people and bots, then those that the game's own rules play. */
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
  /** To the sentences, as the server has them: which language is read may change. */
  private tellNames(): void {
    i18n.setPlayers({ ...this.names, ...Object.fromEntries(this.seats.map((seat) => [seat.seat, seat.name])) });
  }
  /** Why some of several people may know what comes: the key of a notice. */
  foreseen = $derived.by((): string | null => {
    if (this.seats.filter((seat) => seat.kind === 'human').length < 2) return null;
    if (this.seedNamed) return 'table.foreseen.seed_named';
    return this.resumed ? 'table.foreseen.resumed' : null;
  });
  seatMark(seat: number) {
    return seatMark(seat, this.names[seat] ?? t('player.seat', { seat }), this.names);
  }

  // ---- words to and from the reader -------------------------------------------------------------------

  async chat(text: string): Promise<boolean> {
    try {
      await this.active.live.chat(text);
      return true;
    } catch (error) {
      this.complain(error);
      return false;
    }
  }
  async rename(name: string): Promise<void> {
    try {
      await this.active.live.rename(name);
    } catch (error) {
      this.complain(error);
    }
  }

  complain(error: unknown): void {
    if (error instanceof ApiError) this.say(refusalText(error.code, error.sentence, error.reason));
    else if (error instanceof Rejected) this.say(refusalText(error.code, error.sentence));
    else throw error;
  }
  say(text: string): void {
    this.toast = text;
    if (this.toastTimer) clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => (this.toast = null), 6000);
  }

  // ---- playing what has happened ----------------------------------------------------------------------

  skip(): void {
    this.playback.skip();
  }
  pause(): void {
    this.watch.paused = true;
    this.playback.pause({ view: this.now!, events: [], moves: this.active.moves, seat: null });
  }
  resume(): void {
    this.watch.paused = false;
    this.playback.resume();
  }

  get hidden(): boolean {
    return typeof document !== 'undefined' && document.hidden;
  }

  onSeats(seats: SeatInfo[]): void {
    this.seats = seats;
    this.tellNames();
  }

  async loadGame(view: View): Promise<void> {
    const { game } = view;
    if (this.gameLoaded === game) return;
    this.gameLoaded = game;
    const where = placeOf(this.id);
    prepare(view, this.family, where);
    try {
      this.components = await componentsOf(view, where);
    } catch {
      // The line has just broken; the table comes again when it is back.
      this.gameLoaded = '';
      if (!this.stopped) setTimeout(() => this.now && void this.loadGame(this.now), 2000);
      return;
    }
    const [board, texts, lesson] = await Promise.all([
      boardFor(this.family, this.components),
      textsFor({ name: game, family: this.family }, this.components),
      this.guide.open(),
    ]);
    await fetchWords();
    if (this.stopped) return;
    i18n.use([texts.catalogue, board.catalogue, ...(lesson ? [lesson.catalogue] : [])], texts.name ?? null);
    this.tellNames();
    this.texts = texts;
    this.board = board;
    this.settle(this.active);
  }

  /** The table stands on the screen: there is time for what can wait. */
  onDrawn(): void {
    if (this.drawn) return;
    this.drawn = true;
    void this.log.read();
  }

  private afterPlayback(): void {
    if (!this.stopped) this.settle(this.active);
  }

  /** The present is on the screen: whose turn is it, and does somebody have to be told? */
  settle(from: Perspective): void {
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
    // Whoever is looking and has just moved needs no bell.
    if (settings.sound && sentAt > 0 && (this.hidden || Date.now() - sentAt > 8000)) blip();
    if (settings.notify && this.hidden) {
      notify(t('notify.turn'), t('notify.turn.text', { table: this.id, sentence }), this.id);
    }
  }

  /** The next person has taken the device. */
  takeOver(seat: number): void {
    const index = this.perspectives.findIndex((one) => one.seat === seat);
    if (index < 0) return;
    this.playback.skip();
    this.activeIndex = index;
    this.passTo = null;
    this.inspected = null;
    this.past.forget();
    void this.log.read();
    this.settle(this.active);
  }

  /** Takes the table off the list of recent games, and keeps it off. */
  unlist(): void {
    this.unlisted = true;
    forget(this.id);
  }
  rememberHere(): void {
    if (!this.unlisted) rememberTable(this);
  }
}
