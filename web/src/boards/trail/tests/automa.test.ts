// Garth, Sam and Brisco: their boards, tips and log, with reasons, in every language.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { languages, type Lang } from '../../../lib/i18n/format';
import { linesOf, type LogRules } from '../../../lib/log';
import type { GameEvent, View } from '../../../lib/types';
import { choicePieces, decisionPieces, doingPieces, linePieces, textOf } from '../../../lib/sentences';
import { texts } from '../../../texts/trail';
import { board } from '..';
import { describe as inWords } from '../describe';
import { spellAutoma } from '../pictograms';
import { gamePartsOf, type Components } from '../gameParts';
import { automaMarker, automaOf, buildingOf, tileOn, markerOwner, positionOf, seatCount } from '../position';
import { automaWords } from '../printed';
import { tip } from '../tips';
import { automaTables, makeUi } from './support';

const names = Object.keys(automaTables);
const positions = names.flatMap((name) => Object.keys(automaTables[name]!.views).map((key): [string, string] => [name, key]));
const acts: Record<string, string> = {
  'hire-cheapest': 'cheapest',
  'hire-specialist': 'specialization most-numerous',
  'hire-engineer': 'card-says',
  'move-engine': 'station as-far-as-possible end-of-track',
  'engine-three': 'station as-far-as-possible',
  'take-objective': 'most-points reward',
  'take-trade': 'highest-reward',
  'take-hazard': 'most-numerous',
  'take-hazard-most': 'most-points',
  'buy-cattle': 'most-points',
  'buy-cattle-but-one': 'most-points',
  'draw-cattle': 'card-says',
  'place-building': 'most-builders',
  'build-at-random': 'at-random',
  'take-cattle-fewest': 'fewest-points',
  'take-cattle-most': 'most-points',
  'found-office': 'town-list town-card',
  deliver: 'schedule next-higher last-city-again',
};
const nothing: Record<string, string> = {
  'hire-cheapest': 'none-on-offer no-room',
  'hire-specialist': 'none-on-offer no-room',
  'hire-engineer': 'none-on-offer no-room other-specialization',
  'move-engine': 'no-way other-specialization',
  'engine-three': 'no-way',
  'take-objective': 'none-on-offer',
  'take-trade': 'none-on-offer',
  'take-hazard': 'none-on-offer',
  'take-hazard-most': 'none-on-offer',
  'take-cattle-fewest': 'none-on-offer',
  'take-cattle-most': 'none-on-offer',
  'draw-cattle': 'none-on-offer other-specialization',
  'buy-cattle': 'none-on-offer too-dear other-specialization',
  'buy-cattle-but-one': 'none-on-offer too-dear',
  'place-building': 'too-dear no-space other-specialization',
  'build-at-random': 'none-on-offer no-space',
  'found-office': 'no-way',
  deliver: 'no-discs',
};
const pairs = (table: Record<string, string>): [string, string][] =>
  Object.entries(table).flatMap(([action, reasons]) => reasons.split(' ').map((reason): [string, string] => [action, reason]));
const broken = /undefined|NaN|null|\[object|[{}]|\b(order|acts|why|many|count|automa)\.[a-z]/;

function viewOf(name: string, key: string): { view: View; components: Components } {
  const { views, components } = automaTables[name]!;
  return { view: views[key]!, components };
}

function drawn(name: string, key: string): { html: string; elements: Set<string> } {
  const { view, components } = viewOf(name, key);
  const ui = makeUi(view, 'en', components);
  const { panels, PlayerBoard, PlayerSummary, Hand } = board(components);
  const seats = positionOf(view).players.map((player) => player.seat);
  const html = [
    ...panels.map((panel) => render(panel.component, { props: { ui } }).body),
    ...seats.map((seat) => render(PlayerBoard, { props: { ui, seat } }).body),
    ...seats.map((seat) => render(PlayerSummary!, { props: { ui, seat } }).body),
    render(Hand, { props: { ui, seat: 1 } }).body,
  ].join('');
  return { html, elements: new Set([...html.matchAll(/data-el="([^"]+)"/g)].map((match) => match[1]!)) };
}

/** The log sentences of events. */
function logSentences(events: GameEvent[], name: string, lang: Lang): string[] {
  const { view, components } = viewOf(name, 'over');
  makeUi(view, lang, components);
  const words = texts(view.game, components);
  const rules: LogRules = { kinds: words.kinds, quiet: words.quiet, merges: () => false, isOmitted: (event) => words.isOmitted!(event) };
  return linesOf(events, rules).map((line) => textOf(linePieces(line, words)));
}

describe('the drawing with an automa', () => {
  it.each(positions)('shows all elements of choices, and only those glow: %s %s', (name, key) => {
    const { html, elements } = drawn(name, key);
    const wanted = new Set((viewOf(name, key).view.decision?.choices ?? []).flatMap((choice) => choice.elements ?? []));
    for (const el of wanted) expect(elements, el).toContain(el);
    const glowing = [...html.matchAll(/class="[^"]*\bglows\b[^"]*"[^>]*data-el="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(glowing)).toEqual(wanted);
    expect(html).not.toMatch(/aria-label="(undefined|)"|NaN|undefined/);
  });
  it.each(names)('has tips for all elements in every language: %s', (name) => {
    const { view, components } = viewOf(name, 'move');
    const { elements } = drawn(name, 'move');
    for (const lang of languages) {
      const ui = makeUi(view, lang, components);
      for (const el of elements) {
        expect(tip(el, ui), `${lang} ${el}`).toBeTruthy();
        expect(tip(el, ui), `${lang} ${el}`).not.toMatch(broken);
      }
    }
  });
  it.each(names)('shows the last card, the deck, the discard pile and the unused cards: %s', (name) => {
    const { view, components } = viewOf(name, 'move');
    const { elements } = drawn(name, 'move');
    const gameParts = gamePartsOf({ components });
    for (let seat = view.players + 1; seat <= seatCount(view); seat++) {
      const automa = automaOf(view, seat)!;
      for (const card of gameParts.all.automa!.cards) expect(elements).toContain(`automa:${seat}:card:${card.id}`);
      expect([...automa.deck, ...automa.discard].sort()).toEqual(gameParts.all.automa!.cards.filter((card) => card.in_deck).map((card) => card.id).sort());
      for (const what of ['who', 'deck', 'discard', 'delivery', 'cattle']) expect(elements).toContain(`automa:${seat}:${what}`);
      for (const what of ['workers', 'discs', 'engine', 'stations']) expect(elements).toContain(`seat:${seat}:${what}`);
      expect(elements.has(`automa:${seat}:special`)).toBe(automa.specialization !== null);
    }
  });
  it('has a purse for people only', () => {
    const { view, components } = viewOf('garths', 'move');
    const { purse } = board(components);
    expect([1, 2, 3, 4].map((seat) => purse(view, seat) !== null)).toEqual([true, true, false, false]);
  });
  it("draws the automa's side of buildings", () => {
    for (const name of names) {
      const { view, components } = viewOf(name, 'over');
      const gameParts = gamePartsOf({ components });
      const built = Object.keys(positionOf(view).board).flatMap((space) => {
        const lying = tileOn(view, gameParts, space);
        return lying?.kind === 'private' ? [lying] : [];
      });
      const his = built.filter((building) => building.owner > view.players);
      expect(his.length, name).toBeGreaterThan(0);
      for (const building of his) {
        expect(building.slug, name).toMatch(name === 'brisco' ? /a$/ : /b$/);
        expect(building.slug).toBe(buildingOf(view, gameParts, building.owner, parseInt(building.slug)));
      }
    }
  });
  it('includes automas in fees, steps and the job market', () => {
    const { view, components } = viewOf('garth-joins', 'move');
    const ui = makeUi(view, 'en', components);
    expect(seatCount(view)).toBe(4);
    const { html } = drawn('garth-joins', 'move');
    expect(html).toContain(`>${gamePartsOf(ui).stepLimit(4).start}<`);
    expect(tip('space:A', ui)).toBeTruthy();
  });
  it("shows the automa's marker in place of a taken station master", () => {
    const { view, components } = viewOf('garth', 'over');
    const position = positionOf(view);
    expect(position.station_masters).toContain(automaMarker);
    expect(markerOwner(position, 1)).toBe(2);
    expect(drawn('garth', 'over').html).toContain('class="automa-place"');
    const ui = makeUi(view, 'en', components);
    expect(tip('station:1', ui)).toMatch(/Garth has taken the station master away/);
    expect(tip(`master:${position.players[1]!.station_masters[0]}`, ui)).toMatch(/neither effect nor points/);
  });
  it("explains that fees at the automa's buildings go to the bank", () => {
    const { view, components } = viewOf('garth', 'over');
    const ui = makeUi(view, 'en', components);
    const his = Object.entries(view.figures.fees as Record<string, number>).map(([space]) => tip(`space:${space}`, ui) ?? '').filter((text) => /Garth’s building/.test(text));
    expect(his.length).toBeGreaterThan(0);
    for (const text of his) expect(text).toMatch(/to the bank/);
  });
});

describe('Sam', () => {
  it('has the mark of a reconstruction on all his cards', () => {
    for (const name of ['sam', 'sam-rails']) {
      const { view, components } = viewOf(name, 'move');
      const ui = makeUi(view, 'en', components);
      const seat = render(board(components).PlayerBoard, { props: { ui, seat: 2 } }).body;
      const cards = [...seat.matchAll(/class="automa-card"/g)].length;
      expect(cards).toBeGreaterThan(10);
      // The office card is among them; buildings may have marks of their own.
      expect([...seat.matchAll(/class="uncertain"/g)].length).toBeGreaterThanOrEqual(cards);
      expect(seat).toContain('Reconstructed');
      expect(tip('automa:2:card:1', ui)).toMatch(/reconstructed/);
      expect(tip('automa:2:who', ui)).toMatch(/reconstructed/);
    }
  });
  it('shows the current and later target towns', () => {
    const { view, components } = viewOf('sam-rails', 'move');
    const ui = makeUi(view, 'en', components);
    const sam = automaOf(view, 2)!;
    expect(sam.office_card).toBeTruthy();
    expect(drawn('sam-rails', 'move').elements).toContain('automa:2:office');
    const text = tip('automa:2:office', ui)!;
    for (const town of [sam.office_card!, ...sam.office_cards!]) expect(text).toContain(ui.t.nameOf('town', town));
    expect(text).toMatch(/reconstructed/);
  });
  it('is the only automa with the mark', () => {
    for (const name of ['garth', 'brisco']) {
      expect(drawn(name, 'move').html).not.toContain('Reconstructed');
      const { view, components } = viewOf(name, 'move');
      expect(tip('automa:2:card:1', makeUi(view, 'en', components))).toMatch(/single source \(90%/);
    }
  });
});

describe.each(languages)('an automa in %s', (lang) => {
  it.each(names)('has pictograms and texts for every card: %s', (name) => {
    const { view, components } = viewOf(name, 'move');
    const { t } = makeUi(view, lang, components);
    const gameParts = gamePartsOf({ components });
    for (const card of gameParts.all.automa!.cards) {
      expect(spellAutoma(gameParts, card)).toHaveLength(card.actions.length + Number(card.office_first));
      expect(automaWords(card, t), card.id).not.toMatch(broken);
      for (const action of card.actions) expect(t.has(`order.${action}`), action).toBe(true);
      expect(t.has(`automa.steps.${card.steps_rule}`), card.steps_rule).toBe(true);
    }
  });
  it('has reasons for its actions and omissions', () => {
    const sentencesFor = (event: string, table: Record<string, string>): string[] =>
      pairs(table).flatMap(([action, reason]) => {
        const [text = ''] = logSentences([{ event, seat: 2, action, reason, workers: 3 }], 'garth', lang);
        expect(text, `${action} ${reason}`).not.toMatch(broken);
        expect(text, `${action} ${reason}`).toContain('Garth');
        const { t } = makeUi(viewOf('garth', 'over').view, lang, automaTables['garth']!.components);
        for (const key of [`acts.${action}`, `order.${action}`, `why.${reason}`]) expect(t.has(key), key).toBe(true);
        return [text];
      });
    // Buying with all cowboys and buying with all but one have the same text.
    expect(new Set(sentencesFor('automa_acts', acts)).size).toBe(pairs(acts).length - 1);
    expect(new Set(sentencesFor('automa_nothing', nothing)).size).toBe(pairs(nothing).length);
  });
  it.each(names)('has a log in sentences: %s', (name) => {
    for (const event of automaTables[name]!.events) {
      for (const text of logSentences([event], name, lang)) expect(text, JSON.stringify(event)).not.toMatch(broken);
    }
  });
  it('has a message and a kind for each of its events', () => {
    const { t } = makeUi(viewOf('garth', 'over').view, lang, automaTables['garth']!.components);
    const { kinds } = texts('classic', null);
    for (const event of 'automa_shuffled automa_card automa_acts automa_nothing specialized fee_from_bank office_card_turned office_card_put_under'.split(' ')) {
      expect(t.has(`event.${event}`), event).toBe(true);
      expect(t.has(`kind.${kinds[event]}`), event).toBe(true);
    }
  });
  it('appears in the text view', () => {
    for (const [name, key] of positions) {
      const { view, components } = viewOf(name, key);
      const sections = inWords(makeUi(view, lang, components));
      expect(JSON.stringify(sections)).not.toMatch(/undefined|NaN|null|[^\\]\{\w+[,}]/);
      for (let seat = view.players + 1; seat <= seatCount(view); seat++) {
        const section = sections.find((one) => one.title === automaOf(view, seat)!.name);
        expect(section?.lines.length).toBeGreaterThan(8);
      }
    }
  });
  it('is named in decisions that are made for it', () => {
    for (const key of ['begin_for', 'foresight_for']) {
      const { view, components } = viewOf('brisco', key);
      makeUi(view, lang, components);
      expect(view.decision?.for).toBe(2);
      for (const pieces of [decisionPieces(view.decision!), doingPieces(view.decision!)]) {
        expect(textOf(pieces)).toContain('Brisco');
        expect(textOf(pieces)).not.toMatch(broken);
      }
      for (const choice of view.decision!.choices!) expect(textOf(choicePieces(choice, view))).not.toMatch(broken);
    }
    const { view, components } = viewOf('garth', 'foresight');
    makeUi(view, lang, components);
    expect(textOf(decisionPieces(view.decision!))).not.toContain('Garth');
  });
});

describe('the log', () => {
  it('explains a turn', () => {
    const turn: GameEvent[] = [
      { event: 'automa_card', seat: 2, card: '11', steps: 2 },
      { event: 'herder_stepped', seat: 2, space: 'A', place_kind: 'neutral', place_name: 'A' },
      { event: 'automa_acts', seat: 2, action: 'hire-engineer', workers: 0, reason: 'card-says' },
      { event: 'worker_hired', seat: 2, worker: 'engineer', row: 1 },
      { event: 'automa_acts', seat: 2, action: 'move-engine', workers: 2, reason: 'station' },
      { event: 'engine_moved', seat: 2, engine: 'station 1' },
      { event: 'station_upgraded', seat: 2, station: 1 },
      { event: 'disc_taken', seat: 2, disc_space: null },
      { event: 'disc_placed', seat: 2, station: 1, target: 'station' },
      { event: 'station_master_won', seat: 2, station: 1, tile: 'workers', worker: null },
    ];
    expect(logSentences(turn, 'garth', 'en')).toEqual([
      'Garth turns over card 11: as many steps as the largest number of buildings one player has on the trail (2), then hire an engineer and move his engine, a space for each engineer; only with engineers as his specialization.',
      'Garth walks to neutral building A.',
      'Garth hires an engineer: the card says so.',
      'Garth hires an engineer from row 1.',
      'Garth moves his engine: to the first station on its way that lacks his disc.',
      'Garth moves the engine to the turnout of station 1.',
      'Garth upgrades station 1.',
      'Garth takes the station master of station 1 out of play: $2 at once, 1 point per worker.',
    ]);
  });
  it("names the side of an automa's building, and money from the bank", () => {
    expect(logSentences([{ event: 'building_placed', seat: 2, building: 3, space: 'B1', tile: '3b' }], 'garth', 'en')).toEqual(['Garth builds 3b on B1.']);
    const fee = { event: 'fee_from_bank', seat: 2, space: 'B1', place_kind: 'free', to: 1, amount: 2 };
    expect(logSentences([fee], 'garth', 'en')).toEqual(['The bank pays Ada $2 for Garth on space B1.']);
    expect(texts('classic', null).money!(fee)).toEqual([{ seat: 1, amount: 2 }]);
  });
  it('shows cattle that Brisco takes when others buy', () => {
    const bought = [{ event: 'cattle_bought', seat: 2, card: 'red', gift: false }];
    expect(logSentences([{ ...bought[0]!, gift: true }], 'brisco', 'en')[0]).toMatch(/^Brisco takes/);
    expect(logSentences(bought, 'garth', 'en')[0]).toMatch(/^Garth buys/);
  });
});
