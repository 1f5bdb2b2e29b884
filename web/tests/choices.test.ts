import { describe, expect, it } from 'vitest';
import { asksTwice, choicesAt, closingChoices, grouped, inOrder, leftWhen, listed } from '../src/lib/choices';
import type { Choice } from '../src/lib/types';

const walk: Choice = { move: 'move E', key: 'move', elements: ['space:E'], path: ['space:D', 'space:E'] };
const around: Choice = { move: 'move E via FL', key: 'move', elements: ['space:E'], path: ['a', 'b', 'c'], dollars: -2 };
const play: Choice = { move: 'play draw-2', key: 'play_objective', elements: ['card:draw-2'], final: true };
const end: Choice = { move: 'end', key: 'end', final: true };
const all = [around, play, walk, end];
const none = new Set<string>();

describe('choices', () => {
  it('finds all that an element stands for, the cheapest first', () => {
    expect(choicesAt('space:E', all)).toEqual([around, walk]);
    expect(inOrder(choicesAt('space:E', all))).toEqual([walk, around]);
    expect(choicesAt('space:F', all)).toEqual([]);
  });

  it('lists choices of a kind together and what closes last', () => {
    expect(grouped(all).map((group) => group.key)).toEqual(['move', 'play_objective']);
    expect(closingChoices(all)).toEqual([end]);
    expect(listed(all)).toEqual([walk, around, play, end]);
  });

  it('asks twice only where undo cannot help and it is no ordinary end', () => {
    expect(asksTwice(play, all, none)).toBe(true);
    expect(asksTwice(walk, all, none)).toBe(false);
    expect(asksTwice(end, all, none)).toBe(false);
    expect(asksTwice(play, all, new Set(['play_objective']))).toBe(false);
    expect(asksTwice(play, [play], none)).toBe(false);
  });

  it('names what a turn still offers before it ends, but nothing that can wait', () => {
    const left = (choice: Choice, patient: string[] = []) => leftWhen(choice, all, new Set(patient)).map((group) => group.key);
    expect(left(end)).toEqual(['move', 'play_objective']);
    expect(left(end, ['play_objective'])).toEqual(['move']);
    expect(left(play)).toEqual([]);
    expect(leftWhen(end, [play, end], new Set(['play_objective']))).toEqual([]);
  });
});
