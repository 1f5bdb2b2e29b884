// The page's own words, and those that every game has in common.
import type { Messages } from '../lib/i18n/format';
import { i18n } from '../lib/i18n/i18n.svelte';
import type { Catalogue } from '../lib/i18n/translator';
import { words } from '../lib/i18n/words';

export const page: Catalogue = words(
  import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' }),
  import.meta.glob<Messages>('../../../src/text/words/{en,de,pl}.json', { import: 'default' }),
);
i18n.begin(page);
if (import.meta.env.MODE === 'offline') i18n.replace((await import('./local')).local);
