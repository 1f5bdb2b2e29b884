// The task runner of the browser: shared tasks, parallel tasks, and failing task workers.
import { beforeEach, describe, expect, it } from 'vitest';
import type { TaskMessage } from '../src/local/messages';
import type { Nets } from '../src/local/nets';
import { TaskRunner } from '../src/local/taskRunner';

class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  asked: TaskMessage[] = [];
  ended = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(asked: TaskMessage): void {
    if (asked && ('net' in asked || 'begin' in asked || 'end' in asked)) this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  find(found: string): void {
    this.onmessage!({ data: { found, bytes: 10 } });
  }
}
const results: [number, string][] = [];
const taskRunnerOf = (most: number, nets: Pick<Nets, 'of'> = { of: () => null }): TaskRunner =>
  new TaskRunner({} as WebAssembly.Module, most, nets, (id, result) => void results.push([id, result]), () => new FakeWorker() as unknown as Worker);
const working = (): FakeWorker[] => FakeWorker.all.filter((one) => !one.ended);

beforeEach(() => {
  FakeWorker.all = [];
  results.length = 0;
});

describe('TaskRunner', () => {
  it('gives an unshared task to one task worker', () => {
    const taskRunner = taskRunnerOf(3);
    taskRunner.run({ id: 1, text: 'quick', shared: false, net: '' });
    expect(FakeWorker.all).toHaveLength(1);
    expect(FakeWorker.all[0]!.asked).toEqual([{ begin: 'quick', share: 0, alone: true }]);
    FakeWorker.all[0]!.find('move');
    expect(results).toEqual([[1, 'move']]);
    expect(taskRunner.bytes).toBe(10);
  });
  it('shares a task and ends it with the results of all shares', () => {
    const taskRunner = taskRunnerOf(3);
    taskRunner.run({ id: 1, text: 'hint', shared: true, net: '' });
    const [a, b, c] = FakeWorker.all as [FakeWorker, FakeWorker, FakeWorker];
    expect(FakeWorker.all.map((one) => one.asked[0])).toEqual([0, 1, 2].map((share) => ({ begin: 'hint', share, alone: false })));
    b.find('of b');
    a.find('of a');
    expect(results).toEqual([]);
    c.find('of c');
    expect([a, b, c].map((one) => one.asked[1])).toEqual([{ end: ['of b', 'of c'] }, { end: ['of a', 'of c'] }, { end: ['of a', 'of b'] }]);
    b.find('result by b');
    a.find('result by a');
    c.find('result by c');
    expect(results).toEqual([[1, 'result by a']]);
    taskRunner.run({ id: 2, text: 'again', shared: true, net: '' });
    expect(FakeWorker.all).toHaveLength(3);
  });
  it('leaves a task worker for each waiting task', () => {
    const taskRunner = taskRunnerOf(2);
    taskRunner.run({ id: 1, text: 'quick', shared: false, net: '' });
    taskRunner.run({ id: 2, text: 'other', shared: false, net: '' });
    taskRunner.run({ id: 3, text: 'hint', shared: true, net: '' });
    taskRunner.run({ id: 4, text: 'last', shared: false, net: '' });
    FakeWorker.all[0]!.find('one');
    expect(FakeWorker.all[0]!.asked.at(-1)).toEqual({ begin: 'hint', share: 0, alone: true });
    FakeWorker.all[1]!.find('two');
    expect(FakeWorker.all[1]!.asked.at(-1)).toEqual({ begin: 'last', share: 0, alone: true });
  });
  it('terminates the task workers of a cancelled task', () => {
    const taskRunner = taskRunnerOf(2);
    taskRunner.run({ id: 1, text: 'hint', shared: true, net: '' });
    taskRunner.cancel(1);
    expect(working()).toHaveLength(0);
    expect(taskRunner.bytes).toBe(0);
    taskRunner.run({ id: 2, text: 'next', shared: true, net: '' });
    expect(working()).toHaveLength(2);
  });
  it('continues without a failed task worker', () => {
    const taskRunner = taskRunnerOf(2);
    taskRunner.run({ id: 1, text: 'hint', shared: true, net: '' });
    const [a, b] = FakeWorker.all as [FakeWorker, FakeWorker];
    b.onerror!();
    a.find('of a');
    expect(a.asked[1]).toEqual({ end: [''] });
    a.find('result');
    expect(results).toEqual([[1, 'result']]);
    // If the failed task worker was the one that gives the result, the result is empty and the local server tries again.
    taskRunner.run({ id: 2, text: 'hint', shared: true, net: '' });
    const [first, second] = working() as [FakeWorker, FakeWorker];
    first.onerror!();
    second.find('of the second');
    expect(results.at(-1)).toEqual([2, '']);
    second.find('result by the second');
    taskRunner.run({ id: 3, text: 'more', shared: false, net: '' });
    expect(second.asked.at(-1)).toEqual({ begin: 'more', share: 0, alone: true });
  });
  it('sends the net before the task, once per task worker', async () => {
    const file = new ArrayBuffer(3);
    let come: (file: ArrayBuffer | null) => void;
    let there: ReturnType<Nets['of']> = new Promise((done) => (come = done));
    const taskRunner = taskRunnerOf(2, { of: (game) => (game === 'elpaso' ? there : null) });
    taskRunner.run({ id: 1, text: 'hint', shared: true, net: 'elpaso' });
    const [a, b] = FakeWorker.all as [FakeWorker, FakeWorker];
    expect([a.asked, b.asked]).toEqual([[], []]);
    come!(file);
    await there;
    expect(a.asked).toEqual([{ net: file }, { begin: 'hint', share: 0, alone: false }]);
    expect(b.asked).toEqual([{ net: file }, { begin: 'hint', share: 1, alone: false }]);
    for (const one of [a, b, a, b]) one.find('found');
    there = file;
    taskRunner.run({ id: 2, text: 'more', shared: false, net: 'elpaso' });
    taskRunner.run({ id: 3, text: 'other', shared: false, net: 'classic' });
    expect(a.asked.slice(3)).toEqual([{ begin: 'more', share: 0, alone: true }]);
    expect(b.asked.slice(3)).toEqual([{ begin: 'other', share: 0, alone: true }]);
    // A terminated task worker is replaced by one without the net.
    taskRunner.cancel(2);
    taskRunner.run({ id: 4, text: 'again', shared: false, net: 'elpaso' });
    expect(FakeWorker.all[2]!.asked).toEqual([{ net: file }, { begin: 'again', share: 0, alone: true }]);
  });
  it('begins without a net that is not available', async () => {
    const none = Promise.resolve(null);
    const taskRunner = taskRunnerOf(1, { of: () => none });
    taskRunner.run({ id: 1, text: 'hint', shared: true, net: 'elpaso' });
    await none;
    expect(FakeWorker.all[0]!.asked).toEqual([{ begin: 'hint', share: 0, alone: true }]);
  });
});
