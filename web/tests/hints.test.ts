import { describe, expect, it } from 'vitest';
import { advised, attention, figuresOf } from '../src/lib/hints';
import { inSentence } from '../src/lib/i18n/format';
import type { HintMove } from '../src/lib/types';
import { choiceOf } from '../dev/samples';

const move = (text: string, categories: Record<string, number>, visits = 0.2): HintMove => ({
  move: text,
  expected: Object.values(categories).reduce((sum, points) => sum + points, 0),
  win: 0.5,
  visits,
  categories,
});

describe('a hint', () => {
  it('has no figures for a rarely visited move', () => {
    const best = move('a', { cattle: 12.1, cities: 8 }, 0.8);
    const hardly: HintMove = { move: 'b', visits: 0.01 };
    expect(figuresOf(best)).toEqual({ expected: 20.1, win: 0.5, categories: { cattle: 12.1, cities: 8 } });
    expect(figuresOf(hardly)).toBeNull();
    expect(figuresOf(undefined)).toBeNull();
  });

  it('compares the visits of a move with those of the best one', () => {
    expect(attention(move('b', {}, 0.2), move('a', {}, 0.8))).toBe(0.25);
    expect(attention(move('b', {}, 0), move('a', {}, 0))).toBe(0);
  });

  it('lists existing choices only, best first', () => {
    const choices = [choiceOf({ move: 'a', key: 'k' }), choiceOf({ move: 'b', key: 'k' })];
    const found = advised([move('b', {}), move('gone', {}), move('a', {})], choices);
    expect(found.map((one) => one.choice)).toEqual([choices[1], choices[0]]);
  });

  it('writes categories in lower case except in German', () => {
    expect(inSentence('Cattle cards', 'en')).toBe('cattle cards');
    expect(inSentence('Rinderkarten', 'de')).toBe('Rinderkarten');
    expect(inSentence('Żetony', 'pl')).toBe('żetony');
  });
});
