// The requests of forms, and entering the table that one has created.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/lib/api';
import { Attempt } from '../src/lib/attempt.svelte';
import { errorText } from '../src/lib/sentences';
import type { TableKeys } from '../src/lib/types';

vi.hoisted(() => {
  Object.assign(globalThis, { location: { pathname: '/', hash: '', search: '' }, history: { pushState: () => {} }, addEventListener: () => {}, scrollTo: () => {} });
});
const { enterTable, peopleKeys } = await import('../src/lib/enterTable');
const { recentGame } = await import('../src/lib/recentGames');
const { router } = await import('../src/lib/route.svelte');

describe('a request of a form', () => {
  it('is busy while it runs, and tells who shares that', async () => {
    const told: boolean[] = [];
    const attempt = new Attempt(errorText, (busy) => told.push(busy));
    let end = (): void => {};
    const ended = attempt.run(() => new Promise<void>((resolve) => (end = resolve)));
    expect(attempt.busy).toBe(true);
    end();
    expect(await ended).toBe(true);
    expect(attempt.busy).toBe(false);
    expect(told).toEqual([true, false]);
  });
  it('names the error until the next one begins', async () => {
    const attempt = new Attempt(errorText);
    expect(await attempt.run(() => Promise.reject(new ApiError('odd', 'No such game.')))).toBe(false);
    expect(attempt.problem).toContain('No such game.');
    const next = attempt.run(() => Promise.resolve());
    expect(attempt.problem).toBe('');
    await next;
  });
  it('throws what is no error of the server, and is not busy any more', async () => {
    const attempt = new Attempt(errorText);
    await expect(attempt.run(() => Promise.reject(new TypeError('x')))).rejects.toThrow(TypeError);
    expect(attempt.busy).toBe(false);
  });
});

describe('a new table', () => {
  const made: TableKeys = {
    table: 'abc',
    spectator: 'eyes',
    host: 'host',
    seats: [
      { seat: 1, kind: 'human', name: 'Ada', key: 'one' },
      { seat: 2, kind: 'bot', name: 'Hank' },
    ],
  };
  beforeEach(() => {
    const memory = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (name: string) => memory.get(name) ?? null, setItem: (name: string, value: string) => void memory.set(name, value) });
  });
  it('is stored and opened with the keys of people', () => {
    const opened = vi.spyOn(router, 'toTable').mockImplementation(() => {});
    enterTable('classic', made, peopleKeys(made));
    expect(recentGame('abc')).toMatchObject({ game: 'classic', mine: ['one'], spectator: 'eyes', host: 'host' });
    expect(opened).toHaveBeenCalledWith('abc', ['one']);
    opened.mockRestore();
  });
  it('is watched if nobody of this device plays', () => {
    enterTable('classic', made, []);
    expect(recentGame('abc')!.mine).toEqual(['eyes']);
  });
});
