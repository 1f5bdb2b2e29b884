// Opens the game of a table on the analysis board.
import { api, ApiError } from '../lib/api';
import { passToAnalysis } from '../lib/analysisInput';
import { router } from '../lib/route.svelte';
import { refusalText } from '../lib/sentences';
import type { TableSession } from './session.svelte';

/** True for a game that is over or has no human opponent, unless it is frozen. */
export const canAnalyse = (session: TableSession): boolean =>
  !session.frozen && (session.ended || session.seats.filter((seat) => seat.kind === 'human').length <= 1);

/** Opens the record of the game on the analysis board at the position after `moves` moves, by default the last one. */
export async function analyse(session: TableSession, moves?: number): Promise<void> {
  try {
    passToAnalysis({ text: await api.record(session.id, session.active.key), moves: moves ?? session.active.moves });
    router.toAnalysis();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    session.showToast(error.sentence || refusalText(error.code, error.sentence));
  }
}
