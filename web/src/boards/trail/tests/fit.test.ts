// Everything that can be used keeps a legible size in every room.
import { describe, expect, it } from 'vitest';
import { boardPlan, handPlan, leastCard, leastTile, tileSize } from '../../../drawing/fit';
import { purseOf } from '../purse';
import { fixtures, makeUi } from './support';
import { gamePartsOf } from '../gameParts';

describe('building tiles', () => {
  it('are never below their minimum size', () => {
    expect(tileSize(12, 40, 40)).toBe(leastTile);
    expect(tileSize(10, 260, 96)).toBeGreaterThanOrEqual(leastTile);
  });
  it('grow with the room', () => {
    expect(tileSize(10, 500, 200)).toBeGreaterThan(tileSize(10, 260, 110));
  });
});

describe('a player board', () => {
  const rooms: [string, number, number][] = [
    ['1366 x 657', 690, 140],
    ['1440 x 900', 734, 180],
    ['1024 x 768', 446, 205],
    ['1920 x 1080', 940, 225],
    ['2560 x 1300', 1250, 280],
    ['768 x 1024', 746, 160],
  ];
  it.each(rooms)('fits into the room at %s with ten tiles of minimum size, with and without the expansion', (_name, width, height) => {
    for (const units of [592, 676]) {
      const plan = boardPlan(units, 24, 10, width, height);
      if (plan.name === 'stack') continue; // is scrolled
      const columns = Math.floor((plan.tiles.width + 2) / (leastTile + 2));
      expect(Math.ceil(10 / columns) * (leastTile + 2) - 2).toBeLessThanOrEqual(plan.tiles.height + 0.5);
      expect(units * plan.scale + 24 + (plan.name === 'row' ? plan.tiles.width + 8 : 0)).toBeLessThanOrEqual(width + 0.5);
    }
  });
  it('is scrolled if its parts would be illegible', () => {
    expect(boardPlan(592, 24, 10, 340, 300, 0.6).name).toBe('stack');
    expect(boardPlan(592, 24, 10, 340, 0).name).toBe('stack');
  });
});

describe('the hand', () => {
  it('has upright cards if there is room, else cards that lie down', () => {
    expect(handPlan(4, 400, 170)).toMatchObject({ lying: false });
    expect(handPlan(6, 260, 95)).toMatchObject({ lying: true });
  });
  it('has no cards below their minimum size and shows names as long as possible', () => {
    for (const cards of [1, 3, 4, 6, 8, 11]) {
      for (const [width, height] of [[190, 95], [260, 95], [300, 165], [330, 215], [520, 300], [440, 54]] as const) {
        const plan = handPlan(cards, width, height);
        expect(plan.width, `${cards} cards in ${width} x ${height}`).toBeGreaterThanOrEqual(leastCard);
        expect((plan.columns - 1) * plan.step + plan.width).toBeLessThanOrEqual(width + 1);
      }
      expect(handPlan(6, 300, 165).step).toBeGreaterThanOrEqual(leastCard);
    }
  });
});

describe('the purse', () => {
  it('is read from the view, with the value of the own herd only', () => {
    const view = fixtures['4p-deliver']!;
    const gameParts = gamePartsOf(makeUi(view, 'en'));
    const me = view.viewer as number;
    const own = purseOf(view, gameParts, me)!;
    const figures = view.figures.players.find((one: { seat: number }) => one.seat === me);
    expect(own.herd).toBe(figures.herd_value);
    expect(own).toMatchObject({ cards: figures.hand_size, certificateLimit: figures.certificate_limit });
    expect(purseOf(view, gameParts, (me % view.players) + 1)!.herd).toBeUndefined();
  });
});
