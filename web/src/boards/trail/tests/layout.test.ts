// All spaces, cities and towns of every configuration have separate positions.
import { describe, expect, it } from 'vitest';
import { branchesOf, editionOf } from '../trail/branches';
import { railsOf } from '../rail/layout';
import { crestOf, tallPlan, townSize, tracksOf, widePlan } from '../towns/layout';
import { mapsOf } from '../trail/layout';
import { between, walk } from '../trail/route';
import { gamePartsCache } from './support';

const half: Record<string, [number, number]> = {
  neutral: [50, 46],
  building: [40, 36],
  hazard: [28, 26],
  trade: [24, 26],
  start: [36, 34],
  'kansas-city': [130, 60],
};

describe.each(gamePartsCache)('the trail of %s', (_name, gameParts) => {
  const { spaces } = gameParts.all;
  describe.each(Object.values(mapsOf(gameParts)))('$plan.name', (map) => {
    it('has a position for every space, inside its edges', () => {
      expect(Object.keys(map.plan.places).sort()).toEqual(spaces.map((space) => space.id).sort());
      for (const space of spaces) {
        const [x, y] = map.place(space.id);
        const [w, h] = half[space.kind]!;
        expect(x - w, space.id).toBeGreaterThan(8);
        expect(x + w, space.id).toBeLessThan(map.plan.width - 8);
        expect(y - h, space.id).toBeGreaterThan(8);
        expect(y + h, space.id).toBeLessThan(map.plan.height - 8);
      }
    });
    it('has no overlaps', () => {
      const touching: string[] = [];
      const risk = new Set(spaces.filter((space) => space.risk).map((space) => space.id));
      for (const a of spaces) {
        for (const b of spaces) {
          if (a.id >= b.id) continue;
          const [ax, ay] = map.place(a.id);
          const [bx, by] = map.place(b.id);
          const [aw, ah] = half[a.kind]!;
          const [bw, bh] = half[b.kind]!;
          // A risk space has its action below it.
          const upper = ay < by ? a : b;
          const below = risk.has(upper.id) ? 22 : 0;
          const apart = Math.abs(ax - bx) >= aw + bw || Math.abs(ay - by) >= ah + bh + below;
          if (!apart) touching.push(`${a.id} and ${b.id}`);
        }
      }
      expect(touching).toEqual([]);
    });
    it('has a road for every step', () => {
      for (const branch of branchesOf(editionOf(gameParts))) {
        for (let i = 0; i + 1 < branch.length; i++) expect(map.step.has(`${branch[i]}>${branch[i + 1]}`)).toBe(true);
      }
    });
    it('runs from the lower right to the upper left', () => {
      const [sx, sy] = map.place('START');
      const [kx, ky] = map.place('KC');
      expect(sx).toBeGreaterThan(map.plan.width * 0.8);
      expect(sy).toBeGreaterThan(map.plan.height * 0.8);
      expect(kx).toBeLessThan(map.plan.width * 0.35);
      expect(ky).toBeLessThan(map.plan.height * 0.25);
    });
  });
  it('has roads through every space of the trail', () => {
    const reached = new Set(branchesOf(editionOf(gameParts)).flat());
    for (const space of spaces) expect(reached.has(space.id), space.id).toBe(!/^O[1-3]$/.test(space.id));
  });
});

describe.each(gamePartsCache)('the railroad of %s', (_name, gameParts) => {
  it.each(Object.values(railsOf(gameParts)))('has room for cities, arrows and stations: $name', (rail) => {
    const inside = (x: number, y: number, reach: number, what: string): void => {
      expect(x - reach, what).toBeGreaterThan(-4);
      expect(x + reach, what).toBeLessThan(rail.width + 4);
      expect(y, what).toBeGreaterThan(0);
      expect(y, what).toBeLessThan(rail.height);
    };
    const places = gameParts.strip.map((city) => ({ id: city.id, ...rail.city(city.id) }));
    for (const { id, x, y } of places) inside(x, y, 24, id);
    for (const a of places) {
      for (const b of places) {
        if (a.id < b.id) expect(Math.abs(a.x - b.x) > 48 || Math.abs(a.y - b.y) > 48, `${a.id} ${b.id}`).toBe(true);
      }
    }
    for (const station of gameParts.trackStations) {
      const at = rail.station(station.number);
      inside(at.x, at.y, at.width / 2, `station ${station.number}`);
    }
    for (const arrow of gameParts.all.arrows) inside(rail.arrow(arrow.from).x, rail.arrow(arrow.from).y, 10, arrow.from);
  });
});

describe.each(gamePartsCache.filter(([, gameParts]) => gameParts.rails))('the towns of %s', (_name, gameParts) => {
  describe.each([widePlan, tallPlan])('$name', (plan) => {
    const boxes = [
      ...gameParts.towns.map((town) => ({ id: town.id, at: plan.towns[town.id]!, ...townSize[town.kind] })),
      ...gameParts.strip.map((city) => ({ id: city.id, at: crestOf(plan, gameParts, city.id), width: 46, height: 46 })),
      { id: 'HQ', at: plan.headquarters, width: 42, height: 32 },
    ];
    it('has a position for every town and crest, inside its edges', () => {
      for (const { id, at, width, height } of boxes) {
        expect(at, id).toBeDefined();
        expect(at[0] - width / 2, id).toBeGreaterThan(6);
        expect(at[0] + width / 2, id).toBeLessThan(plan.width - 6);
        expect(at[1] - height / 2, id).toBeGreaterThan(6);
        expect(at[1] + height / 2, id).toBeLessThan(plan.height - 6);
      }
      for (const city of gameParts.strip) expect(plan.crests[city.value], city.id).toBeDefined();
    });
    it('has no overlapping towns', () => {
      const touching: string[] = [];
      for (const a of boxes) {
        for (const b of boxes) {
          if (a.id >= b.id) continue;
          const apart =
            Math.abs(a.at[0] - b.at[0]) >= (a.width + b.width) / 2 + 2 || Math.abs(a.at[1] - b.at[1]) >= (a.height + b.height) / 2 + 2;
          if (!apart) touching.push(`${a.id} and ${b.id}`);
        }
      }
      expect(touching).toEqual([]);
    });
    it('has no track through an unconnected town', () => {
      const crossed: string[] = [];
      for (const track of tracksOf(plan, gameParts)) {
        const [a = '', b = ''] = track.key.split('>');
        const bend = /Q([\d.]+) ([\d.]+)/.exec(track.d);
        const middle = bend ? [Number(bend[1]), Number(bend[2])] : null;
        for (let t = 0.04; t < 1; t += 0.04) {
          const u = 1 - t;
          const mix = (i: 0 | 1): number =>
            middle ? u * u * track.from[i] + 2 * u * t * middle[i]! + t * t * track.to[i] : u * track.from[i] + t * track.to[i];
          const hit = boxes.find(
            (box) =>
              box.id !== a &&
              box.id !== b &&
              String(gameParts.city(box.id)?.value) !== b &&
              Math.abs(mix(0) - box.at[0]) < box.width / 2 &&
              Math.abs(mix(1) - box.at[1]) < box.height / 2,
          );
          if (hit) crossed.push(`${track.key} through ${hit.id}`);
        }
      }
      expect([...new Set(crossed)]).toEqual([]);
    });
    it('draws every track once', () => {
      const keys = tracksOf(plan, gameParts).map((track) => track.key);
      expect(new Set(keys).size).toBe(keys.length);
      const ends = gameParts.towns.reduce((sum, town) => sum + town.tracks.length / 2 + town.cities.length + (town.headquarters ? 1 : 0), 0);
      expect(keys).toHaveLength(ends);
    });
  });
});

describe('the path of a walk', () => {
  const empty = () => false;
  const first = branchesOf('first');
  const second = branchesOf('second');
  it('follows the branch of its stops', () => {
    expect(walk(first, 'A', ['FL2', 'B'], empty)).toEqual(['A', 'FL1', 'FL2', 'FL3', 'FL4', 'FLR1', 'FLR2', 'B']);
    expect(walk(first, 'C', ['D', 'E'], empty)).toEqual(['C', 'CL', 'D', 'E']);
    expect(walk(first, 'C', ['O5', 'E'], empty)).toContain('OR2');
    expect(walk(second, 'C', ['D', 'E'], empty)).toEqual(['C', 'D', 'DX', 'E']);
    expect(walk(second, 'D', ['O5'], empty)).toEqual(['D', 'O4', 'O5']);
  });
  it('avoids tiles that are not among its stops', () => {
    expect(between(first, 'E', 'F', (slug) => slug === 'E1')).toContain('RF1');
  });
  it('ends if there is no path', () => {
    expect(between(first, 'KC', 'A', empty)).toBeNull();
  });
});
