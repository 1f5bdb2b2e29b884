// The pace at which the table moves before the reader's eyes: pausing, going on, playing a game again from any move.
import { watchTime, type Frame, type Pace } from '../lib/playback';
import { settings } from '../lib/settings.svelte';
import type { TableSession } from './session.svelte';

export class WatchDesk {
  paused = $state(false);
  /** Moves of the past pass by themselves. */
  replaying = $state(false);
  private run = 0;

  constructor(private readonly session: TableSession) {}

  /** Nobody waits for the reader: they may take their time. */
  get only(): boolean {
    return this.session.me === null;
  }
  /** Moves that have happened but are not on the screen yet. */
  behind = $derived.by((): number => (this.session.frame ? this.session.active.moves - this.session.frame.moves : 0));
  running = $derived.by((): boolean => (this.session.lookBack ? this.replaying : !this.paused));

  /** Whoever plays has set already how moves of the others are shown, perhaps not at all. */
  get pace(): Pace | 'off' {
    return this.only || this.session.lookingBack ? settings.watch : settings.speed;
  }
  set pace(pace: Pace) {
    if (this.only || this.session.lookingBack) settings.watch = pace;
    else settings.speed = pace;
  }

  toggle(): void {
    if (this.session.lookBack) {
      if (this.replaying) this.stop();
      else void this.replay();
    } else if (this.paused) {
      this.session.resume();
    } else {
      this.session.pause();
    }
  }
  stop(): void {
    this.run++;
    this.replaying = false;
  }
  async fromStart(): Promise<void> {
    await this.session.look(0);
    await this.replay();
  }

  /** From the move looked back at to the present, unless the reader goes elsewhere meanwhile. */
  private async replay(): Promise<void> {
    const run = ++this.run;
    this.replaying = true;
    for (let at = this.session.lookBack?.moves; at !== undefined; at = this.session.lookBack?.moves) {
      const stay = watchTime(this.frameAt(at), settings.watch);
      await new Promise((resolve) => setTimeout(resolve, stay));
      if (run !== this.run || this.session.lookBack?.moves !== at) break;
      await this.session.look(at + 1);
    }
    if (run === this.run) this.replaying = false;
  }
  private frameAt(moves: number): Frame {
    const update = this.session.moves.find((one) => one.moves === moves);
    return { view: this.session.view!, events: update?.events ?? [], moves, seat: update?.seat ?? null };
  }
}
