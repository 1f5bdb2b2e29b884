import { describe, expect, it } from 'vitest';
import { distanceTo, nearest } from '../src/lib/touchTargets';

const box = { left: 10, top: 10, right: 30, bottom: 20 };

describe('a touch beside a glowing element', () => {
  it('has the distance to the edge of the box', () => {
    expect(distanceTo(box, 20, 15)).toBe(0);
    expect(distanceTo(box, 35, 15)).toBe(5);
    expect(distanceTo(box, 33, 24)).toBe(5);
  });
  it('selects the nearest element within reach', () => {
    expect(nearest([{ el: 'a', away: 9 }, { el: 'b', away: 5 }])?.el).toBe('b');
    expect(nearest([{ el: 'a', away: 22 }])?.el).toBe('a');
    expect(nearest([{ el: 'a', away: 23 }])).toBeNull();
    expect(nearest([])).toBeNull();
  });
  it('selects neither of two equally near elements', () => {
    expect(nearest([{ el: 'a', away: 5 }, { el: 'b', away: 6 }])).toBeNull();
    expect(nearest([{ el: 'a', away: 5 }, { el: 'a', away: 5 }])?.el).toBe('a');
  });
});
