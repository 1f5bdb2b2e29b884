import { describe, expect, it } from 'vitest';
import { needsConfirmation, choicesAt, closingChoices, grouped, inOrder, choicesLeftAtTurnEnd, listed } from '../src/lib/choices';
import type { Choice } from '../src/lib/types';
import { choiceOf } from '../dev/samples';

const walk = choiceOf({ move: 'move E', key: 'move', elements: ['space:E'], path: ['space:D', 'space:E'] });
const around = choiceOf({ move: 'move E via FL', key: 'move', elements: ['space:E'], path: ['a', 'b', 'c'], dollars: -2 });
const play = choiceOf({ move: 'play draw-2', key: 'play_objective', elements: ['card:draw-2'], final: true });
const end = choiceOf({ move: 'end', key: 'end', final: true });
const all = [around, play, walk, end];
const none = new Set<string>();

describe('choices', () => {
  it('are found by element, the cheapest first', () => {
    expect(choicesAt('space:E', all)).toEqual([around, walk]);
    expect(inOrder(choicesAt('space:E', all))).toEqual([walk, around]);
    expect(choicesAt('space:F', all)).toEqual([]);
  });

  it('are listed by kind, closing choices last', () => {
    expect(grouped(all).map((group) => group.key)).toEqual(['move', 'play_objective']);
    expect(closingChoices(all)).toEqual([end]);
    expect(listed(all)).toEqual([walk, around, play, end]);
  });

  it('need a confirmation if they cannot be undone and are not routine', () => {
    expect(needsConfirmation(play, all, none)).toBe(true);
    expect(needsConfirmation(walk, all, none)).toBe(false);
    expect(needsConfirmation(end, all, none)).toBe(false);
    expect(needsConfirmation(play, all, new Set(['play_objective']))).toBe(false);
    expect(needsConfirmation(play, [play], none)).toBe(false);
  });

  it('that would be lost at the end of a turn are named, deferrable ones not', () => {
    const left = (choice: Choice, deferrable: string[] = []) => choicesLeftAtTurnEnd(choice, all, new Set(deferrable)).map((group) => group.key);
    expect(left(end)).toEqual(['move', 'play_objective']);
    expect(left(end, ['play_objective'])).toEqual(['move']);
    expect(left(play)).toEqual([]);
    expect(choicesLeftAtTurnEnd(end, [play, end], new Set(['play_objective']))).toEqual([]);
  });
});
