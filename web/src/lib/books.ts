// The record book: results of solo games, kept where their tables are, under a secret that stays on this device.
import { api, ApiError } from './api';
import { chosenPlace, isLocal, type Where } from './connection';
import { addressOf } from './link';
import { choiceIn, gradeOf, rankOf } from './solo';
import type { BookResult, BookSummary, GameInfo, NewTable, TableKeys } from './types';

// ---- the secret -----------------------------------------------------------------------------------

/** Where both have books, each has its own. */
export const bookKey = (where: Where): string => (where === 'device' && !isLocal ? 'drover.book.here' : 'drover.book');
const pattern = /^[0-9a-f]{32}$/i;

export function heldBook(where = chosenPlace()): string | null {
  try {
    const book = localStorage.getItem(bookKey(where));
    return book && pattern.test(book) ? book : null;
  } catch {
    return null;
  }
}

export function holdBook(book: string | null, where = chosenPlace()): void {
  try {
    if (book) localStorage.setItem(bookKey(where), book);
    else localStorage.removeItem(bookKey(where));
  } catch {
    // Nothing can be kept here: each game then begins a book of its own.
  }
}

/** The book in the fragment of an address, "#book=…"; null if it holds none. */
export function bookIn(fragment: string): string | null {
  const [, book = ''] = /^#book=(.*)$/.exec(fragment) ?? [];
  return pattern.test(book) ? book.toLowerCase() : null;
}

/** The same from what somebody typed or pasted: the link, or the code alone, in groups or not. */
export function readBook(text: string): string | null {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  if (hash >= 0) return bookIn(trimmed.slice(hash));
  const code = trimmed.replace(/[\s-]/g, '');
  return pattern.test(code) ? code.toLowerCase() : null;
}

/** The secret never reaches the server in an address: it travels behind the "#". */
export const bookPath = (book: string): string => addressOf(`#book=${book}`);

/** The secret in groups of four, to be read out or copied by hand. */
export const bookCode = (book: string): string => book.match(/.{4}/g)!.join(' ');

async function makeBook(where: Where): Promise<string> {
  const book = await api.newBook(where);
  holdBook(book, where);
  return book;
}

/** Asks with the book of this device, which is made when first needed. One the server has forgotten is replaced. */
export async function withBook<T>(ask: (book: string) => Promise<T>, where = chosenPlace()): Promise<T> {
  const held = heldBook(where);
  try {
    return await ask(held ?? (await makeBook(where)));
  } catch (error) {
    if (!held || !(error instanceof ApiError) || error.code !== 'unknown_book') throw error;
    return ask(await makeBook(where));
  }
}

/** The same where no book need be begun: for games that go on from a position. */
export const withHeldBook = <T>(ask: (book?: string) => Promise<T>, where = chosenPlace()): Promise<T> =>
  heldBook(where) ? withBook(ask, where) : ask();

export const isSolo = (table: NewTable): boolean => table.players === 1 && table.seats[0]?.kind === 'human';

/** A new table; if one person sits there alone, its result goes into the book. */
export function setTable(table: NewTable): Promise<TableKeys> {
  return isSolo(table) ? withBook((book) => api.newTable({ ...table, book })) : api.newTable(table);
}

// ---- what is in it --------------------------------------------------------------------------------

/** What makes games comparable: the game with or without its expansion, the opponent, and how hard it plays. */
export interface Match {
  game: string;
  rails: boolean;
  /** Null for a game that the server offers no more. */
  opponent: string | null;
  seats: number;
  grade: string;
  /** Of its levels, from the easiest on. */
  rank: number;
}

export interface Line extends Match {
  played: number;
  won: number;
  best: number;
  mean: number;
  margin: number;
  /** Wins in a row up to the latest game. `open`: earlier games, not read yet, may make it longer. */
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

const keyOf = (match: Match): string => [match.game, match.rails, match.opponent, match.seats, match.grade].join();

/** What lines are made of: the results read so far, the newest first, and what the server offers. */
interface Known {
  results: readonly BookResult[];
  /** These are all results. */
  complete: boolean;
  games: readonly GameInfo[];
}

/** Wins in a row. */
function streakOf(key: string, { results, complete, games }: Known): Line['streak'] {
  const counted = results.filter((one) => !one.from_position && keyOf(matchOf(one, games)) === key);
  const lost = counted.findIndex((one) => !one.won);
  return lost < 0 ? { wins: counted.length, open: !complete } : { wins: lost, open: false };
}

function foldOne(key: string, parts: readonly BookSummary[], known: Known): Line {
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
 * The summary by game, opponent and level: the server counts every set of options apart. Streaks do not fold, so they
 * are counted in the results read so far.
 */
export function foldSummary(summary: readonly BookSummary[], known: Known): Line[] {
  const groups = new Map<string, BookSummary[]>();
  for (const one of summary) {
    const key = keyOf(matchOf(one, known.games));
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([key, parts]) => foldOne(key, parts, known));
}

export interface Chapter {
  game: string;
  rails: boolean;
  lines: Line[];
}

/** The lines of each game, the game played last first; easier levels above harder ones. */
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
