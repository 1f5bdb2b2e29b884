import { describe, expect, it } from 'vitest';
import {
  currentLine,
  entriesAt,
  replayAction,
  mainLine,
  otherSpeed,
  otherTurn,
  scrollFor,
  speeds,
  affectedElements,
  turnStarts,
} from '../src/lib/replay';
import { watchTime } from '../src/lib/playback';
import { linesOf, turnsOf, type LogRules } from '../src/lib/log';
import type { GameEvent, Update } from '../src/lib/types';

const rules: LogRules = { kinds: {}, quiet: new Set(['turn_began']), merges: () => false };
function move(moves: number, seat: number, ...events: GameEvent[]): Update {
  return { type: 'update', seq: moves, moves, time: 0, what: 'move', seat, move: 'x', events };
}
const began = (turn: number, seat: number): GameEvent => ({ event: 'turn_began', turn, seat });
const walked = (seat: number): GameEvent => ({ event: 'walked', seat });

/** A game: Ada walks twice and ends her turn, Bruno walks and ends his, Ada walks. */
const game = [
  move(1, 1, walked(1)),
  move(2, 1, walked(1)),
  move(3, 1, began(2, 2)),
  move(4, 2, walked(2)),
  move(5, 2, began(3, 1)),
  move(6, 1, walked(1)),
];
const turns = turnsOf(game, rules);

describe('the speed of the replay', () => {
  it('ranges from half to eight times', () => {
    expect(speeds[0]).toBe(0.5);
    expect(speeds.at(-1)).toBe(8);
    expect(otherSpeed(1, 1)).toBe(2);
    expect(otherSpeed(1, -1)).toBe(0.5);
    expect(otherSpeed(8, 1)).toBe(8);
    expect(otherSpeed(0.5, -1)).toBe(0.5);
  });

  it('divides the display time of a move', () => {
    const frame = { events: [walked(1)] };
    expect(watchTime(frame, 8)).toBeCloseTo(watchTime(frame, 1) / 8);
    expect(watchTime(frame, 0.5)).toBeCloseTo(watchTime(frame, 1) * 2);
  });
});

describe('the keys of the replay', () => {
  it('step by move and turn, jump to both ends, run, stop and change the speed', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', ' ', '+', '-'];
    const actions = ['move_back', 'move_on', 'turn_back', 'turn_on', 'start', 'end', 'toggle', 'faster', 'slower'];
    expect(keys.map((key) => replayAction(key, false, true))).toEqual(actions);
    expect(replayAction('ArrowLeft', true, true)).toBe('turn_back');
    expect(replayAction('ArrowRight', true, true)).toBe('turn_on');
    // On many keyboards plus is typed with shift.
    expect(replayAction('+', true, true)).toBe('faster');
    expect(replayAction('x', false, true)).toBeNull();
  });

  it('only step back in a running game', () => {
    expect(replayAction('ArrowLeft', false, false)).toBe('move_back');
    expect(replayAction('ArrowLeft', true, false)).toBe('turn_back');
    for (const key of ['ArrowRight', 'PageUp', 'Home', 'End', ' ', '+', '-']) expect(replayAction(key, false, false)).toBeNull();
  });
});

describe('turns of the replay', () => {
  it('begin after the moves that ended the turn before', () => {
    expect(turnStarts(game)).toEqual([0, 3, 5]);
  });

  it('can be stepped through in both directions', () => {
    const starts = turnStarts(game);
    expect(otherTurn(starts, 6, -1, 6)).toBe(5);
    expect(otherTurn(starts, 5, -1, 6)).toBe(3);
    expect(otherTurn(starts, 2, -1, 6)).toBe(0);
    expect(otherTurn(starts, 0, -1, 6)).toBe(0);
    expect(otherTurn(starts, 0, 1, 6)).toBe(3);
    expect(otherTurn(starts, 5, 1, 6)).toBe(6);
  });
});

describe('the shown move', () => {
  it('has log entries unless it only ends a turn', () => {
    expect(entriesAt(turns, 4).map((entry) => entry.seat)).toEqual([2]);
    expect(entriesAt(turns, 3)).toEqual([]);
  });

  it('is summed up by its main event', () => {
    const events: GameEvent[] = [{ event: 'shown' }, { event: 'drawn', seat: 1 }, { event: 'bought', seat: 1 }];
    expect(mainLine(linesOf(events, rules), new Set(['drawn']))?.event.event).toBe('bought');
    expect(mainLine(linesOf(events.slice(0, 2), rules), new Set(['drawn']))?.event.event).toBe('drawn');
    expect(mainLine(linesOf(events.slice(0, 1), rules), new Set())?.event.event).toBe('shown');
    expect(mainLine([], new Set())).toBeUndefined();
  });

  it('marks the elements that it affects', () => {
    expect(affectedElements({ event: 'herder_stepped', seat: 2, space: 'E' }, 1)).toEqual(['space:E']);
    expect(affectedElements({ event: 'worker_offered', seat: 2, worker: 'cowboy', row: 3 }, 1)).toEqual(['job:3:cowboy']);
    expect(affectedElements({ event: 'worker_hired', seat: 2, worker: 'cowboy', row: 3 }, 1)).toContain('seat:2:workers');
    expect(affectedElements({ event: 'engine_moved', seat: 1, engine: 'station 2' }, 1)).toEqual(['track:station 2']);
    expect(affectedElements({ event: 'train_used', seat: 1, train: 'train2star' }, 1)).toEqual(['train:2']);
    expect(affectedElements({ event: 'delivered', seat: 1, post: 9 }, 1)).toEqual(['post:9']);
  });

  it("marks elements of the reader's own hand and board only", () => {
    const drawn: GameEvent = { event: 'card_drawn', seat: 1, card: 'grey' };
    expect(affectedElements(drawn, 1)).toEqual(['card:grey']);
    expect(affectedElements(drawn, 2)).toEqual([]);
    expect(affectedElements({ ...drawn, card: null }, 1)).toEqual([]);
    const disc: GameEvent = { event: 'disc_taken', seat: 1, disc_space: 'hand' };
    expect(affectedElements(disc, 1)).toEqual(['disc:hand']);
    expect(affectedElements(disc, null)).toEqual([]);
  });
});

describe('the log of the replay', () => {
  it('marks the entry of the move or the last one before it', () => {
    expect(currentLine(turns, 2)).toBe(2);
    expect(currentLine(turns, 3)).toBe(2);
    expect(currentLine(turns, 0)).toBeNull();
  });

  it('scrolls only if needed, and then centres the line', () => {
    const box = { scrolled: 100, height: 200 };
    expect(scrollFor({ top: 180, height: 20 }, box)).toBe(100);
    expect(scrollFor({ top: 400, height: 20 }, box)).toBe(310);
    expect(scrollFor({ top: 10, height: 20 }, box)).toBe(0);
    // A line higher than the log begins at its top.
    expect(scrollFor({ top: 400, height: 900 }, box)).toBe(400);
  });
});
