// "My recent games": what this device knows about tables it has been at. The keys are the seats, so they stay here.
import { hasBoth, isLocal, placeOf, settleHere } from './connection';
import { linkPath, readLink, type TableLink } from './link';
import type { SeatLink, TableKeys, TakenSeat } from './types';

export interface RecentSeat {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  /** The latest link to it that this device knows: to hand out, or the one by which somebody sat down here. */
  link?: string;
  /** The key of their own that somebody on this device has for it. */
  own?: string;
}
export interface RecentGame {
  table: string;
  game: string;
  seats: RecentSeat[];
  spectator?: string;
  /** Of whoever made the table: never shown, never in a link. */
  host?: string;
  /** Keys this device last sat with. */
  mine: string[];
  turn?: number;
  over?: boolean;
  /** The people have agreed to play no further. */
  stopped?: boolean;
  lesson?: LessonMark;
  standing?: Standing;
  /** The server knows it no more. */
  gone?: boolean;
  /** It lives on this device, on a page that has a server, too. */
  here?: boolean;
  time: number;
}
/** How far a lesson is that is given at a table. */
export interface LessonMark {
  name: string;
  /** Steps that were read; how far the others are the position tells. */
  read: string[];
  over: boolean;
}
/** Whose decision it is, and since when. */
export interface Standing {
  /** Null when nobody decides any more. */
  decider: number | null;
  /** After so many moves, the last of them with this number in the log. */
  moves: number;
  seq: number;
  /** The time of that move, in milliseconds since 1970. */
  since: number;
}

export const storageKey = 'drover.games';
/** Of tables at the server. What is kept in this browser alone is found by nothing but this list. */
const most = 40;
const mostHere = 1000;

/** Before seats could be taken, one `key` was kept for each: it is a link like any other. */
function withLink({ key, ...seat }: RecentSeat & { key?: string }): RecentSeat {
  return key ? { link: key, ...seat } : seat;
}

export function recentGames(): RecentGame[] {
  try {
    const games = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as RecentGame[];
    if (!Array.isArray(games)) return [];
    for (const game of games) if (game?.here && hasBoth) settleHere(game.table);
    return games
      .filter((game) => game?.table && Array.isArray(game.seats))
      .map((game) => ({ ...game, seats: game.seats.map(withLink) }));
  } catch {
    return [];
  }
}

/** The newest of each kind. */
function bounded(games: RecentGame[]): RecentGame[] {
  const left = { device: mostHere, server: most };
  return games.filter((game) => left[isLocal || game.here ? 'device' : 'server']-- > 0);
}

function store(games: RecentGame[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(bounded(games)));
  } catch {
    // Nothing can be kept here; the link in the address bar still holds the key.
  }
}

export function recentGame(table: string): RecentGame | undefined {
  return recentGames().find((game) => game.table === table);
}

/** Puts what is known now in front, keeping keys known before. */
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
    ...(!isLocal && placeOf(game.table) === 'device' ? { here: true } : {}),
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

function change(table: string, changed: (game: RecentGame) => RecentGame): void {
  store(recentGames().map((game) => (game.table === table ? changed(game) : game)));
}
/** What is known now of a table that nobody has opened: its place in the list stays. */
export function amend(table: string, news: Partial<RecentGame>): void {
  change(table, (game) => ({ ...game, ...news }));
}

/** Changes what is known of one seat, where it is known. */
function changeSeat(table: string, seat: number, changed: (one: RecentSeat) => RecentSeat): void {
  change(table, (game) => ({ ...game, seats: game.seats.map((one) => (one.seat === seat ? changed(one) : one)) }));
}

export function rememberLesson(table: string, lesson: LessonMark): void {
  change(table, (game) => ({ ...game, lesson }));
}
/** The lesson of this name that was begun last and is not at its end. */
export function openLesson(name: string): RecentGame | undefined {
  return recentGames().find((game) => game.lesson?.name === name && !game.lesson.over);
}

/** Somebody has sat down with a link. */
export function rememberTaken(table: string, link: string, { seat, key }: TakenSeat): void {
  const known = recentGame(table);
  // Of a table that was never seen nothing else is known yet; the table itself tells it in a moment.
  const seats = known?.seats ?? [];
  remember({
    ...(known ?? { table, game: '' }),
    seats: seats.some((one) => one.seat === seat) ? seats : [...seats, { seat, name: '', kind: 'human' }],
    mine: known?.mine.includes(link) ? known.mine.map((one) => (one === link ? key : one)) : [key],
  });
  changeSeat(table, seat, (one) => ({ ...one, link, own: key }));
}

/** Somebody else has the seat now: the key that was good for it only watches. */
export function rememberPassedOn(table: string, key: string): void {
  const seat = recentGame(table)?.seats.find(({ own }) => own === key)?.seat;
  if (seat !== undefined) changeSeat(table, seat, ({ own: _watches, link: _dead, ...one }) => one);
}

/** The seat was given a new link: whatever led there before opens nothing any more. */
export function rememberLink(table: string, { seat, link }: SeatLink): void {
  changeSeat(table, seat, ({ own: _dead, ...one }) => ({ ...one, link }));
}

/** The key of one's own that a link has become on this device, or that the key is already. */
export function ownKey(table: string, key: string): string | null {
  const game = recentGame(table);
  if (game?.spectator === key) return key;
  return game?.seats.find((seat) => seat.own && (seat.own === key || seat.link === key))?.own ?? null;
}

export function forget(table: string): void {
  store(recentGames().filter((game) => game.table !== table));
}

/** The table of an address; without a key, on a device that has been there, with the keys it sat with. */
export function tableAt({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): TableLink | null {
  const link = readLink(pathname, hash);
  if (!link || link.keys.length > 0) return link;
  return { ...link, keys: recentGame(link.table)?.mine ?? [] };
}

/** The address "#continue", of the icon on a home screen, leads to the game played last, or to the lobby. */
export function goOn({ hash }: Pick<Location, 'hash'>): void {
  if (hash !== '#continue') return;
  const game = recentGames().find((one) => !one.over && !one.stopped && !one.gone);
  history.replaceState(null, '', game ? linkPath(game.table, game.mine) : import.meta.env.BASE_URL);
}
