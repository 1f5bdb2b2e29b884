// Loads the catalogues of all languages for the tests.
import { beforeAll } from 'vitest';
import { languages } from '../src/lib/i18n/format';
import { loadCatalogues } from '../src/lib/i18n/catalogues';
import '../src/texts/page';

beforeAll(async () => {
  for (const lang of languages) await loadCatalogues(lang);
});
