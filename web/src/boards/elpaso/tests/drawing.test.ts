// Every element of a choice is drawn on the board, and every drawn element has a tip.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../lib/i18n/format';
import { isDrawn } from '../../../drawing/tests/isDrawn';
import { gamePartsOf, type Components } from '../gameParts';
import { describe as inWords } from '../describe';
import { seatsOf } from '../position';
import { boardOf, faces, makeUi, positions, tables } from './support';

function drawn(name: string, key: string, components: Components = tables[name]!.components) {
  const view = tables[name]!.views[key]!;
  const ui = makeUi(view, components, 'en');
  const board = boardOf(components);
  const seat = ui.me ?? 1;
  const html = [
    ...board.panels.map((panel) => render(panel.component, { props: { ui } }).body),
    ...seatsOf(view).map((one) => render(board.PlayerBoard, { props: { ui, seat: one } }).body),
    ...seatsOf(view).map((one) => render(board.PlayerSummary!, { props: { ui, seat: one } }).body),
    render(board.Hand, { props: { ui, seat } }).body,
  ].join('');
  return { html, ui, board, elements: new Set([...html.matchAll(/data-el="([^"]+)"/g)].map((match) => match[1]!)) };
}

describe('the drawing', () => {
  it.each(positions)('shows all elements of choices, and only those glow: %s %s', (name, key) => {
    const { html, elements } = drawn(name, key);
    const wanted = new Set((tables[name]!.views[key]!.decision?.choices ?? []).flatMap((choice) => choice.elements ?? []));
    for (const el of wanted) expect(elements, el).toContain(el);
    const glowing = [...html.matchAll(/class="[^"]*\bglows\b[^"]*"[^>]*data-el="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(glowing)).toEqual(wanted);
    expect(html).not.toMatch(/aria-label="(undefined|)"/);
    expect(html).not.toMatch(/NaN|undefined/);
  });
  it.each(Object.keys(tables))('shows every part: %s', (name) => {
    const { elements } = drawn(name, 'move');
    const gameParts = gamePartsOf(tables[name]!);
    for (const space of gameParts.all.spaces) expect(elements).toContain(`space:${space.id}`);
    for (const post of gameParts.all.posts) expect(elements).toContain(`post:${post.value}`);
    for (const number of gameParts.trainNumbers) expect(elements).toContain(`train:${number}`);
    for (const number of gameParts.buildingNumbers) expect(elements).toContain(`building:${number}`);
    for (const worker of gameParts.all.workers) for (const kind of ['hire', 'worker']) expect(elements).toContain(`${kind}:${worker.card}`);
    for (const card of gameParts.market) expect(elements).toContain(`market:${card.card}`);
    for (const disc of gameParts.all.disc_spaces) expect(elements).toContain(`disc:${disc.id}`);
    for (const aux of gameParts.all.aux) expect(elements).toContain(`aux:${aux.number}`);
    for (const el of ['objective:stack', 'bonus:stack', 'token', 'simmental', 'deck:draw', 'deck:discard', 'certificates', 'purse']) expect(elements).toContain(el);
  });
  it.each(Object.keys(tables))('has a shape for every glyph of an action: %s', (name) => {
    for (const [slug, action] of Object.entries(tables[name]!.components.actions)) {
      expect(action.glyphs.length, slug).toBeGreaterThan(0);
      for (const glyph of [...action.glyphs, action.brief.main]) expect(isDrawn(glyph), `${slug} ${glyph.g}`).toBe(true);
    }
  });
  it.each(positions)('has tips for all elements in every language: %s %s', (name, key) => {
    const { elements, board } = drawn(name, key);
    for (const lang of languages) {
      const ui = makeUi(tables[name]!.views[key]!, tables[name]!.components, lang);
      for (const el of elements) {
        const tip = board.tip(el, ui);
        expect(tip, `${lang} ${el}`).toBeTruthy();
        expect(tip, `${lang} ${el}`).not.toMatch(/undefined|NaN|null|[{}]/);
      }
    }
  });
  it('opens the panel with glowing elements', () => {
    const { board } = drawn('solo', 'move');
    const known = new Set([...board.panels.map((panel) => panel.id), 'player', 'hand', '']);
    for (const [name, key] of positions) {
      for (const choice of tables[name]!.views[key]!.decision?.choices ?? []) {
        for (const el of choice.elements ?? []) expect(known, el).toContain(board.panelOf(el));
      }
    }
  });
  it('marks reconstructed figures, and explains them in the tip', () => {
    const { html, ui, board } = drawn('solo', 'move');
    expect(html).toContain('class="uncertain"');
    expect(board.tip('post:14', ui)).toMatch(/reconstructed/);
    expect(board.tip('train:4', ui)).not.toMatch(/reconstructed/);
  });
});

describe('Sue', () => {
  it('has her workers, deck and cards on the table, and no purse', () => {
    const { elements, board, ui } = drawn('solo', 'use_location');
    for (const el of ['sue:deck', 'sue:supply', 'sue:discs', 'sue:cattle', 'sue:row', 'sue:cowboy']) expect(elements).toContain(el);
    expect(board.purse(ui.view, 2)).toBeNull();
    expect(board.purse(ui.view, 1)).not.toBeNull();
  });
  it('has only cards with known faces', () => {
    for (const name of ['solo', 'joins']) {
      const gameParts = gamePartsOf(tables[name]!);
      for (const view of Object.values(tables[name]!.views)) {
        const sue = view.position.players.at(-1) as { deck: string[]; discard: string[] };
        for (const card of [...sue.deck, ...sue.discard]) expect(gameParts.automa(card), card).toBeDefined();
      }
    }
  });
  it('shows the face of her card if the server provides it', () => {
    const view = tables['solo']!.views['use_location']!;
    const last = view.position.players[1].discard[0] as string;
    const components = { ...tables['solo']!.components, automa_cards: [{ ...faces[0]!, id: last }] };
    const { html, board, ui } = drawn('solo', 'use_location', components);
    expect(html).toContain(`data-el="automa:${last}"`);
    expect(board.tip(`automa:${last}`, ui)).toMatch(/walks 2 steps, then draws 2 supply cards/);
  });
});

describe('the text view', () => {
  it.each(languages)('names everything in %s', (lang) => {
    for (const [name, key] of positions) {
      const ui = makeUi(tables[name]!.views[key]!, tables[name]!.components, lang);
      const text = JSON.stringify(inWords(ui));
      expect(text).not.toMatch(/undefined|NaN|null/);
    }
  });
});
