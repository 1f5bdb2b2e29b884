import { describe, expect, it } from 'vitest';
import { speeds } from '../src/lib/replay';
import { frameTime, Playback, watchTime, type Frame } from '../src/lib/playback';
import type { View } from '../src/lib/types';

const frame = (moves: number): Frame => ({ view: {} as View, events: [], moves, seat: 2 });

/** A playback with a manual clock. */
function playback(stay = 100) {
  const shown: (number | null)[] = [];
  const waits: (() => void)[] = [];
  const one = new Playback({
    stay: () => stay,
    wait: () => new Promise((resolve) => waits.push(resolve)),
    show: (frame) => shown.push(frame?.moves ?? null),
  });
  const pass = async () => {
    waits.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { one, shown, pass };
}

describe('playback', () => {
  it('shows one frame after the other and then the present', async () => {
    const { one, shown, pass } = playback();
    one.add(frame(1));
    one.add(frame(2));
    expect(shown).toEqual([1]);
    await pass();
    expect(shown).toEqual([1, 2]);
    await pass();
    expect(shown).toEqual([1, 2, null]);
    expect(one.playing).toBe(false);
  });

  it('skips to the present', async () => {
    const { one, shown, pass } = playback();
    one.add(frame(1));
    one.add(frame(2));
    one.skip();
    await pass();
    expect(shown).toEqual([1, null]);
  });

  it('shows no frames if moves are not animated', () => {
    const { one, shown } = playback(0);
    one.add(frame(1));
    expect(shown).toEqual([]);
  });

  it('pauses at the current frame and keeps later ones', async () => {
    const { one, shown, pass } = playback();
    one.add(frame(1));
    one.pause(frame(9));
    await pass();
    one.add(frame(2));
    one.add(frame(3));
    expect(shown).toEqual([1]);
    one.resume();
    await pass();
    await pass();
    await pass();
    expect(shown).toEqual([1, 2, 3, null]);
  });

  it('pauses at the present if nothing is played, even without animation', async () => {
    const { one, shown, pass } = playback(0);
    one.pause(frame(4));
    one.add(frame(5));
    await pass();
    expect(shown).toEqual([4]);
    one.resume();
    await pass();
    expect(shown.slice(0, 2)).toEqual([4, 5]);
  });

  it('resumes after skipping during a pause', async () => {
    const { one, shown, pass } = playback();
    one.pause(frame(1));
    one.add(frame(2));
    one.skip();
    one.add(frame(3));
    await pass();
    await pass();
    expect(shown).toEqual([1, null, 3, null]);
  });

  it('shortens frames for players if many wait, but not for spectators', () => {
    expect(frameTime(frame(1), 40, 400)).toBeLessThan(frameTime(frame(1), 0, 400));
    const times = speeds.map((speed) => watchTime(frame(1), speed));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.min(...times)).toBeGreaterThan(0);
  });
});
