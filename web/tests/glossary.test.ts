// The catalogues use the terms of the glossary and contain none of its known mistakes.
import { describe, expect, it } from 'vitest';
import { languages, Message, type Lang } from '../src/lib/i18n/format';
import { mistakes, terms, type Term } from '../src/texts/glossary';
import { catalogues } from './allCatalogues';

type AnyNode = { kind: string; text?: string; name?: string; key?: string; arms?: Map<string, AnyNode[]> };

/** All texts of a message: one for each path through its arms, with parameters as "{name}" and counts as "#". */
function sayings(nodes: readonly AnyNode[]): string[] {
  return nodes.reduce<string[]>(
    (before, node) => {
      const here = node.arms
        ? [...node.arms.values()].flatMap(sayings)
        : [node.kind === 'text' ? node.text! : node.kind === 'count' ? '#' : `{${node.name ?? node.key}}`];
      // Each arm once suffices; combinations are not needed.
      const length = Math.max(before.length, here.length);
      return Array.from({ length }, (_, i) => before[i % before.length]! + here[i % here.length]!);
    },
    [''],
  );
}

interface Said {
  where: string;
  set: string;
  text: string;
}
const texts = Object.fromEntries(
  languages.map((lang) => [
    lang,
    Object.entries(catalogues).flatMap(([set, words]) =>
      Object.entries(words[lang]).flatMap(([key, message]) =>
        sayings(Message.parse(message).nodes).map((text): Said => ({ where: `${set} ${lang} ${key}`, set, text })),
      ),
    ),
  ]),
) as Record<Lang, Said[]>;

const isOf = (term: Term, one: Said): boolean => !term.of || one.set.includes(`/${term.of}`);
const wrong = (lang: Lang, pattern: RegExp, term?: Term): string[] =>
  texts[lang].filter((one) => (!term || isOf(term, one)) && pattern.test(one.text)).map((one) => `${one.where}: ${one.text}`);

describe.each(languages)('the words of %s', (lang) => {
  it.each(terms.map((term) => [term[lang].use, term] as const))('use "%s"', (use, term) => {
    const form = term[lang].as ?? new RegExp(use, 'i');
    expect(texts[lang].some((one) => isOf(term, one) && form.test(one.text))).toBe(true);
  });
  it.each(terms.flatMap((term) => (term[lang].never ? [[term[lang].use, term, term[lang].never] as const] : [])))(
    'say nothing else for "%s"',
    (_use, term, never) => expect(wrong(lang, never, term)).toEqual([]),
  );
  it.each(mistakes[lang])('do not contain %s (%s)', (pattern) => expect(wrong(lang, pattern)).toEqual([]));

  it('write money in one form', () => {
    // In English the figure follows the sign; elsewhere it precedes it with a no-break space.
    expect(wrong(lang, lang === 'en' ? /\d[ \u00a0]?\$/ : /\$\d|\d ?\$/)).toEqual([]);
  });

  it('use plural forms for every count', () => {
    const countable: Record<Lang, RegExp> = {
      en: /\{\w+\} (?:temporary )?(?:cowboys|craftsmen|builders|engineers|workers|jokers|cards|points|steps|discs|certificates|tokens|tiles|buildings|stations|hazards|spaces|games|seconds)\b/i,
      de: /\{\w+\} (?:Cowboys|Ingenieure|Karten|Handkarten|Punkte|Schritte|Scheiben|Zertifikate|Bahnhöfe|Gefahren|Felder|Partien|Sekunden)\b/,
      pl: /\{\w+\} (?:kowboj|rzemieślni|budownicz|inżynier|pomocnik|kart|punkt|krok|dysk|certyfikat|żeton|budyn|stacj|niebezpiecz|pól|pola|parti|sekund)/,
    };
    expect(wrong(lang, countable[lang])).toEqual([]);
  });
});
