// Stores the table in the list of recent games of this device.
import { rememberResult } from '../lib/daily';
import { remember } from '../lib/recentGames';
import { standingOf } from '../lib/recentStandings';
import type { TableSession } from './session.svelte';

/** Seat of the person in a daily deal. */
const dailySeat = 1;

export function saveRecentTable(session: TableSession): void {
  const view = session.now;
  // The key of a lent seat must not be offered as a spectator link.
  const spectator = session.connections.find((one) => one.isIdentified && one.seat === null && one.lentSeat === null)?.key;
  remember({
    table: session.id,
    game: view?.game ?? '',
    seats: session.seats.map((seat) => {
      const key = session.connections.find((one) => one.seat === seat.seat)?.key;
      return { seat: seat.seat, name: seat.name, kind: seat.kind, ...(key ? { own: key } : {}) };
    }),
    mine: session.connections.map((one) => one.key),
    ...(spectator ? { spectator } : {}),
    ...(session.stoppedByPlayers ? { stopped: true } : {}),
    ...(view
      ? { turn: view.turn, over: view.over, standing: standingOf(view, session.active.moves, session.log.moves.at(-1)) }
      : {}),
  });
  if (session.daily && view?.over && session.mySeats.includes(dailySeat)) {
    const total = (seat: number): number => view.scores.find((one) => one.seat === seat)?.total ?? 0;
    const others = view.scores.filter((one) => one.seat !== dailySeat).map((one) => one.total);
    const won = view.winners.length === 1 && view.winners[0] === dailySeat;
    rememberResult(session.daily, session.id, { score: total(dailySeat), against: Math.max(...others), won });
  }
}
