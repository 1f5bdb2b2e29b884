// The components answer in every configuration: all of its parts can be drawn and described.
import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/i18n/format';
import type { View } from '../../../lib/types';
import { spellAux, spellBonus, spellMaster, spellScore, taskGlyphs } from '../pictograms';
import { isDrawn } from '../../../drawing/tests/isDrawn';
import { isReconstructed, leastSure } from '../gameParts';
import { actionWords, auxWords, discWords, masterWords, officeWords, taskWords } from '../printed';
import { actionCaption } from '../words';
import { configurations, gamePartsCache, makeUi } from './support';

const readable = (text: string, what: string): void => {
  expect(text.length, what).toBeGreaterThan(1);
  expect(text, what).not.toMatch(/undefined|NaN|null|[{}]|\b(act|auxpart|discs|master|task|officespace)\./);
};

describe.each(gamePartsCache)('%s', (_name, gameParts) => {
  it('has pictograms for every action, auxiliary action, tile and card', () => {
    for (const action of [...gameParts.actions, gameParts.risk('grey'), gameParts.risk('any')]) {
      expect(action.glyphs.length, action.slug).toBeGreaterThan(0);
      for (const glyph of [...action.glyphs, action.brief.main]) expect(isDrawn(glyph), `${action.slug} ${glyph.g}`).toBe(true);
    }
    for (const aux of gameParts.all.aux) for (const times of [1, 2]) expect(spellAux(aux, times).length, aux.id).toBeGreaterThan(0);
    for (const master of gameParts.all.station_masters) {
      expect(spellMaster(gameParts, master).length, master.id).toBeGreaterThan(0);
      expect(spellScore(gameParts, master.score).length > 0 || master.score === 'nothing', master.id).toBe(true);
    }
    for (const card of gameParts.all.objectives) expect(taskGlyphs(gameParts, card).length, card.card).toBeGreaterThan(0);
    for (const tile of gameParts.all.bonus_tiles ?? []) expect(spellBonus(gameParts, tile).length, tile.id).toBeGreaterThan(0);
  });
  it('refers to existing parts only', () => {
    for (const tile of [...gameParts.all.neutral_buildings, ...gameParts.all.buildings]) {
      expect(gameParts.actionsOf(tile.id).map((action) => action.slug), tile.id).toEqual(tile.actions);
    }
    for (const row of Object.values(gameParts.all.worker_spaces)) for (const slug of row) if (slug) expect(gameParts.action(slug), slug).toBeTruthy();
    for (const tile of gameParts.all.bonus_tiles ?? []) expect(gameParts.actionsOfBonus(tile.id)).toHaveLength(tile.actions.length);
    for (const arrow of gameParts.all.arrows) for (const city of [arrow.from, arrow.to]) expect(gameParts.city(city), city).toBeTruthy();
    for (const town of gameParts.towns) {
      for (const other of town.tracks) expect(gameParts.town(other)?.tracks, `${town.id} ${other}`).toContain(town.id);
      for (const city of town.cities) expect(gameParts.city(city)?.town, city).toBeNull();
      if (town.kind === 'large') expect(gameParts.city(town.city!)?.town).toBe(town.id);
      if (town.kind === 'station') expect(gameParts.station(town.station!)?.town).toBe(town.id);
    }
  });
});

describe.each(configurations)('words for %s', (_name, components) => {
  it.each(languages)('%s', (lang) => {
    const view = { game: components.game, players: 4, viewer: 1, decision: null } as unknown as View;
    const ui = makeUi(view, lang, components);
    const { t } = ui;
    const gameParts = gamePartsCache.find(([, one]) => one.all === components)![1];
    for (const action of [...gameParts.actions, gameParts.risk('grey'), gameParts.risk('any')]) {
      readable(actionWords(action, t), `${lang} ${action.slug}`);
      readable(actionCaption(ui, action.slug), `${lang} caption of ${action.slug}`);
    }
    for (const aux of gameParts.all.aux) for (const times of [1, 2]) readable(auxWords(aux, times, t), `${lang} ${aux.id}`);
    for (const disc of gameParts.all.disc_spaces) readable(discWords(disc, gameParts, t), `${lang} ${disc.id}`);
    for (const master of gameParts.all.station_masters) {
      readable(masterWords(master, t), `${lang} ${master.id}`);
      expect(t.has(`master.end.${master.score}`), master.score).toBe(true);
      if (master.action) expect(t.has(`master.now.${master.action}`), master.action).toBe(true);
    }
    for (const card of gameParts.all.objectives) {
      for (const task of Object.keys(card.tasks)) expect(t.has(`task.${task}`), `${lang} task.${task}`).toBe(true);
      for (const words of taskWords(gameParts, card, t)) readable(words, `${lang} ${card.card}`);
    }
    for (const town of gameParts.towns) {
      expect(t.has(`region.${town.area}`), town.area).toBe(true);
      readable(t.nameOf('town', town.id), `${lang} ${town.id}`);
      for (const space of town.spaces) readable(officeWords(space, t) || t('officespace.plain'), `${lang} ${town.id}`);
    }
  });
});

describe('an objective card with an auxiliary action', () => {
  it.each([
    ['en', 'single or double'],
    ['de', 'einfach oder doppelt'],
    ['pl', 'pojedyncza lub podwójna'],
  ] as const)('says in %s that it may be single or double', (lang, words) => {
    const [, components] = configurations[0]!;
    const view = { game: components.game, players: 4, viewer: 1, decision: null } as unknown as View;
    expect(makeUi(view, lang, components).t('tip.objective_now', { immediate: 'aux', amount: 0 })).toContain(words);
  });
});

describe('the certainty of a figure', () => {
  it('is that of the least certain part', () => {
    const one = { mark: { source: 'one-implementation', confidence: 40 } };
    const two = { mark: { source: 'reconstructed', confidence: 90 } };
    expect(leastSure(one, two)).toBe(two.mark);
    expect(leastSure(one, {}, null)).toBe(one.mark);
    expect(leastSure({})).toBeUndefined();
    expect([isReconstructed(one.mark), isReconstructed(two.mark), isReconstructed(undefined)]).toEqual([false, true, false]);
  });
  it('does not count a single source as a reconstruction', () => {
    expect(isReconstructed({ source: 'public-page' })).toBe(false);
  });
});
