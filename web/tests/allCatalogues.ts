// All catalogues of the page, for the tests.
import type { Lang, Messages } from '../src/lib/i18n/format';
import de from '../src/texts/de';
import en from '../src/texts/en';
import pl from '../src/texts/pl';
import { local } from '../src/texts/local';
import plainDe from '../src/boards/plain/de';
import plainEn from '../src/boards/plain/en';
import plainPl from '../src/boards/plain/pl';

const files = import.meta.glob<{ default: Messages }>(
  ['../src/boards/*/messages/*.ts', '../src/analysis/messages/*.ts', '../src/texts/*/*.ts', '../src/lessons/*/*.ts', '!../src/**/index.ts'],
  { eager: true },
);

/** The catalogues that the C++ program shares. Messages for the terminal only have keys that begin with "terminal". */
const games = import.meta.glob<Messages>('../../src/*/words/*.json', { eager: true, import: 'default' });

/** All catalogues by folder and, if an edition has messages of its own, its name: "texts/trail second". */
export const catalogues: Record<string, Record<Lang, Messages>> = { page: { en, de, pl }, plain: { en: plainEn, de: plainDe, pl: plainPl }, local };
for (const [path, file] of Object.entries(files)) {
  const [, folder = '', edition = '', lang = ''] = /src\/(.+)\/(?:(\w+)\.)?(en|de|pl)\.ts$/.exec(path) ?? [];
  const name = edition ? `${folder} ${edition}` : folder;
  (catalogues[name] ??= { en: {}, de: {}, pl: {} })[lang as Lang] = file.default;
}
for (const [path, messages] of Object.entries(games)) {
  const [, room = '', edition = '', lang = ''] = /src\/(\w+)\/words\/(?:(\w+)\.)?(en|de|pl)\.json$/.exec(path) ?? [];
  const name = edition === 'terminal' ? `terminal/${room}` : `texts/${room}${edition && ` ${edition}`}`;
  (catalogues[name] ??= { en: {}, de: {}, pl: {} })[lang as Lang] = messages;
}
