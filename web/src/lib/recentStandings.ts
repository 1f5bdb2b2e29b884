// The recent games that wait for the reader, and how the lobby asks the server for their current state.
import { ApiError } from './api';
import type { RecentGame, RecentSeat, Standing } from './recentGames';
import type { LogPage, Table, Update, View } from './types';

const heldHere = (game: RecentGame, { own, link }: RecentSeat): boolean =>
  [own, link].some((key) => key !== undefined && game.mine.includes(key));

/** The seat that has to decide according to the last known state. */
export const deciderOf = (game: RecentGame): RecentSeat | undefined =>
  game.over || game.stopped || game.gone ? undefined : game.seats.find((seat) => seat.seat === game.standing?.decider);
export function isYourTurn(game: RecentGame): boolean {
  const decider = deciderOf(game);
  // A bot may play a seat of this device for the time being.
  return decider?.kind === 'human' && heldHere(game, decider);
}
/** True if it is the reader's turn and a person at another device waits for it. */
export const hasPeopleWaiting = (game: RecentGame): boolean =>
  isYourTurn(game) && game.seats.some((seat) => seat.kind === 'human' && !heldHere(game, seat));
/** The time of the last move, in milliseconds since 1970. */
export const lastMoved = (game: RecentGame): number => game.standing?.since ?? game.time;

/** The games in the order of the lobby: those that wait for the reader first, then by their last move. */
export const inOrder = (games: readonly RecentGame[]): RecentGame[] =>
  [...games].sort((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)) || lastMoved(b) - lastMoved(a));

/** The state of a game after its last move. Without a move it has waited since `now`. */
export function standingOf(view: View, moves: number, last: Update | undefined, now = Date.now()): Standing {
  return {
    decider: view.over ? null : (view.decision?.seat ?? null),
    moves,
    seq: last?.seq ?? 0,
    since: last ? last.time * 1000 : now,
  };
}

/** The changes to a recent game that follow from its table. */
function changesFrom(game: RecentGame, view: View, { moves, log, seats, stopped }: Table): Partial<RecentGame> {
  return {
    game: view.game,
    turn: view.turn,
    over: view.over,
    ...(stopped ? { stopped } : {}),
    standing: standingOf(view, moves, log.at(-1), game.time),
    seats: seats.map(({ seat, name, kind }) => ({ ...game.seats.find((one) => one.seat === seat), seat, name, kind })),
  };
}

export interface StandingReader {
  games(): RecentGame[];
  /** Requests the newest move only: a small answer, which suffices to see that nothing has changed. */
  newest(table: string, key: string): Promise<LogPage>;
  table(table: string, key: string): Promise<Table>;
  update(table: string, news: Partial<RecentGame>): void;
  /** True if the result is no longer wanted. */
  stopped(): boolean;
}
const maxRequests = 10;

/** Updates the newest running games one after the other. Stops if the server refuses or cannot be reached. */
export async function refreshStandings(reader: StandingReader): Promise<void> {
  const running = reader.games().filter((game) => !game.over && !game.stopped && !game.gone && game.mine.length > 0);
  for (const game of running.slice(0, maxRequests)) {
    if (reader.stopped()) return;
    const key = game.mine[0]!;
    try {
      const { from, log, stopped } = await reader.newest(game.table, key);
      const { standing } = game;
      const last = log.at(-1);
      if (!stopped && standing && standing.moves === from + log.length && standing.seq === (last?.seq ?? 0)) continue;
      if (reader.stopped()) return;
      const table = await reader.table(game.table, key);
      // A table of an unsupported rules version has no view.
      if (table.view) reader.update(game.table, changesFrom(game, table.view, table));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'unknown_table') reader.update(game.table, { gone: true });
      else if (error.code === 'too_fast' || error.code === 'network') return;
    }
  }
}
