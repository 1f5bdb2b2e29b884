// Loads the catalogues of all languages for the tests.
import { beforeAll } from 'vitest';
import { languages } from '../src/lib/i18n/format';
import { fetchWords } from '../src/lib/i18n/words';
import '../src/texts/page';

beforeAll(async () => {
  for (const lang of languages) await fetchWords(lang);
});
