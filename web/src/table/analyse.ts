// Opens the game of a table on the analysis board.
import { ApiError } from '../lib/api';
import { passToAnalysis } from '../lib/analysisInput';
import { router } from '../lib/route.svelte';
import { refusalText } from '../lib/sentences';
import type { SeatInfo } from '../lib/types';

/** True for a game that is over or has no human opponent, unless it is frozen. */
export const canAnalyse = ({ frozen, ended }: { frozen: string | null; ended: boolean }, seats: readonly SeatInfo[]): boolean =>
  !frozen && (ended || seats.filter((seat) => seat.kind === 'human').length <= 1);

/** Opens the record of the game on the analysis board at the position after `moves` moves. */
export async function analyse(
  requests: { record(): Promise<string> },
  notices: { showToast(text: string): void },
  moves: number,
): Promise<void> {
  try {
    passToAnalysis({ text: await requests.record(), moves });
    router.toAnalysis();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notices.showToast(error.sentence || refusalText(error.code, error.sentence));
  }
}
