// The words of every game: the folder named as its family. A game without one still plays: every key has a
// readable fallback.
import { readersLanguage } from '../lib/i18n/language';
import type { GameTexts, MakeTexts } from '../lib/texts';
import type { GameName, Json } from '../lib/types';

const folders = import.meta.glob<{ texts: MakeTexts }>('./*/index.ts');
const spoken = import.meta.glob('../../../src/*/words/{en,de,pl}.json');

const nothing: GameTexts = {
  catalogue: { en: {}, de: {}, pl: {} },
  kinds: {},
  quiet: new Set(),
  minor: new Set(),
  plainEffects: new Set(),
  ordinary: new Set(['end']),
  patient: new Set(),
};

const folderOf = (family: string) => folders[`./${family}/index.ts`];

/** Sends for a game's words before what they tell of is known. */
export const fetchTexts = (family: string): Promise<unknown> =>
  Promise.all([folderOf(family)?.(), spoken[`../../../src/${family}/words/${readersLanguage()}.json`]?.()]);

/** To be used once `fetchWords` has filled its catalogue. */
export async function textsFor({ name, family }: GameName, components: Json = null): Promise<GameTexts> {
  const load = folderOf(family);
  return load ? (await load()).texts(name, components) : nothing;
}
