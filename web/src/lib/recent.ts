// "My recent games": what this device knows about tables it has been at. The keys are the seats, so they stay here.
import type { TableKeys } from './types';

export interface RecentSeat {
  seat: number;
  name: string;
  kind: 'human' | 'bot';
  key?: string;
}
export interface RecentGame {
  table: string;
  game: string;
  seats: RecentSeat[];
  spectator?: string;
  /** Keys this device last sat with. */
  mine: string[];
  turn?: number;
  over?: boolean;
  time: number;
}

const storageKey = 'drover.games';
const most = 40;

export function recentGames(): RecentGame[] {
  try {
    const games = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as RecentGame[];
    return Array.isArray(games) ? games.filter((game) => game?.table && Array.isArray(game.seats)) : [];
  } catch {
    return [];
  }
}

function store(games: RecentGame[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(games.slice(0, most)));
  } catch {
    // Nothing can be kept here; the link in the address bar still holds the key.
  }
}

export function recentGame(table: string): RecentGame | undefined {
  return recentGames().find((game) => game.table === table);
}

/** Puts what is known now in front, keeping keys known before. */
export function remember(game: Omit<RecentGame, 'time'>, now = Date.now()): void {
  const known = recentGame(game.table);
  const seats = game.seats.map((seat) => {
    const key = seat.key ?? known?.seats.find((one) => one.seat === seat.seat)?.key;
    return key ? { ...seat, key } : seat;
  });
  const spectator = game.spectator ?? known?.spectator;
  const entry: RecentGame = { ...game, seats, time: now };
  if (spectator) entry.spectator = spectator;
  store([entry, ...recentGames().filter((one) => one.table !== game.table)]);
}

export function rememberNew(game: string, keys: TableKeys, mine: string[]): void {
  remember({ table: keys.table, game, seats: keys.seats, spectator: keys.spectator, mine });
}

export function forget(table: string): void {
  store(recentGames().filter((game) => game.table !== table));
}
