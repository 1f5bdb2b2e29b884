// What games are called, several at once: for screens that speak of more than the game at hand.
import type { Lang, Messages } from '../lib/i18n/format';
import { textsFor, type GameTexts } from './texts';

export async function titlesOf(games: readonly string[]): Promise<GameTexts['catalogue']> {
  const all = await Promise.all(games.map((game) => textsFor(game)));
  const named = (lang: Lang): Messages =>
    Object.fromEntries(all.flatMap((one) => Object.entries(one.catalogue[lang]).filter(([key]) => /^(game|edition)\./.test(key))));
  return { en: named('en'), de: named('de'), pl: named('pl') };
}
