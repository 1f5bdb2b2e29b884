// Automas in the lobby: where they can be chosen, and the options that select them.
import { describe, expect, it } from 'vitest';
import { adviceOf, choiceIn, fitChoice, gradeOf, opponentsOf, rowOptions, rowsOf, setupOptions, soloTable } from '../src/lib/solo';
import { gameNamed } from '../dev/games';
import type { GameInfo } from '../src/lib/types';

const [classic, second, elpaso] = ['classic', 'second', 'elpaso'].map(gameNamed) as [GameInfo, GameInfo, GameInfo];
/** A game for which the page has no folder. */
const unheardOf: GameInfo = {
  ...elpaso,
  name: 'unheard-of',
  family: 'unheard-of',
  options: [
    { key: 'dog', explanation: '', default: 'asleep', values: [{ value: 'asleep', explanation: '' }, { value: 'awake', explanation: '' }] },
    { key: 'bark', explanation: '', default: 'soft', values: [{ value: 'soft', explanation: '' }, { value: 'loud', explanation: '' }] },
  ],
  automas: [
    {
      ...elpaso.automas[0]!,
      name: 'dog',
      level_option: 'bark',
      levels: [
        { value: 'soft', grade: 'easy' },
        { value: 'loud', grade: 'hard' },
      ],
      joins: false,
      alone: { dog: 'awake' },
      joining: {},
    },
  ],
};
const all = [classic, second, elpaso, unheardOf];
const names = (one: GameInfo, people: number) => opponentsOf(one, people).map((opponent) => opponent.name);

describe('opponents', () => {
  it('are those that the server offers', () => {
    expect(names(classic, 1)).toEqual(['garth', 'brisco']);
    expect(names(second, 1)).toEqual(['garth', 'sam']);
    expect(names(elpaso, 1)).toEqual(['sue']);
    expect(names({ ...classic, automas: [] }, 1)).toEqual([]);
    expect(names(unheardOf, 1)).toEqual(['dog']);
  });
  it('join a group only if allowed and if a seat is free', () => {
    expect(names(classic, 2)).toEqual(['garth']);
    expect(names(elpaso, 3)).toEqual(['sue']);
    expect(names(second, 4)).toEqual([]);
  });
  it('have their own levels', () => {
    expect(opponentsOf(second, 1).map((one) => one.levels.length)).toEqual([4, 3]);
    expect(gradeOf(classic, { name: 'garth', level: 'very-hard', seats: 1 })).toBe('very_hard');
    expect(gradeOf(elpaso, { name: 'sue', level: '2', seats: 1 })).toBe('hard');
  });
  it('state the options that they fix', () => {
    const brisco = fitChoice(classic, 1, { name: 'brisco', level: 'easy', seats: 1 });
    expect(adviceOf(classic, 1, brisco)).toMatchObject([{ option: 'rails', only: 'without', key: 'automa.brisco.fixed.rails' }]);
    expect(adviceOf(classic, 1, fitChoice(classic, 1, null))).toEqual([]);
  });
});

describe('a choice', () => {
  it('defaults to an automa for a single person and to none for a group', () => {
    expect(fitChoice(second, 1, null)).toEqual({ name: 'garth', level: 'easy', seats: 1 });
    expect(fitChoice(second, 2, null)).toBeNull();
  });
  it('keeps settings that the other opponent supports', () => {
    const wanted = { name: 'sam', level: 'very-hard', seats: 3 };
    expect(fitChoice(second, 1, wanted)).toEqual({ name: 'sam', level: 'easy', seats: 1 });
    expect(fitChoice(second, 1, { ...wanted, level: 'hard' })).toEqual({ name: 'sam', level: 'hard', seats: 1 });
    expect(fitChoice(elpaso, 1, wanted)).toEqual({ name: 'sue', level: '0', seats: 1 });
  });
  it('takes no more seats than are free', () => {
    expect(fitChoice(classic, 1, { name: 'garth', level: 'hard', seats: 3 })?.seats).toBe(3);
    expect(fitChoice(classic, 3, { name: 'garth', level: 'hard', seats: 3 })?.seats).toBe(1);
  });
  it('is dropped in a game or group without its opponent', () => {
    expect(fitChoice(classic, 2, { name: 'brisco', level: 'easy', seats: 1 })).toBeNull();
    expect(fitChoice(classic, 1, { name: 'sam', level: 'hard', seats: 1 })?.name).toBe('garth');
  });
});

describe('a set-up', () => {
  it("contains the options of the trail's automas", () => {
    const choice = { name: 'garth', level: 'very-hard', seats: 2 };
    expect(setupOptions(classic, 2, { rails: 'first' }, choice)).toEqual({ rails: 'first', automa: 'garth', level: 'very-hard', automas: '2' });
    expect(setupOptions(classic, 2, { rails: 'first' }, null)).toEqual({ rails: 'first' });
  });
  it('contains the options of Sue, who joins a group only on request', () => {
    const sue = { name: 'sue', level: '3', seats: 1 };
    expect(setupOptions(elpaso, 1, {}, sue)).toEqual({ 'sue-difficulty': '3' });
    expect(setupOptions(elpaso, 2, {}, sue)).toEqual({ sue: 'joins', 'sue-difficulty': '3' });
    expect(setupOptions(elpaso, 2, {}, null)).toEqual({});
  });
  it('contains no options of an earlier opponent', () => {
    expect(setupOptions(elpaso, 2, { sue: 'joins', 'sue-difficulty': '3' }, null)).toEqual({});
  });
  it('is read back', () => {
    for (const one of all) {
      for (const people of [1, 2, 3]) {
        for (const { name, levels, seats_option } of opponentsOf(one, people)) {
          for (const { value: level } of levels) {
            const choice = { name, level, seats: seats_option ? 4 - people : 1 };
            const fits = fitChoice(one, people, choice);
            expect(choiceIn(one, setupOptions(one, people, {}, fits), people)).toEqual(fits);
          }
        }
      }
    }
    expect(choiceIn(classic, { automa: 'none' }, 2)).toBeNull();
    expect(choiceIn(classic, { automa: 'none', level: 'easy', automas: '1' }, 1)?.name).toBe('garth');
    expect(choiceIn(unheardOf, { dog: 'asleep', bark: 'loud' }, 1)).toEqual({ name: 'dog', level: 'loud', seats: 1 });
    expect(choiceIn(undefined, {}, 1)).toBeNull();
  });
  it('has a row for each option that does not concern the opponent', () => {
    expect(rowsOf(classic).map((row) => row.key)).toEqual(['neutral', 'buildings', 'rails', 'promo-buildings', 'promo-masters']);
    expect(rowsOf(elpaso).map((row) => row.key)).toEqual(['neutral', 'trains', 'buildings', 'after-move', 'dark-discs']);
    expect(rowsOf(unheardOf)).toEqual([]);
  });
  it('keeps earlier values that the game knows', () => {
    expect(rowOptions(classic, { rails: 'second', automa: 'sam' })).toMatchObject({ rails: 'without' });
    const whole = 'fssf'.padEnd(elpaso.options.find((one) => one.key === 'trains')!.parts!, 's');
    expect(rowOptions(elpaso, { trains: whole })).toMatchObject({ trains: whole });
    expect(rowOptions(elpaso, { trains: 'fss' })).toMatchObject({ trains: 'front' });
  });
  it('makes a table for one person', () => {
    const sue = fitChoice(elpaso, 1, { name: 'sue', level: '2', seats: 1 });
    expect(soloTable(elpaso, 'Ada', { trains: 'star' }, sue, ' 17 ')).toEqual({
      game: 'elpaso',
      players: 1,
      options: { trains: 'star', 'sue-difficulty': '2' },
      seed: 17,
      seats: [{ kind: 'human', name: 'Ada' }],
    });
    expect(soloTable(elpaso, 'Ada', {}, sue, 'seven')).not.toHaveProperty('seed');
  });
});
