// Everything this browser keeps without a server, as one file, and back.
import { bookKey, heldBook, holdBook } from './books';
import { connection, hasBoth } from './connection';
import { recentGames, storageKey as gamesKey, type RecentGame } from './recent';

interface Everything {
  drover: 'kept';
  version: number;
  kept: Record<string, string>;
  /** What the page itself keeps: keys of seats, the book, settings. */
  page?: Record<string, string>;
}
const prefix = 'drover.';

export async function exportEverything(): Promise<string> {
  const answer = await connection('device').request('/kept', {});
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  const all = (await answer.json()) as Everything;
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)!).filter((name) => name.startsWith(prefix));
  return JSON.stringify({ ...all, page: ofDevice(Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)!]))) });
}

/** Of a page that has a server, too: nothing of the tables and the book there, and what is of this device by its own name. */
export function ofDevice(page: Record<string, string>, both = hasBoth): Record<string, string> {
  if (!both) return page;
  const { [bookKey('server')]: _server, [bookKey('device')]: book, [gamesKey]: games = '[]', ...others } = page;
  const own = gamesIn(games).filter((game) => game.here);
  return { ...others, ...(book ? { [bookKey('server')]: book } : {}), [gamesKey]: JSON.stringify(own) };
}

/** How many tables came; fails with a sentence, and then nothing has changed. */
export async function importEverything(text: string): Promise<number> {
  const answer = await connection('device').request('/kept', { method: 'POST', body: text });
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  const { tables } = (await answer.json()) as { tables: number };
  keepPage((JSON.parse(text) as Everything).page ?? {});
  return tables;
}

/** Games are added to those known here; of everything else what is here stays. */
function keepPage(page: Record<string, string>): void {
  for (const [name, text] of Object.entries(page)) {
    if (!name.startsWith(prefix) || typeof text !== 'string') continue;
    if (name === gamesKey) localStorage.setItem(name, JSON.stringify(joined(recentGames(), text)));
    else if (name === bookKey('server')) {
      if (!heldBook('device')) holdBook(text, 'device');
    } else if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
  }
}
function gamesIn(text: string): RecentGame[] {
  try {
    const read = JSON.parse(text) as RecentGame[];
    return Array.isArray(read) ? read.filter((game) => game?.table && Array.isArray(game.seats) && Array.isArray(game.mine)) : [];
  } catch {
    return []; // It is no list: nothing comes of it.
  }
}
/** What comes from a file lives on this device. */
export function joined(here: RecentGame[], text: string): RecentGame[] {
  const there = gamesIn(text).map((game) => (hasBoth ? { ...game, here: true } : game));
  const known = new Set(here.map((game) => game.table));
  return [...here, ...there.filter((game) => !known.has(game.table))].sort((a, b) => b.time - a.time);
}

async function sentenceOf(answer: Response): Promise<string> {
  const { error } = (await answer.json().catch(() => ({}))) as { error?: { sentence: string } };
  return error?.sentence ?? answer.statusText;
}

/** Nothing of the table stays in this browser. */
export async function removeHere(game: Pick<RecentGame, 'table' | 'mine' | 'spectator'>): Promise<void> {
  const key = game.mine[0] ?? game.spectator;
  if (key) await connection('device').request(`/kept/${game.table}`, { method: 'DELETE' }, key).catch(() => {});
}
