// A game without a folder in the page can be chosen, set up, played, explained and scored.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { herderTable, herderViews, herders } from '../dev/herders';
import { board as plainBoard } from '../src/boards/plain';
import { languages } from '../src/lib/i18n/format';
import { reasonText } from '../src/lib/refusalReasons';
import { settings } from '../src/lib/settings.svelte';
import type { View } from '../src/lib/types';
import AutomaPicker from '../src/screens/AutomaPicker.svelte';
import OptionRows from '../src/screens/OptionRows.svelte';
import { gameText } from '../src/screens/solo';
import { adviceOf, fitChoice, rowOptions, rowsOf, setupOptions } from '../src/lib/solo';
import DecisionBar from '../src/table/DecisionBar.svelte';
import LogPanel from '../src/table/LogPanel.svelte';
import PlayersPanel from '../src/table/PlayersPanel.svelte';
import ScoreTable from '../src/table/ScoreTable.svelte';
import StatusStrip from '../src/table/StatusStrip.svelte';
import TableScreen from '../src/table/TableScreen.svelte';
import PlainTextDialog from '../src/table/PlainTextDialog.svelte';
import { TableSession } from '../src/table/session.svelte';
import { FakeSocket, hear } from './fakeSocket';
import InTable from './InTable.svelte';

// The router reads the address when its module is loaded.
vi.hoisted(() => {
  Object.assign(globalThis, { location: { pathname: '/', hash: '', search: '' }, addEventListener: () => {}, navigator: { onLine: true } });
});

let session: TableSession;
/** A table with one view for each key. */
async function open(...views: View[]): Promise<void> {
  const keys = views.map((_, index) => `key${index}`);
  session = new TableSession('herd', keys);
  session.start();
  await vi.advanceTimersByTimeAsync(5);
  views.forEach((view, index) => hear(keys[index]!, herderTable(view)));
  await vi.waitFor(() => expect(session.game.board).not.toBeNull());
}
/** The visible text of rendered HTML. */
const textIn = (html: string): string =>
  html
    .replace(/<style.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const noop = (): void => {};
/** The HTML of one part of the table screen. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const rendered = (Part: Component<any>, props: Record<string, unknown> = {}): string => render(InTable, { props: { session, Part, ...props } }).body;
const shown = {
  decision: () => textIn(rendered(DecisionBar, { onscore: noop, onreview: noop })),
  log: () => textIn(rendered(LogPanel)),
  players: () => textIn(rendered(PlayersPanel)),
  score: () => textIn(rendered(ScoreTable)),
  strip: () => textIn(rendered(StatusStrip)),
  words: () => textIn(rendered(PlainTextDialog, { onclose: noop })),
  screen: () => textIn(render(TableScreen, { props: { session } }).body),
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  // There is no components answer for the game.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ error: { code: 'not_found' } }), { status: 404 })));
  settings.lang = 'en';
});
afterEach(() => {
  session?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('setting up', () => {
  it("shows the server's texts for the game, its options and its automa", () => {
    expect(gameText(herders.name, false, herders)).toBe('Two Herders, for tests');
    const rows = rowsOf(herders);
    expect(rows.map((row) => row.key)).toEqual(['long_ford']);
    const html = textIn(render(OptionRows, { props: { rows, options: rowOptions(herders, {}), advice: [] } }).body);
    expect(html).toContain('Long ford which ford lies in the way');
    expect(html).toContain('Flooded the flooded one');
    const choice = fitChoice(herders, 1, null);
    const pick = textIn(render(AutomaPicker, { props: { game: herders, people: 1, choice } }).body);
    expect(pick).toContain('The Coyote runs straight on');
    expect(pick).toContain('the lame one');
  });
  it("shows the server's explanation of options that the automa fixes", () => {
    const choice = fitChoice(herders, 1, null);
    const advice = adviceOf(herders, 1, choice);
    const html = textIn(render(OptionRows, { props: { rows: rowsOf(herders), options: rowOptions(herders, {}), advice } }).body);
    expect(html).toContain('The coyote does not swim.');
    expect(setupOptions(herders, 1, rowOptions(herders, {}), choice)).toEqual({ long_ford: 'dry', rival: 'coyote', cunning: 'lame' });
  });
});

describe('playing', () => {
  it('names the decision and offers every choice as a readable button', async () => {
    await open(herderViews.start);
    expect(session.choosing.choices).toHaveLength(4);
    const text = shown.decision();
    expect(text).toContain('Next step');
    expect(text).toContain('Ride: left');
    expect(text).toContain('Buy card: whip');
    const html = rendered(DecisionBar, { onscore: noop, onreview: noop });
    expect(html.match(/<button[^>]*class="choice/g)).toHaveLength(4);
  });
  it('shows the choices, the open position and the own hand only', async () => {
    await open(herderViews.start);
    const [panel] = session.game.board!.panels;
    const middle = render(panel!.component, { props: { ui: session.position.ui } }).body;
    expect(middle).toContain('data-el="space:left_fork"');
    expect(textIn(middle)).toContain('Space left fork');
    expect(textIn(middle)).toContain('Shop Whip 2, Lasso 1');
    expect(textIn(render(session.game.board!.Hand, { props: { ui: session.position.ui, seat: 1 } }).body)).toContain('whip lasso');
    expect(textIn(render(session.game.board!.PlayerBoard, { props: { ui: session.position.ui, seat: 2 } }).body)).toContain('Space camp');
  });
  it('chooses by element and asks if several choices match', async () => {
    await open(herderViews.start);
    const moves: string[] = [];
    FakeSocket.heard = (message) => message.type === 'move' && moves.push(message.move as string);
    session.choosing.pick('space:left_fork', null);
    await vi.advanceTimersByTimeAsync(1);
    expect(moves).toEqual(['ride left']);
  });
  it('names the awaited player to the others', async () => {
    await open(herderViews.waiting);
    expect(shown.decision()).toContain('Ben');
    expect(session.choosing.choices).toEqual([]);
  });
  it('shows a readable log', async () => {
    await open(herderViews.start);
    expect(shown.log()).toContain('Rode: left fork, whip');
  });
  it('shows an automa by name, without money or cards', async () => {
    await open(herderViews.alone);
    expect(session.people.everybody.map((seat) => seat.name)).toEqual(['Ada', 'The Coyote']);
    expect(session.game.board!.purse(session.position.view!, 2)).toBeNull();
    expect(shown.players()).toContain('The Coyote');
  });
  it('passes the device from one person to the next', async () => {
    const other: View = { ...herderViews.waiting, viewer: 2, decision: { ...herderViews.start.decision, seat: 2 } };
    await open(herderViews.waiting, other);
    expect(session.device.passTo).toBe(2);
    session.device.takeOver(2);
    expect(session.choosing.choices).toHaveLength(4);
  });
  it('omits features that such a game lacks', () => {
    const { purse } = plainBoard(null);
    const bare: View = { ...herderViews.start, position: {}, figures: {} };
    expect(purse(bare, 1)).toEqual({});
    expect(purse(herderViews.start, 1)).toEqual({ dollars: 4, cards: 2 });
  });
});

describe('the end', () => {
  it("lists the points by the game's categories", async () => {
    await open(herderViews.over);
    const text = shown.score();
    expect(text).toContain('Way');
    expect(text).toContain('Unspent grass');
    expect(shown.decision()).toContain('Ben');
  });
});

describe.each(languages)('every part of the table in %s', (lang) => {
  it.each(Object.keys(herderViews) as (keyof typeof herderViews)[])('stands without a raw key: %s', async (name) => {
    settings.lang = lang;
    await open(herderViews[name]);
    for (const [part, text] of Object.entries(shown)) {
      const shownText = text();
      expect(shownText, part).not.toMatch(/undefined|\[object|NaN|\{|\bnull\b/);
      expect(shownText, part).not.toMatch(/\b[a-z]+_[a-z]+\b/);
    }
  });
});

it("shows the server's sentence for an unknown reason", async () => {
  await open(herderViews.start);
  const why = reasonText({ key: 'too_wet' }, session.position.view!, 'The ford is too deep.');
  expect(why).toBe('The ford is too deep.');
});
