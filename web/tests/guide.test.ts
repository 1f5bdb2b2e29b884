// The guide of a first game: its current step and its advice, also after unadvised moves and undo.
import { describe, expect, it } from 'vitest';
import { advice, all, any, atRest, decides, did, inTurn, isOver, offers, standing, stepNow, wished, type Lesson, type Scene } from '../src/lib/guide';
import type { Choice, GameEvent, View } from '../src/lib/types';
import { choiceOf } from '../dev/samples';

const choice = (key: string, params: Record<string, unknown> = {}, more: Partial<Choice> = {}): Choice =>
  choiceOf({ move: [key, ...Object.values(params)].join(' '), key, params, ...more });
const deed = (event: string): GameEvent => ({ event, seat: 1 });

/** A scene in which seat 1 of two has the decision `key` with these choices. */
function scene(key: string, choices: Choice[], ownEvents: string[] = [], turn = 1): Scene {
  const decision = { seat: choices.length > 0 ? 1 : 2, key, choices };
  const view = { game: 'g', players: 2, turn, decision, scores: [], over: false } as unknown as View;
  return { view, me: 1, choices, ownEvents: ownEvents.map(deed) };
}
const nothing: ReadonlySet<string> = new Set();

const lesson: Lesson = {
  steps: [
    { id: 'welcome', reading: true, until: did('placed') },
    { id: 'begin', when: decides('place'), until: did('placed'), wishes: [{ key: 'place', params: { space: 'A' } }] },
    { id: 'hire', when: offers({ key: 'hire' }), until: any(did('hired'), did('arrived')), wishes: [{ key: 'hire' }] },
    { id: 'walk', when: decides('move'), until: did('arrived'), wishes: [{ key: 'move', params: { space: 'KC' } }] },
    { id: 'score', reading: true, when: all(did('arrived'), atRest) },
  ],
  fallback: [{ key: 'end' }, { key: 'move', farthest: true }],
  catalogue: { en: {}, de: {}, pl: {} },
};
const stepId = (at: Scene, read = nothing) => stepNow(lesson, at, read)?.step.id ?? null;

const places = [choice('place', { space: 'A' }), choice('place', { space: 'B' })];
const actions = [choice('hire', { worker: 'cowboy' }), choice('end')];
const ways = [choice('move', { space: 'B' }, { path: ['B'] }), choice('move', { space: 'C' }, { path: ['B', 'C'] })];

describe('a lesson', () => {
  it('shows its steps in order, each when its condition holds', () => {
    expect(stepId(scene('place', places))).toBe('welcome');
    expect(stepId(scene('place', places), new Set(['welcome']))).toBe('begin');
    expect(stepId(scene('use', actions, ['placed']))).toBe('hire');
    expect(stepId(scene('move', ways, ['placed', 'hired'], 3))).toBe('walk');
    expect(stepId(scene('', [], ['placed', 'hired', 'arrived'], 4))).toBe('score');
    expect(stepNow(lesson, scene('move', ways, ['placed']), nothing)?.number).toBe(4);
  });

  it('skips a step whose action was done before reading', () => {
    expect(stepId(scene('use', actions, ['placed']))).toBe('hire');
  });

  it('skips steps that no longer apply', () => {
    expect(stepId(scene('move', ways, ['placed'], 3))).toBe('walk');
    expect(stepId(scene('', [], ['placed', 'arrived'], 4))).toBe('score');
  });

  it('goes back after an undo', () => {
    expect(stepId(scene('use', [choice('end')], ['placed', 'hired']))).toBeNull();
    expect(stepId(scene('use', actions, ['placed']))).toBe('hire');
    expect(stepId(scene('place', places), new Set(['welcome']))).toBe('begin');
  });

  it('shows no step while others play or none applies', () => {
    expect(stepId(scene('', [], ['placed'], 2))).toBeNull();
    expect(stepId(scene('trade', [choice('take')], ['placed']))).toBeNull();
  });

  it('does not interrupt an unfinished turn', () => {
    expect(stepId(scene('disc', [choice('disc')], ['placed', 'arrived']))).toBeNull();
    expect(stepId(scene('move', ways, ['placed', 'arrived'], 5))).toBe('score');
  });

  it('is over once its last step is read', () => {
    expect(isOver(lesson, new Set(['welcome']))).toBe(false);
    expect(isOver(lesson, new Set(['score']))).toBe(true);
  });
});

describe('its advice', () => {
  const advised = (at: Scene, read = nothing) => advice(lesson, stepNow(lesson, at, read)?.step ?? null, at)?.move ?? null;

  it('is the choice that the step wishes for', () => {
    expect(advised(scene('place', places), new Set(['welcome']))).toBe('place A');
    expect(advised(scene('use', actions, ['placed']))).toBe('hire cowboy');
  });

  it('is null while a step has to be read or there is no decision', () => {
    expect(advised(scene('place', places))).toBeNull();
    expect(advised(scene('', [], ['placed'], 2))).toBeNull();
  });

  it('exists after unadvised moves, too', () => {
    // The wish of the step cannot be satisfied: the farthest choice.
    expect(advised(scene('move', ways, ['placed'], 3))).toBe('move C');
    expect(advised(scene('use', [choice('aux', { aux: 1 }), choice('end')], ['placed', 'hired']))).toBe('end');
    // No wish of the lesson matches: the cheapest choice.
    expect(advised(scene('trade', [choice('take', { at: 1 }, { dollars: -3 }), choice('take', { at: 2 })], ['placed']))).toBe('take 2');
  });

  it('prefers the cheapest choice, or the farthest if the wish says so', () => {
    const cities = [choice('deliver', { city: 'near' }), choice('deliver', { city: 'far' }, { dollars: -2 })];
    expect(wished([{ key: 'deliver' }], cities)?.params?.city).toBe('near');
    expect(wished([{ key: 'deliver', farthest: true }], cities)?.params?.city).toBe('far');
    expect(wished([{ key: 'deliver', params: { city: 'nowhere' } }], cities)).toBeNull();
  });
});

describe('turns', () => {
  it.each([
    [1, 1, false],
    [2, 1, false],
    [3, 1, true],
    [3, 2, false],
    [4, 2, true],
  ])('in turn %i of the game seat %i is in its second: %s', (turn, me, second) => {
    expect(inTurn(2)({ ...scene('move', ways, [], turn), me })).toBe(second);
  });
});

describe('the comparison of scores', () => {
  const scores = (mine: Record<string, number>, theirs: Record<string, number>): Scene => {
    const score = (seat: number, categories: Record<string, number>) => ({
      seat,
      categories,
      total: Object.values(categories).reduce((sum, points) => sum + points, 0),
    });
    const at = scene('move', ways);
    return { ...at, view: { ...at.view, scores: [score(1, mine), score(2, theirs)] } };
  };
  it('names the category in which the leader is most ahead', () => {
    expect(standing(scores({ cattle: 2, buildings: 4 }, { cattle: 9, buildings: 1 }))).toEqual({
      rival: 2,
      mine: 6,
      theirs: 10,
      stands: 'behind',
      category: 'cattle',
    });
    expect(standing(scores({ cattle: 2, buildings: 4 }, { cattle: 1, buildings: 0 }))).toMatchObject({ stands: 'ahead', category: 'buildings' });
  });
  it('names no category in a tie', () => {
    expect(standing(scores({ cattle: 2, buildings: 1 }, { cattle: 1, buildings: 2 }))).toMatchObject({ stands: 'level', category: 'none' });
  });
});
