// Moves of the others, shown one after the other. Knows time only through `wait`, so that tests need none.
import type { FilmSpeed } from './film';
import type { GameEvent, View } from './types';

export interface Frame {
  view: View;
  events: readonly GameEvent[];
  /** Moves made when it looked like this. */
  moves: number;
  /** Who made the last of them; null for what was on the screen when somebody paused. */
  seat: number | null;
}

export interface PlaybackOptions {
  /** Milliseconds a frame stays while so many others wait; 0 where everything is shown at once. */
  stay(frame: Frame, backlog: number): number;
  wait(ms: number): Promise<void>;
  show(frame: Frame | null): void;
}

/** What more happens takes longer to see. */
function weight(frame: Pick<Frame, 'events'>): number {
  const glides = new Set(frame.events.map((event) => event.event)).size;
  return Math.min(2.4, 0.6 + 0.5 * glides);
}

/** How long a frame stays before somebody who plays: shorter when many are waiting. */
export function frameTime(frame: Frame, backlog: number, moveTime: number): number {
  const stay = moveTime * weight(frame);
  return backlog > 8 ? stay * Math.max(0.25, 8 / backlog) : stay;
}

/** How fast moves are shown to somebody who plays. */
export const paces = ['slow', 'normal', 'fast'] as const;

/** How long it stays before somebody who watches: however many wait, none is hurried. */
export function watchTime(frame: Pick<Frame, 'events'>, speed: FilmSpeed): number {
  return (900 / speed) * weight(frame);
}

export class Playback {
  private queue: Frame[] = [];
  private run = 0;
  /** There while paused; settles when it goes on. */
  private pausing: { over: Promise<void>; end: () => void } | null = null;
  playing = false;

  constructor(private readonly options: PlaybackOptions) {}

  add(frame: Frame): void {
    if (this.playing) this.queue.push(frame);
    else if (this.options.stay(frame, 0) > 0) void this.play(frame);
  }

  /** Stops at what is shown, or at the present where nothing is played. What comes meanwhile waits. */
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

  /** Shows the present at once. */
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
