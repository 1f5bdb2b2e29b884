// Every reason the engines can give has its sentence in every language, from the parameters it comes with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { componentsOf } from '../dev/components';
import { fixtures } from '../src/boards/trail/tests/support';
import { tables } from '../src/boards/elpaso/tests/support';
import { languages, Message, type Lang, type Params } from '../src/lib/i18n/format';
import { i18n } from '../src/lib/i18n/i18n.svelte';
import { fetchWords } from '../src/lib/i18n/words';
import { reasonText } from '../src/lib/reasons';
import { settings } from '../src/lib/settings.svelte';
import type { View } from '../src/lib/types';
import { reasons } from '../src/texts/reasons';
import { texts as elpasoTexts } from '../src/texts/elpaso';
import type { GameTexts } from '../src/lib/texts';
import { texts as trailTexts } from '../src/texts/trail';

/** The rows of a C++ catalogue: each key with the parameters its English sentence names. */
function rowsOf(file: string): Map<string, Set<string>> {
  const source = readFileSync(join(__dirname, '../..', file), 'utf8');
  const rows = new Map<string, Set<string>>();
  for (const [, key, english] of source.matchAll(/ReasonRow\{\s*"(\w+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)/g)) {
    const sentence = english!.replace(/"\s*"/g, '');
    rows.set(key!, new Set([...sentence.matchAll(/\{(\w+)[^}]*\}/g)].map((match) => match[1]!)));
  }
  return rows;
}
const common = rowsOf('src/text/reason.h');
const seats = rowsOf('src/table/seat_reasons.h');
const families: [string, Map<string, Set<string>>][] = [
  ['trail', rowsOf('src/trail/why.cpp')],
  ['elpaso', rowsOf('src/elpaso/why.cpp')],
];
// The list of tests is made of them.
await fetchWords('en');
/** Where the sentence of a game's reason stands: with its family, or for several. */
const keyOf = (family: string, key: string) => [`reason.${family}.${key}`, `reason.${key}`].find((one) => one in reasons.en);
const all: [string, string | undefined, Set<string>][] = [
  ...[...common, ...seats].map(([key, params]): [string, string, Set<string>] => [key, `reason.${key}`, params]),
  ...families.flatMap(([family, rows]) =>
    [...rows].map(([key, params]): [string, string | undefined, Set<string>] => [`${family} ${key}`, keyOf(family, key), params]),
  ),
];

/** What the page adds to the parameters of a reason, and from which of them. */
const added: Record<string, (key: string, params: Set<string>) => boolean> = {
  now: (key) => /\.(other_decision|must_decide|no_choice)$/.test(key),
  what: (_, params) => params.has('move'),
  worker: (key) => /\.(builders|too_large|cowboys)$/.test(key),
  '>place.to': (_, params) => params.has('space'),
  '>place.at': (_, params) => params.has('space'),
  '>decide.over': () => true,
};

describe('reasons of the engines', () => {
  it('are found in the sources', () => {
    expect(common.size).toBeGreaterThanOrEqual(8);
    expect(seats.get('seat_too_often')).toEqual(new Set(['most']));
    expect(common.get('dollars')).toEqual(new Set(['needs', 'has']));
    expect(families[0]![1].size).toBeGreaterThan(90);
    expect(families[0]![1].get('disc_price')).toEqual(new Set(['disc', 'price', 'keep', 'has']));
    expect(families[1]![1].size).toBeGreaterThan(30);
  });
  it.each(all)('have a sentence in every language, of parameters there are: %s', (_name, key = '', params) => {
    for (const lang of languages) {
      const text = reasons[lang][key];
      expect(text, lang).toBeTruthy();
      for (const used of Message.parse(text!).parameters()) {
        expect(params.has(used) || added[used]?.(key, params), `${lang}: ${used}`).toBe(true);
      }
    }
  });
  it('are all that the catalogues hold, but for those of the screen itself', () => {
    const known = new Set(all.map(([, key]) => key));
    const note = readFileSync(join(__dirname, '../src/table/WhyNote.svelte'), 'utf8');
    for (const key of Object.keys(reasons.en)) {
      const own = /^reason\.page\.(\w+)$/.exec(key);
      if (own) expect(note, key).toContain(`'${own[1]}'`);
      else expect(known.has(key), key).toBe(true);
    }
  });
});

/** Something for every parameter, as the engines name it. */
const trailParams: Params = {
  needs: 4, has: 1, limit: 3, value: 3, price: 2, keep: 5, row: 2, column: 1, actor: 2, seat: 1, station: 2,
  space: 'B', action: 'A:hire', card: 'red', breed: 'red', worker: 'builder', building: '5a', disc: 'hand',
  city: 'kansas-city', town: 'T08', move: 'end', decision: 'move',
};
const elpasoParams: Params = {
  needs: 3, has: 1, limit: 3, certificates: 0, actor: 2, seat: 1, space: 'N3', action: 'B:hire', aux: '2', card: 'corriente',
  worker: 'cowboy', tile: 'O07', building: '3', post: '12', disc: 'hand-limit', move: 'end', decision: 'move',
};
const elpasoTable = Object.values(tables)[0]!;
const tablesAtHand: [string, View, GameTexts, Params, Map<string, Set<string>>][] = [
  ['classic', fixtures['3p-move']!, trailTexts('classic', componentsOf(fixtures['3p-move']!)), trailParams, families[0]![1]],
  ['second', fixtures['second-move']!, trailTexts('second', componentsOf(fixtures['second-move']!)), trailParams, families[0]![1]],
  ['elpaso', elpasoTable.views.move!, elpasoTexts('elpaso', elpasoTable.components), elpasoParams, families[1]![1]],
];

function use(texts: GameTexts, lang: Lang): void {
  settings.lang = lang;
  i18n.use([reasons, texts.catalogue], texts.name ?? null);
  i18n.setPlayers({ 1: 'Ada', 2: 'Bruno', 3: 'Carla', 4: 'Dmitri' });
}

describe.each(tablesAtHand)('sentences at a table of %s', (_name, view, texts, sample, rows) => {
  it.each(languages)('are whole in %s', (lang) => {
    use(texts, lang);
    for (const [key, wanted] of [...common, ...rows]) {
      const decided = /^(other_decision|must_decide|no_choice)$/.test(key) ? ['decision'] : [];
      const params = Object.fromEntries([...wanted, ...decided].map((name) => [name, sample[name]]));
      for (const name of Object.keys(params)) expect(params[name], `${key} ${name}`).toBeDefined();
      const sentence = reasonText({ key, params }, view, texts);
      expect(sentence, key).toMatch(/^[\p{Lu}„“][^{}]+[.!?]$/u);
      expect(sentence, key).not.toMatch(/undefined|null|\s\s|\s[.,;:]/);
    }
  });
});

describe('a sentence', () => {
  const [, view, texts] = tablesAtHand[0]!;
  const second = tablesAtHand[1]!;
  beforeEach(() => use(texts, 'en'));
  const both = (key: string, params: Params) => reasonText({ key, params }, view, texts);

  it('names whose turn it is', () => {
    expect(both('not_your_turn', { seat: 1, actor: 2 })).toBe('It is Bruno’s turn.');
  });
  it('says what is being decided instead', () => {
    expect(both('other_decision', { decision: 'move' })).toMatch(/^Something else is to be decided now\. Walk the trail, at most \d steps\.$/);
  });
  it('names what comes first as the list of choices does', () => {
    const choice = view.decision!.choices![0]!;
    expect(both('first', { move: choice.move })).toMatch(/^First choose “Walk to .+”\.$/);
    // A choice the page has not got is told as the server wrote it.
    expect(both('first', { move: 'use A:hire' })).toBe('First choose “use A:hire”.');
  });
  it('speaks the words of the edition', () => {
    expect(both('builders', { needs: 4, has: 1 })).toBe('That takes 4 craftsmen, and you have 1.');
    use(second[2], 'en');
    expect(reasonText({ key: 'builders', params: { needs: 1, has: 0 } }, second[1], second[2])).toBe('That takes 1 builder, and you have 0.');
  });
  it('is the English one for a reason newer than the page', () => {
    expect(reasonText({ key: 'of_tomorrow' }, view, texts, 'Not before tomorrow.')).toBe('Not before tomorrow.');
    expect(reasonText({ key: 'of_tomorrow' }, view, texts)).toBe(i18n.t('error.illegal_move'));
  });
});
