// The page's own words.
import type { Messages } from '../lib/i18n/format';
import { i18n } from '../lib/i18n/i18n.svelte';
import type { Catalogue } from '../lib/i18n/translator';
import { words } from '../lib/i18n/words';

export const page: Catalogue = words(import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' }));
i18n.begin(page);
