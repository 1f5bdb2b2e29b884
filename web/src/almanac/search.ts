// Full-text search for entries, in all languages at once, ignoring case and accents.
import { languages } from '../lib/i18n/format';
import type { Item } from './shelves';

/** Text without case and accents: "Żeton" becomes "zeton". */
export const normalised = (text: string): string =>
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
    const linesByLanguage = languages.map((lang) => item.lines(lang));
    index = {
      titles: linesByLanguage.map(([title = '']) => normalised(title)),
      all: normalised([item.entry.id, ...linesByLanguage.flat()].join('\n')),
    };
    indexed.set(item, index);
  }
  return index;
}

/**
 * Entries that contain every word of the query: exact titles first, then titles that start with it, then titles that
 * contain it.
 */
export function searchItems(items: readonly Item[], query: string): Item[] {
  const whole = normalised(query).trim();
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
