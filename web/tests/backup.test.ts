// Addresses of a page without a server, and merging imported games with known ones.
import { describe, expect, it } from 'vitest';
import { mergeGames } from '../src/lib/backup';
import { addressOf, linkPath, readLink } from '../src/lib/link';
import type { RecentGame } from '../src/lib/recentGames';

const key = '0123456789abcdef0123456789abcdef';

describe('addresses of the offline page', () => {
  it('lead to a table and back', () => {
    const path = linkPath('k3v9q2xw', [key, key], true);
    expect(path).toBe(`#/t/k3v9q2xw/${key},${key}`);
    expect(readLink('/any/folder/', path, true)).toEqual({ table: 'k3v9q2xw', keys: [key, key] });
    expect(readLink('/any/folder/index.html', '#/t/k3v9q2xw', true)).toEqual({ table: 'k3v9q2xw', keys: [] });
  });
  it('reject other addresses', () => {
    for (const hash of ['', '#', '#new', '#/t/', '#/t/a b/', `#/t/k3v9q2xw/${key}/more`, `#${key}`]) expect(readLink('/t/k3v9q2xw', hash, true)).toBe(null);
  });
  it("have the server's form on a page with a server", () => {
    expect(linkPath('k3v9q2xw', [key], false)).toBe(`/t/k3v9q2xw#${key}`);
    expect(readLink('/t/k3v9q2xw', `#${key}`, false)).toEqual({ table: 'k3v9q2xw', keys: [key] });
    expect([addressOf('', false), addressOf('#new', false), addressOf('', true), addressOf('#new', true)]).toEqual(['/', '/#new', '#', '#new']);
  });
});

describe('imported games', () => {
  const game = (table: string, time: number): RecentGame => ({ table, game: 'elpaso', seats: [], mine: [key], time });
  it('are merged with known games, latest first', () => {
    const here = [game('a', 5), game('b', 1)];
    const there = JSON.stringify([{ ...game('b', 9), game: 'other' }, game('c', 3)]);
    expect(mergeGames(here, there).map(({ table, time }) => [table, time])).toEqual([
      ['a', 5],
      ['c', 3],
      ['b', 1],
    ]);
  });
  it('are empty if the file has no list', () => {
    for (const text of ['', '7', '{}', '[7, null, {}]']) expect(mergeGames([game('a', 5)], text)).toHaveLength(1);
  });
});
