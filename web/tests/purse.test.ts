// What the strip that is always in view says.
import { describe, expect, it } from 'vitest';
import { inOrderFrom } from '../src/lib/seats';
import { saleOf, type Purse } from '../src/lib/standing';

const purse: Purse = { dollars: 19, cards: 4, certificates: 2, certificateLimit: 4, herd: 8 };

describe('what the herd would bring', () => {
  it('is its worth in dollars, one more for each temporary certificate, and what single cards pay', () => {
    expect(saleOf({ ...purse, market: { kind: 'dollars', extra: 0 } })).toEqual({ kind: 'dollars', least: 8, most: 10 });
    expect(saleOf({ ...purse, market: { kind: 'dollars', extra: 3 } })).toEqual({ kind: 'dollars', least: 11, most: 13 });
    expect(saleOf({ ...purse, certificates: 0, market: { kind: 'dollars', extra: 0 } })).toEqual({ kind: 'dollars', least: 8, most: 8 });
  });
  it('is the best open place it does for', () => {
    const worths = [0, 5, 7, 9, 10, 12];
    expect(saleOf({ ...purse, market: { kind: 'places', worths } })).toEqual({ kind: 'places', least: 7, most: 10 });
    expect(saleOf({ ...purse, market: { kind: 'places', worths: [0, 12] } })).toEqual({ kind: 'places', least: 0, most: 0 });
  });
  it("is not known of somebody else's hand", () => {
    const { herd: _, ...theirs } = purse;
    expect(saleOf({ ...theirs, market: { kind: 'dollars', extra: 0 } })).toBeNull();
  });
});

describe('the order of the others', () => {
  const seats = [1, 2, 3, 4].map((seat) => ({ seat }));
  it('begins with the own seat and goes on as the game does', () => {
    expect(inOrderFrom(seats, 3).map((one) => one.seat)).toEqual([3, 4, 1, 2]);
    expect(inOrderFrom(seats, null).map((one) => one.seat)).toEqual([1, 2, 3, 4]);
  });
});
