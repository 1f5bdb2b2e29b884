// Every catalogue of the page, for the tests that read all of them.
import type { Lang, Messages } from '../src/lib/i18n/format';
import de from '../src/texts/de';
import en from '../src/texts/en';
import pl from '../src/texts/pl';
import plainDe from '../src/boards/plain/de';
import plainEn from '../src/boards/plain/en';
import plainPl from '../src/boards/plain/pl';

const files = import.meta.glob<{ default: Messages }>(
  ['../src/boards/*/messages/*.ts', '../src/texts/*/*.ts', '../src/lessons/*/*.ts', '!../src/**/index.ts'],
  { eager: true },
);

/** Catalogues by folder and, where an edition has words of its own, by its name: "texts/trail second". */
export const sets: Record<string, Record<Lang, Messages>> = { page: { en, de, pl }, plain: { en: plainEn, de: plainDe, pl: plainPl } };
for (const [path, file] of Object.entries(files)) {
  const [, folder = '', edition = '', lang = ''] = /src\/(.+)\/(?:(\w+)\.)?(en|de|pl)\.ts$/.exec(path) ?? [];
  const name = edition ? `${folder} ${edition}` : folder;
  (sets[name] ??= { en: {}, de: {}, pl: {} })[lang as Lang] = file.default;
}
