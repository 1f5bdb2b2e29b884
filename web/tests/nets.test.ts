// How the nets of the games come to this device: once each, and nobody waits for long.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Nets, longestWait, retryAfter } from '../src/local/nets';

const file = new ArrayBuffer(3);
/** What was sent for, and how it ends. */
let sent: { url: string; come(file: ArrayBuffer): void; fail(): void }[] = [];
const read = (url: string): Promise<ArrayBuffer> => new Promise((come, reject) => sent.push({ url, come, fail: () => reject(new Error('lost')) }));
const nets = (): Nets => new Nets({ classic: 'classic-1.net', second: 'second-1.net' }, read);

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the nets of the games', () => {
  it('are sent for when they are asked for, once', async () => {
    const all = nets();
    expect(sent).toEqual([]);
    const [one, other] = [all.of('classic'), all.of('classic')];
    expect(sent.map(({ url }) => url)).toEqual(['classic-1.net']);
    sent[0]!.come(file);
    expect([await one, await other]).toEqual([file, file]);
    expect(all.of('classic')).toBe(file);
    expect(sent).toHaveLength(1);
  });
  it('are none where a game has none', () => {
    expect(nets().of('elpaso')).toBe(null);
    expect(sent).toEqual([]);
  });
  it('are not waited for beyond longestWait, and are there when they come later', async () => {
    const all = nets();
    const waited = all.of('second');
    await vi.advanceTimersByTimeAsync(longestWait - 1);
    expect(all.of('second')).toBe(waited);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waited).toBe(null);
    expect(all.of('second')).toBe(null);
    sent[0]!.come(file);
    await vi.advanceTimersByTimeAsync(0);
    expect(all.of('second')).toBe(file);
    expect(sent).toHaveLength(1);
  });
  it('are done without where they cannot be had, and sent for again after a while', async () => {
    const all = nets();
    const waited = all.of('classic');
    sent[0]!.fail();
    expect(await waited).toBe(null);
    await vi.advanceTimersByTimeAsync(retryAfter - 1);
    expect(all.of('classic')).toBe(null);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const again = all.of('classic');
    sent[1]!.come(file);
    expect(await again).toBe(file);
  });
});
