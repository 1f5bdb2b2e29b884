// Finding entries by what is typed: in every language at once, whatever the case and the accents.
import { languages } from '../lib/i18n/format';
import type { Item } from './shelves';

/** Without case, accents and the letters that only look like one: "Żeton" and "zeton" are the same. */
export const simple = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss');

interface Index {
  titles: string[];
  all: string;
}
const indexed = new WeakMap<Item, Index>();
function indexOf(item: Item): Index {
  let index = indexed.get(item);
  if (!index) {
    const told = languages.map((lang) => item.lines(lang));
    index = {
      titles: told.map(([title = '']) => simple(title)),
      all: simple([item.entry.id, ...told.flat()].join('\n')),
    };
    indexed.set(item, index);
  }
  return index;
}

/** Entries that hold every word: first those of that name, then those that begin so, or hold it in their name. */
export function found(items: readonly Item[], query: string): Item[] {
  const whole = simple(query).trim();
  const wanted = whole.split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...items];
  const holds = (text: string): boolean => wanted.every((word) => text.includes(word));
  const rank = ({ titles }: Index): number => {
    if (titles.includes(whole)) return 0;
    if (titles.some((title) => title.startsWith(whole))) return 1;
    return titles.some(holds) ? 2 : 3;
  };
  return items
    .map((item) => ({ item, index: indexOf(item) }))
    .filter(({ index }) => holds(index.all))
    .sort((a, b) => rank(a.index) - rank(b.index))
    .map(({ item }) => item);
}
