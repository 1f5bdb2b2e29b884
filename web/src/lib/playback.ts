// Shows the moves of the other seats one after the other. All waiting goes through `wait`, so that tests take no time.
import type { ReplaySpeed } from './replay';
import type { GameEvent, View } from './types';

export interface Frame {
  view: View;
  events: readonly GameEvent[];
  /** The number of moves at this view. */
  moves: number;
  /** The seat that made the last move; null for the frame at which playback was paused. */
  seat: number | null;
}

export interface PlaybackOptions {
  /** Milliseconds to show a frame while `backlog` others wait; 0 if moves are not animated. */
  stay(frame: Frame, backlog: number): number;
  wait(ms: number): Promise<void>;
  show(frame: Frame | null): void;
}

/** A factor for the time of a frame, which grows with the number of different events. */
function weight(frame: Pick<Frame, 'events'>): number {
  const glides = new Set(frame.events.map((event) => event.event)).size;
  return Math.min(2.4, 0.6 + 0.5 * glides);
}

/** Milliseconds to show a frame to a player; shorter if many frames wait. */
export function frameTime(frame: Frame, backlog: number, moveTime: number): number {
  const stay = moveTime * weight(frame);
  return backlog > 8 ? stay * Math.max(0.25, 8 / backlog) : stay;
}

/** The speed settings for players. */
export const paces = ['slow', 'normal', 'fast'] as const;

/** Milliseconds to show a frame to a spectator, regardless of the number of waiting frames. */
export function watchTime(frame: Pick<Frame, 'events'>, speed: ReplaySpeed): number {
  return (900 / speed) * weight(frame);
}

export class Playback {
  private queue: Frame[] = [];
  private run = 0;
  /** Set while playback is paused; `over` resolves when it resumes. */
  private pausing: { over: Promise<void>; end: () => void } | null = null;
  playing = false;

  constructor(private readonly options: PlaybackOptions) {}

  add(frame: Frame): void {
    if (this.playing) this.queue.push(frame);
    else if (this.options.stay(frame, 0) > 0) void this.play(frame);
  }

  /** Stops at the current frame, or at `present` if nothing is played. Frames that are added meanwhile wait. */
  pause(present: Frame): void {
    if (this.pausing) return;
    let end = () => {};
    this.pausing = { over: new Promise((resolve) => (end = resolve)), end };
    if (!this.playing) void this.play(present);
  }
  resume(): void {
    this.pausing?.end();
    this.pausing = null;
  }

  /** Drops all waiting frames and shows the present. */
  skip(): void {
    this.queue = [];
    this.run++;
    this.playing = false;
    this.resume();
    this.options.show(null);
  }

  private async play(first: Frame): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    for (let frame: Frame | undefined = first; frame; frame = this.queue.shift()) {
      this.options.show(frame);
      await this.options.wait(this.options.stay(frame, this.queue.length));
      while (run === this.run && this.pausing) await this.pausing.over;
      if (run !== this.run) return;
    }
    this.playing = false;
    this.options.show(null);
  }
}
