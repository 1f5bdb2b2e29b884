// Fetching the nets of the games: once each, with a limited waiting time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Nets, longestWait, retryAfter } from '../src/local/nets';

const file = new ArrayBuffer(3);
/** The requested files, with functions that complete the requests. */
let sent: { url: string; come(file: ArrayBuffer): void; fail(): void }[] = [];
const read = (url: string): Promise<ArrayBuffer> => new Promise((come, reject) => sent.push({ url, come, fail: () => reject(new Error('lost')) }));
const nets = (): Nets => new Nets({ classic: 'classic-1.net', second: 'second-1.net' }, read);

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the nets of the games', () => {
  it('are fetched once, at the first request', async () => {
    const all = nets();
    expect(sent).toEqual([]);
    const [one, other] = [all.of('classic'), all.of('classic')];
    expect(sent.map(({ url }) => url)).toEqual(['classic-1.net']);
    sent[0]!.come(file);
    expect([await one, await other]).toEqual([file, file]);
    expect(all.of('classic')).toBe(file);
    expect(sent).toHaveLength(1);
  });
  it('are null for a game without a net', () => {
    expect(nets().of('elpaso')).toBe(null);
    expect(sent).toEqual([]);
  });
  it('are waited for up to a limit, and available later', async () => {
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
  it('are fetched again some time after a failure', async () => {
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
