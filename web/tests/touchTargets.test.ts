import { describe, expect, it } from 'vitest';
import { distanceTo, nearest } from '../src/lib/near';

const box = { left: 10, top: 10, right: 30, bottom: 20 };

describe('a touch beside what glows', () => {
  it('is as far away as the edge of the box', () => {
    expect(distanceTo(box, 20, 15)).toBe(0);
    expect(distanceTo(box, 35, 15)).toBe(5);
    expect(distanceTo(box, 33, 24)).toBe(5);
  });
  it('takes the nearest within the reach of a finger', () => {
    expect(nearest([{ el: 'a', away: 9 }, { el: 'b', away: 5 }])?.el).toBe('b');
    expect(nearest([{ el: 'a', away: 22 }])?.el).toBe('a');
    expect(nearest([{ el: 'a', away: 23 }])).toBeNull();
    expect(nearest([])).toBeNull();
  });
  it('takes neither of two that are as near, but parts of one thing are one', () => {
    expect(nearest([{ el: 'a', away: 5 }, { el: 'b', away: 6 }])).toBeNull();
    expect(nearest([{ el: 'a', away: 5 }, { el: 'a', away: 5 }])?.el).toBe('a');
  });
});
