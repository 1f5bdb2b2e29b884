// Fetches what a table needs of its game: board, texts and components (the data printed on its parts). All are
// requested at once, as soon as the game is known, and each only once.
import { fetchBoard } from '../boards/registry';
import { fetchTexts } from '../texts/texts';
import { api } from '../lib/api';
import type { Backend } from '../lib/connection';
import type { Json, View } from '../lib/types';

/** Number of players and options of a table, as the lobby names them. */
function optionsOf(view: View): Record<string, string> {
  const given: Record<string, unknown> = view.position?.options ?? {};
  const chosen = Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { players: String(view.players), ...Object.fromEntries(chosen) };
}

let cached: { what: string; answer: Promise<Json> } | null = null;
/** The components of this table's game, from the table's backend. The last answer is cached. */
export function componentsOf(view: View, backend?: Backend): Promise<Json> {
  const options = optionsOf(view);
  const what = JSON.stringify([view.game, options, backend]);
  if (cached?.what !== what) {
    const answer = api.components(view.game, options, backend);
    cached = { what, answer };
    // An error is not cached: the next call requests again.
    answer.catch(() => (cached = null));
  }
  return cached.answer;
}

/** Starts to fetch board, texts and components. Errors are left to the later calls that need them. */
export function prefetchGame(view: View, family: string, backend?: Backend): void {
  for (const fetched of [componentsOf(view, backend), fetchBoard(family), fetchTexts(family)]) fetched.catch(() => {});
}
