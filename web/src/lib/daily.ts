// The deal of the day: everybody gets the same from the date (docs/playing.md; the program has the same in src/table/daily.h),
// and what this device has made of it. The first attempt at a day counts; all others are practice.
import { person } from './seats';
import type { DailyWeek, Games, NewTable } from './types';

/** A day of UTC, as in "2026-11-18". */
export type Day = string;

const dayLength = 86_400_000;
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);
export const dayBefore = (day: Day, days = 1): Day => dayAt(timeOf(day) - days * dayLength);
/** Of today and the days before it, so many. */
export const daysUntil = (today: Day, count: number): Day[] => Array.from({ length: count }, (_, index) => dayBefore(today, index));

/** As people write it. */
export const dayText = (day: Day, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(timeOf(day));

/** The digits of the date. */
export const seedOf = (day: Day): number => Number(day.replaceAll('-', ''));

/** What is played on a day of the week, from Monday on. */
export const rowOf = (daily: DailyWeek, day: Day): DailyWeek['week'][number] => daily.week[(new Date(timeOf(day)).getUTCDay() + 6) % 7]!;

/** Whether there are deals here at all, and the game of the day among those that are offered. */
export function offersDaily({ daily, games }: Games, day: Day): boolean {
  return daily?.week.length === 7 && games.some((game) => game.name === rowOf(daily, day).game);
}

/** Whoever practises may ask for hints; the attempt that counts is one's own. */
export function dailyTable(daily: DailyWeek, day: Day, name: string, counts: boolean): NewTable {
  const { game, players, options } = rowOf(daily, day);
  return {
    game,
    players,
    options,
    seed: seedOf(day),
    hints: !counts,
    seats: [person(name), ...Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, level: daily.level }))],
  };
}

// ---- what is kept on this device ------------------------------------------------------------------

export interface DailyResult {
  score: number;
  /** Of the bot. */
  against: number;
  won: boolean;
}
/** The one that counts of a day. */
export interface Attempt {
  table: string;
  game: string;
  /** The day on which it was begun: an earlier deal can be played later, but makes no row of days. */
  begun: Day;
  result?: DailyResult;
}
export type Attempts = Readonly<Record<Day, Attempt>>;

const storageKey = 'drover.daily';
const most = 400;

export function attempts(): Attempts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const sound = ([day, one]: [string, Partial<Attempt> | null]): boolean =>
      /^\d{4}-\d\d-\d\d$/.test(day) && typeof one?.table === 'string' && typeof one.begun === 'string';
    return Object.fromEntries(Object.entries(kept as Record<Day, Attempt>).filter(sound));
  } catch {
    return {};
  }
}

function store(all: Attempts): void {
  const newest = Object.keys(all).sort().slice(-most);
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest.map((day) => [day, all[day]]))));
  } catch {
    // Where nothing can be kept, every attempt is the first.
  }
}

/** The first attempt at a day has begun; later ones change nothing. */
export function rememberAttempt(day: Day, table: string, game: string, today: Day): void {
  const all = attempts();
  if (!all[day]) store({ ...all, [day]: { table, game, begun: today } });
}

/** A table has ended: whether it is the attempt that counts. Its first end stays. */
export function rememberResult(day: Day, table: string, result: DailyResult): boolean {
  const all = attempts();
  const mine = all[day];
  if (mine?.table !== table) return false;
  if (!mine.result) store({ ...all, [day]: { ...mine, result } });
  return true;
}

/** Days in a row whose deal was begun on the day itself and played to its end, up to today; today may still come. */
export function streak(all: Attempts, today: Day): number {
  const played = (day: Day): boolean => all[day]?.begun === day && all[day]!.result !== undefined;
  let length = 0;
  for (let day = played(today) ? today : dayBefore(today); played(day); day = dayBefore(day)) length++;
  return length;
}

// ---- told to others -------------------------------------------------------------------------------

const heights = '▁▂▃▄▅▆▇█';

/** A column for each category of the score, all seats to one scale. */
export function bars(points: readonly number[], highest: number): string {
  const top = heights.length - 1;
  return points.map((one) => heights[Math.max(0, Math.min(top, Math.round((one / Math.max(1, highest)) * top)))]!).join('');
}

export interface Shared {
  /** The lines above the score, in the reader's words. */
  title: string;
  game: string;
  seats: { name: string; total: number; points: number[] }[];
  /** Practice, the days in a row; '' for none. */
  note: string;
  own: string;
}

/** A few lines of plain text. */
export function sharedText({ title, game, seats, note, own }: Shared): string {
  const highest = Math.max(1, ...seats.flatMap(({ points }) => points));
  const longest = Math.max(...seats.map(({ total }) => String(total).length));
  const lines = seats.map(({ name, total, points }) => `${bars(points, highest)} ${String(total).padStart(longest)} ${name}`);
  return [title, game, ...lines, note, own.replace(/\s+/g, ' ').trim()].filter((line) => line !== '').join('\n');
}
