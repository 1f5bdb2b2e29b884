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
  titles: string;
  all: string;
}
const indexed = new WeakMap<Item, Index>();
function indexOf(item: Item): Index {
  let index = indexed.get(item);
  if (!index) {
    const told = languages.map((lang) => item.lines(lang));
    index = {
      titles: simple([item.entry.id, ...told.map(([title]) => title)].join('\n')),
      all: simple([item.entry.id, ...told.flat()].join('\n')),
    };
    indexed.set(item, index);
  }
  return index;
}

/** Entries that hold every word; those that hold them in their name come first. */
export function found(items: readonly Item[], query: string): Item[] {
  const wanted = simple(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...items];
  const holds = (text: string): boolean => wanted.every((word) => text.includes(word));
  const byText = items.filter((item) => holds(indexOf(item).all));
  const byName = byText.filter((item) => holds(indexOf(item).titles));
  return [...byName, ...byText.filter((item) => !byName.includes(item))];
}
