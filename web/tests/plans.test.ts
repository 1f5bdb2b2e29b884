// The plans of the maps are JSON files: every point in them has two coordinates and lies on its map.
import { describe, expect, it } from 'vitest';
import type { Plan } from '../src/drawing/map/plan';

const plans = import.meta.glob<Plan>('../src/boards/*/*/{wide,tall}.json', { eager: true, import: 'default' });

/** The lists of numbers in a value. */
function listsIn(value: unknown): number[][] {
  if (Array.isArray(value) && value.some((one) => typeof one === 'number')) return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(listsIn) : [];
}

describe.each(Object.entries(plans))('the plan %s', (path, plan) => {
  it('bears the name of its file', () => {
    expect(path).toContain(`/${plan.name}.json`);
  });
  it('has two coordinates on the map for each point', () => {
    const points = listsIn(plan);
    expect(points.length).toBeGreaterThan(30);
    for (const point of points) {
      expect(point).toHaveLength(2);
      const [x, y] = point as [number, number];
      expect(x >= 0 && x <= plan.width && y >= 0 && y <= plan.height, point.join(' ')).toBe(true);
    }
  });
});
