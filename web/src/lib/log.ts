// The log: what counts of it after undo, read page by page, cut into turns, and merged so that it reads well.
import { ApiError } from './api';
import type { Chat, GameEvent, Note, Params, Update } from './types';

/** One move as the log tells it. */
export interface LogEntry {
  /** Moves of the game after this one: where looking back leads. */
  moves: number;
  seq: number;
  seat: number | null;
  time: number;
  move: string;
  lines: LogLine[];
  money: { seat: number; amount: number }[];
  /** No move but something done about the table. */
  note?: Note;
}
export interface LogLine {
  key: string;
  params: Params;
  kind: string;
  seat: number | null;
  event: GameEvent;
}
export interface LogTurn {
  turn: number;
  seat: number | null;
  entries: LogEntry[];
}

export interface LogRules {
  kinds: Record<string, string>;
  quiet: ReadonlySet<string>;
  untold?(event: GameEvent): boolean;
  /** Whether the catalogue has a sentence for several of these at once. */
  merges(event: string): boolean;
  money?(event: GameEvent): { seat: number; amount: number }[];
}

/** The moves of a table that count, oldest first, as far as they have been read: the newest come first. */
export interface MoveLog {
  /** How many moves were made before the first one here. */
  from: number;
  moves: Update[];
}

/** A move adds one, an undo takes some away. */
export function withUpdate(log: MoveLog, update: Update): MoveLog {
  if (update.what !== 'move' && update.what !== 'undo') return log;
  const last = update.what === 'move' ? update.moves - 1 : update.moves;
  const kept = log.moves.filter((one) => one.moves <= last);
  return { from: Math.min(log.from, last), moves: update.what === 'move' ? [...kept, update] : kept };
}

/** With the page before it; one that does not end where the log begins is left alone. */
export function withOlder(log: MoveLog, page: MoveLog): MoveLog {
  if (page.from + page.moves.length !== log.from) return log;
  return { from: page.from, moves: [...page.moves, ...log.moves] };
}

/**
 * The newest page after a break. What was read before it stays if the two meet in the same entry: then nothing before
 * that has been taken back meanwhile.
 */
export function withNewest(log: MoveLog, page: MoveLog): MoveLog {
  const first = page.moves[0];
  const known = first && log.moves.some((one) => one.moves === first.moves && one.seq === first.seq);
  if (!known) return page;
  return { from: log.from, moves: [...log.moves.filter((one) => one.moves <= page.from), ...page.moves] };
}

export interface PageReader {
  /** What is known of the log now. */
  log(): MoveLog;
  read(before: number): Promise<MoveLog>;
  show(log: MoveLog): void;
  wait(ms: number): Promise<void>;
  /** Nobody reads it any more. */
  stopped(): boolean;
}

/** Reads something; where the server asks for patience, again a little later. Any other error is thrown. */
export async function patiently<T>(
  read: () => Promise<T>,
  wait: (ms: number) => Promise<void>,
  stopped: () => boolean,
): Promise<T> {
  for (let pause = 1000; ; pause = Math.min(2 * pause, 8000)) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'too_fast' || stopped()) throw error;
      await wait(pause);
    }
  }
}

/** Reads page by page up to the beginning. */
export async function readToBeginning(reader: PageReader): Promise<void> {
  while (!reader.stopped() && reader.log().from > 0) {
    const before = reader.log().from;
    const page = await patiently(() => reader.read(before), reader.wait, reader.stopped);
    if (reader.stopped()) return;
    const longer = withOlder(reader.log(), page);
    // A page that does not fit, though the log has not changed meanwhile, will not fit the next time either.
    if (longer.from === before) return;
    reader.show(longer);
  }
}

function sameKind(a: GameEvent, b: GameEvent): boolean {
  return a.event === b.event && a.seat === b.seat;
}

/** Sentences of some events: runs of one kind become one, the rest one each; quiet ones none. */
export function linesOf(events: readonly GameEvent[], rules: LogRules): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; ) {
    const event = events[i]!;
    let end = i + 1;
    if (rules.merges(event.event)) while (end < events.length && sameKind(event, events[end]!)) end++;
    if (!rules.quiet.has(event.event) && !rules.untold?.(event)) lines.push(lineOf(events.slice(i, end), rules));
    i = end;
  }
  return lines;
}

function lineOf(run: readonly GameEvent[], rules: LogRules): LogLine {
  const last = run[run.length - 1]!;
  const params: Params = { ...last, count: run.length };
  delete params.event;
  if (run.length > 1) {
    for (const name of Object.keys(params)) params[`${name}_list`] = run.map((one) => one[name]);
    params.seen = run.every((one) => Object.values(one).every((value) => value !== null)) ? 'all' : 'none';
  }
  return {
    key: `${run.length > 1 ? 'events' : 'event'}.${last.event}`,
    params,
    kind: rules.kinds[last.event] ?? 'other',
    seat: last.seat ?? null,
    event: last,
  };
}

function moneyOf(events: readonly GameEvent[], rules: LogRules): { seat: number; amount: number }[] {
  const sums = new Map<number, number>();
  for (const event of events) {
    for (const { seat, amount } of rules.money?.(event) ?? []) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  }
  return [...sums].filter(([, amount]) => amount !== 0).map(([seat, amount]) => ({ seat, amount }));
}

/** Who does what an update tells: an automa where somebody has only decided on its behalf. */
function doerOf(update: Update): number | null {
  const events = update.events ?? [];
  const next = events.findIndex((event) => event.event === 'turn_began');
  const seats = (next < 0 ? events : events.slice(0, next)).flatMap((event) => event.seat ?? []);
  return seats.length === 0 || seats.includes(update.seat ?? 0) ? update.seat : seats[0]!;
}

/**
 * The log in turns. A turn begins where an event says so; the events before it still belong to the old one. Where the
 * beginning is missing, so is the turn that it was cut in. Notes stand where they happened.
 */
export function turnsOf(
  updates: readonly Update[],
  rules: LogRules,
  firstSeat: number | null = 1,
  whole = true,
  notes: readonly Note[] = [],
): LogTurn[] {
  const turns: LogTurn[] = [{ turn: 1, seat: firstSeat, entries: [] }];
  let noted = 0;
  let moves = 0;
  const noteBefore = (seq: number) => {
    for (; noted < notes.length && notes[noted]!.seq < seq; noted++) {
      const note = notes[noted]!;
      const { seat, time } = note;
      turns[turns.length - 1]!.entries.push({ moves, seq: note.seq, seat, time, move: '', lines: [], money: [], note });
    }
  };
  for (const update of updates) {
    noteBefore(update.seq);
    moves = update.moves;
    let rest = update.events ?? [];
    // What follows the beginning of a turn in the same update is the doing of its seat: an automa plays at once.
    let seat = doerOf(update);
    for (;;) {
      const cut = rest.findIndex((event) => event.event === 'turn_began');
      const part = cut < 0 ? rest : rest.slice(0, cut);
      const lines = linesOf(part, rules);
      const money = moneyOf(part, rules);
      if (lines.length > 0 || money.length > 0) {
        turns[turns.length - 1]!.entries.push({
          moves: update.moves,
          seq: update.seq,
          seat,
          time: update.time,
          move: update.move ?? '',
          lines,
          money,
        });
      }
      if (cut < 0) break;
      const began = rest[cut]!;
      turns.push({ turn: Number(began.turn ?? turns.length + 1), seat: began.seat ?? null, entries: [] });
      seat = began.seat ?? update.seat;
      rest = rest.slice(cut + 1);
    }
  }
  noteBefore(Infinity);
  return turns.slice(whole ? 0 : 1).filter((turn) => turn.entries.length > 0);
}

/** What was said and what was noted, in the order in which it happened. */
export function withNotes(chat: readonly Chat[], notes: readonly Note[]): (Chat | Note)[] {
  return [...chat, ...notes].sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
}

export interface LogFilter {
  seats: ReadonlySet<number> | null;
  kinds: ReadonlySet<string> | null;
}

export function filtered(turns: readonly LogTurn[], filter: LogFilter): LogTurn[] {
  if (!filter.seats && !filter.kinds) return [...turns];
  const out: LogTurn[] = [];
  for (const turn of turns) {
    const entries = turn.entries
      .filter((entry) => !filter.seats || (entry.seat !== null && filter.seats.has(entry.seat)))
      .map((entry) => ({
        ...entry,
        lines: entry.lines.filter((line) => !filter.kinds || filter.kinds.has(line.kind)),
      }))
      .filter((entry) => entry.lines.length > 0 || (entry.note && !filter.kinds));
    if (entries.length > 0) out.push({ ...turn, entries });
  }
  return out;
}

/** What the others did since the seat's own last move. */
export function sinceLastMoveOf(updates: readonly Update[], seat: number | null): Update[] {
  if (seat === null) return [];
  let from = updates.length;
  while (from > 0 && doerOf(updates[from - 1]!) !== seat) from--;
  const own = updates[from - 1];
  // An automa plays in the same update as the move that ended one's turn.
  const events = own?.events ?? [];
  const cut = events.findIndex((event) => event.event === 'turn_began' && event.seat !== seat);
  const theirs = cut < 0 ? [] : events.slice(cut);
  const played = theirs.some((event) => event.event !== 'turn_began' && event.seat !== seat);
  const automa = own && played ? [{ ...own, seat: theirs[0]!.seat ?? null, events: theirs }] : [];
  return [...automa, ...updates.slice(from)];
}

/** Elements touched by these updates: of each seat and kind of event the latest only, so that marks stay few. */
export function touched(updates: readonly Update[], elementsOf: (event: GameEvent) => string[]): Set<string> {
  const latest = new Map<string, string[]>();
  for (const update of updates) {
    for (const event of update.events ?? []) {
      const elements = elementsOf(event);
      if (elements.length > 0) latest.set(`${event.seat} ${event.event}`, elements);
    }
  }
  return new Set([...latest.values()].flat());
}
