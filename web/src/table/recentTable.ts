// Stores the table in the list of recent games of this device.
import { rememberResult } from '../lib/daily';
import { remember } from '../lib/recentGames';
import { standingOf } from '../lib/recentStandings';
import { activeOf, seatsHere, type TableState } from './state';

/** Seat of the person in a daily deal. */
const dailySeat = 1;

export function saveRecentTable(state: TableState): void {
  const { id, keys, seats, stoppedByPlayers, daily } = state;
  const { view, moves, log } = activeOf(state);
  // The key of a lent seat must not be offered as a spectator link.
  const spectator = keys.find((one) => one.seq !== null && one.seat === null && one.lentSeat === null)?.key;
  remember({
    table: id,
    game: view?.game ?? '',
    seats: seats.map(({ seat, name, kind }) => {
      const key = keys.find((one) => one.seat === seat)?.key;
      return { seat, name, kind, ...(key ? { own: key } : {}) };
    }),
    mine: keys.map((one) => one.key),
    ...(spectator ? { spectator } : {}),
    ...(stoppedByPlayers ? { stopped: true } : {}),
    ...(view ? { turn: view.turn, over: view.over, standing: standingOf(view, moves, log.moves.at(-1)) } : {}),
  });
  if (daily && view?.over && seatsHere(keys).includes(dailySeat)) {
    const total = (seat: number): number => view.scores.find((one) => one.seat === seat)?.total ?? 0;
    const others = view.scores.filter((one) => one.seat !== dailySeat).map((one) => one.total);
    const won = view.winners.length === 1 && view.winners[0] === dailySeat;
    rememberResult(daily, id, { score: total(dailySeat), against: Math.max(...others), won });
  }
}
