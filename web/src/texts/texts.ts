// The words of every game: the folder named as the game or its family. A game without one still plays: every key has a
// readable fallback.
import { readersLanguage } from '../lib/i18n/language';
import { familyOf } from '../lib/families';
import type { GameTexts, MakeTexts } from '../lib/texts';
import type { Json } from '../lib/types';

const folders = import.meta.glob<{ texts: MakeTexts }>('./*/index.ts');
const spoken = import.meta.glob('./*/{en,de,pl}.ts');

const nothing: GameTexts = {
  catalogue: { en: {}, de: {}, pl: {} },
  kinds: {},
  quiet: new Set(),
  minor: new Set(),
  plainEffects: new Set(),
  ordinary: new Set(['end']),
  patient: new Set(),
};

const folderOf = (game: string) => folders[`./${familyOf(game)}/index.ts`];

/** Sends for a game's words before what they tell of is known. */
export const fetchTexts = (game: string): Promise<unknown> =>
  Promise.all([folderOf(game)?.(), spoken[`./${familyOf(game)}/${readersLanguage()}.ts`]?.()]);

/** To be used once `fetchWords` has filled its catalogue. */
export async function textsFor(game: string, components: Json = null): Promise<GameTexts> {
  const load = folderOf(game);
  return load ? (await load()).texts(game, components) : nothing;
}
