// The record book: its secret on this device, and its summary by game, opponent and level.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../src/lib/api';
import { games } from '../dev/games';
import { bookCode, bookInFragment, bookPath, chaptersOf, mergeSummary, storedBook, storeBook, parseBookCode, createTable, withBook, withStoredBook } from '../src/lib/recordBook';
import type { BookResult, BookSummary, NewTable, TableKeys } from '../src/lib/types';

const book = '0123456789abcdef0123456789abcdef';
const other = 'f'.repeat(32);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the secret', () => {
  it('is read from a link, a code, and a code in groups', () => {
    expect(parseBookCode(`https://example.org${bookPath(book)} `)).toBe(book);
    expect(parseBookCode(book.toUpperCase())).toBe(book);
    expect(parseBookCode(bookCode(book))).toBe(book);
    expect(bookCode(book)).toBe('0123 4567 89ab cdef 0123 4567 89ab cdef');
  });
  it('is null for other texts', () => {
    for (const text of ['', 'book', book.slice(1), `https://example.org/t/k3v9q2xw#${book}`]) expect(parseBookCode(text), text).toBeNull();
    expect(bookInFragment('#record')).toBeNull();
    expect(bookInFragment(`#book=${book}0`)).toBeNull();
  });
  it('is stored until it is removed', () => {
    expect(storedBook()).toBeNull();
    storeBook(book);
    expect(storedBook()).toBe(book);
    storeBook(null);
    expect(storedBook()).toBeNull();
  });
});

describe('requests with the record book', () => {
  it('create it at the first use only', async () => {
    const make = vi.spyOn(api, 'newBook').mockResolvedValue(book);
    expect(await withBook((one) => Promise.resolve(one))).toBe(book);
    expect(await withBook((one) => Promise.resolve(one))).toBe(book);
    expect(make).toHaveBeenCalledTimes(1);
    expect(storedBook()).toBe(book);
  });
  it('replace a book that the server has deleted', async () => {
    storeBook(other);
    vi.spyOn(api, 'newBook').mockResolvedValue(book);
    const asked: string[] = [];
    const answer = await withBook((one) => {
      asked.push(one);
      return one === other ? Promise.reject(new ApiError('unknown_book', '')) : Promise.resolve('done');
    });
    expect([answer, asked, storedBook()]).toEqual(['done', [other, book], book]);
  });
  it('pass on other errors and keep the book', async () => {
    storeBook(book);
    await expect(withBook(() => Promise.reject(new ApiError('too_fast', '')))).rejects.toThrow(ApiError);
    expect(storedBook()).toBe(book);
  });
  it('create none for a game that continues a position', async () => {
    const make = vi.spyOn(api, 'newBook').mockResolvedValue(book);
    expect(await withStoredBook((one) => Promise.resolve(one))).toBeUndefined();
    expect(make).not.toHaveBeenCalled();
    storeBook(other);
    expect(await withStoredBook((one) => Promise.resolve(one))).toBe(other);
  });
  it('are made for solo games only', async () => {
    storeBook(book);
    const sent: NewTable[] = [];
    vi.spyOn(api, 'newTable').mockImplementation((table) => {
      sent.push(table);
      return Promise.resolve({ table: 't', seats: [], spectator: '', host: '' } satisfies TableKeys);
    });
    await createTable({ game: 'elpaso', players: 1, seats: [{ kind: 'human' }] });
    await createTable({ game: 'elpaso', players: 1, seats: [{ kind: 'bot', level: 'greedy' }] });
    await createTable({ game: 'classic', players: 2, seats: [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }] });
    expect(sent.map((table) => table.book)).toEqual([book, undefined, undefined]);
  });
});

const summary = (game: string, options: Record<string, string>, more: Partial<BookSummary> = {}): BookSummary => ({
  game,
  options,
  played: 1,
  won: 0,
  best_score: 50,
  mean_score: 50,
  best_margin: -1,
  streak: 0,
  seed_named: 0,
  last_finished: 100,
  ...more,
});
const result = (options: Record<string, string>, won: boolean, more: Partial<BookResult> = {}): BookResult => ({
  table: 'k3v9q2xw',
  finished: 100,
  game: 'elpaso',
  rules_version: 1,
  options,
  seed: '18446744073709551615',
  players: ['Ada'],
  score: 61,
  best_opponent: 55,
  won,
  categories: {},
  turns: 24,
  moves: 143,
  from_position: false,
  seed_named: false,
  ...more,
});
const sue = (level: string, buildings = 'a') => ({ sue: 'solo', 'sue-difficulty': level, buildings });
const garth = (level: string, automas = '1', rails = 'without') => ({ automa: 'garth', level, automas, rails });

const nothingRead = { results: [], complete: true, games };

describe('the summary', () => {
  it('is grouped by opponent and level', () => {
    const lines = mergeSummary(
      [
        summary('elpaso', sue('2', 'a'), { played: 3, won: 2, best_score: 61, mean_score: 50, best_margin: 6, seed_named: 1, last_finished: 200 }),
        summary('elpaso', sue('2', 'b'), { played: 1, won: 1, best_score: 72, mean_score: 70, best_margin: 3, last_finished: 300 }),
        summary('elpaso', sue('0')),
      ],
      nothingRead,
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ opponent: 'sue', grade: 'hard', played: 4, won: 3, best: 72, mean: 55, margin: 6, seedNamed: 1, last: 300 });
    expect(lines[1]).toMatchObject({ grade: 'easy', played: 1 });
  });
  it('separates levels, numbers of seats, expansions and editions', () => {
    const all = [garth('easy'), garth('hard'), garth('easy', '2'), garth('easy', '1', 'first')];
    const lines = mergeSummary([...all.map((options) => summary('classic', options)), summary('second', garth('easy'))], nothingRead);
    expect(lines).toHaveLength(5);
  });
  it('counts a single person without a named automa as playing against Garth', () => {
    const [line, ...rest] = mergeSummary([summary('second', { ...garth('easy'), automa: 'none' }), summary('second', garth('easy'))], nothingRead);
    expect(line).toMatchObject({ opponent: 'garth', played: 2 });
    expect(rest).toEqual([]);
  });
  it('contains games that the server no longer offers', () => {
    expect(mergeSummary([summary('unheard-of', {})], nothingRead)[0]).toMatchObject({ game: 'unheard-of', opponent: null });
  });
});

describe('streaks', () => {
  const parts = [summary('elpaso', sue('2', 'a'), { streak: 7 }), summary('elpaso', sue('2', 'b'))];
  const streak = (results: BookResult[], complete: boolean) => mergeSummary(parts, { results, complete, games })[0]!.streak;
  it('come from the server for a single set of options', () => {
    expect(mergeSummary(parts.slice(0, 1), { ...nothingRead, complete: false })[0]!.streak).toEqual({ wins: 7, open: false });
  });
  it('are counted across options up to the latest lost game', () => {
    const results = [result(sue('2', 'b'), true), result(sue('2', 'a'), true), result(sue('2'), false), result(sue('2'), true)];
    expect(streak(results, false)).toEqual({ wins: 2, open: false });
    expect(streak(results.slice(2), true)).toEqual({ wins: 0, open: false });
  });
  it('ignore other levels and continued games', () => {
    const results = [result(sue('2'), true), result(sue('0'), false), result(sue('2'), false, { from_position: true }), result(sue('2', 'b'), true)];
    expect(streak(results, true)).toEqual({ wins: 2, open: false });
  });
  it('are open while earlier games are not loaded', () => {
    expect(streak([result(sue('2'), true)], false)).toEqual({ wins: 1, open: true });
  });
});

describe('chapters', () => {
  it('are one per game, latest first, easier levels first', () => {
    const lines = mergeSummary(
      [
        summary('elpaso', sue('3'), { last_finished: 100 }),
        summary('second', garth('hard', '1', 'second'), { last_finished: 400 }),
        summary('elpaso', sue('0'), { last_finished: 200 }),
        summary('second', garth('very-hard'), { last_finished: 50 }),
        summary('second', garth('easy'), { last_finished: 60 }),
      ],
      nothingRead,
    );
    const chapters = chaptersOf(lines).map((one) => [one.game, one.rails, one.lines.map((line) => line.grade)]);
    expect(chapters).toEqual([
      ['second', true, ['hard']],
      ['elpaso', false, ['easy', 'very_hard']],
      ['second', false, ['easy', 'very_hard']],
    ]);
  });
});
