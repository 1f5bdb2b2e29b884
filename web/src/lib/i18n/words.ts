// Catalogues by language, each language fetched when somebody reads it. Whoever fetches a module that has one waits for
// `fetchWords` before showing anything: until then its messages are missing.
import { settings } from '../settings.svelte';
import { languages, type Lang, type Messages } from './format';
import type { Catalogue } from './translator';

/** As import.meta.glob gives them, by paths that end in "de.ts", "de.json" or "second.de.json". */
type Files = Record<string, () => Promise<Messages>>;

const fetchers = new Map<Catalogue, (lang: Lang) => Promise<unknown>>();

/** A catalogue of these files; of several with one language the later ones win. */
export function words(...files: Files[]): Catalogue {
  const catalogue: Catalogue = { en: {}, de: {}, pl: {} };
  const asked = new Map<Lang, Promise<unknown>>();
  const fetch = async (lang: Lang): Promise<void> => {
    const ofLanguage = files.flatMap((some) => Object.entries(some).filter(([path]) => path.replace(/\.\w+$/, '').endsWith(lang)));
    Object.assign(catalogue[lang], ...(await Promise.all(ofLanguage.map(([, load]) => load()))));
  };
  fetchers.set(catalogue, (lang) => {
    let answer = asked.get(lang);
    if (!answer) {
      asked.set(lang, (answer = fetch(lang)));
      answer.catch(() => asked.delete(lang)); // to be asked for again
    }
    return answer;
  });
  return catalogue;
}

/** Fetches what the catalogues known so far say in the reader's language, or in another. */
export async function fetchWords(lang: Lang = settings.lang): Promise<void> {
  let known = 0;
  // A module may come meanwhile, and bring its own.
  while (known < fetchers.size) {
    known = fetchers.size;
    await Promise.all([...fetchers.values()].map((fetch) => fetch(lang)));
  }
}
/** One catalogue in one language. */
export async function wordsOf(catalogue: Catalogue, lang: Lang): Promise<Messages> {
  await fetchers.get(catalogue)?.(lang);
  return catalogue[lang];
}
/** A catalogue made of others, language by language. */
export function madeOf(make: (lang: Lang) => Promise<Messages>): Catalogue {
  return words(Object.fromEntries(languages.map((lang) => [`${lang}.ts`, () => make(lang)])));
}
