// Names of fields and values in the setup of a position.
import { humanise, i18n, t } from '../lib/i18n/i18n.svelte';
import type { GameTexts } from '../lib/texts';

/** Prefixes of message keys for names of game pieces, in the order they are tried. */
const tables = ['worker', 'card', 'offer', 'objective', 'city', 'bonus', 'disc', 'master'];

/** The game's name for a value; the value itself if the game has none. */
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
