// The deal of the day, which follows from the date and is equal for everybody (docs/playing.md; src/table/daily.h is its
// C++ side), and the results of this device. The first attempt at a day counts; all later ones are practice.
import { person } from './seats';
import type { DailyWeek, Games, NewTable } from './types';

/** A day of UTC, as in "2026-11-18". */
export type Day = string;

const dayLength = 86_400_000;
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
export const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);
export const dayBefore = (day: Day, days = 1): Day => dayAt(timeOf(day) - days * dayLength);
/** The last `count` days up to and including `today`, the newest first. */
export const daysUntil = (today: Day, count: number): Day[] => Array.from({ length: count }, (_, index) => dayBefore(today, index));

/** The date in the reader's language. */
export const dayText = (day: Day, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(timeOf(day));

/** The seed of a day: the digits of its date as a number. */
export const seedOf = (day: Day): number => Number(day.replaceAll('-', ''));

/** The row of the week's plan (from Monday on) that belongs to a day. */
export const rowOf = (daily: DailyWeek, day: Day): DailyWeek['week'][number] => daily.week[(new Date(timeOf(day)).getUTCDay() + 6) % 7]!;

/** True if the backend has deals of the day and offers the game of this day. */
export function offersDaily({ daily, games }: Games, day: Day): boolean {
  return daily?.week.length === 7 && games.some((game) => game.name === rowOf(daily, day).game);
}

/** The set-up of a table for a day's deal. Hints are off in the attempt that counts. */
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

// ---- stored on this device ------------------------------------------------------------------------

export interface DailyResult {
  score: number;
  /** The bot's score. */
  against: number;
  won: boolean;
}
/** The attempt at a day that counts. */
export interface Attempt {
  table: string;
  game: string;
  /** The day on which the attempt began. A deal that is played on a later day does not extend a streak. */
  begun: Day;
  result?: DailyResult;
}
export type Attempts = Readonly<Record<Day, Attempt>>;

const storageKey = 'drover.daily';
const maxAttempts = 400;

export function attempts(): Attempts {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const isValid = ([day, one]: [string, Partial<Attempt> | null]): boolean =>
      /^\d{4}-\d\d-\d\d$/.test(day) && typeof one?.table === 'string' && typeof one.begun === 'string';
    return Object.fromEntries(Object.entries(stored as Record<Day, Attempt>).filter(isValid));
  } catch {
    return {};
  }
}

function store(all: Attempts): void {
  const newest = Object.keys(all).sort().slice(-maxAttempts);
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest.map((day) => [day, all[day]]))));
  } catch {
    // Nothing can be stored here: every attempt counts as the first.
  }
}

/** Stores that the first attempt at a day has begun. Does nothing for later attempts. */
export function rememberAttempt(day: Day, table: string, game: string, today: Day): void {
  const all = attempts();
  if (!all[day]) store({ ...all, [day]: { table, game, begun: today } });
}

/** Stores the result of a table if it holds the attempt that counts, and returns whether it does. A stored result stays. */
export function rememberResult(day: Day, table: string, result: DailyResult): boolean {
  const all = attempts();
  const mine = all[day];
  if (mine?.table !== table) return false;
  if (!mine.result) store({ ...all, [day]: { ...mine, result } });
  return true;
}

/** The number of consecutive days, up to today or yesterday, whose deal was begun on the day itself and finished. */
export function streak(all: Attempts, today: Day): number {
  const played = (day: Day): boolean => all[day]?.begun === day && all[day]!.result !== undefined;
  let length = 0;
  for (let day = played(today) ? today : dayBefore(today); played(day); day = dayBefore(day)) length++;
  return length;
}

// ---- the text for sharing -------------------------------------------------------------------------

const heights = '▁▂▃▄▅▆▇█';

/** Bars of block characters, one for each category of the score; `highest` is the scale common to all seats. */
export function bars(points: readonly number[], highest: number): string {
  const top = heights.length - 1;
  return points.map((one) => heights[Math.max(0, Math.min(top, Math.round((one / Math.max(1, highest)) * top)))]!).join('');
}

export interface ShareText {
  /** The line above the scores, in the reader's language. */
  title: string;
  game: string;
  seats: { name: string; total: number; points: number[] }[];
  /** A note such as "practice" or the length of the streak; '' for none. */
  note: string;
  own: string;
}

/** The result as a few lines of plain text. */
export function sharedText({ title, game, seats, note, own }: ShareText): string {
  const highest = Math.max(1, ...seats.flatMap(({ points }) => points));
  const longest = Math.max(...seats.map(({ total }) => String(total).length));
  const lines = seats.map(({ name, total, points }) => `${bars(points, highest)} ${String(total).padStart(longest)} ${name}`);
  return [title, game, ...lines, note, own.replace(/\s+/g, ' ').trim()].filter((line) => line !== '').join('\n');
}
