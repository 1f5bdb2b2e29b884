// "My recent games": the tables that this device has opened, with the keys of their seats. A key gives control over its
// seat, so the list is stored on this device only.
import { hasBothBackends, isOfflinePage, backendOf, rememberLocalTable } from './connection';
import { linkPath, readLink, type TableLink } from './link';
import type { SeatLink, TableKeys, TakenSeat } from './types';

export interface RecentSeat {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  /** The latest link to the seat that this device knows: one to hand out, or one with which the seat was taken here. */
  link?: string;
  /** The key of the seat, if it was taken on this device. */
  own?: string;
}
export interface RecentGame {
  table: string;
  game: string;
  seats: RecentSeat[];
  spectator?: string;
  /** The host's key, which can renew links. It is never shown and never part of a link. */
  host?: string;
  /** The keys with which this device last opened the table. */
  mine: string[];
  turn?: number;
  over?: boolean;
  /** The people have agreed to play no further. */
  stopped?: boolean;
  lesson?: LessonMark;
  standing?: Standing;
  /** The server has deleted the table. */
  gone?: boolean;
  /** The table lives on this device; set only on a page with both backends. */
  here?: boolean;
  time: number;
}
/** The progress of the lesson at a table. */
export interface LessonMark {
  name: string;
  /** The ids of the steps that were read. The progress of all other steps follows from the position. */
  read: string[];
  over: boolean;
}
/** The seat that has to decide, and since when. */
export interface Standing {
  /** The deciding seat; null if the game is over. */
  decider: number | null;
  /** The number of moves made. `seq` is the number of the last one in the log. */
  moves: number;
  seq: number;
  /** The time of that move, in milliseconds since 1970. */
  since: number;
}

export const storageKey = 'drover.games';
/** The limit for tables at the server. The limit for tables of this device is higher: only this list leads to them. */
const maxServerGames = 40;
const maxLocalGames = 1000;

/** Converts an old entry: before seats had keys of their own, `key` held the link of the seat. */
function migrateSeat({ key, ...seat }: RecentSeat & { key?: string }): RecentSeat {
  return key ? { link: key, ...seat } : seat;
}

export function recentGames(): RecentGame[] {
  try {
    const games = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as RecentGame[];
    if (!Array.isArray(games)) return [];
    for (const game of games) if (game?.here && hasBothBackends) rememberLocalTable(game.table);
    return games
      .filter((game) => game?.table && Array.isArray(game.seats))
      .map((game) => ({ ...game, seats: game.seats.map(migrateSeat) }));
  } catch {
    return [];
  }
}

/** The newest games of each backend, up to its limit. */
function newestGames(games: RecentGame[]): RecentGame[] {
  const left = { device: maxLocalGames, server: maxServerGames };
  return games.filter((game) => left[isOfflinePage || game.here ? 'device' : 'server']-- > 0);
}

function store(games: RecentGame[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(newestGames(games)));
  } catch {
    // Nothing can be stored here; the link in the address bar still holds the key.
  }
}

export function recentGame(table: string): RecentGame | undefined {
  return recentGames().find((game) => game.table === table);
}

/** Puts a game at the front of the list. Known keys, links and the lesson stay. */
export function remember(game: Omit<RecentGame, 'time'>, now = Date.now()): void {
  const { spectator, host, lesson, seats = [] } = recentGame(game.table) ?? {};
  const keys = (seat: number) => {
    const { link, own } = seats.find((one) => one.seat === seat) ?? {};
    return { ...(link ? { link } : {}), ...(own ? { own } : {}) };
  };
  const entry: RecentGame = {
    ...(spectator ? { spectator } : {}),
    ...(host ? { host } : {}),
    ...(lesson ? { lesson } : {}),
    ...(!isOfflinePage && backendOf(game.table) === 'device' ? { here: true } : {}),
    ...game,
    seats: game.seats.map((seat) => ({ ...keys(seat.seat), ...seat })),
    time: now,
  };
  store([entry, ...recentGames().filter((one) => one.table !== game.table)]);
}

export function rememberNew(game: string, keys: TableKeys, mine: string[]): void {
  const seats = keys.seats.map(({ seat, name, kind, key }) => ({ seat, name, kind, ...(key ? { link: key } : {}) }));
  remember({ table: keys.table, game, seats, spectator: keys.spectator, host: keys.host, mine });
}

function changeGame(table: string, changed: (game: RecentGame) => RecentGame): void {
  store(recentGames().map((game) => (game.table === table ? changed(game) : game)));
}
/** Updates a game without opening it: its place in the list stays. */
export function updateRecentGame(table: string, changes: Partial<RecentGame>): void {
  changeGame(table, (game) => ({ ...game, ...changes }));
}

/** Changes one seat of a game, if the list has it. */
function changeSeat(table: string, seat: number, changed: (one: RecentSeat) => RecentSeat): void {
  changeGame(table, (game) => ({ ...game, seats: game.seats.map((one) => (one.seat === seat ? changed(one) : one)) }));
}

export function rememberLesson(table: string, lesson: LessonMark): void {
  changeGame(table, (game) => ({ ...game, lesson }));
}
/** The latest unfinished game with the lesson of this name. */
export function openLesson(name: string): RecentGame | undefined {
  return recentGames().find((game) => game.lesson?.name === name && !game.lesson.over);
}

/** Stores the key of a seat that was taken with a link. */
export function rememberTaken(table: string, link: string, { seat, key }: TakenSeat): void {
  const known = recentGame(table);
  // The other seats of a new table are not known yet; they come with the table's first message.
  const seats = known?.seats ?? [];
  remember({
    ...(known ?? { table, game: '' }),
    seats: seats.some((one) => one.seat === seat) ? seats : [...seats, { seat, name: '', kind: 'human' }],
    mine: known?.mine.includes(link) ? known.mine.map((one) => (one === link ? key : one)) : [key],
  });
  changeSeat(table, seat, (one) => ({ ...one, link, own: key }));
}

/** Removes the key and link of a seat that another person has taken over: the key only allows watching now. */
export function rememberPassedOn(table: string, key: string): void {
  const seat = recentGame(table)?.seats.find(({ own }) => own === key)?.seat;
  if (seat !== undefined) changeSeat(table, seat, ({ own: _watches, link: _dead, ...one }) => one);
}

/** Stores the new link of a seat and removes its old key, which is invalid now. */
export function rememberLink(table: string, { seat, link }: SeatLink): void {
  changeSeat(table, seat, ({ own: _dead, ...one }) => ({ ...one, link }));
}

/** The own key of the seat that a link or key belongs to; null if this device has none. */
export function ownKey(table: string, key: string): string | null {
  const game = recentGame(table);
  if (game?.spectator === key) return key;
  return game?.seats.find((seat) => seat.own && (seat.own === key || seat.link === key))?.own ?? null;
}

export function forget(table: string): void {
  store(recentGames().filter((game) => game.table !== table));
}

/**
 * The table of an address. If the address has no key, the keys with which this device last opened the table are used.
 */
export function tableAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): TableLink | null {
  const link = readLink(pathname, hash);
  if (!link || link.keys.length > 0) return link;
  return { ...link, keys: recentGame(link.table)?.mine ?? [] };
}

/** Replaces the address "#continue" (used by the home screen icon) by that of the latest running game or the lobby. */
export function openContinueAddress({ hash }: Pick<Location, 'hash'>): void {
  if (hash !== '#continue') return;
  const game = recentGames().find((one) => !one.over && !one.stopped && !one.gone);
  history.replaceState(null, '', game ? linkPath(game.table, game.mine) : import.meta.env.BASE_URL);
}
