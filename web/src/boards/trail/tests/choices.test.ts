// The drawings and facts of choices, from the printed parts and the view, in every language.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { languages, type Lang } from '../../../lib/i18n/format';
import type { Drawn } from '../../../lib/board';
import type { Choice } from '../../../lib/types';
import { choicePieces, decisionPieces, textOf } from '../../../lib/sentences';
import type { Picture } from '../choices';
import { rowWidth, type Glyph } from '../../../drawing/icons/glyphs';
import { boardOf, fixtures, makeUi } from './support';

/** Keys of choices without a drawing, because they only end something. */
const wordsAlone = new Set(['end', 'done', 'skip', 'begin']);
const broken = /undefined|NaN|null|\[object|[{}]/;

function choiceOf(name: string, move: string): Choice {
  const found = fixtures[name]!.decision!.choices!.find((choice) => choice.move === move);
  if (!found) throw new Error(`${name} has no ${move}`);
  return found;
}
const art = (name: string) => boardOf(fixtures[name]!).choices!;
const drawnOf = (name: string, choice: Choice, lang: Lang = 'en'): Drawn => art(name).drawn(choice, makeUi(fixtures[name]!, lang))!;
const factsOf = (name: string, move: string): string[] => drawnOf(name, choiceOf(name, move)).facts.map((fact) => fact.words);
const pictureOf = (name: string, move: string): Picture => drawnOf(name, choiceOf(name, move)).picture as Picture;
const captionOf = (name: string, choice: Choice, drawn: boolean): string => {
  const view = fixtures[name]!;
  makeUi(view, 'en');
  return textOf(choicePieces(choice, view, drawn));
};

describe('every choice', () => {
  it.each(Object.keys(fixtures))('is drawn, without anything that could be picked by itself: %s', (name) => {
    const { drawn, Picture, Signs } = art(name);
    const ui = makeUi(fixtures[name]!, 'en');
    for (const choice of fixtures[name]!.decision?.choices ?? []) {
      const one = drawn(choice, ui);
      expect(one === null, choice.move).toBe(wordsAlone.has(choice.key));
      if (!one) continue;
      const html = render(Picture, { props: { ui, picture: one.picture } }).body + one.facts.map(({ signs }) => render(Signs, { props: { signs } }).body).join('');
      expect(html, choice.move).toMatch(/<svg[^>]*>.*<(path|circle|rect)/s);
      expect(html, choice.move).not.toMatch(/NaN|undefined|data-el/);
      for (const fact of one.facts) expect(rowWidth(fact.signs as Glyph[]), choice.move).toBeGreaterThan(0);
    }
  });
  it.each(languages)('has facts that read well in %s', (lang) => {
    for (const [name, view] of Object.entries(fixtures)) {
      const ui = makeUi(view, lang);
      for (const choice of view.decision?.choices ?? []) {
        const all = art(name).drawn(choice, ui)?.facts ?? [];
        for (const { words } of all) expect(words, `${name} ${choice.move}`).toMatch(/\p{L}/u);
        for (const { words } of all) expect(words, `${name} ${choice.move}`).not.toMatch(broken);
        expect(new Set(all.map((fact) => fact.words)).size, `${name} ${choice.move}`).toBe(all.length);
      }
    }
  });
  it('has a caption that is not longer than without a drawing', () => {
    for (const [name, view] of Object.entries(fixtures)) {
      for (const choice of view.decision?.choices ?? []) {
        expect(captionOf(name, choice, true).length, choice.move).toBeLessThanOrEqual(captionOf(name, choice, false).length);
      }
    }
  });
});

describe('the facts of a choice', () => {
  it('of a building tile are craftsmen, cost, points and actions', () => {
    expect(pictureOf('4p-build_tile', 'build 3')).toEqual({ kind: 'part', chapter: 'building', id: '3b', seat: 4 });
    const [craftsmen, cost, points, ...actions] = factsOf('4p-build_tile', 'build 3');
    expect([craftsmen, cost, points]).toEqual(['2 craftsmen', '$4 on an empty building space', '3 points']);
    expect(actions.length).toBeGreaterThan(0);
  });
  it('of a building space are the current building and the required craftsmen', () => {
    expect(pictureOf('4p-build_site', 'at E2')).toMatchObject({ chapter: 'building', id: '2a', standing: true });
    expect(factsOf('4p-build_site', 'at E2')[0]).toBe('1 craftsman');
    expect(captionOf('4p-build_site', choiceOf('4p-build_site', 'at E2'), true)).toBe('Build 4b on E2 in place of 2a');
  });
  it('of a first building are its actions, alternatives together', () => {
    expect(pictureOf('3p-start', 'place A')).toMatchObject({ chapter: 'neutral', id: 'A' });
    expect(factsOf('3p-start', 'place A')).toEqual(['Discard a Guernsey card: gain $2', 'Hire a worker', 'Hire a worker for $2 more']);
    expect(factsOf('3p-start', 'place C')[0]).toMatch(/^Gain 1 certificate, or: Take an objective card$/);
  });
  it('of a walk are those of its destination, with the owner’s mark', () => {
    const houses = fixtures['4p-move']!.decision!.choices!.map((choice) => drawnOf('4p-move', choice).picture as Picture);
    const standing = houses.filter((one) => one.kind === 'part' && one.standing);
    expect(standing.length).toBeGreaterThan(0);
    const board = fixtures['4p-move']!.position.board;
    for (const choice of fixtures['4p-move']!.decision!.choices!.filter((one) => typeof board[String(one.params!.space)] === 'object')) {
      expect(drawnOf('4p-move', choice).picture).toMatchObject({ chapter: 'building', seat: board[String(choice.params!.space)].owner });
    }
  });
  it('of a disc are its effect and cost, without the transport cost', () => {
    const hand = choiceOf('rails2-disc', 'disc hand');
    expect(drawnOf('rails2-disc', hand).dollars).toBe(-5);
    expect(drawnOf('rails2-disc', { ...hand, dollars: -7 }).dollars).toBe(-5);
    expect(drawnOf('rails2-disc', choiceOf('rails2-disc', 'disc step-dollars')).dollars).toBe(3);
    expect(captionOf('4p-disc', choiceOf('4p-disc', 'disc aux-engine'), true)).toMatch(/^Unlock .*engine/);
    const view = fixtures['rails2-disc']!;
    makeUi(view, 'en');
    const sentence = (dollars: number): string =>
      textOf(decisionPieces({ ...view.decision!, params: { ...view.decision!.params, keep_dollars: dollars } }));
    expect(sentence(2)).toContain('Milwaukee (keep $2 for transport)');
    expect(sentence(0)).not.toContain('transport');
  });
  it('of a delivery are the city, its reward and the transport cost', () => {
    expect(pictureOf('4p-deliver', 'deliver wichita')).toMatchObject({ chapter: 'city', id: 'wichita' });
    expect(factsOf('4p-deliver', 'deliver kansas-city')).toEqual(['A delivery gains $6 at once.', 'minus 6 points']);
    const far = choiceOf('4p-deliver', 'deliver wichita');
    expect(drawnOf('4p-deliver', { ...far, params: { ...far.params, transport: 3 } }).facts[0]!.words).toBe('transport $3');
  });
  it('of a worker are the badge and the bonus of the space in the row', () => {
    expect(pictureOf('4p-hire', 'hire builder 2')).toEqual({ kind: 'worker', worker: 'builder' });
    const view = fixtures['4p-hire']!;
    const choice = choiceOf('4p-hire', 'hire builder 2');
    const facts = [1, 3, 5].map((builders) => {
      const players = view.position.players.map((one: { seat: number; workers: object }) => (one.seat === 2 ? { ...one, workers: { ...one.workers, builder: builders } } : one));
      const ui = makeUi({ ...view, position: { ...view.position, players } }, 'en');
      return art('4p-hire').drawn(choice, ui)!.facts.map((fact) => fact.words);
    });
    expect(facts[0]).toEqual([]);
    expect(facts[1]![0]).toMatch(/^The next one: /);
    expect(facts[2]!.at(-1)).toBe('4 points');
  });
  it('of cattle are the card and the cowboys', () => {
    expect(pictureOf('4p-buy_cattle', 'buy yellow for 2+3')).toEqual({ kind: 'cattle', cards: ['yellow'] });
    expect(factsOf('4p-buy_cattle', 'buy yellow for 2+3')).toEqual(['2 cowboys']);
    expect(captionOf('4p-buy_cattle', choiceOf('4p-buy_cattle', 'buy yellow for 2+3'), true)).toBe('Buy Holstein');
  });
  it('of an objective card are its action, tasks, points and penalty', () => {
    const facts = factsOf('4p-take_objective', 'objective draw-2');
    expect(facts).toHaveLength(4);
    expect(facts[0]).toMatch(/^When played: draw/);
    expect(facts[2]).toMatch(/^\d points$/);
    expect(facts[3]).toMatch(/^minus \d points$/);
  });
  it('of a station and of the turnout before it are its points', () => {
    expect(pictureOf('4p-upgrade_station', 'upgrade 1')).toEqual({ kind: 'station', number: 1 });
    expect(factsOf('4p-upgrade_station', 'upgrade 1')[0]).toBe('1 point');
    const turnout = fixtures['3p-engine_back']!.decision!.choices!.find((choice) => choice.params!.station === 4)!;
    expect(drawnOf('3p-engine_back', turnout).facts[0]!.words).toBe('2 points');
    expect(drawnOf('3p-engine_back', fixtures['3p-engine_back']!.decision!.choices![0]!).facts).toEqual([]);
  });
  it('of a hazard, foresight tile, branch office and bonus tile are shown', () => {
    expect(pictureOf('3p-remove_hazard', fixtures['3p-remove_hazard']!.decision!.choices!.find((one) => one.params!.space === 'FL2')!.move)).toMatchObject({ chapter: 'tile', id: 'flood-2-black' });
    const foresight = fixtures['4p-foresight']!.decision!.choices![0]!;
    expect(drawnOf('4p-foresight', foresight).picture).toMatchObject({ chapter: 'tile', id: foresight.params!.tile });
    expect(pictureOf('rails1-found_office', 'found T22 1')).toMatchObject({ kind: 'office', seat: 1, town: null });
    expect(pictureOf('rails1-found_office', 'found T02 4')).toMatchObject({ kind: 'office', seat: 1, town: 2 });
    // The bonus tile of the town, too.
    expect(factsOf('rails1-found_office', 'found T02 4').at(-1)).toBe('Hire a worker for $2 less');
    const bonus = fixtures['rails1-bonus_tile']!.decision!.choices![0]!;
    expect(drawnOf('rails1-bonus_tile', bonus).picture).toMatchObject({ kind: 'signs' });
  });
});
