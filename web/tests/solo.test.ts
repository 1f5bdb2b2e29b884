// Opponents in the lobby: who can be met where, and how the choice is spelled in a set-up.
import { describe, expect, it } from 'vitest';
import { adviceOf, choiceIn, fitChoice, gradeOf, opponentsOf, rowOptions, rowsOf, setupOptions, soloTable } from '../src/lib/solo';
import type { GameInfo } from '../src/lib/types';

const option = (key: string, ...values: string[]): GameInfo['options'][number] => ({
  key,
  explanation: '',
  values: values.map((value) => ({ value, explanation: '' })),
});
const game = (name: string, ...options: GameInfo['options']): GameInfo => ({
  name,
  title: name,
  edition: '',
  min_players: 1,
  max_players: 4,
  categories: [],
  options,
});
const levels = [option('level', 'easy', 'medium', 'hard', 'very-hard'), option('automas', '1', '2', '3')];
const classic = game('classic', option('rails', 'without', 'first'), option('automa', 'none', 'garth', 'brisco'), ...levels);
const second = game('second', option('rails', 'without', 'second'), option('automa', 'none', 'garth', 'sam'), ...levels);
const trains = { ...option('trains', 'front', 'star'), letters: 'fs', parts: 4 };
const elpaso = game('elpaso', trains, option('sue', 'solo', 'joins'), option('sue-difficulty', '0', '1', '2', '3'));
const names = (one: GameInfo, people: number) => opponentsOf(one, people).map((opponent) => opponent.name);

describe('opponents', () => {
  it('are those the server offers', () => {
    expect(names(classic, 1)).toEqual(['garth', 'brisco']);
    expect(names(second, 1)).toEqual(['garth', 'sam']);
    expect(names(elpaso, 1)).toEqual(['sue']);
    expect(names({ ...classic, options: [option('rails', 'without', 'first')] }, 1)).toEqual([]);
    expect(names(game('unheard-of'), 1)).toEqual([]);
  });
  it('join a group only where they may, and only where a seat is left', () => {
    expect(names(classic, 2)).toEqual(['garth']);
    expect(names(elpaso, 3)).toEqual(['sue']);
    expect(names(second, 4)).toEqual([]);
  });
  it('have the levels that are theirs', () => {
    expect(opponentsOf(second, 1).map((one) => one.levels.length)).toEqual([4, 3]);
    expect(gradeOf({ name: 'garth', level: 'very-hard', seats: 1 })).toBe('very_hard');
    expect(gradeOf({ name: 'sue', level: '2', seats: 1 })).toBe('hard');
  });
  it('say what they do not play with', () => {
    const brisco = fitChoice(classic, 1, { name: 'brisco', level: 'easy', seats: 1 });
    expect(adviceOf(classic, 1, brisco)).toEqual([{ option: 'rails', only: 'without', key: 'solo.brisco_rails' }]);
    expect(adviceOf(classic, 1, fitChoice(classic, 1, null))).toEqual([]);
  });
});

describe('a choice', () => {
  it('falls on somebody for a single person, on nobody for a group', () => {
    expect(fitChoice(second, 1, null)).toEqual({ name: 'garth', level: 'easy', seats: 1 });
    expect(fitChoice(second, 2, null)).toBeNull();
  });
  it('keeps what the other opponent has too', () => {
    const wanted = { name: 'sam', level: 'very-hard', seats: 3 };
    expect(fitChoice(second, 1, wanted)).toEqual({ name: 'sam', level: 'easy', seats: 1 });
    expect(fitChoice(second, 1, { ...wanted, level: 'hard' })).toEqual({ name: 'sam', level: 'hard', seats: 1 });
    expect(fitChoice(elpaso, 1, wanted)).toEqual({ name: 'sue', level: '0', seats: 1 });
  });
  it('takes no more seats than there are', () => {
    expect(fitChoice(classic, 1, { name: 'garth', level: 'hard', seats: 3 })?.seats).toBe(3);
    expect(fitChoice(classic, 3, { name: 'garth', level: 'hard', seats: 3 })?.seats).toBe(1);
  });
  it('does not survive in a game or a group that lacks its opponent', () => {
    expect(fitChoice(classic, 2, { name: 'brisco', level: 'easy', seats: 1 })).toBeNull();
    expect(fitChoice(classic, 1, { name: 'sam', level: 'hard', seats: 1 })?.name).toBe('garth');
  });
});

describe('a set-up', () => {
  it('spells the opponent of the trail', () => {
    const choice = { name: 'garth', level: 'very-hard', seats: 2 };
    expect(setupOptions(classic, 2, { rails: 'first' }, choice)).toEqual({ rails: 'first', automa: 'garth', level: 'very-hard', automas: '2' });
    expect(setupOptions(classic, 2, { rails: 'first' }, null)).toEqual({ rails: 'first' });
  });
  it('spells Sue, who joins a group only when asked', () => {
    const sue = { name: 'sue', level: '3', seats: 1 };
    expect(setupOptions(elpaso, 1, {}, sue)).toEqual({ 'sue-difficulty': '3' });
    expect(setupOptions(elpaso, 2, {}, sue)).toEqual({ sue: 'joins', 'sue-difficulty': '3' });
    expect(setupOptions(elpaso, 2, {}, null)).toEqual({});
  });
  it('never carries an opponent left over from before', () => {
    expect(setupOptions(elpaso, 2, { sue: 'joins', 'sue-difficulty': '3' }, null)).toEqual({});
  });
  it('is read back', () => {
    for (const [one, people] of [
      [classic, 1],
      [classic, 3],
      [elpaso, 1],
      [elpaso, 2],
    ] as const) {
      for (const { name, levels } of opponentsOf(one, people)) {
        for (const level of levels) {
          const choice = { name, level, seats: 1 };
          expect(choiceIn(one.name, setupOptions(one, people, {}, choice), people)).toEqual(choice);
        }
      }
    }
    expect(choiceIn('classic', { automa: 'none' }, 2)).toBeNull();
    expect(choiceIn('classic', { automa: 'none', level: 'easy', automas: '1' }, 1)?.name).toBe('garth');
    expect(choiceIn('unheard-of', {}, 1)).toBeNull();
  });
  it('has one row for each option that is not about the opponent', () => {
    expect(rowsOf(classic).map((row) => row.key)).toEqual(['rails']);
    expect(rowsOf(elpaso).map((row) => row.key)).toEqual(['trains']);
  });
  it('keeps what was chosen before as far as the game knows it', () => {
    expect(rowOptions(classic, { rails: 'second', automa: 'sam' })).toEqual({ rails: 'without' });
    expect(rowOptions(elpaso, { trains: 'fssf' })).toEqual({ trains: 'fssf' });
    expect(rowOptions(elpaso, { trains: 'fss' })).toEqual({ trains: 'front' });
  });
  it('becomes a table for one', () => {
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
