import { describe, expect, it } from 'vitest';
import { ago } from '../src/lib/ago';
import { ApiError } from '../src/lib/api';
import type { RecentGame } from '../src/lib/recentGames';
import { inOrder, hasPeopleWaiting, refreshStandings, standingOf, isYourTurn } from '../src/lib/recentStandings';
import type { LogPage, Table, Update, View } from '../src/lib/types';

const key = (table: string, seat: number) => `${table}-${seat}`;
/** A game of Ada at this device and Ben at another one. */
function game(table: string, decider: number | null, since: number, more: Partial<RecentGame> = {}): RecentGame {
  return {
    table,
    game: 'classic',
    seats: [
      { seat: 1, name: 'Ada', kind: 'human', own: key(table, 1) },
      { seat: 2, name: 'Ben', kind: 'human', link: key(table, 2) },
    ],
    mine: [key(table, 1)],
    turn: 3,
    over: false,
    standing: { decider, moves: 9, seq: 12, since },
    time: 0,
    ...more,
  };
}

describe('a recent game', () => {
  it('waits for the seats of this device only', () => {
    expect(isYourTurn(game('a', 1, 0))).toBe(true);
    expect(isYourTurn(game('a', 2, 0))).toBe(false);
    // A link that this device has handed out belongs to another person; two seats taken on this device are the reader's.
    expect(isYourTurn(game('a', 2, 0, { mine: [key('a', 1), key('a', 2)] }))).toBe(true);
    expect(isYourTurn(game('a', 1, 0, { over: true }))).toBe(false);
    expect(isYourTurn(game('a', 1, 0, { gone: true }))).toBe(false);
    expect(isYourTurn(game('a', 1, 0, { stopped: true }))).toBe(false);
  });

  it('does not wait while a bot plays for the reader', () => {
    const lent = game('a', 1, 0);
    lent.seats[0]!.kind = 'bot';
    expect(isYourTurn(lent)).toBe(false);
  });

  it('keeps people waiting only if one sits at another device', () => {
    expect(hasPeopleWaiting(game('a', 1, 0))).toBe(true);
    expect(hasPeopleWaiting(game('a', 2, 0))).toBe(false);
    expect(hasPeopleWaiting(game('a', 1, 0, { mine: [key('a', 1), key('a', 2)] }))).toBe(false);
  });

  it('is listed first if it waits, then by time', () => {
    const games = [game('old', 2, 10), game('new', 2, 30), game('yours', 1, 5), game('yours too', 1, 20)];
    expect(inOrder(games).map((one) => one.table)).toEqual(['yours too', 'yours', 'new', 'old']);
    expect(games[0]!.table).toBe('old');
  });
});

/** A fake server with these tables, which records its requests. */
function server(games: RecentGame[], moves: Record<string, number>) {
  const asked: string[] = [];
  const news = new Map<string, Partial<RecentGame>>();
  const last = (table: string): Update =>
    ({ type: 'update', seq: moves[table]! + 3, moves: moves[table]!, time: 60, what: 'move', seat: 1 }) as Update;
  const refuse = (table: string): void => {
    if (moves[table] === undefined) throw new ApiError('unknown_table', '');
    if (moves[table] < 0) throw new ApiError('too_fast', '');
  };
  return {
    asked,
    news,
    reader: {
      games: () => games,
      newest: async (table: string): Promise<LogPage> => {
        asked.push(`newest ${table}`);
        refuse(table);
        return { from: moves[table]! - 1, log: [last(table)] };
      },
      table: async (table: string): Promise<Table> => {
        asked.push(`table ${table}`);
        const view = { game: 'classic', turn: 4, over: false, decision: { seat: 2, key: 'move' } } as View;
        const seats = [
          { seat: 1, kind: 'human' as const, name: 'Ada' },
          { seat: 2, kind: 'human' as const, name: 'Benjamin' },
        ];
        return { view, moves: moves[table]!, log: [last(table)], seats } as Table;
      },
      update: (table: string, change: Partial<RecentGame>) => void news.set(table, change),
      stopped: () => false,
    },
  };
}

describe('updating recent games', () => {
  it('needs one small request if nothing has changed', async () => {
    const { asked, news, reader } = server([game('a', 1, 0)], { a: 9 });
    await refreshStandings(reader);
    expect(asked).toEqual(['newest a']);
    expect(news.size).toBe(0);
  });

  it('updates a game after a move, with names and keys', async () => {
    const { asked, news, reader } = server([game('a', 1, 0)], { a: 11 });
    await refreshStandings(reader);
    expect(asked).toEqual(['newest a', 'table a']);
    expect(news.get('a')).toMatchObject({ turn: 4, standing: { decider: 2, moves: 11, seq: 14, since: 60_000 } });
    expect(news.get('a')!.seats![1]).toEqual({ seat: 2, name: 'Benjamin', kind: 'human', link: key('a', 2) });
  });

  it('updates a stopped game once', async () => {
    const { asked, news, reader } = server([game('a', 1, 0), game('b', 1, 0, { stopped: true })], { a: 9, b: 9 });
    const newest = async (table: string) => ({ ...(await reader.newest(table)), stopped: true });
    const table = async (name: string) => ({ ...(await reader.table(name)), stopped: true });
    await refreshStandings({ ...reader, newest, table });
    expect(asked).toEqual(['newest a', 'table a']);
    expect(news.get('a')).toMatchObject({ stopped: true });
  });

  it('is limited to the ten newest running games', async () => {
    const games = Array.from({ length: 14 }, (_, index) => game(`t${index}`, 1, 0, { over: index === 0, gone: index === 1 }));
    const { asked, reader } = server(games, Object.fromEntries(games.map((one) => [one.table, 9])));
    await refreshStandings(reader);
    expect(asked).toEqual(games.slice(2, 12).map((one) => `newest ${one.table}`));
  });

  it('marks deleted tables and stops if the server refuses', async () => {
    const { asked, news, reader } = server([game('gone', 1, 0), game('busy', 1, 0), game('c', 1, 0)], { busy: -1, c: 9 });
    await refreshStandings(reader);
    expect(news.get('gone')).toEqual({ gone: true });
    expect(asked).toEqual(['newest gone', 'newest busy']);
  });

  it('stops when the lobby is not visible', async () => {
    const { asked, reader } = server([game('a', 1, 0), game('b', 1, 0)], { a: 9, b: 9 });
    await refreshStandings({ ...reader, stopped: () => asked.length > 0 });
    expect(asked).toEqual(['newest a']);
  });

  it('uses the time of creation if there is no move', () => {
    const view = { over: false, decision: { seat: 1, key: 'place' } } as View;
    expect(standingOf(view, 0, undefined, 500)).toEqual({ decider: 1, moves: 0, seq: 0, since: 500 });
    expect(standingOf({ ...view, over: true }, 0, undefined, 500).decider).toBeNull();
  });
});

describe('relative times', () => {
  const now = Date.UTC(2026, 0, 10);
  const before = (seconds: number, lang: 'en' | 'de' | 'pl') => ago(now - seconds * 1000, lang, now);
  it("are in the reader's language", () => {
    expect(before(3 * 3600 + 1800, 'en')).toBe('3 hours ago');
    expect(before(3 * 3600, 'de')).toBe('vor 3 Stunden');
    expect(before(3 * 3600, 'pl')).toBe('3 godziny temu');
    expect(before(26 * 3600, 'de')).toBe('gestern');
    expect(before(20, 'en')).toBe('now');
    expect(before(15 * 86400, 'en')).toBe('2 weeks ago');
  });
  it('are never in the future', () => {
    expect(before(-500, 'en')).toBe('now');
  });
});
