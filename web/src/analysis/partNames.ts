// What the parts of a position are called where it is set up by hand.
import { humanise, i18n, t } from '../lib/i18n/i18n.svelte';
import type { GameTexts } from '../lib/texts';

/** Tables of names that games have for their things, in the order they are tried. */
const tables = ['worker', 'card', 'offer', 'objective', 'city', 'bonus', 'disc', 'master'];

/** A thing as its game calls it; as it is written where the game has no name for it. */
export function wordName(name: string, texts: GameTexts | null): string {
  for (const table of tables) {
    const made = texts?.name?.(table, name, t) ?? (i18n.has(`${table}.${name}`) ? t(`${table}.${name}`) : null);
    if (made) return made;
  }
  return name.replaceAll('-', ' ');
}

export function fieldName(key: string): string {
  return i18n.has(`analysis.field.${key}`) ? t(`analysis.field.${key}`) : humanise(key);
}
