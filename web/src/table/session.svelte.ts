// A table on this screen: its seats, what is shown of it now, and what the reader does with it. One line to the
// server for each seat held here.
import { SvelteMap } from 'svelte/reactivity';
import { api, ApiError } from '../lib/api';
import type { BoardModule, BoardUi, Mark } from '../lib/board';
import { boardFor } from '../boards/registry';
import { asksTwice, type ChoiceGroup, choicesAt, inOrder, leftWhen } from '../lib/choices';
import { i18n, isUnnamed, t } from '../lib/i18n/i18n.svelte';
import type { Lang, Translate } from '../lib/i18n/format';
import { fetchWords } from '../lib/i18n/words';
import { Live, Rejected, type LineState, type LiveEvents } from '../lib/live';
import {
  patiently,
  readToBeginning,
  sinceLastMoveOf,
  touched,
  turnsOf,
  withNewest,
  withNotes,
  withUpdate,
  type LogEntry,
  type LogRules,
  type LogTurn,
  type MoveLog,
} from '../lib/log';
import { elementsOf, entriesAt, otherTurn, toldElements, turnStarts } from '../lib/film';
import { componentsOf, prepare } from '../opening/game';
import { goesSoon } from '../lib/kept';
import { blip, notify } from '../lib/notify';
import type { BegunLine, Opening } from '../opening/opening';
import { frameTime, Playback, watchTime, type Frame } from '../lib/playback';
import { forget, remember, rememberPassedOn } from '../lib/recent';
import { standingOf } from '../lib/returning';
import { seatMark } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import type { AutomaSeat, Chat, Choice, GameEvent, Json, Note, Proposal, SeatInfo, Table, Undo, Update, View } from '../lib/types';
import { decisionPieces, notePieces, refusalText, textOf } from '../lib/words';
import { reasons } from '../texts/reasons';
import type { GameTexts } from '../lib/texts';
import { textsFor } from '../texts/texts';
import { GuideDesk } from './GuideDesk.svelte';
import { HintDesk } from './HintDesk.svelte';
import { ReviewDesk } from './ReviewDesk.svelte';
import { WatchDesk } from './WatchDesk.svelte';

/** What one key sees. */
class Perspective {
  /** The table has told whose key it is. */
  known = false;
  seat = $state<number | null>(null);
  /** The seat that a bot plays for the holder of this key. */
  lent = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<MoveLog>({ from: 0, moves: [] });
  /** Under way while older pages of the log are being read. */
  reading: Promise<void> | null = null;
  moves = $state(0);
  undo = $state.raw<Undo>({ to: null, why: 'nothing' });
  chat = $state.raw<Chat[]>([]);
  notes = $state.raw<Note[]>([]);
  line = $state<LineState>('connecting');
  retryAt = $state<number | null>(null);
  readonly live: Live;
  /** Begins, or goes on with what was begun. */
  readonly start: () => void;

  constructor(
    readonly key: string,
    session: TableSession,
    begun: BegunLine | null,
  ) {
    const events: LiveEvents = {
      table: (table) => session.onTable(this, table),
      update: (update) => session.onUpdate(this, update),
      seats: (message) => session.onSeats(message.seats),
      thinking: (seat) => (session.thinking = seat),
      state: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
      },
      refused: (code, sentence) => session.onRefused(this, code, sentence),
    };
    this.live = begun?.live ?? new Live(session.id, key, events);
    this.start = () => (begun ? begun.kept.listen(events) : this.live.start());
  }
}

export interface Chooser {
  el: string | null;
  choices: Choice[];
  /** Where on the screen it was asked for; null for the middle. */
  x: number | null;
  y: number | null;
  /** A single choice that is asked about once more because it cannot be taken back. */
  confirm: boolean;
}

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
  sending = $state(false);
  frame = $state.raw<Frame | null>(null);
  lookBack = $state.raw<{ moves: number; view: View | null } | null>(null);
  chooser = $state.raw<Chooser | null>(null);
  hoveredEl = $state<string | null>(null);
  hoveredChoice = $state.raw<Choice | null>(null);
  /** What a note tells the reader about: why it cannot be chosen. */
  explained = $state.raw<Element | null>(null);
  /** The seat whose board is open beside the own one. */
  inspected = $state<number | null>(null);
  /** A person on this device who still has to take it over. */
  passTo = $state<number | null>(null);
  /** Totals by number of moves, as far as seen; for the chart. */
  readonly totals = new SvelteMap<number, { turn: number; scores: Record<number, number> }>();
  unreadChat = $state(0);
  hintsAllowed = $state(false);
  /** When the table goes if nobody plays, where that is soon: in seconds since 1970. */
  keptUntil = $state<number | null>(null);
  /** The table stands on the screen. */
  private drawn = false;
  private seedNamed = $state(false);
  private resumed = $state(false);
  readonly guide = new GuideDesk(this);
  readonly hint = new HintDesk(this);
  readonly review = new ReviewDesk(this);
  readonly watch = new WatchDesk(this);

  private readonly playback: Playback;
  private readonly history = new Map<number, View>();
  private readonly coming = new Map<string, Promise<View>>();
  private components: Json = null;
  private gameLoaded = '';
  private toastTimer: ReturnType<typeof setTimeout> | null = null;
  private lastDecider: number | null = null;
  private stopped = false;
  /** It is not to stand among the recent games. */
  private unlisted = false;
  private sentAt = 0;
  private sent = 0;

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
    this.perspectives = keys.map((key) => new Perspective(key, this, opening?.take(key) ?? null));
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
    if (this.lookBack) return this.lookBack.view ?? this.now;
    return this.frame?.view ?? this.now;
  }
  /** Who has been thinking for a while about what is on the screen. */
  get thinker(): number | null {
    return this.frame || this.lookBack ? null : this.thinking;
  }
  /** It is the turn of somebody on this device, whatever is on the screen. */
  waits = $derived.by((): boolean => {
    const decider = this.now?.over || this.frozen ? null : (this.now?.decision?.seat ?? null);
    return decider !== null && !this.frame && this.mySeats.includes(decider);
  });
  get playing(): boolean {
    return this.frame !== null;
  }
  get lookingBack(): boolean {
    return this.lookBack !== null;
  }
  /** Choices of the reader, if the present is shown and it is theirs to decide. */
  choices = $derived.by((): readonly Choice[] => {
    if (this.lookBack || this.frame || this.passTo !== null || this.frozen) return [];
    const decision = this.active?.view?.decision;
    return decision && decision.seat === this.active.seat ? (decision.choices ?? []) : [];
  });
  /** The server cannot be reached: what could be chosen is shown, but nothing can be done with it until it is back. */
  away = $derived.by((): boolean => this.active.line !== 'open');
  glowing = $derived.by((): ReadonlySet<string> => {
    const all = new Set<string>();
    if (this.away) return all;
    for (const choice of this.choices) for (const el of choice.elements ?? []) all.add(el);
    return all;
  });
  preview = $derived.by((): Choice | null => {
    if (this.hoveredChoice && this.choices.includes(this.hoveredChoice)) return this.hoveredChoice;
    if (!this.hoveredEl) return null;
    return inOrder(choicesAt(this.hoveredEl, this.choices))[0] ?? null;
  });

  // ---- log --------------------------------------------------------------------------------------------

  get rules(): LogRules {
    const texts = this.texts;
    return {
      kinds: texts?.kinds ?? {},
      quiet: texts?.quiet ?? new Set(),
      merges: (event) => i18n.has(`events.${event}`),
      ...(texts?.untold ? { untold: (event: GameEvent) => texts.untold!(event) } : {}),
      ...(texts?.money ? { money: (event: GameEvent) => texts.money!(event) } : {}),
    };
  }
  moves = $derived.by((): Update[] => this.active?.log.moves ?? []);
  /** Whether the log is there from the beginning of the game. */
  get logIsWhole(): boolean {
    return this.active.log.from === 0;
  }
  /** What the screen has got to: nobody reads in the log what they are about to watch. */
  private shownMoves = $derived.by((): Update[] => {
    const frame = this.frame;
    return frame ? this.moves.filter((update) => update.moves <= frame.moves) : this.moves;
  });
  turns = $derived.by((): LogTurn[] => 
    turnsOf(this.shownMoves, this.rules, 1, this.logIsWhole, this.active?.notes),
  );
  talk = $derived.by((): (Chat | Note)[] => (this.active ? withNotes(this.active.chat, this.active.notes) : []));
  since = $derived.by((): Update[] => sinceLastMoveOf(this.moves, this.active?.seat ?? null));
  private marked = $derived.by((): ReadonlySet<string> => {
    const recent = this.me === null ? this.shownMoves.slice(-6) : this.since;
    return touched(recent, elementsOf);
  });
  /** The move that led to the position looked back at: what the film tells. */
  toldMove = $derived.by((): Update | null => this.moves.find((one) => one.moves === this.lookBack?.moves) ?? null);
  toldEntries = $derived.by((): LogEntry[] => (this.toldMove ? entriesAt(this.turns, this.toldMove.moves) : []));
  /** What it concerns. */
  told = $derived.by((): ReadonlySet<string> => 
    new Set((this.toldMove?.events ?? []).flatMap((event) => toldElements(event, this.me))),
  );
  private turnStarts = $derived.by((): number[] => turnStarts(this.moves));

  /** The table stands on the screen: there is time for what can wait. */
  onDrawn(): void {
    if (this.drawn) return;
    this.drawn = true;
    void this.readLog();
  }
  /** Reads what is missing of the log, if that is not under way. A broken line is tried again with the next table. */
  readLog(): Promise<void> {
    const one = this.active;
    one.reading ??= readToBeginning({
      log: () => one.log,
      read: async (before) => {
        const page = await api.log(this.id, one.key, before);
        return { from: page.from, moves: page.log };
      },
      show: (log) => (one.log = log),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      stopped: () => this.stopped,
    })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(() => (one.reading = null));
    return one.reading;
  }

  // ---- the board's side of it -------------------------------------------------------------------------

  readonly ui: BoardUi = this.makeUi();
  /** For pictures of choices: in the position they are made in; nothing of it glows. */
  readonly choiceUi: BoardUi = Object.create(this.ui, {
    view: { get: () => this.now },
    glows: { value: () => false },
    mark: { value: () => null },
  });

  private makeUi(): BoardUi {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const session = this;
    return {
      get view(): View {
        return session.view!;
      },
      get components(): Json {
        return session.components;
      },
      get me(): number | null {
        return session.me;
      },
      glows: (el) => session.glowing.has(el),
      mark: (el): Mark => session.mark(el),
      pick: (el) => session.pick(el, null),
      hover: (el) => (session.hoveredEl = el),
      get preview(): Choice | null {
        return session.preview;
      },
      get events(): readonly GameEvent[] {
        return session.frame?.events ?? [];
      },
      get t(): Translate {
        return t;
      },
      get lang(): Lang {
        return i18n.lang;
      },
      seatMark: (seat) => session.seatMark(seat),
      get reducedMotion(): boolean {
        return settings.reducedMotion;
      },
    };
  }

  /** What is advised now. */
  advised = $derived.by((): Choice | null => this.hint.best ?? this.guide.choice);
  /** What is advised here, or would have been better. */
  hinted = $derived.by((): Choice | null => this.advised ?? this.review.best);

  mark(el: string): Mark {
    if (this.hinted?.elements?.includes(el) || this.guide.points.has(el)) return 'hint';
    const preview = this.preview;
    if (preview) {
      if (preview.elements?.includes(el)) return 'preview';
      if (preview.path?.includes(el)) return 'path';
    }
    if (this.lookBack) return this.told.has(el) ? 'told' : null;
    return this.marked.has(el) ? 'last' : null;
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

  // ---- choosing ---------------------------------------------------------------------------------------

  /** A click on an element: does it, asks which, or asks whether. */
  pick(el: string, at: { x: number; y: number } | null): void {
    const fitting = inOrder(choicesAt(el, this.choices));
    if (fitting.length === 0) return;
    if (fitting.length === 1) this.choose(fitting[0]!, at, el);
    else this.chooser = { el, choices: fitting, x: at?.x ?? null, y: at?.y ?? null, confirm: false };
  }

  choose(choice: Choice, at: { x: number; y: number } | null = null, el: string | null = null): void {
    if (this.away) return;
    const ordinary = this.texts?.ordinary ?? new Set<string>();
    if (settings.confirm && (asksTwice(choice, this.choices, ordinary) || this.leftWhen(choice).length > 0)) {
      this.chooser = { el, choices: [choice], x: at?.x ?? null, y: at?.y ?? null, confirm: true };
      return;
    }
    void this.commit(choice);
  }

  /** What would be left undone. */
  leftWhen(choice: Choice): ChoiceGroup[] {
    return leftWhen(choice, this.choices, this.texts?.patient ?? new Set());
  }

  async commit(choice: Choice): Promise<void> {
    this.chooser = null;
    this.hoveredChoice = null;
    this.hoveredEl = null;
    this.guide.taken(choice);
    await this.send((line, after) => line.move(after, choice.move));
  }

  async undoTo(to: number): Promise<void> {
    this.chooser = null;
    this.lookBack = null;
    await this.send((line, after) => line.undo(after, to));
  }
  /** One step back. */
  async undo(): Promise<void> {
    const to = this.active.undo.to;
    if (to === null || to === undefined) return;
    await this.undoTo(Math.max(to, this.active.moves - 1));
  }
  get undoSteps(): number {
    const to = this.active.undo.to;
    return to === null || to === undefined ? 0 : this.active.moves - to;
  }

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

  private async send(what: (line: Live, after: number) => Promise<number>): Promise<void> {
    if (this.sending) return;
    const line = this.active.live;
    const number = ++this.sent;
    this.sending = true;
    this.sentAt = Date.now();
    try {
      await what(line, line.seq ?? 0);
    } catch (error) {
      this.complain(error);
    } finally {
      if (number === this.sent) this.sending = false;
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

  // ---- looking back -----------------------------------------------------------------------------------

  async look(moves: number): Promise<void> {
    const last = this.active.moves;
    if (moves >= last) return this.returnToNow();
    const wanted = Math.max(0, moves);
    this.playback.skip();
    this.chooser = null;
    const known = this.history.get(wanted);
    this.lookBack = { moves: wanted, view: known ?? this.lookBack?.view ?? null };
    if (known) return;
    try {
      const view = await this.viewAfter(wanted);
      if (this.lookBack?.moves === wanted) this.lookBack = { moves: wanted, view };
    } catch (error) {
      this.lookBack = null;
      this.complain(error);
    }
  }
  /** The position after so many moves, asked for once; where the server asks for patience, a little later. */
  private viewAfter(moves: number): Promise<View> {
    const { key } = this.active;
    const name = `${key} ${moves}`;
    const asked = this.coming.get(name);
    if (asked) return asked;
    const coming = patiently(
      () => api.history(this.id, key, moves),
      (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      () => this.stopped,
    )
      .then((view) => {
        if (key === this.active.key && moves <= this.active.moves) {
          this.history.set(moves, view);
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
    if (moves >= this.active.moves || this.history.has(moves)) return;
    // Whoever gets there asks again, and is told what is wrong.
    this.viewAfter(moves).catch(() => {});
  }
  /** The position after so many moves, if somebody has looked back at it. */
  lookedAt(moves: number): View | undefined {
    return this.history.get(moves);
  }
  step(by: number): void {
    const from = this.lookBack?.moves ?? this.active.moves;
    void this.look(from + by);
  }
  stepTurn(by: 1 | -1): void {
    const last = this.active.moves;
    void this.look(otherTurn(this.turnStarts, this.lookBack?.moves ?? last, by, last));
  }
  returnToNow(): void {
    this.lookBack = null;
  }
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

  /** Reads what the chart needs, at once. */
  async fillTotals(): Promise<void> {
    try {
      const { totals } = await api.totals(this.id, this.active.key);
      for (const { moves, turn, scores } of totals) {
        this.totals.set(moves, { turn, scores: Object.fromEntries(scores.map((points, seat) => [seat + 1, points])) });
      }
    } catch {
      // The chart shows what was seen so far.
    }
  }
  private collect(moves: number, view: View): void {
    if (view.scores.length === 0) return;
    const scores = Object.fromEntries(view.scores.map((one) => [one.seat, one.total]));
    this.totals.set(moves, { turn: view.turn, scores });
  }

  // ---- messages from the server -------------------------------------------------------------------------

  onTable(from: Perspective, table: Table): void {
    // A seat that has changed hands shows another side of the table.
    if (from.known && from.seat !== table.seat) {
      this.playback.skip();
      this.history.clear();
      this.chooser = null;
      this.lookBack = null;
    }
    const newcomer = !from.known;
    from.known = true;
    from.seat = table.seat;
    from.lent = table.away ?? null;
    if (from.seat === null && from.lent === null) rememberPassedOn(this.id, from.key);
    this.broken = table.stopped ?? false;
    this.proposal = table.proposal ?? null;
    from.view = table.view;
    from.log = withNewest(from.log, { from: table.log_from, moves: table.log });
    from.moves = table.moves;
    from.undo = table.undo ?? { to: null, why: 'nothing' };
    from.chat = table.chat;
    from.notes = [...(table.notes ?? [])].sort((a, b) => a.seq - b.seq);
    this.frozen = table.frozen ?? null;
    this.hintsAllowed = table.hints;
    this.keptUntil = goesSoon(table.kept_until ?? null) ? table.kept_until! : null;
    this.seedNamed = table.seed_named;
    this.resumed = table.resumed;
    this.onSeats(table.seats);
    if (newcomer) this.giveName(from);
    // What is long ago may come once the table is drawn.
    if (from === this.active && (this.drawn || !table.view)) void this.readLog();
    if (table.view) {
      void this.loadGame(table.view);
      this.collect(table.moves, table.view);
    }
    this.rememberHere();
    this.settle(from);
  }

  onUpdate(from: Perspective, update: Update): void {
    const active = from === this.active;
    if (update.stopped !== undefined) this.broken = update.stopped;
    if (update.proposal !== undefined) this.proposal = update.proposal;
    if (update.what !== 'note') this.keptUntil = null; // somebody plays or speaks
    if (update.what === 'chat') {
      if (update.chat) from.chat = [...from.chat, { ...update.chat, seq: update.seq, time: update.time }];
      if (active && update.seat !== from.seat) this.unreadChat++;
      return;
    }
    if (update.what === 'note') {
      this.onNote(from, update);
      return;
    }
    // What was taken back while the line was broken is gone; the table follows.
    if (update.undone) return;
    const before = from.view;
    from.log = withUpdate(from.log, update);
    from.moves = update.moves;
    if (update.undo) from.undo = update.undo;
    if (update.view) {
      from.view = update.view;
      if (update.what === 'undo') this.forgetBehind(update.moves);
      this.collect(update.moves, update.view);
      const onward = before?.turn !== update.view.turn || before?.decision?.seat !== update.view.decision?.seat;
      if (active && (onward || update.view.over)) this.rememberHere();
    }
    this.thinking = null;
    if (!active) return;
    // The own move has happened: the next may be chosen at once, the confirmation is on its way.
    if (update.seat === from.seat) this.sending = false;
    this.chooser = null;
    const unseen = this.hidden && !this.watch.only;
    if (update.what === 'undo' || update.seat === from.seat || unseen) this.playback.skip();
    else if (update.view) {
      this.playback.add({ view: update.view, events: update.events ?? [], moves: update.moves, seat: update.seat });
    }
    if (!this.playback.playing) this.settle(from);
  }

  /** Something was done about the table: the game stays as it is, but everybody should notice. */
  private onNote(from: Perspective, { seq, time, seat, note, from: who, to, level, undo, view }: Update): void {
    const told: Note = { seq, time, seat, note: note ?? '', ...(who ? { from: who } : {}), ...(to ? { to } : {}), ...(level ? { level } : {}) };
    from.notes = [...from.notes, told];
    if (undo) from.undo = undo;
    // Of a game that was stopped nothing is left to decide.
    if (view && this.broken) from.view = view;
    if (from !== this.active) return;
    if (this.broken) {
      this.chooser = null;
      this.thinking = null;
      this.rememberHere();
      this.settle(from);
    }
    this.unreadChat++;
    this.say(textOf(notePieces(told)));
  }

  private get hidden(): boolean {
    return typeof document !== 'undefined' && document.hidden;
  }

  private forgetBehind(moves: number): void {
    for (const known of [...this.history.keys()]) if (known > moves) this.history.delete(known);
    for (const known of [...this.totals.keys()]) if (known > moves) this.totals.delete(known);
  }

  onSeats(seats: SeatInfo[]): void {
    this.seats = seats;
    this.tellNames();
  }

  onRefused(from: Perspective, code: string, sentence: string): void {
    if (this.perspectives.length === 1) {
      this.fatal = { code, sentence };
      return;
    }
    const active = this.active;
    this.perspectives = this.perspectives.filter((one) => one !== from);
    this.activeIndex = Math.max(0, this.perspectives.indexOf(active));
    this.rememberHere();
    if (from !== active) return;
    // Nobody sees another's hand without taking the device over.
    this.playback.skip();
    this.lookBack = null;
    this.chooser = null;
    this.passTo = this.me;
  }

  private async loadGame(view: View): Promise<void> {
    const { game } = view;
    if (this.gameLoaded === game) return;
    this.gameLoaded = game;
    prepare(view);
    try {
      this.components = await componentsOf(view);
    } catch {
      // The line has just broken; the table comes again when it is back.
      this.gameLoaded = '';
      if (!this.stopped) setTimeout(() => this.now && void this.loadGame(this.now), 2000);
      return;
    }
    const [board, texts, lesson] = await Promise.all([
      boardFor(game, this.components),
      textsFor(game, this.components),
      this.guide.open(),
    ]);
    await fetchWords();
    if (this.stopped) return;
    i18n.use([reasons, texts.catalogue, board.catalogue, ...(lesson ? [lesson.catalogue] : [])], texts.name ?? null);
    this.tellNames();
    this.texts = texts;
    this.board = board;
    this.settle(this.active);
  }

  private afterPlayback(): void {
    if (!this.stopped) this.settle(this.active);
  }

  /** The present is on the screen: whose turn is it, and does somebody have to be told? */
  private settle(from: Perspective): void {
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
    const sentence = textOf(decisionPieces(view.decision, view, this.texts));
    // Whoever is looking and has just moved needs no bell.
    if (settings.sound && this.sentAt > 0 && (this.hidden || Date.now() - this.sentAt > 8000)) blip();
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
    this.lookBack = null;
    this.inspected = null;
    this.history.clear();
    void this.readLog();
    this.settle(this.active);
  }

  /** Whoever sits down on a seat without a name brings the one they go by on this device. */
  private giveName(from: Perspective): void {
    const name = this.seats.find((one) => one.seat === from.seat)?.name;
    if (!settings.name || !name || !isUnnamed(name) || this.perspectives.length > 1) return;
    // Somebody else may have it: then the seat keeps its own.
    from.live.rename(settings.name).catch(() => {});
  }

  /** Takes the table off the list of recent games, and keeps it off. */
  unlist(): void {
    this.unlisted = true;
    forget(this.id);
  }
  private rememberHere(): void {
    if (this.unlisted) return;
    const view = this.now;
    // The key of a seat that a bot plays is not one to hand out.
    const spectator = this.perspectives.find((one) => one.known && one.seat === null && one.lent === null)?.key;
    remember({
      table: this.id,
      game: view?.game ?? '',
      seats: this.seats.map((seat) => {
        const key = this.perspectives.find((one) => one.seat === seat.seat)?.key;
        return { seat: seat.seat, name: seat.name, kind: seat.kind, ...(key ? { own: key } : {}) };
      }),
      mine: this.perspectives.map((one) => one.key),
      ...(spectator ? { spectator } : {}),
      ...(this.broken ? { stopped: true } : {}),
      ...(view
        ? { turn: view.turn, over: view.over, standing: standingOf(view, this.active.moves, this.moves.at(-1)) }
        : {}),
    });
  }
}
