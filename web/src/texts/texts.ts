// The texts of every game, from the folder named after its family. A game without a folder can still be played: every
// key has a readable fallback.
import { readersLanguage } from '../lib/i18n/language';
import type { GameTexts, MakeTexts } from '../lib/texts';
import type { GameName, Json } from '../lib/types';

const folders = import.meta.glob<{ texts: MakeTexts }>('./*/index.ts');
const gameWords = import.meta.glob('../../../src/*/words/{en,de,pl}.json');

const noTexts: GameTexts = {
  catalogue: { en: {}, de: {}, pl: {} },
  kinds: {},
  quiet: new Set(),
  minor: new Set(),
  plainEffects: new Set(),
  ordinary: new Set(['end']),
  deferrable: new Set(),
};

const folderOf = (family: string) => folders[`./${family}/index.ts`];

/** Starts to fetch the texts of a family, before the game's components are known. */
export const fetchTexts = (family: string): Promise<unknown> =>
  Promise.all([folderOf(family)?.(), gameWords[`../../../src/${family}/words/${readersLanguage()}.json`]?.()]);

/** The texts of a game. Its catalogue is empty until `loadCatalogues` has filled it. */
export async function textsFor({ name, family }: GameName, components: Json = null): Promise<GameTexts> {
  const load = folderOf(family);
  return load ? (await load()).texts(name, components) : noTexts;
}
