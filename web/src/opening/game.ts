// What a table needs of its game: the drawing, the words, and what is printed on the parts. Asked for as soon as the game is
// known, all at once, and each only once.
import { fetchBoard } from '../boards/registry';
import { fetchTexts } from '../texts/texts';
import { api } from '../lib/api';
import type { Where } from '../lib/connection';
import type { Json, View } from '../lib/types';

/** The number of players and the options a table was set with, as the lobby names them. */
function optionsOf(view: View): Record<string, string> {
  const given: Record<string, unknown> = view.position?.options ?? {};
  const chosen = Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { players: String(view.players), ...Object.fromEntries(chosen) };
}

let asked: { what: string; answer: Promise<Json> } | null = null;
/** What is printed on the parts of this table's game, as told where it lives. */
export function componentsOf(view: View, where?: Where): Promise<Json> {
  const options = optionsOf(view);
  const what = JSON.stringify([view.game, options, where]);
  if (asked?.what !== what) {
    const answer = api.components(view.game, options, where);
    asked = { what, answer };
    // A broken line is no answer: whoever comes next asks again.
    answer.catch(() => (asked = null));
  }
  return asked.answer;
}

/** Sends for all of it; what goes wrong is noticed by whoever needs it. */
export function prefetchGame(view: View, family: string, where?: Where): void {
  for (const fetched of [componentsOf(view, where), fetchBoard(family), fetchTexts(family)]) fetched.catch(() => {});
}
