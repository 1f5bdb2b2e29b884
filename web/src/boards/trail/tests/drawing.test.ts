// Whatever the engine lets somebody choose has a place on the drawing.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { board } from '..';
import { cities, lastTrackSpace, spaces, stations } from '../data';
import { fixtures, makeUi } from './support';

function drawn(name: string): { html: string; elements: Set<string> } {
  const ui = makeUi(fixtures[name]!, 'en');
  const seat = ui.me ?? 1;
  const html = [
    ...board.panels.map((panel) => render(panel.component, { props: { ui } }).body),
    render(board.PlayerBoard, { props: { ui, seat } }).body,
    render(board.PlayerBoard, { props: { ui, seat: (seat % ui.view.players) + 1, compact: true } }).body,
    render(board.PlayerSummary!, { props: { ui, seat } }).body,
    render(board.Hand, { props: { ui, seat } }).body,
  ].join('');
  return { html, elements: new Set([...html.matchAll(/data-el="([^"]+)"/g)].map((match) => match[1]!)) };
}

describe('the drawing', () => {
  it.each(Object.keys(fixtures))('shows everything that can be chosen: %s', (name) => {
    const { elements } = drawn(name);
    for (const choice of fixtures[name]!.decision?.choices ?? []) {
      const shown = (choice.elements ?? []).some((el) => elements.has(el));
      expect(shown || !choice.elements?.length, choice.move).toBe(true);
    }
  });
  it('shows every space, city, station and track space, with a label and an explanation', () => {
    const { elements, html } = drawn('4p-use_location');
    const ui = makeUi(fixtures['4p-use_location']!, 'en');
    for (const space of spaces) expect(elements).toContain(`space:${space.slug}`);
    for (const city of cities) expect(elements).toContain(`city:${city.slug}`);
    for (const station of stations) expect(elements).toContain(`station:${station.number}`);
    for (let n = 0; n <= lastTrackSpace; n++) expect(elements).toContain(`track:${n}`);
    for (const el of elements) expect(board.tip(el, ui), el).toBeTruthy();
    expect(html).not.toMatch(/aria-label="(undefined|)"/);
  });
  it('lets glow what can be chosen, and only that', () => {
    const { html } = drawn('4p-move');
    const glowing = [...html.matchAll(/class="[^"]*\bglows\b[^"]*"[^>]*data-el="([^"]+)"/g)].map((match) => match[1]!);
    const wanted = new Set(fixtures['4p-move']!.decision!.choices!.flatMap((choice) => choice.elements ?? []));
    expect(new Set(glowing)).toEqual(wanted);
  });
});

describe('the sources', () => {
  it('keep to what a strict content security policy allows', () => {
    const files = import.meta.glob<string>('../**/*.svelte', { eager: true, query: '?raw', import: 'default' });
    for (const [path, text] of Object.entries(files)) {
      expect(text, path).not.toMatch(/\sstyle="/);
      expect(text, path).not.toMatch(/\bon(click|mouse\w*|key\w*|pointer\w*)=/);
    }
  });
});
