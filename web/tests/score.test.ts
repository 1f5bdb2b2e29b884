import { describe, expect, it } from 'vitest';
import { counted, partsMatchingTotal, type ScorePart } from '../src/lib/score';

const part = (text: string, points: number | null): ScorePart => ({ text, count: 1, points });

describe('the parts of a score category', () => {
  it('are unchanged if they add up to the total', () => {
    const parts = [part('a', 3), part('b', -1)];
    expect(partsMatchingTotal(parts, 2)).toEqual(parts);
  });

  it('include the remainder for a single part without points', () => {
    expect(partsMatchingTotal([part('a', 3), part('b', null)], 5)).toEqual([part('a', 3), part('b', 2)]);
  });

  it('have no points if the sum is wrong', () => {
    expect(partsMatchingTotal([part('a', 3), part('b', 1)], 5)).toEqual([part('a', null), part('b', null)]);
    const open = [part('a', null), part('b', null)];
    expect(partsMatchingTotal(open, 5)).toEqual(open);
  });

  it('are counted by kind, without empty kinds', () => {
    const each = (kind: string) => (kind === 'x' ? null : { text: kind, each: 2 });
    expect(counted({ a: 3, b: 0, x: 1 }, each)).toEqual([{ text: 'a', count: 3, points: 6 }]);
  });
});
