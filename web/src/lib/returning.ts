// Coming back: which of the recent games wait for whoever holds this device, and how the lobby learns how they stand.
import { ApiError } from './api';
import type { RecentGame, RecentSeat, Standing } from './recent';
import type { LogPage, Table, Update, View } from './types';

const heldHere = (game: RecentGame, { own, link }: RecentSeat): boolean =>
  [own, link].some((key) => key !== undefined && game.mine.includes(key));

/** The seat that has to decide, as far as is known. */
export const deciderOf = (game: RecentGame): RecentSeat | undefined =>
  game.over || game.stopped || game.gone ? undefined : game.seats.find((seat) => seat.seat === game.standing?.decider);
export function yourTurn(game: RecentGame): boolean {
  const decider = deciderOf(game);
  // A seat held here may be played by a bot for the time being.
  return decider?.kind === 'human' && heldHere(game, decider);
}
/** Your turn, and somebody elsewhere waits for it. */
export const peopleWait = (game: RecentGame): boolean =>
  yourTurn(game) && game.seats.some((seat) => seat.kind === 'human' && !heldHere(game, seat));
/** When something last happened there. */
export const lastMoved = (game: RecentGame): number => game.standing?.since ?? game.time;

/** Those that wait first, then the latest. */
export const inOrder = (games: readonly RecentGame[]): RecentGame[] =>
  [...games].sort((a, b) => Number(yourTurn(b)) - Number(yourTurn(a)) || lastMoved(b) - lastMoved(a));

/** How a game stands after its last move; without any, since it was made. */
export function standingOf(view: View, moves: number, last: Update | undefined, now = Date.now()): Standing {
  return {
    decider: view.over ? null : (view.decision?.seat ?? null),
    moves,
    seq: last?.seq ?? 0,
    since: last ? last.time * 1000 : now,
  };
}

/** What the list tells of a table that was just read. */
function told(game: RecentGame, { view, moves, log, seats, stopped }: Table): Partial<RecentGame> {
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
  /** The newest move alone: little to send, and enough to see that nothing has changed. */
  newest(table: string, key: string): Promise<LogPage>;
  table(table: string, key: string): Promise<Table>;
  amend(table: string, news: Partial<RecentGame>): void;
  /** Nobody looks any more. */
  stopped(): boolean;
}
const most = 10;

/** Asks how the newest running games stand, one after the other; no more where the server or the line wants peace. */
export async function readStandings(reader: StandingReader): Promise<void> {
  const running = reader.games().filter((game) => !game.over && !game.stopped && !game.gone && game.mine.length > 0);
  for (const game of running.slice(0, most)) {
    if (reader.stopped()) return;
    const key = game.mine[0]!;
    try {
      const { from, log, stopped } = await reader.newest(game.table, key);
      const { standing } = game;
      const last = log.at(-1);
      if (!stopped && standing && standing.moves === from + log.length && standing.seq === (last?.seq ?? 0)) continue;
      if (reader.stopped()) return;
      const table = await reader.table(game.table, key);
      // A table of older rules has no position any more.
      if (table.view) reader.amend(game.table, told(game, table));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'unknown_table') reader.amend(game.table, { gone: true });
      else if (error.code === 'too_fast' || error.code === 'network') return;
    }
  }
}
