// The log of a table: loaded page by page, grouped into turns, with runs of events of one kind merged into one line.
import { ApiError } from './api';
import { withOlder, type MoveLog } from './moveLog';
import type { Chat, GameEvent, Note, Params, Update } from './types';

/** The lines that a move has in one turn of the log. */
export interface LogEntry {
  /** The number of moves including this one, which identifies the position after it. */
  moves: number;
  seq: number;
  seat: number | null;
  time: number;
  move: string;
  lines: LogLine[];
  money: { seat: number; amount: number }[];
  /** Set if the entry is not a move but a note about the table. */
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
  isOmitted?(event: GameEvent): boolean;
  /** True if the catalogue has a sentence for a run of these events. */
  merges(event: string): boolean;
  money?(event: GameEvent): { seat: number; amount: number }[];
}

export interface PageReader {
  /** The part of the log that is loaded. */
  log(): MoveLog;
  read(before: number): Promise<MoveLog>;
  show(log: MoveLog): void;
  wait(ms: number): Promise<void>;
  /** True if the result is no longer wanted. */
  stopped(): boolean;
}

/** Calls `read`, and again with growing pauses while the server answers "too_fast". Any other error is thrown. */
export async function retryWhenTooFast<T>(
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

/** Loads older pages one after the other until the log reaches the beginning of the game. */
export async function readToBeginning(reader: PageReader): Promise<void> {
  while (!reader.stopped() && reader.log().from > 0) {
    const before = reader.log().from;
    const page = await retryWhenTooFast(() => reader.read(before), reader.wait, reader.stopped);
    if (reader.stopped()) return;
    const longer = withOlder(reader.log(), page);
    // The page does not join the log although the log has not changed meanwhile: another attempt would fail as well.
    if (longer.from === before) return;
    reader.show(longer);
  }
}

function sameKind(a: GameEvent, b: GameEvent): boolean {
  return a.event === b.event && a.seat === b.seat;
}

/** The log lines of events: one for each run of mergeable events, one for each other event, none for quiet events. */
export function linesOf(events: readonly GameEvent[], rules: LogRules): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = 0; i < events.length; ) {
    const event = events[i]!;
    let end = i + 1;
    if (rules.merges(event.event)) while (end < events.length && sameKind(event, events[end]!)) end++;
    if (!rules.quiet.has(event.event) && !rules.isOmitted?.(event)) lines.push(lineOf(events.slice(i, end), rules));
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

/** The seat that acts in an update; the automa if a person has only made its decision. */
function actingSeatOf(update: Update): number | null {
  const events = update.events ?? [];
  const next = events.findIndex((event) => event.event === 'turn_began');
  const seats = (next < 0 ? events : events.slice(0, next)).flatMap((event) => event.seat ?? []);
  return seats.length === 0 || seats.includes(update.seat ?? 0) ? update.seat : seats[0]!;
}

/**
 * Groups updates into turns. An event `turn_began` begins a turn; earlier events of its update belong to the turn before.
 * `whole`: the updates reach back to the beginning of the game; otherwise the first, incomplete turn is left out. Notes
 * are inserted at the time at which they were written.
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
    // Events after `turn_began` in one update belong to the seat of the new turn: an automa plays at once.
    let seat = actingSeatOf(update);
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

/** Chat messages and notes in chronological order. */
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

/** The updates of the other seats since the last move of `seat`. */
export function sinceLastMoveOf(updates: readonly Update[], seat: number | null): Update[] {
  if (seat === null) return [];
  let from = updates.length;
  while (from > 0 && actingSeatOf(updates[from - 1]!) !== seat) from--;
  const own = updates[from - 1];
  // An automa plays in the update of the move that ended the reader's turn.
  const events = own?.events ?? [];
  const cut = events.findIndex((event) => event.event === 'turn_began' && event.seat !== seat);
  const theirs = cut < 0 ? [] : events.slice(cut);
  const played = theirs.some((event) => event.event !== 'turn_began' && event.seat !== seat);
  const automa = own && played ? [{ ...own, seat: theirs[0]!.seat ?? null, events: theirs }] : [];
  return [...automa, ...updates.slice(from)];
}

/** Elements affected by updates: only by the latest event of each kind and seat, to limit the number of marks. */
export function latestElements(updates: readonly Update[], elementsOf: (event: GameEvent) => string[]): Set<string> {
  const latest = new Map<string, string[]>();
  for (const update of updates) {
    for (const event of update.events ?? []) {
      const elements = elementsOf(event);
      if (elements.length > 0) latest.set(`${event.seat} ${event.event}`, elements);
    }
  }
  return new Set([...latest.values()].flat());
}
