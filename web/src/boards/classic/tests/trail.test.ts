import { describe, expect, it } from 'vitest';
import { branches, spaces } from '../data';
import { tallMap, wideMap } from '../trail/layout';
import { between, walk } from '../trail/route';

const half: Record<string, [number, number]> = {
  neutral: [50, 46],
  building: [40, 36],
  hazard: [28, 26],
  trade: [24, 26],
  start: [36, 34],
  city: [130, 60],
};

describe.each([wideMap, tallMap])('the $plan.name map', (map) => {
  it('has a place for every space, inside its edges', () => {
    expect(Object.keys(map.plan.places).sort()).toEqual(spaces.map((space) => space.slug).sort());
    for (const space of spaces) {
      const [x, y] = map.place(space.slug);
      const [w, h] = half[space.kind]!;
      expect(x - w, space.slug).toBeGreaterThan(8);
      expect(x + w, space.slug).toBeLessThan(map.plan.width - 8);
      expect(y - h, space.slug).toBeGreaterThan(8);
      expect(y + h, space.slug).toBeLessThan(map.plan.height - 8);
    }
  });
  it('lets no two things overlap', () => {
    const touching: string[] = [];
    const risk = new Set(spaces.filter((space) => space.risk).map((space) => space.slug));
    for (const a of spaces) {
      for (const b of spaces) {
        if (a.slug >= b.slug) continue;
        const [ax, ay] = map.place(a.slug);
        const [bx, by] = map.place(b.slug);
        const [aw, ah] = half[a.kind]!;
        const [bw, bh] = half[b.kind]!;
        // A risk space carries its action below it.
        const upper = ay < by ? a : b;
        const below = risk.has(upper.slug) ? 22 : 0;
        const apart = Math.abs(ax - bx) >= aw + bw || Math.abs(ay - by) >= ah + bh + below;
        if (!apart) touching.push(`${a.slug} and ${b.slug}`);
      }
    }
    expect(touching).toEqual([]);
  });
  it('draws a road for every step of every branch', () => {
    for (const branch of branches) {
      for (let i = 0; i + 1 < branch.length; i++) {
        expect(map.step.get(`${branch[i]}>${branch[i + 1]}`)?.length, `${branch[i]}>${branch[i + 1]}`).toBeGreaterThan(0);
      }
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

describe('the line of a walk', () => {
  const empty = () => false;
  it('takes the branch that its stops lie on', () => {
    expect(walk('A', ['FL2', 'B'], empty)).toEqual(['A', 'FL1', 'FL2', 'FL3', 'FL4', 'FLR1', 'FLR2', 'B']);
    expect(walk('C', ['D', 'E'], empty)).toEqual(['C', 'CL', 'D', 'E']);
    expect(walk('C', ['O5', 'E'], empty)).toContain('OR2');
  });
  it('avoids tiles that are no stop of it', () => {
    expect(between('E', 'F', (slug) => slug === 'E1')).toContain('RF1');
  });
  it('ends where there is no way', () => {
    expect(between('KC', 'A', empty)).toBeNull();
  });
});
