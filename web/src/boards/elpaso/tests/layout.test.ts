// All spaces and trading posts have separate positions on the wide map and on the tall one.
import { describe, expect, it } from 'vitest';
import { gamePartsOf } from '../gameParts';
import { branchesOf, mapsOf, walk } from '../loop/layout';
import { tables } from './support';

const gameParts = gamePartsOf({ components: tables['solo']!.components });

describe.each(['wide', 'tall'] as const)('the %s map', (name) => {
  const map = mapsOf(gameParts)[name];
  it('has a position for every space and trading post', () => {
    for (const space of gameParts.all.spaces) expect(map.plan.places[space.id], space.id).toBeDefined();
    expect(map.plan.posts).toHaveLength(gameParts.all.posts.length);
  });
  it('has no overlaps and stays inside its edges', () => {
    const places = [...gameParts.all.spaces.map((space) => map.place(space.id)), ...gameParts.all.posts.map((post) => map.post(post.value)), map.plan.simmental];
    places.forEach(([x, y], i) => {
      expect(x).toBeGreaterThan(40);
      expect(y).toBeGreaterThan(40);
      expect(x).toBeLessThan(map.plan.width - 40);
      expect(y).toBeLessThan(map.plan.height - 40);
      for (const [ox, oy] of places.slice(i + 1)) {
        expect(Math.abs(x - ox) >= 92 || Math.abs(y - oy) >= 84, `${x} ${y} and ${ox} ${oy}`).toBe(true);
      }
    });
  });
  it('draws a road along every step', () => {
    for (const space of gameParts.all.spaces) for (const next of space.next) expect(map.step.get(`${space.id}>${next}`), `${space.id}>${next}`).toBeDefined();
    expect(map.roads.join('')).not.toMatch(/NaN|undefined/);
  });
  it('places unknown spaces', () => {
    const [x, y] = map.place('P99');
    expect(Number.isFinite(x + y)).toBe(true);
  });
});

describe('the loop', () => {
  it('follows the connections of the server', () => {
    const steps = new Set(branchesOf(gameParts).flatMap((branch) => branch.slice(1).map((space, i) => `${branch[i]}>${space}`)));
    for (const space of gameParts.all.spaces) for (const next of space.next) expect(steps).toContain(`${space.id}>${next}`);
  });
  it('includes empty spaces in the path of a walk', () => {
    const occupied = (space: string): boolean => space.startsWith('N');
    expect(walk(gameParts, 'N1', ['N2'], occupied)).toEqual(['N1', 'P3', 'N2']);
    expect(walk(gameParts, 'N1', ['P2', 'N2'], (space) => occupied(space) || space === 'P2')).toEqual(['N1', 'P1', 'P2', 'N2']);
    expect(walk(gameParts, 'N6', ['EP'], occupied)).toEqual(['N6', 'EP']);
  });
});
