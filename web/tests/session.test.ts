// The session of a table: notes, the expiry of the table, and seats that change hands.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recentGame } from '../src/lib/recentGames';
import { TableSession } from '../src/table/session.svelte';
import type { GameEvent, Table } from '../src/lib/types';
import { tableOf, viewOf } from '../dev/samples';
import { FakeSocket, hear } from './fakeSocket';

const day = 86_400;
const seconds = Math.floor(Date.now() / 1000);
const seats: Table['seats'] = [
  { seat: 1, kind: 'human', name: 'Ada', connected: true, taken: true },
  { seat: 2, kind: 'human', name: 'Ben', connected: true },
];
/** A table without a view, because the board has tests of its own. */
function table(seat: number | null, more: Partial<Table> = {}): Table {
  return tableOf({ table: 'abc', seq: 4, seat, seats, moves: 2, family: 'trail', ...more });
}
const renewed = { type: 'update', what: 'note', note: 'link_renewed', seat: 2, seq: 5, time: seconds, moves: 2, events: [] as GameEvent[] } as const;

let session: TableSession;
async function sit(...keys: string[]): Promise<void> {
  session = new TableSession('abc', keys);
  session.start();
  await vi.advanceTimersByTimeAsync(5);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
});
afterEach(() => {
  session.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a note', () => {
  it('is shown at once, and appears in log and chat', async () => {
    await sit('one');
    hear('one', table(1));
    hear('one', renewed);
    expect(session.table.moves).toBe(2);
    expect(session.notices.toast).toMatch(/Ben/);
    expect(session.table.unreadChat).toBe(1);
    expect(session.log.messages.map((one) => one.seq)).toEqual([5]);
    expect(session.log.turns.flatMap((turn) => turn.entries).map((entry) => entry.note?.seat)).toEqual([2]);
  });

  it('is kept once after a reconnection', async () => {
    await sit('one');
    hear('one', table(1));
    hear('one', renewed);
    const { seq, time, seat, note } = renewed;
    hear('one', table(1, { seq: 5, notes: [{ seq, time, seat, note }] }));
    expect(session.log.messages).toEqual([{ seq, time, seat, note }]);
  });

  it('does not disturb a choice in progress', async () => {
    await sit('one');
    hear('one', table(1));
    session.choosing.sending = true;
    session.choosing.chooser = { el: null, choices: [], x: null, y: null, confirm: false };
    hear('one', renewed);
    expect(session.choosing.sending).toBe(true);
    expect(session.choosing.chooser).not.toBeNull();
  });
});

describe('the chart of points', () => {
  it('requests the whole game once', async () => {
    await sit('one');
    hear('one', table(1));
    const asked: string[] = [];
    const totals = [
      { moves: 0, turn: 1, scores: [6, 7] },
      { moves: 400, turn: 90, scores: [61, 55] },
    ];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify({ totals })));
    });
    await session.history.loadTotals();
    expect(asked).toEqual(['/api/v1/tables/abc/totals']);
    expect([...session.history.totals]).toEqual([
      [0, { turn: 1, scores: { 1: 6, 2: 7 } }],
      [400, { turn: 90, scores: { 1: 61, 2: 55 } }],
    ]);
  });
});

describe('a table that expires', () => {
  it('shows its expiry shortly before, until somebody plays or chats', async () => {
    await sit('one');
    hear('one', table(1, { kept_until: seconds + 30 * day }));
    expect(session.table.expiresAt).toBeNull();
    hear('one', table(1, { kept_until: seconds + 3 * day }));
    expect(session.table.expiresAt).toBe(seconds + 3 * day);
    hear('one', { ...renewed, seq: 5 });
    expect(session.table.expiresAt).toBe(seconds + 3 * day);
    hear('one', { ...renewed, seq: 6, what: 'move', moves: 3, events: [] });
    expect(session.table.expiresAt).toBeNull();
    hear('one', table(1, { seq: 6, kept_until: seconds + 3 * day }));
    hear('one', { ...renewed, seq: 7, what: 'chat', chat: { seq: 7, time: seconds, seat: 2, text: 'Hello' } });
    expect(session.table.expiresAt).toBeNull();
  });
});

describe('the stored game of a table', () => {
  it('marks no seat as watching before the table is loaded', async () => {
    await sit('one', 'two');
    hear('one', table(1));
    expect(recentGame('abc')!.spectator).toBeUndefined();
    hear('two', table(2));
    expect(recentGame('abc')!.seats.map((seat) => seat.own)).toEqual(['one', 'two']);
    expect(recentGame('abc')!.spectator).toBeUndefined();
  });

  it("distinguishes a spectator's key from a seat that is watched", async () => {
    await sit('eyes');
    hear('eyes', table(null));
    expect(recentGame('abc')!.spectator).toBe('eyes');
  });
});

describe('a seat that was given a new link', () => {
  it('ends the connection without further attempts', async () => {
    await sit('one');
    hear('one', table(1));
    expect(recentGame('abc')!.seats[0]).toMatchObject({ seat: 1, own: 'one' });
    hear('one', { type: 'error', re: null, code: 'bad_key', sentence: 'This seat was given a new link.' });
    expect(session.table.fatal?.code).toBe('bad_key');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toBe(1);
  });

  it('keeps the other seats of the screen, with hidden hands', async () => {
    await sit('one', 'two');
    hear('one', table(1));
    hear('two', table(2));
    hear('one', { type: 'error', re: null, code: 'bad_key', sentence: 'This seat was given a new link.' });
    expect(session.table.fatal).toBeNull();
    expect(session.table.mySeats).toEqual([2]);
    expect(session.device.passTo).toBe(2);
    expect(recentGame('abc')!.mine).toEqual(['two']);
  });

  it('does not disturb another seat of the screen', async () => {
    await sit('one', 'two');
    hear('one', table(1));
    hear('two', table(2));
    session.device.takeOver(2);
    hear('one', { type: 'error', re: null, code: 'bad_key', sentence: 'This seat was given a new link.' });
    expect(session.table.me).toBe(2);
    expect(session.device.passTo).toBeNull();
  });
});

describe('the history', () => {
  const move = (moves: number, seat: number, ...events: object[]) =>
    ({ type: 'update', seq: moves, moves, time: seconds, what: 'move', seat, move: 'x', events }) as Table['log'][number];
  const log = [
    move(1, 1, { event: 'herder_stepped', seat: 1, space: 'E' }),
    move(2, 1, { event: 'turn_began', seat: 2, turn: 2 }),
    move(3, 2, { event: 'herder_stepped', seat: 2, space: 'F' }),
  ];
  /** A fake server that answers with the requested move after a number of refusals. */
  function serve(refusals = 0): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      if (asked.length <= refusals) return new Response('{"error": {"code": "too_fast", "sentence": ""}}', { status: 429 });
      return new Response(JSON.stringify({ ...viewOf({}), asked: path.split('/').at(-1) }));
    });
    return asked;
  }

  it('shows the last move of a position and marks its elements', async () => {
    serve();
    await sit('one');
    hear('one', table(1, { moves: 3, log }));
    await session.history.show(1);
    expect(session.log.replayedMove?.moves).toBe(1);
    expect(session.position.mark('space:E')).toBe('replayed');
    expect(session.position.mark('space:F')).toBeNull();
    await session.history.show(3);
    expect(session.history.isViewing).toBe(false);
    expect(session.position.mark('space:E')).not.toBe('replayed');
  });

  it('steps by turn, to the beginning and to the present', async () => {
    serve();
    await sit('one');
    hear('one', table(1, { moves: 3, log }));
    session.history.stepTurn(-1);
    expect(session.history.viewed?.moves).toBe(2);
    session.history.stepTurn(-1);
    expect(session.history.viewed?.moves).toBe(0);
    session.history.stepTurn(1);
    session.history.stepTurn(1);
    expect(session.history.isViewing).toBe(false);
  });

  it('requests a position once, and again after "too_fast"', async () => {
    const asked = serve(1);
    await sit('one');
    hear('one', table(1, { moves: 3, log }));
    session.history.prefetch(1);
    const looked = session.history.show(1);
    await vi.advanceTimersByTimeAsync(1500);
    await looked;
    expect(asked.length).toBe(2);
    expect(session.history.viewed?.view).toMatchObject({ asked: '1' });
    expect(session.notices.toast).toBeNull();
  });

  it('plays from any move to the present at the speed of the replay', async () => {
    serve();
    await sit('one');
    hear('one', table(1, { moves: 3, log }));
    await session.history.show(0);
    session.replay.perform('toggle');
    expect(session.replay.isRunning).toBe(true);
    await vi.advanceTimersByTimeAsync(1200);
    expect(session.history.viewed?.moves).toBe(1);
    session.replay.perform('toggle');
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.history.viewed?.moves).toBe(1);
    session.replay.perform('toggle');
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.history.isViewing).toBe(false);
    expect(session.replay.isReplaying).toBe(false);
  });
});

describe('a seat that changes hands', () => {
  const lent = seats.map((one) => (one.seat === 1 ? { seat: 1, kind: 'bot' as const, name: 'Hank', level: 'greedy', person: 'Ada' } : one));

  it('is watched while a bot plays it, and its key is not shared', async () => {
    await sit('one');
    hear('one', table(1));
    hear('one', table(null, { seq: 5, seats: lent, away: 1 }));
    expect(session.table.me).toBeNull();
    expect(session.table.lentSeat).toBe(1);
    expect(recentGame('abc')!.spectator).toBeUndefined();
    expect(recentGame('abc')!.seats[0]).toMatchObject({ kind: 'bot', own: 'one' });
    hear('one', table(1, { seq: 6 }));
    expect(session.table.me).toBe(1);
    expect(session.table.lentSeat).toBeNull();
  });

  it('is no longer listed as own once a friend has it', async () => {
    await sit('one');
    hear('one', table(1));
    expect(recentGame('abc')!.seats[0]!.own).toBe('one');
    hear('one', table(null, { seq: 5 }));
    expect(recentGame('abc')!.seats[0]!.own).toBeUndefined();
    expect(recentGame('abc')!.mine).toEqual(['one']);
  });
});

describe('an agreement to stop', () => {
  const proposal = { seq: 5, seat: 2, agreed: [2], waiting: [1] };
  const note = { type: 'update', what: 'note', seat: 2, from: 'Ben', time: seconds, moves: 2, events: [] as GameEvent[] } as const;

  it('stays until it is withdrawn', async () => {
    await sit('one');
    hear('one', table(1));
    hear('one', { ...note, note: 'stop_proposed', seq: 5, stopped: false, proposal });
    expect(session.table.proposal).toEqual(proposal);
    expect(session.notices.toast).toMatch(/Ben/);
    hear('one', { ...note, note: 'stop_refused', seq: 6, stopped: false, proposal: null });
    expect(session.table.proposal).toBeNull();
    expect(session.table.ended).toBe(false);
  });

  it('ends the game and marks the recent game as stopped', async () => {
    await sit('one');
    hear('one', table(1, { proposal }));
    expect(session.table.proposal).toEqual(proposal);
    hear('one', { ...note, note: 'stopped', seq: 6, stopped: true, proposal: null });
    expect(session.table.ended).toBe(true);
    expect(recentGame('abc')!.stopped).toBe(true);
    session.device.unlist();
    session.stop();
    expect(recentGame('abc')).toBeUndefined();
  });
});
