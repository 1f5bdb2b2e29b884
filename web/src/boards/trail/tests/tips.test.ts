import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/i18n/format';
import type { View } from '../../../lib/types';
import { describe as inWords } from '../describe';
import { gamePartsOf, type GameParts } from '../gameParts';
import { workers } from '../../../drawing/kinds';
import { panelOf } from '../panels';
import { tip } from '../tips';
import { fixtures, makeUi } from './support';

const everything = (gameParts: GameParts, view: View): string[] => [
  ...gameParts.all.spaces.map((space) => `space:${space.id}`),
  ...gameParts.actions.map((action) => `action:${action.slug}`),
  ...gameParts.all.spaces.filter((space) => space.risk).map((space) => `action:risk@${space.id}`),
  ...Array.from({ length: gameParts.lastTrackSpace + 1 }, (_, n) => `track:${n}`),
  ...gameParts.trackStations.slice(0, 9).map((station) => `track:station ${station.number}`),
  ...gameParts.all.stations.map((station) => `station:${station.number}`),
  ...gameParts.all.cities.map((city) => `city:${city.id}`),
  ...gameParts.all.arrows.map((arrow) => `arrow:${arrow.from}`),
  ...[1, 2, 3].flatMap((column) => [`foresight:${column}:left`, `foresight:${column}:right`, `supply:${column}`]),
  ...gameParts.all.job_market.flatMap((_, i) => workers.map((worker) => `job:${i + 1}:${worker}`)),
  'token:job',
  'token',
  ...gameParts.marketCattle.map((card) => `market:${card.card}`),
  'market:draw',
  ...gameParts.all.objectives.flatMap(({ card }) => [`objective:${card}`, `area:${card}`, `card:${card}`]),
  'objective:stack',
  ...gameParts.all.cattle.flatMap(({ card }) => [`card:${card}`, `ready:${card}`]),
  'deck:draw',
  'deck:discard',
  'herd',
  ...workers.map((worker) => `worker:${worker}`),
  ...gameParts.all.disc_spaces.map((disc) => `disc:${disc.id}`),
  ...gameParts.all.aux.flatMap((aux) => [`aux:${aux.id}`, `aux:${aux.id}:2`]),
  ...gameParts.buildingNumbers.map((number) => `building:${number}`),
  ...[0, 1, 2, 3, 4, 5, 6].map((count) => `certificate:${count}`),
  'certificates',
  'limit:steps',
  'limit:hand',
  'purse',
  ...gameParts.all.station_masters.map((master) => `master:${master.id}`),
  ...gameParts.towns.flatMap((town) => [`town:${town.id}`, ...town.spaces.map((_, i) => `town:${town.id}:${i + 1}`)]),
  ...Object.keys(view.position.bonus_tiles ?? {}).map((town) => `bonus:${town}`),
  ...(gameParts.rails ? ['town:HQ', 'offices'] : []),
  ...'purse workers certificates hand steps hazards trade buildings cities stations objectives discs aux engine tokens offices'
    .split(' ')
    .map((what) => `seat:2:${what}`),
];

const tried = ['4p-use_location', '4p-start', 'second-use_location', 'rails1-deliver', 'rails2-all-buy_cattle'];

describe('tips', () => {
  for (const lang of languages) {
    it(`explains every element in ${lang}`, () => {
      for (const name of tried) {
        const view = fixtures[name]!;
        const ui = makeUi(view, lang);
        for (const el of everything(gamePartsOf(ui), view)) {
          const text = tip(el, ui);
          expect(text, `${name} ${el}`).toBeTruthy();
          expect(text!.split('\n')[0]!.length, el).toBeGreaterThan(2);
          expect(text, el).not.toMatch(/undefined|NaN|\[object|[{}]|\b(tip|caption|mark|act|task|officespace)\./);
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
  it('are null for elements that do not exist', () => {
    const ui = makeUi(fixtures['4p-use_location']!, 'en');
    for (const el of ['', 'space:XX', 'city:nowhere', 'nothing:1', 'job:99:cowboy', 'station:11', 'aux:fly', 'town:T01', 'master:nobody']) {
      expect(tip(el, ui), el).toBeNull();
    }
  });
  it('belong to elements with a known panel', () => {
    for (const name of tried) {
      const gameParts = gamePartsOf(makeUi(fixtures[name]!, 'en'));
      for (const el of everything(gameParts, fixtures[name]!)) {
        expect(panelOf(gameParts, el), el).toMatch(/^(trail|towns|railroad|city|objectives|market|player|hand|)$/);
      }
    }
    const rails = gamePartsOf(makeUi(fixtures['rails1-deliver']!, 'en'));
    expect(['city:memphis', 'city:columbia', 'station:11', 'station:3', 'bonus:T02'].map((el) => panelOf(rails, el))).toEqual([
      'towns',
      'railroad',
      'towns',
      'railroad',
      'towns',
    ]);
  });
});

describe('uncertain figures', () => {
  it('are marked in the tip with their certainty', () => {
    const ui = makeUi(fixtures['rails2-deliver']!, 'en');
    expect(tip('town:T01', ui)).toMatch(/reconstructed.*50%/);
    expect(tip('city:st-louis', ui)).toMatch(/reconstructed.*35%/);
    expect(tip('city:peoria', makeUi(fixtures['second-deliver']!, 'en'))).toMatch(/single source \(88%/);
    expect(tip('space:A', makeUi(fixtures['4p-move']!, 'en'))).not.toMatch(/sure/);
  });
});
