// Every reason in the games' catalogues has a sentence in every language. tests/game/reasons_test.cpp and
// tests/conformance/why_test.cpp check that the rules give exactly these reasons with these parameters.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { componentsOf } from '../dev/components';
import { fixtures } from '../src/boards/trail/tests/support';
import { tables } from '../src/boards/elpaso/tests/support';
import { languages, Message, type Lang, type Params } from '../src/lib/i18n/format';
import { i18n } from '../src/lib/i18n/i18n.svelte';
import { reasonText } from '../src/lib/refusalReasons';
import { settings } from '../src/lib/settings.svelte';
import type { View } from '../src/lib/types';
import { texts as elpasoTexts } from '../src/texts/elpaso';
import type { GameTexts } from '../src/lib/texts';
import { texts as trailTexts } from '../src/texts/trail';
import { catalogues } from './allCatalogues';

/** The reasons in a room's catalogue, each with the parameters of its English sentence. */
function rowsOf(room: string): Map<string, Set<string>> {
  const messages = Object.entries(catalogues[`texts/${room}`]!.en).filter(([key]) => key.startsWith('reason.'));
  return new Map(messages.map(([key, text]) => [key.slice('reason.'.length), new Set(Message.parse(text).parameters())]));
}
const common = rowsOf('text');
const families: Record<string, Map<string, Set<string>>> = { trail: rowsOf('trail'), elpaso: rowsOf('elpaso') };

describe('reasons of the rules', () => {
  it('are found in the catalogues', () => {
    expect(common.get('dollars')).toEqual(new Set(['needs', 'has']));
    expect(common.get('seat_too_often')).toEqual(new Set(['most']));
    expect(families.trail!.size).toBeGreaterThan(85);
    expect(families.trail!.get('disc_price')).toEqual(new Set(['price', 'keep', 'has']));
    expect(families.elpaso!.size).toBeGreaterThan(25);
  });
  it.each(['text', 'trail', 'elpaso'])('have a sentence with their parameters in every language: %s', (room) => {
    for (const [key, params] of rowsOf(room)) {
      for (const lang of languages) {
        const text = catalogues[`texts/${room}`]![lang][`reason.${key}`];
        expect(text, `${lang} ${key}`).toBeTruthy();
        for (const used of Message.parse(text!).parameters()) expect(params.has(used), `${lang} ${key}: ${used}`).toBe(true);
      }
    }
  });
  it('are supplemented by reasons of the screen only', () => {
    const note = readFileSync(join(__dirname, '../src/table/WhyNote.svelte'), 'utf8');
    for (const key of Object.keys(catalogues['page']!.en).filter((one) => one.startsWith('reason.'))) {
      expect(note, key).toContain(`'${/^reason\.page\.(\w+)$/.exec(key)![1]}'`);
    }
  });
});

/** The parameters from which the page derives further parameters or embedded messages. */
const given: Record<string, string[]> = { now: ['decision'], what: ['move'], '>place.to': ['place_kind', 'place_name'], '>place.at': ['place_kind', 'place_name'], '>reason.game_over': [] };

/** A sample value for every parameter. */
const trailParams: Params = {
  needs: 4, has: 1, limit: 3, value: 3, price: 2, keep: 5, row: 2, column: 1, actor: 2, seat: 1, station: 2, most: 20,
  place_kind: 'neutral', place_name: 'B', space: 'B', action: 'A:hire', card: 'red', breed: 'red', worker: 'builder', building: '5a', disc: 'hand',
  city: 'kansas-city', town: 'T08', move: 'end', decision: 'move',
};
const elpasoParams: Params = {
  needs: 3, has: 1, limit: 3, certificates: 0, actor: 2, seat: 1, most: 20, place_kind: 'neutral', place_name: 'C', space: 'N3', action: 'B:hire', aux: '2', card: 'corriente',
  worker: 'cowboy', tile: 'O07', building: '3', post: '12', disc: 'hand-limit', move: 'end', decision: 'move',
};
const elpasoTable = Object.values(tables)[0]!;
const tablesAtHand: [string, View, GameTexts, Params, Map<string, Set<string>>][] = [
  ['classic', fixtures['3p-move']!, trailTexts('classic', componentsOf(fixtures['3p-move']!)), trailParams, families.trail!],
  ['second', fixtures['second-move']!, trailTexts('second', componentsOf(fixtures['second-move']!)), trailParams, families.trail!],
  ['elpaso', elpasoTable.views.move!, elpasoTexts('elpaso', elpasoTable.components), elpasoParams, families.elpaso!],
];

function use(texts: GameTexts, lang: Lang): void {
  settings.lang = lang;
  i18n.use([texts.catalogue], texts.name ?? null);
  i18n.setPlayers({ 1: 'Ada', 2: 'Bruno', 3: 'Carla', 4: 'Dmitri' });
}

describe.each(tablesAtHand)('sentences at a table of %s', (_name, view, texts, sample, rows) => {
  it.each(languages)('are complete in %s', (lang) => {
    use(texts, lang);
    for (const [key, wanted] of [...common, ...rows]) {
      const params = Object.fromEntries([...wanted].flatMap((name) => given[name] ?? [name]).map((name) => [name, sample[name]]));
      for (const name of Object.keys(params)) expect(params[name], `${key} ${name}`).toBeDefined();
      const sentence = reasonText({ key, params }, view);
      expect(sentence, key).toMatch(/^[\p{Lu}„“][^{}]+[.!?]$/u);
      expect(sentence, key).not.toMatch(/undefined|null|\s\s|\s[.,;:]/);
    }
  });
});

describe('a sentence', () => {
  const [, view, texts] = tablesAtHand[0]!;
  const second = tablesAtHand[1]!;
  beforeEach(() => use(texts, 'en'));
  const both = (key: string, params: Params) => reasonText({ key, params }, view);

  it('names the deciding player', () => {
    expect(both('not_your_turn', { seat: 1, actor: 2 })).toBe('It is Bruno’s turn.');
  });
  it('names the current decision', () => {
    expect(both('other_decision', { decision: 'move' })).toMatch(/^Another decision comes first\. Walk the trail, at most \d steps\.$/);
  });
  it('names a required choice with its caption', () => {
    const choice = view.decision!.choices![0]!;
    expect(both('first', { move: choice.move })).toMatch(/^First choose “Walk to .+”\.$/);
    // A choice that the page does not have is named by the server's notation.
    expect(both('first', { move: 'use A:hire' })).toBe('First choose “use A:hire”.');
  });
  it('uses the terms of the edition', () => {
    expect(both('builders', { worker: 'builder', needs: 4, has: 1 })).toBe('That takes 4 craftsmen, and you have 1.');
    use(second[2], 'en');
    expect(reasonText({ key: 'builders', params: { worker: 'builder', needs: 1, has: 0 } }, second[1])).toBe('That takes 1 builder, and you have 0.');
  });
  it('is the English one for a reason unknown to the page', () => {
    expect(reasonText({ key: 'of_tomorrow' }, view, 'Not before tomorrow.')).toBe('Not before tomorrow.');
    expect(reasonText({ key: 'of_tomorrow' }, view)).toBe(i18n.t('error.illegal_move'));
  });
});
