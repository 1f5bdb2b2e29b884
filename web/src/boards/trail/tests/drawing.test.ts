// Every element of a choice is drawn on the board.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { gamePartsOf } from '../gameParts';
import { boardOf, fixtures, makeUi } from './support';

function drawn(name: string): { html: string; elements: Set<string> } {
  const view = fixtures[name]!;
  const ui = makeUi(view, 'en');
  const board = boardOf(view);
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
  it.each(['4p-use_location', 'second-use_location', 'rails1-use_location', 'rails2-use_location', 'rails2-all-buy_cattle'])(
    'shows every space, city, station, town and track space, with a label and an explanation: %s',
    (name) => {
      const { elements, html } = drawn(name);
      const ui = makeUi(fixtures[name]!, 'en');
      const gameParts = gamePartsOf(ui);
      const board = boardOf(fixtures[name]!);
      for (const space of gameParts.all.spaces) expect(elements).toContain(`space:${space.id}`);
      for (const city of gameParts.all.cities) expect(elements).toContain(`city:${city.id}`);
      for (const station of gameParts.all.stations) expect(elements).toContain(`station:${station.number}`);
      for (const arrow of gameParts.all.arrows) expect(elements).toContain(`arrow:${arrow.from}`);
      for (const town of gameParts.towns) for (let n = 1; n <= 4; n++) expect(elements).toContain(`town:${town.id}:${n}`);
      for (const aux of gameParts.all.aux) expect(elements).toContain(`aux:${aux.id}`);
      for (const disc of gameParts.all.disc_spaces) expect(elements).toContain(`disc:${disc.id}`);
      for (let n = 0; n <= gameParts.lastTrackSpace; n++) expect(elements).toContain(`track:${n}`);
      for (const el of elements) expect(board.tip(el, ui), el).toBeTruthy();
      expect(html).not.toMatch(/aria-label="(undefined|)"/);
      expect(html).not.toMatch(/NaN|undefined/);
    },
  );
  it.each(['4p-move', 'second-move', 'rails2-found_office', 'rails1-take_station_master', 'rails2-upgrade_station'])(
    'lets glow what can be chosen, and only that: %s',
    (name) => {
      const { html } = drawn(name);
      const glowing = [...html.matchAll(/class="[^"]*\bglows\b[^"]*"[^>]*data-el="([^"]+)"/g)].map((match) => match[1]!);
      const wanted = new Set(fixtures[name]!.decision!.choices!.flatMap((choice) => choice.elements ?? []));
      expect(new Set(glowing)).toEqual(wanted);
    },
  );
  it('marks reconstructed figures only', () => {
    expect(drawn('rails2-use_location').html).toContain('class="uncertain"');
    expect(drawn('rails1-use_location').html).not.toContain('class="uncertain"');
    expect(drawn('second-use_location').html).not.toContain('class="uncertain"');
  });
  it('draws a different office for every player', () => {
    const { html } = drawn('rails1-use_location');
    const fronts = new Set([...html.matchAll(/office-front" fill="([^"]+)"/g)].map((match) => match[1]!));
    expect([...fronts].filter((fill) => fill.startsWith('var(--seat'))).toHaveLength(4);
  });
});
