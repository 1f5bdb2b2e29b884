// The drawings and facts of choices, from the printed parts and the view, in every language.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/i18n/format';
import type { Drawn } from '../../../lib/board';
import type { Choice } from '../../../lib/types';
import { choicePieces, textOf } from '../../../lib/sentences';
import type { Picture } from '../choices';
import { gamePartsOf } from '../gameParts';
import { trainSlug } from '../position';
import { boardOf, makeUi, positions, tables } from './support';

const broken = /undefined|NaN|null|\[object|[{}]/;
const wordsAlone = new Set(['end', 'skip']);

/** The drawing of the first choice of a kind in all recorded positions. */
function first(key: string, fits: (choice: Choice) => boolean = () => true) {
  for (const [name, at] of positions) {
    const { components, views } = tables[name]!;
    const view = views[at]!;
    const choice = view.decision?.choices?.find((one) => one.key === key && fits(one));
    if (!choice) continue;
    const ui = makeUi(view, components, 'en');
    const drawn = boardOf(components).choices!.drawn(choice, ui)!;
    const caption = (short: boolean): string => textOf(choicePieces(choice, view, short));
    return { choice, view, gameParts: gamePartsOf(ui), drawn, picture: drawn.picture as Picture, facts: drawn.facts.map((fact) => fact.words), caption };
  }
  throw new Error(`nobody can ${key}`);
}

describe('every choice', () => {
  it.each(positions)('is drawn without clickable elements: %s %s', (name, at) => {
    const { components, views } = tables[name]!;
    const { drawn, Picture, Signs } = boardOf(components).choices!;
    for (const choice of views[at]!.decision?.choices ?? []) {
      for (const lang of languages) {
        const ui = makeUi(views[at]!, components, lang);
        const one: Drawn | null = drawn(choice, ui);
        expect(one === null, choice.move).toBe(wordsAlone.has(choice.key));
        for (const { words } of one?.facts ?? []) expect(words, choice.move).toMatch(/\S/);
        for (const { words } of one?.facts ?? []) expect(words, choice.move).not.toMatch(broken);
        if (!one || lang !== 'en') continue;
        const html = render(Picture, { props: { ui, picture: one.picture } }).body + one.facts.map(({ signs }) => render(Signs, { props: { signs } }).body).join('');
        expect(html, choice.move).toMatch(/<svg[^>]*>.*<(path|circle|rect)/s);
        expect(html, choice.move).not.toMatch(/NaN|undefined|data-el/);
      }
    }
  });
});

describe('the facts of a choice', () => {
  it('of a first building are its actions', () => {
    const { choice, picture, facts, gameParts } = first('place');
    const tile = String(choice.params!.tile);
    expect(picture).toMatchObject({ chapter: 'neutral', id: tile });
    expect(facts).toHaveLength(gameParts.actionsOf(tile).length);
  });
  it('of a walk are those of its destination', () => {
    const { choice, picture, view } = first('move', (one) => one.params!.space !== 'EP');
    const lying = view.position.board[String(choice.params!.space)];
    expect(picture).toMatchObject(typeof lying === 'string' ? { chapter: 'neutral', id: lying } : { standing: true, seat: lying.owner });
  });
  it('of cattle are the card, the cowboys and its points', () => {
    const { choice, picture, facts, caption } = first('buy');
    expect(picture).toMatchObject({ chapter: 'cattle', id: choice.params!.card });
    expect(facts[0]).toBe('1 cowboy');
    expect(caption(true)).toBe('Buy Black Angus');
  });
  it('of a worker are the card, its discard reward and its points', () => {
    const { picture, facts } = first('hire', (one) => one.params!.worker === 'cowboy');
    expect(picture).toMatchObject({ chapter: 'worker', id: 'cowboy' });
    expect(facts).toHaveLength(2);
    expect(facts[1]).toMatch(/^\d points?$/);
  });
  it('of a train card are engineers and wagons, and dollars only if paid later', () => {
    const { choice, view, picture, facts, gameParts, caption } = first('train', (one) => one.dollars === 0);
    expect(picture).toMatchObject({ kind: 'train', number: choice.params!.train });
    expect(facts.slice(0, 2)).toEqual(['1 engineer', '$2']);
    expect(facts).toHaveLength(2 + gameParts.actionsOfTrain(trainSlug(view, 1)).length);
    expect(caption(true)).toBe('Use train card 1');
    expect(first('train', (one) => one.dollars === -4).facts.slice(0, 2)).not.toContain('$4');
  });
  it('of a disc are its effect and money, without the reward of the trading post', () => {
    const { choice, picture, drawn } = first('disc', (one) => one.params!.post === 10 && one.params!.disc === 'aux1');
    expect(picture).toMatchObject({ chapter: 'disc', id: 'aux1' });
    expect([choice.dollars, drawn.dollars]).toEqual([2, 0]);
  });
  it('of a trading post are its reward and its points', () => {
    const { picture, facts } = first('deliver', (one) => one.params!.post === 10);
    expect(picture).toMatchObject({ chapter: 'post', id: '10' });
    expect(facts).toEqual(['Gain $2', '2 points']);
  });
  it('of workers to discard are all of them', () => {
    expect(first('pay', (one) => one.params!.specialists === 1 && one.params!.jokers === 1).picture).toEqual({ kind: 'workers', workers: ['builder', 'joker'] });
  });
  it('of an objective and a bonus tile are the tile and its points', () => {
    const objective = first('objective');
    expect(objective.picture).toMatchObject({ chapter: 'objective', id: objective.choice.params!.objective });
    expect(objective.facts).toEqual([`${objective.choice.params!.points} points`]);
    expect(first('take_bonus', (one) => one.params!.bonus === 'permanent-certificate').facts).toEqual(['1 point']);
    expect(first('take_bonus', (one) => one.params!.bonus === 'stack').picture).toEqual({ kind: 'signs', glyphs: [{ g: 'bonus' }] });
  });
});
