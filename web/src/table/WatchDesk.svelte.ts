// The pace at which the table moves before the reader's eyes: pausing, going on, playing a game again from any move.
import { otherSpeed, type FilmAction, type FilmSpeed } from '../lib/film';
import { watchTime } from '../lib/playback';
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
  /** The past, a finished game or one of others is on the screen: it is seen as a film. */
  film = $derived.by((): boolean => this.session.past.lookingBack || this.only || this.session.ended);
  /** Moves that have happened but are not on the screen yet. */
  behind = $derived.by((): number => (this.session.frame ? this.session.active.moves - this.session.frame.moves : 0));
  running = $derived.by((): boolean => (this.session.past.lookBack ? this.replaying : !this.paused));

  get speed(): FilmSpeed {
    return settings.watch;
  }
  /** Milliseconds a piece may take to glide, so that it has arrived when the film goes on; null where it does not run. */
  glide = $derived.by((): number | null => {
    if (!this.replaying) return null;
    return Math.min(settings.moveTime, 0.6 * this.stay);
  });
  /** How long the move that is told now stays. */
  private get stay(): number {
    return watchTime({ events: this.session.log.toldMove?.events ?? [] }, settings.watch);
  }

  /** Does what a key or a button of the film asks for. */
  do(action: FilmAction): void {
    switch (action) {
      case 'toggle':
        this.toggle();
        break;
      case 'move_back':
        this.session.past.step(-1);
        break;
      case 'move_on':
        if (this.session.past.lookBack) this.session.past.step(1);
        break;
      case 'turn_back':
        this.session.past.stepTurn(-1);
        break;
      case 'turn_on':
        if (this.session.past.lookBack) this.session.past.stepTurn(1);
        break;
      case 'start':
        void this.session.past.look(0);
        break;
      case 'end':
        this.session.past.returnToNow();
        break;
      case 'slower':
        settings.watch = otherSpeed(settings.watch, -1);
        break;
      case 'faster':
        settings.watch = otherSpeed(settings.watch, 1);
        break;
    }
  }

  toggle(): void {
    if (this.session.past.lookBack) {
      if (this.replaying) this.stop();
      else void this.replay();
    } else if (this.session.ended && !this.session.playing) {
      if (this.session.active.moves > 0) void this.fromStart();
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
    await this.session.past.look(0);
    await this.replay();
  }

  /** From the move looked back at to the present. Whoever steps meanwhile sees it go on from there. */
  private async replay(): Promise<void> {
    const run = ++this.run;
    this.replaying = true;
    for (let at = this.session.past.lookBack?.moves; at !== undefined; at = this.session.past.lookBack?.moves) {
      this.session.past.foresee(at + 1);
      await new Promise((resolve) => setTimeout(resolve, this.stay));
      if (run !== this.run) return;
      if (this.session.past.lookBack?.moves === at) await this.session.past.look(at + 1);
      if (run !== this.run) return;
    }
    this.replaying = false;
  }
}
