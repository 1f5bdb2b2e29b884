// The page's own messages, with those that all games share. Importing this module registers them.
import type { Messages } from '../lib/i18n/format';
import { i18n } from '../lib/i18n/i18n.svelte';
import type { Catalogue } from '../lib/i18n/translator';
import { words } from '../lib/i18n/catalogues';
import { hasBothBackends, isOfflinePage } from '../lib/connection';
import { backendChoice } from '../lib/backend.svelte';

export const page: Catalogue = words(
  import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' }),
  import.meta.glob<Messages>('../../../src/text/words/{en,de,pl}.json', { import: 'default' }),
);
i18n.begin(page);
if (isOfflinePage) i18n.replace((await import('./local')).local);
if (hasBothBackends) {
  backendChoice.onChange((at) => {
    if (at === 'server') return i18n.replace(null);
    void import('./local').then(({ made }) => backendChoice.at === at && i18n.replace(made));
  });
}
