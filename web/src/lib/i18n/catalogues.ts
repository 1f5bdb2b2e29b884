// Catalogues whose languages are loaded on demand. Code that imports a module with a catalogue must await
// `loadCatalogues` before it shows anything: until then the messages are missing.
import { settings } from '../settings.svelte';
import { languages, type Lang, type Messages } from './format';
import type { Catalogue } from './translator';

/** The result of import.meta.glob: loaders by paths that end in "de.ts", "de.json" or "second.de.json". */
type Files = Record<string, () => Promise<Messages>>;

const fetchers = new Map<Catalogue, (lang: Lang) => Promise<unknown>>();

/** A catalogue made of these files. If several files have one language, the later ones take precedence. */
export function words(...files: Files[]): Catalogue {
  const catalogue: Catalogue = { en: {}, de: {}, pl: {} };
  const requested = new Map<Lang, Promise<unknown>>();
  const fetch = async (lang: Lang): Promise<void> => {
    const ofLanguage = files.flatMap((some) => Object.entries(some).filter(([path]) => path.replace(/\.\w+$/, '').endsWith(lang)));
    Object.assign(catalogue[lang], ...(await Promise.all(ofLanguage.map(([, load]) => load()))));
  };
  fetchers.set(catalogue, (lang) => {
    let answer = requested.get(lang);
    if (!answer) {
      requested.set(lang, (answer = fetch(lang)));
      answer.catch(() => requested.delete(lang)); // the next call tries again
    }
    return answer;
  });
  return catalogue;
}

/** Loads all registered catalogues in a language; default: the reader's. */
export async function loadCatalogues(lang: Lang = settings.lang): Promise<void> {
  let known = 0;
  // A module that arrives meanwhile may register another catalogue.
  while (known < fetchers.size) {
    known = fetchers.size;
    await Promise.all([...fetchers.values()].map((fetch) => fetch(lang)));
  }
}
/** The messages of one catalogue in one language, loaded if needed. */
export async function loadMessages(catalogue: Catalogue, lang: Lang): Promise<Messages> {
  await fetchers.get(catalogue)?.(lang);
  return catalogue[lang];
}
/** A catalogue whose messages `make` computes for each language. */
export function computedCatalogue(make: (lang: Lang) => Promise<Messages>): Catalogue {
  return words(Object.fromEntries(languages.map((lang) => [`${lang}.ts`, () => make(lang)])));
}
