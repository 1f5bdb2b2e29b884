// Backup: exports all data that this browser stores without a server to one file, and imports such a file.
import { bookKey, storedBook, storeBook } from './recordBook';
import { connection, hasBothBackends } from './connection';
import { recentGames, storageKey as gamesKey, type RecentGame } from './recentGames';

interface Backup {
  drover: 'kept';
  version: number;
  kept: Record<string, string>;
  /** The localStorage entries of the page: keys of seats, the secret of the record book, settings. */
  page?: Record<string, string>;
}
const prefix = 'drover.';

export async function exportBackup(): Promise<string> {
  const answer = await connection('device').request('/kept', {});
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  const all = (await answer.json()) as Backup;
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)!).filter((name) => name.startsWith(prefix));
  return JSON.stringify({ ...all, page: deviceEntries(Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)!]))) });
}

/**
 * The localStorage entries that belong to this device. On a page with both backends this drops the server's tables and
 * record book, and stores the local record book under the name that it has on a page without a server.
 */
export function deviceEntries(page: Record<string, string>, both = hasBothBackends): Record<string, string> {
  if (!both) return page;
  const { [bookKey('server')]: _server, [bookKey('device')]: book, [gamesKey]: games = '[]', ...others } = page;
  const own = gamesIn(games).filter((game) => game.here);
  return { ...others, ...(book ? { [bookKey('server')]: book } : {}), [gamesKey]: JSON.stringify(own) };
}

/** Imports a backup and returns the number of its tables. Rejects with a sentence; then nothing has changed. */
export async function importBackup(text: string): Promise<number> {
  const answer = await connection('device').request('/kept', { method: 'POST', body: text });
  if (!answer.ok) throw new Error(await sentenceOf(answer));
  const { tables } = (await answer.json()) as { tables: number };
  importPage((JSON.parse(text) as Backup).page ?? {});
  return tables;
}

/** Merges imported localStorage entries: adds games to those known here, and overwrites no other entry. */
function importPage(page: Record<string, string>): void {
  for (const [name, text] of Object.entries(page)) {
    if (!name.startsWith(prefix) || typeof text !== 'string') continue;
    if (name === gamesKey) localStorage.setItem(name, JSON.stringify(mergeGames(recentGames(), text)));
    else if (name === bookKey('server')) {
      if (!storedBook('device')) storeBook(text, 'device');
    } else if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
  }
}
function gamesIn(text: string): RecentGame[] {
  try {
    const read = JSON.parse(text) as RecentGame[];
    return Array.isArray(read) ? read.filter((game) => game?.table && Array.isArray(game.seats) && Array.isArray(game.mine)) : [];
  } catch {
    return []; // The text is not a list of games.
  }
}
/** The known games and those of an imported list, newest first. Imported games live on this device. */
export function mergeGames(here: RecentGame[], text: string): RecentGame[] {
  const there = gamesIn(text).map((game) => (hasBothBackends ? { ...game, here: true } : game));
  const known = new Set(here.map((game) => game.table));
  return [...here, ...there.filter((game) => !known.has(game.table))].sort((a, b) => b.time - a.time);
}

async function sentenceOf(answer: Response): Promise<string> {
  const { error } = (await answer.json().catch(() => ({}))) as { error?: { sentence: string } };
  return error?.sentence ?? answer.statusText;
}

/** Deletes a table of this device from this browser. */
export async function deleteLocalTable(game: Pick<RecentGame, 'table' | 'mine' | 'spectator'>): Promise<void> {
  const key = game.mine[0] ?? game.spectator;
  if (key) await connection('device').request(`/kept/${game.table}`, { method: 'DELETE' }, key).catch(() => {});
}
