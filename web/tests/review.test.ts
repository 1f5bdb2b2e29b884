import { describe, expect, it } from 'vitest';
import { ApiError } from '../src/lib/api';
import { languages } from '../src/lib/i18n/format';
import { i18n } from '../src/lib/i18n/i18n.svelte';
import { choiceAt, decisionsOf, expectations, follow, turnAt, worstOf, worstOfAll } from '../src/lib/review';
import { settings } from '../src/lib/settings.svelte';
import type { Choice, Review, ReviewedDecision, Update, View } from '../src/lib/types';
import { choicePieces, textOf } from '../src/lib/sentences';
import { texts } from '../src/texts/trail';
import { choiceOf } from '../dev/samples';

const decision = (move: number, seat: number, expected: number, lost = 0): ReviewedDecision => ({
  move,
  seat,
  played: 'x',
  best: lost > 0 ? 'y' : 'x',
  lost,
  win_lost: 0,
  expected,
  win: 0.5,
});
const review = (state: Review['state'], ...decisions: ReviewedDecision[]): Review => ({
  state,
  done: decisions.length,
  total: 4,
  decisions,
  worst: { '1': [5, 0], '2': [] },
  seats: { '1': { lost: 4, accuracy: 91 } },
});
const update = (moves: number, turn: number | null): Update => ({
  type: 'update',
  seq: moves,
  moves,
  time: 0,
  what: 'move',
  seat: 1,
  events: turn === null ? [] : [{ event: 'turn_began', turn }],
});

/** A poller that gives the answers in order and throws errors. Waits end at once and are recorded. */
function follower(answers: (Review | Error)[], stopAfter = Infinity) {
  const shown: number[] = [];
  const waits: number[] = [];
  return {
    shown,
    waits,
    left: answers,
    ask: async () => {
      const next = answers.shift()!;
      if (next instanceof Error) throw next;
      return next;
    },
    wait: async (ms: number) => void waits.push(ms),
    show: (one: Review) => void shown.push(one.done),
    stopped: () => waits.length >= stopAfter,
  };
}

describe('polling a review', () => {
  const first = decision(0, 1, 40);
  it('requests it about once a second until it is done', async () => {
    const one = follower([review('running'), review('running', first), review('done', first, first)]);
    await follow(one);
    expect(one.shown).toEqual([0, 1, 2]);
    expect(one.waits).toEqual([1000, 1000]);
  });

  it('waits longer after temporary errors', async () => {
    const one = follower([
      new ApiError('network', ''),
      new ApiError('too_fast', ''),
      review('running', first),
      review('done', first),
    ]);
    await follow(one);
    expect(one.waits).toEqual([2000, 4000, 1000]);
  });

  it('stops when the result is not wanted', async () => {
    const one = follower([review('running'), review('running'), review('done')], 1);
    await follow(one);
    expect(one.left).toHaveLength(2);
  });

  it('passes on other errors', async () => {
    await expect(follow(follower([new ApiError('rules_changed', '')]))).rejects.toThrow(ApiError);
  });
});

describe('a review', () => {
  const done = review('done', decision(0, 1, 40, 0.5), decision(2, 2, 30), decision(5, 1, 44, 3));
  it('lists the decisions of a seat and its costliest ones', () => {
    expect(decisionsOf(done, 1).map((one) => one.move)).toEqual([0, 5]);
    expect(worstOf(done, 1).map((one) => one.move)).toEqual([5, 0]);
    expect(worstOf(done, 2)).toEqual([]);
    expect(worstOf(done, 3)).toEqual([]);
    expect(worstOfAll({ ...done, worst: { '1': [5], '2': [2] } }).map((one) => one.move)).toEqual([5, 2]);
  });

  it('keeps expectations between decisions and ends with the score', () => {
    const updates = [update(1, null), update(2, 2), update(5, 3)];
    const final = { moves: 8, turn: 4, scores: { 1: 41, 2: 33 } };
    expect(expectations(done, final, updates)).toEqual([
      { moves: 0, turn: 1, scores: { 1: 40, 2: 30 } },
      { moves: 2, turn: 2, scores: { 1: 40, 2: 30 } },
      { moves: 5, turn: 3, scores: { 1: 44, 2: 30 } },
      final,
    ]);
    const running = expectations({ ...done, state: 'running' }, final, updates);
    expect(running.map((sample) => sample.moves)).toEqual([0, 2, 5]);
  });

  it('finds the turn of a move', () => {
    expect([0, 1, 2, 7].map((moves) => turnAt(moves, [update(1, null), update(2, 2), update(8, 3)]))).toEqual([1, 1, 2, 2]);
  });
});

describe('a costly decision', () => {
  const choice = (move: string, space: string): Choice =>
    choiceOf({ move, key: 'move', params: { space, place_kind: 'neutral', place_name: space, steps: 2 } });
  // The view of a seat that did not decide: without choices.
  const view: View = {
    game: 'classic',
    players: 2,
    automas: 0,
    viewer: 'spectator',
    over: false,
    turn: 3,
    actor: 2,
    position: { board: { A: 'A', B: 'B' } },
    figures: {},
    scores: [],
    winners: [],
    decision: { seat: 2, key: 'move', params: {} },
  };
  const played_choice = choice('move A', 'A');
  const best_choice = choice('move B', 'B');
  const reviewed = { ...decision(7, 2, 40, 3), played: 'move A', best: 'move B', played_choice, best_choice };

  it('is shown with the choices of the review', () => {
    expect(choiceAt(reviewed, reviewed.played, view)).toBe(played_choice);
    expect(choiceAt(reviewed, reviewed.best, undefined)).toBe(best_choice);
    expect(choiceAt(reviewed, 'move C', view)).toBeNull();
  });

  it('is shown with a choice of the view if the review has none', () => {
    const plain = { ...decision(7, 2, 40, 3), played: 'move A', best: 'move B' };
    const own = { ...view, viewer: 2, decision: { ...view.decision!, choices: [played_choice, best_choice] } };
    expect(choiceAt(plain, plain.best, own)).toBe(best_choice);
    expect(choiceAt(plain, plain.best, view)).toBeNull();
  });

  it('has sentences in every language', () => {
    const words = texts('classic', null);
    i18n.use([words.catalogue], null);
    const sentences = languages.map((lang) => {
      settings.lang = lang;
      return textOf(choicePieces(choiceAt(reviewed, reviewed.best, view)!, view));
    });
    expect(sentences[languages.indexOf('en')]).toBe('Walk to neutral building B');
    expect(new Set([...sentences, reviewed.best]).size).toBe(languages.length + 1);
  });
});
