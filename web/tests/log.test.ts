import { describe, expect, it } from 'vitest';
import { ApiError } from '../src/lib/api';
import {
  filtered,
  linesOf,
  readToBeginning,
  sinceLastMoveOf,
  latestElements,
  turnsOf,
  withNotes,
  type LogRules,
} from '../src/lib/log';
import { withNewest, withOlder, withUpdate, type MoveLog } from '../src/lib/moveLog';
import type { GameEvent, Note, Update } from '../src/lib/types';

function move(seq: number, moves: number, seat: number, events: GameEvent[]): Update {
  return { type: 'update', seq, moves, time: 0, what: 'move', seat, move: 'x', events };
}
function undo(seq: number, moves: number, seat: number): Update {
  return { type: 'update', seq, moves, time: 0, what: 'undo', seat, events: [] };
}
const rules: LogRules = {
  kinds: { walked: 'trail', drawn: 'cards' },
  quiet: new Set(['paid', 'turn_began']),
  merges: (event) => event === 'drawn',
  money: (event) => (event.event === 'paid' ? [{ seat: event.seat!, amount: -Number(event.amount) }] : []),
};

/** The updates of a game whose first move has number `first`, in a log with `lead` earlier entries that are no moves. */
function game(first: number, last: number, lead = 0): MoveLog {
  const moves = Array.from({ length: last - first + 1 }, (_, index) => move(first + index + lead, first + index, 1, []));
  return { from: first - 1, moves };
}
const numbers = (log: MoveLog) => log.moves.map((update) => update.moves);

describe('the log in pages', () => {
  it('is extended by older pages', () => {
    expect(withOlder(game(5, 9), game(3, 4))).toEqual(game(3, 9));
    expect(withOlder(game(5, 9), game(2, 3))).toEqual(game(5, 9));
  });

  it('keeps loaded pages after a reconnection', () => {
    expect(withNewest(game(1, 9), game(6, 12))).toEqual(game(1, 12));
    // Loaded pages are dropped if more was played than a page holds or an earlier move was undone.
    expect(withNewest(game(1, 9), game(20, 25))).toEqual(game(20, 25));
    expect(withNewest(game(1, 9), game(6, 12, 4))).toEqual(game(6, 12, 4));
    expect(withNewest(game(1, 9), { from: 0, moves: [] })).toEqual({ from: 0, moves: [] });
  });

  it('is loaded page by page, with pauses if the server asks for them', async () => {
    const whole = game(1, 10);
    let log = game(9, 10);
    const asked: number[] = [];
    let waited = 0;
    await readToBeginning({
      log: () => log,
      read: (before) => {
        asked.push(before);
        if (asked.length === 2) return Promise.reject(new ApiError('too_fast', ''));
        const from = Math.max(0, before - 4);
        return Promise.resolve({ from, moves: whole.moves.slice(from, before) });
      },
      show: (longer) => (log = longer),
      wait: () => Promise.resolve(void waited++),
      stopped: () => false,
    });
    expect(log).toEqual(whole);
    expect(asked).toEqual([8, 4, 4]);
    expect(waited).toBe(1);
  });

  it('continues loading after new moves, and stops when it is not wanted', async () => {
    const whole = game(1, 10);
    let log = game(7, 10);
    let stopped = false;
    await readToBeginning({
      log: () => log,
      read: (before) => {
        log = withUpdate(log, move(11, 11, 1, []));
        stopped = before === 3;
        return Promise.resolve({ from: before - 3, moves: whole.moves.slice(before - 3, before) });
      },
      show: (longer) => (log = longer),
      wait: () => Promise.resolve(),
      stopped: () => stopped,
    });
    expect(numbers(log)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('does not repeat requests if a page does not fit', async () => {
    let asked = 0;
    await readToBeginning({
      log: () => game(7, 10),
      read: () => Promise.resolve({ from: 0, moves: (asked++, []) }),
      show: () => expect.unreachable(),
      wait: () => Promise.resolve(),
      stopped: () => false,
    });
    expect(asked).toBe(1);
  });
});

describe('the log', () => {
  it('drops undone moves', () => {
    const log = [move(1, 1, 1, []), move(2, 2, 1, []), undo(3, 1, 1), move(4, 2, 1, [])];
    const kept = log.reduce(withUpdate, { from: 0, moves: [] });
    expect(kept.from).toBe(0);
    expect(kept.moves.map((update) => update.seq)).toEqual([1, 4]);
  });

  it('omits a turn whose beginning is not loaded', () => {
    const log = [
      move(7, 7, 1, [{ event: 'walked', seat: 1 }]),
      move(8, 8, 1, [{ event: 'walked', seat: 1 }, { event: 'turn_began', seat: 2, turn: 4 }]),
      move(9, 9, 2, [{ event: 'walked', seat: 2 }]),
    ];
    expect(turnsOf(log, rules, 1, false).map((turn) => turn.turn)).toEqual([4]);
    expect(turnsOf(log, rules, 1, true)).toHaveLength(2);
  });

  it('merges events of one kind into one line', () => {
    const lines = linesOf(
      [
        { event: 'drawn', seat: 1, card: 'grey' },
        { event: 'drawn', seat: 1, card: 'red' },
        { event: 'drawn', seat: 2, card: null },
        { event: 'paid', seat: 1, amount: 2 },
      ],
      rules,
    );
    expect(lines.map((line) => line.key)).toEqual(['events.drawn', 'event.drawn']);
    expect(lines[0]!.params).toMatchObject({ count: 2, card_list: ['grey', 'red'], seen: 'all', card: 'red' });
  });

  it('begins a new turn within a move, too', () => {
    const turns = turnsOf(
      [
        move(1, 1, 1, [{ event: 'walked', seat: 1 }, { event: 'paid', seat: 1, amount: 2 }]),
        move(2, 2, 1, [{ event: 'drawn', seat: 1 }, { event: 'turn_began', seat: 2, turn: 2 }, { event: 'walked', seat: 2 }]),
      ],
      rules,
    );
    expect(turns.map((turn) => [turn.turn, turn.seat, turn.entries.length])).toEqual([
      [1, 1, 2],
      [2, 2, 1],
    ]);
    expect(turns[0]!.entries[0]!.money).toEqual([{ seat: 1, amount: -2 }]);
  });

  it('omits events that need no line', () => {
    const isOmitted = (event: GameEvent): boolean => event.card === 'grey';
    const lines = linesOf([{ event: 'walked', seat: 1 }, { event: 'drawn', seat: 1, card: 'grey' }, { event: 'drawn', seat: 2, card: 'red' }], { ...rules, isOmitted });
    expect(lines.map((line) => [line.key, line.seat])).toEqual([
      ['event.walked', 1],
      ['event.drawn', 2],
    ]);
  });

  it('attributes decisions for an automa to the automa', () => {
    const log = [
      move(1, 1, 1, [{ event: 'walked', seat: 1 }, { event: 'turn_began', seat: 2, turn: 2 }, { event: 'walked', seat: 2 }]),
      move(2, 2, 1, [{ event: 'drawn', seat: 2 }]),
      move(3, 3, 1, [{ event: 'drawn', seat: 2 }, { event: 'turn_began', seat: 1, turn: 3 }]),
    ];
    const turns = turnsOf(log, rules);
    expect(turns.map((turn) => turn.entries.map((entry) => entry.seat))).toEqual([[1], [2, 2, 2]]);
    expect(sinceLastMoveOf(log, 1).map((update) => update.seq)).toEqual([1, 2, 3]);
    // Own events in the first update are omitted.
    expect(sinceLastMoveOf(log, 1)[0]!.events!.map((event) => event.seat)).toEqual([2, 2]);
  });

  it('can be filtered by player and kind', () => {
    const turns = turnsOf(
      [move(1, 1, 1, [{ event: 'walked', seat: 1 }, { event: 'drawn', seat: 1 }]), move(2, 2, 2, [{ event: 'walked', seat: 2 }])],
      rules,
    );
    const cards = filtered(turns, { seats: null, kinds: new Set(['cards']) });
    expect(cards.flatMap((turn) => turn.entries.flatMap((entry) => entry.lines.map((line) => line.kind)))).toEqual(['cards']);
    expect(filtered(turns, { seats: new Set([3]), kinds: null })).toEqual([]);
  });

  it("lists the updates since a seat's last move", () => {
    const log = [move(1, 1, 1, []), move(2, 2, 2, []), move(3, 3, 3, [])];
    expect(sinceLastMoveOf(log, 1).map((update) => update.seq)).toEqual([2, 3]);
    expect(sinceLastMoveOf(log, 3)).toEqual([]);
    expect(sinceLastMoveOf(log, null)).toEqual([]);
  });

  it("includes an automa's actions in the update of the own move", () => {
    const own = [{ event: 'drawn', seat: 1 }, { event: 'turn_began', seat: 2, turn: 2 }, { event: 'walked', seat: 2 }, { event: 'turn_began', seat: 1, turn: 3 }];
    const [theirs, ...rest] = sinceLastMoveOf([move(1, 1, 1, own)], 1);
    expect(theirs).toMatchObject({ seat: 2, events: own.slice(1) });
    expect(rest).toEqual([]);
    // The mere beginning of a turn is no action.
    expect(sinceLastMoveOf([move(1, 1, 1, own.slice(0, 2))], 1)).toEqual([]);
    expect(turnsOf([move(1, 1, 1, own)], rules).map((turn) => turn.entries[0]!.seat)).toEqual([1, 2]);
  });

  it('marks the elements of the latest event of each kind', () => {
    const log = [move(1, 1, 1, [{ event: 'walked', seat: 1, to: 'A' }, { event: 'walked', seat: 1, to: 'B' }])];
    expect([...latestElements(log, (event) => [`space:${event.to as string}`])]).toEqual(['space:B']);
  });
});

describe('notes', () => {
  const note = (seq: number, seat = 2): Note => ({ seq, time: seq, seat, note: 'link_renewed' });
  const walked = (seq: number, moves: number, seat: number, ...more: GameEvent[]) =>
    move(seq, moves, seat, [{ event: 'walked', seat }, ...more]);
  const began = (seat: number, turn: number): GameEvent => ({ event: 'turn_began', seat, turn });
  const summary = (turns: ReturnType<typeof turnsOf>) =>
    turns.map((turn) => [turn.turn, ...turn.entries.map((entry) => (entry.note ? `note ${entry.seq}` : entry.seq))]);

  it('appear in the log in chronological order', () => {
    const moves = [walked(2, 1, 1), walked(4, 2, 1, began(2, 2)), walked(6, 3, 2)];
    const turns = turnsOf(moves, rules, 1, true, [note(1), note(3), note(5), note(7), note(8)]);
    expect(summary(turns)).toEqual([
      [1, 'note 1', 2, 'note 3', 4],
      [2, 'note 5', 6, 'note 7', 'note 8'],
    ]);
    // The position of a note is that of the move before it.
    expect(turns[1]!.entries[0]!.moves).toBe(2);
  });

  it('appear before the first move, but not before the first loaded one', () => {
    expect(summary(turnsOf([], rules, 1, true, [note(1)]))).toEqual([[1, 'note 1']]);
    const moves = [walked(12, 8, 1), walked(14, 9, 1, began(2, 5)), walked(15, 10, 2)];
    expect(summary(turnsOf(moves, rules, 1, false, [note(3), note(16)]))).toEqual([[5, 15, 'note 16']]);
  });

  it('are filtered by seat but not by kind', () => {
    const turns = turnsOf([walked(1, 1, 1)], rules, 1, true, [note(2)]);
    expect(summary(filtered(turns, { seats: null, kinds: null }))).toEqual([[1, 1, 'note 2']]);
    expect(summary(filtered(turns, { seats: new Set([2]), kinds: null }))).toEqual([[1, 'note 2']]);
    expect(summary(filtered(turns, { seats: new Set([1]), kinds: null }))).toEqual([[1, 1]]);
    expect(summary(filtered(turns, { seats: null, kinds: new Set(['trail']) }))).toEqual([[1, 1]]);
  });

  it('appear among chat messages', () => {
    const chat = [
      { seq: 1, time: 1, seat: 1, text: 'Hello' },
      { seq: 5, time: 5, seat: 2, text: 'Back again' },
    ];
    expect(withNotes(chat, [note(3), note(7)]).map((one) => one.seq)).toEqual([1, 3, 5, 7]);
  });
});
