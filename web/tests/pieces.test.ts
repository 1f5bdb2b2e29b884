// Small modules of lib: panels, zoom, chart, links, recent games, marks.
import { beforeEach, describe, expect, it } from 'vitest';
import { chart, niceStep, spread } from '../src/lib/chart';
import { i18n } from '../src/lib/i18n/i18n.svelte';
import { keysIn, linkPath, readLink, readPasted } from '../src/lib/link';
import { glowCounts, panelToOpen } from '../src/lib/panels';
import { forget, recentGames, remember, rememberNew } from '../src/lib/recentGames';
import { person, seatLetter, seatMark } from '../src/lib/seats';
import { settings } from '../src/lib/settings.svelte';
import { layoutFor } from '../src/lib/screen.svelte';
import { clampView, zoomAt } from '../src/lib/zoom';

const key = '0123456789abcdef0123456789abcdef';
const other = 'ffffffffffffffffffffffffffffffff';

describe('links', () => {
  it('reads table and keys from an address', () => {
    expect(readLink('/t/k3v9q2xw', `#${key}`)).toEqual({ table: 'k3v9q2xw', keys: [key] });
    expect(readLink('/t/k3v9q2xw', `#${key},${other}`)!.keys).toEqual([key, other]);
    expect(readLink('/', `#${key}`)).toBeNull();
    expect(keysIn('#nonsense')).toEqual([]);
  });
  it('reads pasted links', () => {
    expect(readPasted(` https://example.org/t/abc#${key} `)).toEqual({ table: 'abc', keys: [key] });
    expect(readPasted('https://example.org/t/abc')).toBeNull();
    expect(readPasted(`abc#${key}`)).toBeNull();
    expect(readPasted(`http://x${linkPath('abc', [key])}`)).toEqual({ table: 'abc', keys: [key] });
  });
});

describe('recent games', () => {
  const memory = new Map<string, string>();
  beforeEach(() => {
    memory.clear();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (name: string) => memory.get(name) ?? null,
        setItem: (name: string, value: string) => void memory.set(name, value),
      },
    });
  });
  it('keeps known keys', () => {
    rememberNew(
      'classic',
      {
        table: 'abc',
        seats: [
          { seat: 1, kind: 'human', name: 'Ada', key },
          { seat: 2, kind: 'human', name: 'Ben', key: other },
        ],
        spectator: key,
        host: other,
      },
      [key],
    );
    remember({
      table: 'abc',
      game: 'classic',
      seats: [
        { seat: 1, name: 'Ada', kind: 'human', own: key },
        { seat: 2, name: 'Ben', kind: 'human' },
      ],
      mine: [key],
      turn: 5,
    });
    const [game] = recentGames();
    expect(game!.seats).toEqual([
      { seat: 1, name: 'Ada', kind: 'human', link: key, own: key },
      { seat: 2, name: 'Ben', kind: 'human', link: other },
    ]);
    expect(game!.spectator).toBe(key);
    expect(game!.host).toBe(other);
    expect(game!.turn).toBe(5);
    forget('abc');
    expect(recentGames()).toEqual([]);
  });
  it('converts a key of old entries to a link', () => {
    memory.set('drover.games', JSON.stringify([{ table: 'abc', game: 'classic', seats: [{ seat: 1, name: 'Ada', kind: 'human', key }], mine: [key], time: 1 }]));
    expect(recentGames()[0]!.seats).toEqual([{ seat: 1, name: 'Ada', kind: 'human', link: key }]);
  });
  it('ignores damaged storage', () => {
    memory.set('drover.games', '{');
    expect(recentGames()).toEqual([]);
  });
});

describe('panels', () => {
  const panelOf = (el: string) => (el.startsWith('space') ? 'trail' : 'market');
  it('opens the panel with most choices unless the current one has some', () => {
    const counts = glowCounts(['space:A', 'space:B', 'market:red'], panelOf);
    expect(counts.get('trail')).toBe(2);
    expect(panelToOpen(counts, 'log', ['log', 'market', 'trail'])).toBe('trail');
    expect(panelToOpen(counts, 'market', ['log', 'market', 'trail'])).toBeNull();
    expect(panelToOpen(new Map(), 'log', ['log'])).toBeNull();
  });
  it('has a layout for every screen size', () => {
    const kinds: [number, number, string][] = [
      [360, 740, 'narrow'],
      [390, 844, 'narrow'],
      [844, 390, 'flat'],
      [740, 360, 'flat'],
      [768, 1024, 'tall'],
      [1024, 768, 'middle'],
      [1366, 657, 'wide'],
      [1440, 900, 'wide'],
      [1920, 1080, 'vast'],
      [2560, 1300, 'vast'],
    ];
    for (const [width, height, kind] of kinds) expect(layoutFor(width, height), `${width} x ${height}`).toBe(kind);
  });
});

describe('zoom', () => {
  const size = { width: 400, height: 300 };
  it('keeps the point under the pointer, and the content in its frame', () => {
    const view = zoomAt({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: 100 }, size);
    expect(view).toEqual({ scale: 2, x: -100, y: -100 });
    expect(clampView({ scale: 2, x: 50, y: -1000 }, size)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(zoomAt(view, 0.01, { x: 0, y: 0 }, size).scale).toBe(1);
  });
});

describe('the chart', () => {
  it('draws a line for every seat, also with negative points', () => {
    const drawn = chart(
      [
        { moves: 10, turn: 3, scores: { 1: -4, 2: 6 } },
        { moves: 0, turn: 1, scores: { 1: 0, 2: 0 } },
        { moves: 30, turn: 9, scores: { 1: 18, 2: 12 } },
      ],
      [1, 2],
      600,
      200,
    );
    expect(drawn.lines).toHaveLength(2);
    expect(drawn.lines[0]!.path.startsWith('M0 ')).toBe(true);
    expect(drawn.lines[0]!.end).toMatchObject({ x: 600, points: 18 });
    expect(Math.min(...drawn.ticks.map((tick) => tick.points))).toBeLessThan(0);
    expect(drawn.zero).toBeLessThan(200);
    expect(drawn.place(30, 0)).toEqual({ x: 600, y: drawn.zero });
  });
  it('moves overlapping labels apart', () => {
    expect(spread([100, 20, 95], 14)).toEqual([109, 20, 95]);
    expect(spread([5, 5, 5], 10)).toEqual([5, 15, 25]);
  });
  it('has round tick steps', () => {
    expect(niceStep(23, 5)).toBe(5);
    expect(niceStep(90, 5)).toBe(20);
  });
});

describe('marks', () => {
  it('shows the initial, or the number if two seats share it', () => {
    const names = { 1: 'Ada', 2: 'Hank', 3: 'Hank 2', 4: '7th' };
    expect(seatLetter(1, names)).toBe('A');
    expect(seatLetter(2, names)).toBe('2');
    expect(seatLetter(4, names)).toBe('4');
  });
  it('sends no name for a person without one', () => {
    expect(person(' Ada ')).toEqual({ kind: 'human', name: 'Ada' });
    expect(person('  ')).toEqual({ kind: 'human' });
  });
  it.each([
    ['en', 'Player 2'],
    ['de', 'Spieler 2'],
    ['pl', 'Gracz 2'],
  ] as const)('shows in %s whoever gave no name as %s', (lang, name) => {
    settings.lang = lang;
    i18n.setPlayers({ 1: 'Ada', 2: 'Player 2' });
    expect([i18n.playerName(1), i18n.playerName(2), i18n.shown('Player Two')]).toEqual(['Ada', name, 'Player Two']);
    settings.lang = 'en';
  });
  it('has a different colour and shape for every seat', () => {
    const marks = [1, 2, 3, 4].map((seat) => seatMark(seat, ''));
    expect(new Set(marks.map((mark) => mark.colour)).size).toBe(4);
    expect(new Set(marks.map((mark) => mark.shape)).size).toBe(4);
  });
});
