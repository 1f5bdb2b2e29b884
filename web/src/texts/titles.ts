// Titles and editions of several games, for screens that list games.
import type { Lang, Messages } from '../lib/i18n/format';
import type { Catalogue } from '../lib/i18n/translator';
import { loadCatalogues, computedCatalogue, loadMessages } from '../lib/i18n/catalogues';
import type { GameName } from '../lib/types';
import { textsFor } from './texts';

const catalogues = new Map<string, Catalogue>();

/** A catalogue with only the titles and editions of these games. */
export async function titlesOf(games: readonly GameName[]): Promise<Catalogue> {
  const all = await Promise.all(games.map((game) => textsFor(game)));
  const named = async (lang: Lang): Promise<Messages> => {
    const said = await Promise.all(all.map((one) => loadMessages(one.catalogue, lang)));
    return Object.fromEntries(said.flatMap((one) => Object.entries(one).filter(([key]) => /^(game|edition)\./.test(key))));
  };
  const name = games.map((game) => game.name).join();
  if (!catalogues.has(name)) catalogues.set(name, computedCatalogue(named));
  await loadCatalogues();
  return catalogues.get(name)!;
}
