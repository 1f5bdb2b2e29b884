// The deal of the day: the set-up of a date, the attempt that counts, and the text to share.
import { beforeEach, describe, expect, it } from 'vitest';
import {
  attempts,
  bars,
  dailyTable,
  dayAt,
  dayBefore,
  daysUntil,
  dayText,
  offersDaily,
  rememberAttempt,
  rememberResult,
  rowOf,
  seedOf,
  sharedText,
  streak,
  type Attempts,
} from '../src/lib/daily';
import week from '../dev/daily.json';
import { games } from '../dev/games';
import type { DailyWeek, Games } from '../src/lib/types';

// tests/browser/daily.test.mjs compares this data with the server's.
const daily = week as unknown as DailyWeek;

describe('a daily deal', () => {
  it('follows from the date as in the C++ program', () => {
    // These vectors also stand in tests/table/daily_test.cpp.
    const vectors: [string, number, string, Record<string, string>][] = [
      ['1970-01-01', 19700101, 'second', { rails: 'second' }],
      ['2024-02-29', 20240229, 'second', { rails: 'second' }],
      ['2026-11-16', 20261116, 'second', {}],
      ['2026-11-17', 20261117, 'elpaso', {}],
      ['2026-11-18', 20261118, 'classic', { neutral: 'shuffled', buildings: 'random' }],
      ['2026-11-20', 20261120, 'elpaso', { neutral: 'shuffled', trains: 'random', buildings: 'random' }],
      ['2026-11-21', 20261121, 'second', { neutral: 'shuffled', buildings: 'random', cattle: 'simmental' }],
      ['2026-11-22', 20261122, 'classic', { neutral: 'shuffled', rails: 'first' }],
      ['9999-12-31', 99991231, 'elpaso', { neutral: 'shuffled', trains: 'random', buildings: 'random' }],
    ];
    for (const [day, seed, game, options] of vectors) {
      expect(seedOf(day)).toBe(seed);
      expect(rowOf(daily, day)).toEqual({ game, players: 2, options });
    }
  });
  it('changes at midnight UTC', () => {
    expect(dayAt(1_795_046_399_000)).toBe('2026-11-18');
    expect(dayAt(1_795_046_400_000)).toBe('2026-11-19');
    expect(dayBefore('2024-03-01')).toBe('2024-02-29');
    expect(daysUntil('2026-01-01', 3)).toEqual(['2026-01-01', '2025-12-31', '2025-12-30']);
    expect(dayText('2026-11-18', 'en')).toBe('November 18, 2026');
  });
  it('is an ordinary table, without hints in the attempt that counts', () => {
    expect(dailyTable(daily, '2026-11-22', 'Ada', true)).toEqual({
      game: 'classic',
      players: 2,
      options: { neutral: 'shuffled', rails: 'first' },
      seed: 20261122,
      hints: false,
      seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'greedy' }],
    });
    expect(dailyTable(daily, '2026-11-22', '', false)).toMatchObject({ hints: true, seats: [{ kind: 'human' }, { kind: 'bot' }] });
  });
  it('is offered only if the server supports it', () => {
    expect(offersDaily({ games, levels: [], daily }, '2026-11-18')).toBe(true);
    expect(offersDaily({ games, levels: [] } as unknown as Games, '2026-11-18')).toBe(false);
    expect(offersDaily({ games: games.filter(({ name }) => name !== 'classic'), levels: [], daily }, '2026-11-18')).toBe(false);
  });
});

describe('stored attempts', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    globalThis.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage;
  });
  const result = { score: 74, against: 61, won: true };

  it('hold the first attempt of a day and its first result', () => {
    rememberAttempt('2026-11-18', 'first', 'classic', '2026-11-18');
    rememberAttempt('2026-11-18', 'second', 'classic', '2026-11-18');
    expect(attempts()['2026-11-18']).toEqual({ table: 'first', game: 'classic', begun: '2026-11-18' });
    expect(rememberResult('2026-11-18', 'second', { ...result, score: 99 })).toBe(false);
    expect(rememberResult('2026-11-18', 'first', result)).toBe(true);
    expect(rememberResult('2026-11-18', 'first', { ...result, score: 99 })).toBe(true);
    expect(attempts()['2026-11-18']!.result).toEqual(result);
    expect(rememberResult('2026-11-17', 'first', result)).toBe(false);
  });
  it('ignore invalid data and are limited in number', () => {
    kept.set('drover.daily', '{"2026-11-18": null, "soon": {"table": "a", "begun": "b"}, "2026-11-17": {"table": "a", "begun": "2026-11-17"}}');
    expect(Object.keys(attempts())).toEqual(['2026-11-17']);
    kept.set('drover.daily', 'no');
    expect(attempts()).toEqual({});
    for (const day of daysUntil('2026-11-18', 500)) rememberAttempt(day, day, 'classic', day);
    expect(Object.keys(attempts()).length).toBe(400);
    expect(attempts()['2026-11-18']).toBeDefined();
  });
  it('form a streak of days that were played on the day itself', () => {
    const on = (day: string, begun = day, done = true) => ({ [day]: { table: day, game: 'classic', begun, ...(done ? { result } : {}) } });
    const today = '2026-11-18';
    expect(streak({}, today)).toBe(0);
    const two: Attempts = { ...on('2026-11-17'), ...on('2026-11-16') };
    expect(streak(two, today)).toBe(2);
    expect(streak({ ...two, ...on(today) }, today)).toBe(3);
    expect(streak({ ...two, ...on(today, today, false) }, today)).toBe(2);
    expect(streak({ ...two, ...on('2026-11-15', '2026-11-18') }, today)).toBe(2);
    expect(streak(two, '2026-11-19')).toBe(0);
  });
});

describe('the text to share', () => {
  it('has one line per seat', () => {
    const text = sharedText({
      title: 'Drover · Daily deal of November 18, 2026',
      game: 'Great Western Trail',
      seats: [
        { name: 'Ada', total: 104, points: [0, 40, 20, -3] },
        { name: 'Hank', total: 61, points: [5, 10, 35, 11] },
      ],
      note: '3 days in a row',
      own: '  What\n a   herd! ',
    });
    expect(text).toBe(
      'Drover · Daily deal of November 18, 2026\nGreat Western Trail\n▁█▅▁ 104 Ada\n▂▃▇▃  61 Hank\n3 days in a row\nWhat a herd!',
    );
  });
  it('has no empty lines and limits the bars', () => {
    expect(sharedText({ title: 'a', game: 'b', seats: [{ name: 'c', total: 0, points: [] }], note: '', own: ' ' })).toBe('a\nb\n 0 c');
    expect(bars([-5, 0, 1, 99], 10)).toBe('▁▁▂█');
  });
});
