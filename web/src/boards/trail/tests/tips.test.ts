import { describe, expect, it } from 'vitest';
import { languages, Message } from '../../../lib/i18n/format';
import {
  actions,
  auxActions,
  buildingNumbers,
  cattle,
  cities,
  cityArrows,
  discSpaces,
  hiringCosts,
  lastTrackSpace,
  marketCattle,
  objectives,
  spaces,
  stationMasters,
  stations,
  workers,
} from '../data';
import { describe as inWords } from '../describe';
import { panelOf } from '../panels';
import { tip } from '../tips';
import { catalogue, fixtures, makeUi } from './support';

const everything = [
  ...spaces.map((space) => `space:${space.slug}`),
  ...actions.map((action) => `action:${action.slug}`),
  ...spaces.filter((space) => space.risk).map((space) => `action:risk@${space.slug}`),
  ...Array.from({ length: lastTrackSpace + 1 }, (_, n) => `track:${n}`),
  ...stations.slice(0, 9).map((station) => `track:station ${station.number}`),
  ...stations.map((station) => `station:${station.number}`),
  ...cities.map((city) => `city:${city.slug}`),
  ...cityArrows.map((arrow) => `arrow:${arrow.from}`),
  ...[1, 2, 3].flatMap((column) => [`foresight:${column}:left`, `foresight:${column}:right`, `supply:${column}`]),
  ...hiringCosts.flatMap((_, i) => workers.map((worker) => `job:${i + 1}:${worker}`)),
  'token:job',
  ...marketCattle.map((card) => `market:${card.slug}`),
  'market:draw',
  ...objectives.flatMap((card) => [`objective:${card.slug}`, `area:${card.slug}`, `card:${card.slug}`]),
  'objective:stack',
  ...cattle.map((card) => `card:${card.slug}`),
  'deck:draw',
  'deck:discard',
  'herd',
  ...workers.map((worker) => `worker:${worker}`),
  ...discSpaces.map((disc) => `disc:${disc.slug}`),
  ...auxActions.flatMap((aux) => [`aux:${aux.slug}`, `aux:${aux.slug}:2`]),
  ...buildingNumbers.map((number) => `building:${number}`),
  ...[0, 1, 2, 3, 4, 5, 6].map((count) => `certificate:${count}`),
  'certificates',
  'limit:steps',
  'limit:hand',
  'purse',
  ...stationMasters.map((master) => `master:${master.slug}`),
  ...[
    'purse',
    'workers',
    'certificates',
    'hand',
    'steps',
    'hazards',
    'trade',
    'buildings',
    'cities',
    'stations',
    'objectives',
    'discs',
    'aux',
    'engine',
  ].map((what) => `seat:2:${what}`),
];

describe('tips', () => {
  for (const lang of languages) {
    it(`explains every element in ${lang}`, () => {
      for (const view of [fixtures['4p-use_location']!, fixtures['4p-start']!]) {
        const ui = makeUi(view, lang);
        for (const el of everything) {
          const text = tip(el, ui);
          expect(text, el).toBeTruthy();
          expect(text!.split('\n')[0]!.length, el).toBeGreaterThan(2);
          expect(text, el).not.toMatch(/undefined|NaN|\[object|[{}]|\btip\.|\bcaption\./);
        }
      }
    });
    it(`puts the whole table into words in ${lang}`, () => {
      for (const view of Object.values(fixtures)) {
        for (const section of inWords(makeUi(view, lang))) {
          expect(section.title).toBeTruthy();
          for (const line of section.lines) expect(line).not.toMatch(/undefined|NaN|[{}]|\btext\./);
        }
      }
    });
  }
  it('says nothing about what is not there', () => {
    const ui = makeUi(fixtures['4p-use_location']!, 'en');
    for (const el of ['', 'space:XX', 'city:nowhere', 'nothing:1', 'job:99:cowboy', 'station:11', 'aux:fly']) {
      expect(tip(el, ui), el).toBeNull();
    }
  });
  it('knows the panel of every element', () => {
    for (const el of everything) expect(panelOf(el), el).toMatch(/^(trail|railroad|city|objectives|market|player|hand)$/);
  });
});

describe('catalogues', () => {
  it('have the same keys in every language', () => {
    const keys = Object.keys(catalogue.en).sort();
    expect(Object.keys(catalogue.de).sort()).toEqual(keys);
    expect(Object.keys(catalogue.pl).sort()).toEqual(keys);
  });
  it('are well formed and speak of the same things', () => {
    for (const [key, text] of Object.entries(catalogue.en)) {
      const parameters = [...Message.parse(text).parameters()].sort();
      for (const lang of ['de', 'pl'] as const) {
        const other = (catalogue[lang] as Record<string, string>)[key]!;
        expect([...Message.parse(other).parameters()].sort(), `${lang} ${key}`).toEqual(parameters);
      }
    }
  });
  it('are translated', () => {
    const same = (lang: 'de' | 'pl') =>
      Object.entries(catalogue.en).filter(
        ([key, text]) => /[a-z]{4,}/.test(text.replace(/\{[^}]*\}/g, '')) && (catalogue[lang] as Record<string, string>)[key] === text,
      );
    expect(same('de').map(([key]) => key)).toEqual(['panel.city']);
    expect(same('pl').map(([key]) => key)).toEqual(['panel.city']);
  });
  it('hold no message that nobody reads', () => {
    const sources = Object.values(
      import.meta.glob<string>('../**/*.{ts,svelte}', { eager: true, query: '?raw', import: 'default' }),
    ).join('\n');
    const computed = /^(caption|immediate)\./;
    const unread = Object.keys(catalogue.en).filter((key) => !computed.test(key) && sources.split(`'${key}'`).length <= 4);
    expect(unread).toEqual([]);
  });
});
