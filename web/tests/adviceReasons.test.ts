// Every event that the rules can give as a reason has a sentence in every language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentsOf } from '../dev/components';
import { fixtures } from '../src/boards/trail/tests/support';
import { tables } from '../src/boards/elpaso/tests/support';
import { missedChanceSentences, adviceSentences } from '../src/lib/adviceReasons';
import { languages, type Lang } from '../src/lib/i18n/format';
import { i18n } from '../src/lib/i18n/i18n.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { GameEvent, HintReason } from '../src/lib/types';
import { texts as elpasoTexts } from '../src/texts/elpaso';
import type { GameTexts } from '../src/lib/texts';
import { texts as trailTexts } from '../src/texts/trail';

/** The rows of a game's table of prospects: each event with the members that may be revealed. */
function rowsOf(game: string): [string, string[]][] {
  const source = readFileSync(join(__dirname, '../../src', game, 'heuristic/prospects.h'), 'utf8');
  const table = source.slice(source.indexOf('kProspects'), source.indexOf('});'));
  return [...table.matchAll(/\{EventKind::k(\w+), \d+(.*)\},/g)].map(([, kind, rest]) => [
    kind!.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase(),
    [...rest!.matchAll(/"(\w+)"/g)].map((match) => match[1]!),
  ]);
}

/** Members that the server adds for the sentence. */
const completing: Record<string, Record<string, unknown>> = {
  building: { tile: '5a' },
  space: { place_kind: 'hazard', place_hazard: 'flood', place_name: '1' },
};
/** A sample value for every member. */
const trailMembers: Record<string, unknown> = {
  city: 'san-francisco', station: 3, worker: 'builder', building: 5, town: 'T08', card: 'red', space: 'FL1', tile: 'flood-2-green',
};
const elpasoMembers: Record<string, unknown> = { post: 12, train: '2', building: 3, worker: 'cowboy', card: 'corriente' };
const elpasoTable = Object.values(tables)[0]!;
const trail = (name: string) => [trailTexts(name.startsWith('second') ? 'second' : 'classic', componentsOf(fixtures[name]!))] as const;
const atHand: [string, GameTexts, [string, string[]][], Record<string, unknown>][] = [
  ['classic', ...trail('3p-move'), rowsOf('trail'), trailMembers],
  ['second', ...trail('second-move'), rowsOf('trail'), trailMembers],
  ['elpaso', elpasoTexts('elpaso', elpasoTable.components), rowsOf('elpaso'), elpasoMembers],
];

function use(texts: GameTexts, lang: Lang): void {
  settings.lang = lang;
  i18n.use([texts.catalogue], texts.name ?? null);
}

const begins: Record<Lang, RegExp> = { en: /^Because /, de: /^Weil /, pl: /^(?:Dzięki temu|Da prawdopodobnie) / };
const choice = (move: string) => (move === 'end' ? 'End the turn' : null);
function expectWhole(sentence: string | undefined, about: string): void {
  expect(sentence, about).toMatch(/^[\p{Lu}„“][^{}]+[.!?]$/u);
  expect(sentence, about).not.toMatch(/undefined|null|\s\s|\s[.,;:]|_/);
}

describe.each(atHand)('reasons at a table of %s', (_name, texts, rows, members) => {
  /** Every event with and without its members. */
  const events = rows.flatMap(([event, revealed]): GameEvent[] => {
    const full = Object.assign({ event, seat: 1 }, ...revealed.map((name) => ({ [name]: members[name], ...completing[name] })));
    return revealed.length > 0 && event !== 'station_master_won' ? [full, { event, seat: 1 }] : [full];
  });

  it('are found in the sources', () => {
    expect(rows.length).toBeGreaterThanOrEqual(11);
    expect(rows[0]![0]).toBe('delivered');
    for (const [event, revealed] of rows) for (const name of revealed) expect(members[name], `${event} ${name}`).toBeDefined();
  });

  it.each(languages)('are complete sentences in %s', (lang) => {
    use(texts, lang);
    for (const event of events) {
      for (const when of ['this_turn', 'next_turn', 'later'] as const) {
        for (const chance of [0.8, 1]) {
          const reason = (key: HintReason['key']): HintReason => ({ key, other: 'end', event, when, chance });
          const about = `${JSON.stringify(event)} ${when}`;
          const sentences = adviceSentences([reason('leads_to'), reason('leads_to'), reason('rather_than')], texts, choice);
          expect(sentences, about).toHaveLength(3);
          expect(sentences[0], about).toMatch(begins[lang]);
          expect(sentences[1], about).not.toMatch(begins[lang]);
          const plan = adviceSentences([reason('plan')], texts, choice);
          const looking = missedChanceSentences([reason('leads_to'), reason('rather_than')], texts);
          expect(looking, about).toHaveLength(1);
          for (const sentence of [...sentences, ...plan, ...looking]) expectWhole(sentence, about);
        }
      }
    }
  });

  it.each(languages)('cover more points, fewer points and close choices in %s', (lang) => {
    use(texts, lang);
    const category = 'cattle';
    const more: HintReason = { key: 'category', other: 'end', category, gain: 2.14 };
    const sentences = adviceSentences([more, more, { ...more, gain: -1 }, { key: 'close', other: 'end' }], texts, choice);
    expect(sentences).toHaveLength(4);
    for (const sentence of sentences) expectWhole(sentence, lang);
    expect(sentences[0]).toMatch(begins[lang]);
    expect(sentences[0]).toMatch(/\+2[.,]1/);
    expect(sentences[2]).toContain(lang === 'en' ? '(-1)' : '1)');
    expectWhole(missedChanceSentences([more], texts)[0], lang);
    expect(missedChanceSentences([{ ...more, gain: -1 }, { key: 'close', other: 'end' }], texts)).toEqual([]);
  });
});

describe('a reason', () => {
  const [, texts] = atHand[0]!;
  const event = { event: 'delivered', seat: 1, city: 'san-francisco' };
  const say = (...reasons: HintReason[]) => adviceSentences(reasons, texts, choice);

  it('states the outcome of the move and its probability', () => {
    use(texts, 'en');
    expect(say({ key: 'leads_to', other: 'end', event, when: 'next_turn', chance: 1 })).toEqual([
      'Because you can then deliver to San Francisco next turn.',
    ]);
    expect(say({ key: 'leads_to', other: 'end', event, when: 'later', chance: 0.8 })).toEqual([
      'Because you can then probably deliver to San Francisco within the next few turns.',
    ]);
  });
  it('has German word order', () => {
    use(texts, 'de');
    expect(say({ key: 'leads_to', other: 'end', event, when: 'this_turn', chance: 1 })).toEqual([
      'Weil du dann in diesem Zug nach San Francisco liefern kannst.',
    ]);
  });
  it('is omitted without a matching choice or message', () => {
    use(texts, 'en');
    expect(say({ key: 'close', other: 'gone' }, { key: 'leads_to', event: { event: 'unheard_of', seat: 1 }, when: 'later' })).toEqual([]);
  });
});
