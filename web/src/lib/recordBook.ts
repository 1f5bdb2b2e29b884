// The record book: the results of solo games, stored by the backend of their tables. A secret, which only this device
// stores, identifies the book; variables named `book` hold this secret.
import { api, ApiError } from './api';
import { chosenBackend, isOfflinePage, type Backend } from './connection';
import { addressOf } from './link';
import { choiceIn, gradeOf, rankOf } from './solo';
import type { BookResult, BookSummary, GameInfo, NewTable, TableKeys } from './types';

// ---- the secret -----------------------------------------------------------------------------------

/** The localStorage key of the secret. Each backend has a record book of its own. */
export const bookKey = (backend: Backend): string => (backend === 'device' && !isOfflinePage ? 'drover.book.here' : 'drover.book');
const pattern = /^[0-9a-f]{32}$/i;

export function storedBook(backend = chosenBackend()): string | null {
  try {
    const book = localStorage.getItem(bookKey(backend));
    return book && pattern.test(book) ? book : null;
  } catch {
    return null;
  }
}

export function storeBook(book: string | null, backend = chosenBackend()): void {
  try {
    if (book) localStorage.setItem(bookKey(backend), book);
    else localStorage.removeItem(bookKey(backend));
  } catch {
    // Nothing can be stored here: each game then begins a record book of its own.
  }
}

/** The secret in the fragment of an address, "#book=…"; null if there is none. */
export function bookInFragment(fragment: string): string | null {
  const [, book = ''] = /^#book=(.*)$/.exec(fragment) ?? [];
  return pattern.test(book) ? book.toLowerCase() : null;
}

/** The secret in typed or pasted text: a link with "#book=…", or the code alone, with or without spaces and hyphens. */
export function parseBookCode(text: string): string | null {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  if (hash >= 0) return bookInFragment(trimmed.slice(hash));
  const code = trimmed.replace(/[\s-]/g, '');
  return pattern.test(code) ? code.toLowerCase() : null;
}

/** The link with the secret. It stands behind the "#", so that browsers do not send it to the server. */
export const bookPath = (book: string): string => addressOf(`#book=${book}`);

/** The secret in groups of four digits, to be read out or copied by hand. */
export const bookCode = (book: string): string => book.match(/.{4}/g)!.join(' ');

async function makeBook(backend: Backend): Promise<string> {
  const book = await api.newBook(backend);
  storeBook(book, backend);
  return book;
}

/** Calls `ask` with this device's record book. Creates the book if there is none or if the server has deleted it. */
export async function withBook<T>(ask: (book: string) => Promise<T>, backend = chosenBackend()): Promise<T> {
  const held = storedBook(backend);
  try {
    return await ask(held ?? (await makeBook(backend)));
  } catch (error) {
    if (!held || !(error instanceof ApiError) || error.code !== 'unknown_book') throw error;
    return ask(await makeBook(backend));
  }
}

/** Calls `ask` with this device's record book if there is one, else without: for games that continue a position. */
export const withStoredBook = <T>(ask: (book?: string) => Promise<T>, backend = chosenBackend()): Promise<T> =>
  storedBook(backend) ? withBook(ask, backend) : ask();

export const isSolo = (table: NewTable): boolean => table.players === 1 && table.seats[0]?.kind === 'human';

/** Creates a table. The result of a solo game goes into the record book. */
export function createTable(table: NewTable): Promise<TableKeys> {
  return isSolo(table) ? withBook((book) => api.newTable({ ...table, book })) : api.newTable(table);
}

// ---- the entries ----------------------------------------------------------------------------------

/** The settings by which results are grouped: game, expansion, opponent and its level. */
export interface Match {
  game: string;
  rails: boolean;
  /** Null if the server no longer offers the game. */
  opponent: string | null;
  seats: number;
  grade: string;
  /** The index of the opponent's level, counted from the easiest. */
  rank: number;
}

export interface Line extends Match {
  played: number;
  won: number;
  best: number;
  mean: number;
  margin: number;
  /** Consecutive wins up to the latest game. `open`: results not loaded yet may make the streak longer. */
  streak: { wins: number; open: boolean };
  seedNamed: number;
  last: number;
}

export function matchOf({ game, options }: Pick<BookResult, 'game' | 'options'>, games: readonly GameInfo[]): Match {
  const offered = games.find((one) => one.name === game);
  const choice = choiceIn(offered, options, 1);
  return {
    game,
    rails: (options.rails ?? 'without') !== 'without',
    opponent: choice?.name ?? null,
    seats: choice?.seats ?? 1,
    grade: choice ? gradeOf(offered!, choice) : '',
    rank: choice ? rankOf(offered!, choice) : 0,
  };
}

const groupKey = (match: Match): string => [match.game, match.rails, match.opponent, match.seats, match.grade].join();

/** The data from which lines are made: the results loaded so far, newest first, and the games on offer. */
interface LoadedResults {
  results: readonly BookResult[];
  /** True if `results` holds all results of the book. */
  complete: boolean;
  games: readonly GameInfo[];
}

/** Counts consecutive wins in the loaded results of a group. */
function streakOf(key: string, { results, complete, games }: LoadedResults): Line['streak'] {
  const counted = results.filter((one) => !one.from_position && groupKey(matchOf(one, games)) === key);
  const lost = counted.findIndex((one) => !one.won);
  return lost < 0 ? { wins: counted.length, open: !complete } : { wins: lost, open: false };
}

function mergeRows(key: string, parts: readonly BookSummary[], known: LoadedResults): Line {
  const sum = (pick: (one: BookSummary) => number) => parts.reduce((all, one) => all + pick(one), 0);
  const most = (pick: (one: BookSummary) => number) => Math.max(...parts.map(pick));
  const played = sum((one) => one.played);
  return {
    ...matchOf(parts[0]!, known.games),
    played,
    won: sum((one) => one.won),
    best: most((one) => one.best_score),
    mean: sum((one) => one.mean_score * one.played) / played,
    margin: most((one) => one.best_margin),
    streak: parts.length === 1 ? { wins: parts[0]!.streak, open: false } : streakOf(key, known),
    seedNamed: sum((one) => one.seed_named),
    last: most((one) => one.last_finished),
  };
}

/**
 * Merges the server's summary, which has one row per set of options, into one line per game, opponent and level.
 * Streaks cannot be merged, so they are counted in the loaded results.
 */
export function mergeSummary(summary: readonly BookSummary[], known: LoadedResults): Line[] {
  const groups = new Map<string, BookSummary[]>();
  for (const one of summary) {
    const key = groupKey(matchOf(one, known.games));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([key, parts]) => mergeRows(key, parts, known));
}

export interface Chapter {
  game: string;
  rails: boolean;
  lines: Line[];
}

/** Groups lines by game. The game played last comes first; within a game, easier levels come first. */
export function chaptersOf(lines: readonly Line[]): Chapter[] {
  const latestFirst = [...lines].sort((a, b) => b.last - a.last);
  const chapters: Chapter[] = [];
  for (const line of latestFirst) {
    const known = chapters.find((one) => one.game === line.game && one.rails === line.rails);
    if (known) known.lines.push(line);
    else chapters.push({ game: line.game, rails: line.rails, lines: [line] });
  }
  const order = (line: Line) => `${line.opponent ?? ''} ${line.seats} ${line.rank}`;
  for (const chapter of chapters) chapter.lines.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return chapters;
}
