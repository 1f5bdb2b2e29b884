import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, Message, type Lang } from '../src/lib/i18n/format';
import en from '../src/texts/en';
import { catalogues } from './allCatalogues';

/** Proper names and words that are equal in all languages. */
const international =
  /^(panel\.city|city\.|game\.|kind\.city|card\.(brahman|cattle)|choose\.cattle\.|option\.rails$|workers\.cowboy|breed\.colour\.orange|region\.indigo|table\.counted$|bot\.|error\.|language\.|.*\.name$)/;
const gameWords = Object.entries(catalogues).flatMap(([name, set]) => (name.startsWith('texts/') ? Object.keys(set.en) : []));

/** The plural categories of each language for integers. */
const categories: Record<Lang, string[]> = {
  en: ['one', 'other'],
  de: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
};

type AnyNode = { kind: string; arms?: Map<string, AnyNode[]> };

function showsCount(nodes: readonly AnyNode[]): boolean {
  return nodes.some((node) => node.kind === 'count' || [...(node.arms?.values() ?? [])].some(showsCount));
}

/** The arms of every plural that shows its number; a plural that only switches needs no plural forms. */
function pluralArms(nodes: readonly unknown[], out: Set<string>[] = []): Set<string>[] {
  for (const node of nodes as AnyNode[]) {
    if (!node.arms) continue;
    if (node.kind === 'plural' && showsCount([node])) out.push(new Set(node.arms.keys()));
    for (const arm of node.arms.values()) pluralArms(arm, out);
  }
  return out;
}

describe.each(Object.entries(catalogues))('catalogue of %s', (_name, set) => {
  it('has the same keys in every language', () => {
    for (const lang of languages) expect(Object.keys(set[lang]).sort(), lang).toEqual(Object.keys(set.en).sort());
  });

  it('parses, and mentions the same parameters in every language', () => {
    for (const key of Object.keys(set.en)) {
      const wanted = [...Message.parse(set.en[key]!).parameters()].sort();
      for (const lang of languages) {
        const message = Message.parse(set[lang][key] ?? '');
        expect([...message.parameters()].sort(), `${lang} ${key}`).toEqual(wanted);
      }
    }
  });

  it('has every plural form of the language', () => {
    for (const lang of languages) {
      for (const [key, text] of Object.entries(set[lang])) {
        for (const arms of pluralArms(Message.parse(text).nodes)) {
          const exact = [...arms].filter((arm) => arm.startsWith('='));
          // With arms for exact numbers the other arm may be worded so that it fits all numbers.
          const needed = exact.length > 0 ? ['other'] : categories[lang];
          for (const form of needed) expect(arms.has(form), `${lang} ${key} lacks "${form}"`).toBe(true);
        }
      }
    }
  });

  it('is translated', () => {
    const own = /[a-z]{4,}/;
    for (const lang of ['de', 'pl'] as const) {
      const same = Object.entries(set.en).filter(([key, text]) => own.test(text.replace(/\{[^}]*\}/g, '')) && set[lang][key] === text);
      expect(same.map(([key]) => key).filter((key) => !international.test(key)), lang).toEqual([]);
    }
  });

  it('refers only to messages that exist', () => {
    const all = new Set([...Object.keys(set.en), ...Object.keys(en), ...gameWords]);
    for (const [key, text] of Object.entries(set.en)) {
      for (const name of Message.parse(text).parameters()) {
        if (name.startsWith('>')) expect(all.has(name.slice(1)), `${key} refers to ${name}`).toBe(true);
      }
    }
  });
});

describe('messages of an edition', () => {
  it.each(Object.keys(catalogues).filter((name) => name.includes(' ')))('%s replace existing messages', (name) => {
    const base = catalogues[name.split(' ')[0]!]!;
    for (const key of Object.keys(catalogues[name]!.en)) {
      if (key !== 'tile.trade-orange') expect(base.en, key).toHaveProperty([key]);
    }
    const old = { en: /teepee|craftsm|cattlem|Indian/i, de: /Tipi|Handwerker|Indianer/i, pl: /tipi|rzemie|ranczer|Indian/i };
    for (const lang of languages) {
      for (const [key, text] of Object.entries({ ...base[lang], ...catalogues[name]![lang] })) expect(text, `${lang} ${key}`).not.toMatch(old[lang]);
    }
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /\.(svelte|ts)$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

describe('the page', () => {
  const source = ['src/lib', 'src/parts', 'src/screens', 'src/table']
    .flatMap((folder) => sources(join(__dirname, '..', folder)))
    .concat(join(__dirname, '../src/App.svelte'));

  it('uses existing messages only', () => {
    const known = new Set([...Object.keys(en), ...Object.keys(catalogues['texts/text']!.en)]);
    for (const file of source) {
      const text = readFileSync(file, 'utf8');
      for (const match of text.matchAll(/\b(?:t|pieces)\('([a-z_.]+)'/g)) {
        expect(known.has(match[1]!), `${match[1]} in ${file}`).toBe(true);
      }
    }
  });

  it('has no unused message', () => {
    const built = /^(error|reason\.page|language|bot|automa|level|kind|note|effect|decide\.undo\.why|settings\.theme|settings\.speed|watch\.pace)\./;
    const text = source.map((file) => readFileSync(file, 'utf8')).join('\n');
    for (const key of Object.keys(en)) if (!built.test(key)) expect(text.includes(`'${key}'`), key).toBe(true);
  });

  it('has a message for every error of the server', () => {
    const codes =
      'bad_request unknown_table bad_key not_your_turn stale illegal_move no_undo too_large too_fast not_allowed rules_changed name_taken seat_taken internal';
    for (const code of codes.split(' ')) expect(en, code).toHaveProperty([`error.${code}`]);
  });

  it('contains no style attributes, which the Content-Security-Policy forbids', () => {
    for (const file of sources(join(__dirname, '..', 'src'))) {
      if (file.endsWith('.svelte')) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\sstyle="/);
    }
  });
});
