// The figures of the strip that is always in view.
import { describe, expect, it } from 'vitest';
import { inOrderFrom } from '../src/lib/seats';
import { proceedsOf, type Purse } from '../src/lib/purse';

const purse: Purse = { dollars: 19, cards: 4, certificates: 2, certificateLimit: 4, herd: 8 };

describe('the proceeds of the herd', () => {
  it('are its value in dollars, plus certificates and extras of cards', () => {
    expect(proceedsOf({ ...purse, market: { kind: 'dollars', extra: 0 } })).toEqual({ kind: 'dollars', least: 8, most: 10 });
    expect(proceedsOf({ ...purse, market: { kind: 'dollars', extra: 3 } })).toEqual({ kind: 'dollars', least: 11, most: 13 });
    expect(proceedsOf({ ...purse, certificates: 0, market: { kind: 'dollars', extra: 0 } })).toEqual({ kind: 'dollars', least: 8, most: 8 });
  });
  it('are the most valuable place within reach', () => {
    const worths = [0, 5, 7, 9, 10, 12];
    expect(proceedsOf({ ...purse, market: { kind: 'places', worths } })).toEqual({ kind: 'places', least: 7, most: 10 });
    expect(proceedsOf({ ...purse, market: { kind: 'places', worths: [0, 12] } })).toEqual({ kind: 'places', least: 0, most: 0 });
  });
  it("are unknown for another player's hand", () => {
    const { herd: _, ...theirs } = purse;
    expect(proceedsOf({ ...theirs, market: { kind: 'dollars', extra: 0 } })).toBeNull();
  });
});

describe('the order of players', () => {
  const seats = [1, 2, 3, 4].map((seat) => ({ seat }));
  it('begins with the own seat and follows the order of play', () => {
    expect(inOrderFrom(seats, 3).map((one) => one.seat)).toEqual([3, 4, 1, 2]);
    expect(inOrderFrom(seats, null).map((one) => one.seat)).toEqual([1, 2, 3, 4]);
  });
});
