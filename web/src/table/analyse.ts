// From a table to the analysis board.
import { api, ApiError } from '../lib/api';
import { hand } from '../lib/analysing';
import { router } from '../lib/route.svelte';
import { refusalText } from '../lib/words';
import type { TableSession } from './session.svelte';

/** A game that is over lies open; one against bots alone harms nobody. */
export const canAnalyse = (session: TableSession): boolean =>
  !session.frozen && (session.ended || session.seats.filter((seat) => seat.kind === 'human').length <= 1);

/** Takes the game apart after so many moves; left out: from its end. */
export async function analyse(session: TableSession, moves?: number): Promise<void> {
  try {
    hand({ text: await api.record(session.id, session.active.key), moves: moves ?? session.active.moves });
    router.toAnalysis();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    session.say(error.sentence || refusalText(error.code, error.sentence));
  }
}
