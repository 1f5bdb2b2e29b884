// Who thinks about what in a browser: shares of one job, jobs side by side, and those who break down.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Share } from '../src/local/messages';
import { Thinkers } from '../src/local/thinkers';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: Share[] = [];
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(asked: Share): void {
    if (asked && ('begin' in asked || 'end' in asked)) this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  find(found: string): void {
    this.onmessage!({ data: { found, bytes: 10 } });
  }
}
const told: [number, string][] = [];
const thinkersOf = (most: number): Thinkers =>
  new Thinkers({} as WebAssembly.Module, most, (job, found) => void told.push([job, found]), () => new FakeWorker() as unknown as Worker);
const working = (): FakeWorker[] => FakeWorker.all.filter((one) => !one.ended);

beforeEach(() => {
  FakeWorker.all = [];
  told.length = 0;
});

describe('thinkers', () => {
  it('do alone what cannot be shared', () => {
    const thinkers = thinkersOf(3);
    thinkers.think({ job: 1, text: 'quick', shared: false });
    expect(FakeWorker.all).toHaveLength(1);
    expect(FakeWorker.all[0]!.asked).toEqual([{ begin: 'quick', share: 0, alone: true }]);
    FakeWorker.all[0]!.find('move');
    expect(told).toEqual([[1, 'move']]);
    expect(thinkers.bytes).toBe(10);
  });
  it('share a job, and end it with what the others have found', () => {
    const thinkers = thinkersOf(3);
    thinkers.think({ job: 1, text: 'hint', shared: true });
    const [a, b, c] = FakeWorker.all as [FakeWorker, FakeWorker, FakeWorker];
    expect(FakeWorker.all.map((one) => one.asked[0])).toEqual([0, 1, 2].map((share) => ({ begin: 'hint', share, alone: false })));
    b.find('of b');
    a.find('of a');
    expect(told).toEqual([]);
    c.find('of c');
    expect([a, b, c].map((one) => one.asked[1])).toEqual([{ end: ['of b', 'of c'] }, { end: ['of a', 'of c'] }, { end: ['of a', 'of b'] }]);
    b.find('told by b');
    a.find('told by a');
    c.find('told by c');
    expect(told).toEqual([[1, 'told by a']]);
    thinkers.think({ job: 2, text: 'again', shared: true });
    expect(FakeWorker.all).toHaveLength(3);
  });
  it('leave somebody for whoever waits', () => {
    const thinkers = thinkersOf(2);
    thinkers.think({ job: 1, text: 'quick', shared: false });
    thinkers.think({ job: 2, text: 'other', shared: false });
    thinkers.think({ job: 3, text: 'hint', shared: true });
    thinkers.think({ job: 4, text: 'last', shared: false });
    FakeWorker.all[0]!.find('one');
    expect(FakeWorker.all[0]!.asked.at(-1)).toEqual({ begin: 'hint', share: 0, alone: true });
    FakeWorker.all[1]!.find('two');
    expect(FakeWorker.all[1]!.asked.at(-1)).toEqual({ begin: 'last', share: 0, alone: true });
  });
  it('are all sent away when nobody wants to know any more', () => {
    const thinkers = thinkersOf(2);
    thinkers.think({ job: 1, text: 'hint', shared: true });
    thinkers.forget(1);
    expect(working()).toHaveLength(0);
    expect(thinkers.bytes).toBe(0);
    thinkers.think({ job: 2, text: 'next', shared: true });
    expect(working()).toHaveLength(2);
  });
  it('go on without one that breaks down', () => {
    const thinkers = thinkersOf(2);
    thinkers.think({ job: 1, text: 'hint', shared: true });
    const [a, b] = FakeWorker.all as [FakeWorker, FakeWorker];
    b.onerror!();
    a.find('of a');
    expect(a.asked[1]).toEqual({ end: [''] });
    a.find('told');
    expect(told).toEqual([[1, 'told']]);
    // And where it was the one with the answer, the house asks again.
    thinkers.think({ job: 2, text: 'hint', shared: true });
    const [first, second] = working() as [FakeWorker, FakeWorker];
    first.onerror!();
    second.find('of the second');
    expect(told.at(-1)).toEqual([2, '']);
    second.find('told by the second');
    thinkers.think({ job: 3, text: 'more', shared: false });
    expect(second.asked.at(-1)).toEqual({ begin: 'more', share: 0, alone: true });
  });
});
