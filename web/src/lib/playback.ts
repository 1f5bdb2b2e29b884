// Moves of the others, shown one after the other. Knows time only through `wait`, so that tests need none.
import type { GameEvent, Update, View } from './types';

export interface Frame {
  view: View;
  events: readonly GameEvent[];
  update: Update;
}

export interface PlaybackOptions {
  /** Milliseconds a piece glides; 0 shows everything at once. */
  moveTime(): number;
  wait(ms: number): Promise<void>;
  show(frame: Frame | null): void;
}

/** How long a frame stays: longer when more happens, shorter when many are waiting. */
export function frameTime(frame: Frame, backlog: number, moveTime: number): number {
  const glides = new Set(frame.events.map((event) => event.event)).size;
  const stay = moveTime * Math.min(2.4, 0.6 + 0.5 * glides);
  return backlog > 8 ? stay * Math.max(0.25, 8 / backlog) : stay;
}

export class Playback {
  private queue: Frame[] = [];
  private run = 0;
  playing = false;

  constructor(private readonly options: PlaybackOptions) {}

  add(frame: Frame): void {
    if (this.options.moveTime() === 0) return;
    this.queue.push(frame);
    if (!this.playing) void this.play();
  }

  /** Shows the present at once. */
  skip(): void {
    this.queue = [];
    this.run++;
    this.playing = false;
    this.options.show(null);
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      this.options.show(frame);
      await this.options.wait(frameTime(frame, this.queue.length, this.options.moveTime()));
      if (run !== this.run) return;
    }
    this.playing = false;
    this.options.show(null);
  }
}
