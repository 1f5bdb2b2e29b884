// Replay: pauses and resumes incoming moves, and plays the game again from any move at a chosen speed.
import { otherSpeed, type ReplayAction, type ReplaySpeed } from '../lib/replay';
import { watchTime } from '../lib/playback';
import { settings } from '../lib/settings.svelte';
import type { TableSession } from './session.svelte';

export class ReplayController {
  paused = $state(false);
  /** True while past moves are shown one after the other. */
  isReplaying = $state(false);
  private run = 0;

  constructor(private readonly session: TableSession) {}

  /** True for a spectator: no player waits, so every move is shown at full length. */
  get isSpectating(): boolean {
    return this.session.me === null;
  }
  /** True if the replay controls are offered: in the past, in a finished game and for spectators. */
  isAvailable = $derived.by((): boolean => this.session.history.isViewing || this.isSpectating || this.session.ended);
  /** Number of moves that have arrived but are not shown yet. */
  pendingMoves = $derived.by((): number => (this.session.frame ? this.session.active.moves - this.session.frame.moves : 0));
  isRunning = $derived.by((): boolean => (this.session.history.viewed ? this.isReplaying : !this.paused));

  get speed(): ReplaySpeed {
    return settings.watch;
  }
  /**
   * Duration of the movement of a piece in milliseconds, shorter than the time a move is shown; null while no replay
   * runs.
   */
  glideTime = $derived.by((): number | null => {
    if (!this.isReplaying) return null;
    return Math.min(settings.moveTime, 0.6 * this.stayTime);
  });
  /** How long the replayed move is shown, in milliseconds. */
  private get stayTime(): number {
    return watchTime({ events: this.session.log.replayedMove?.events ?? [] }, settings.watch);
  }

  /** Carries out an action of a key or a button of the replay. */
  perform(action: ReplayAction): void {
    switch (action) {
      case 'toggle':
        this.toggle();
        break;
      case 'move_back':
        this.session.history.step(-1);
        break;
      case 'move_on':
        if (this.session.history.viewed) this.session.history.step(1);
        break;
      case 'turn_back':
        this.session.history.stepTurn(-1);
        break;
      case 'turn_on':
        if (this.session.history.viewed) this.session.history.stepTurn(1);
        break;
      case 'start':
        void this.session.history.show(0);
        break;
      case 'end':
        this.session.history.returnToNow();
        break;
      case 'slower':
        settings.watch = otherSpeed(settings.watch, -1);
        break;
      case 'faster':
        settings.watch = otherSpeed(settings.watch, 1);
        break;
    }
  }

  /** Pauses or resumes; starts a finished game from its beginning. */
  toggle(): void {
    if (this.session.history.viewed) {
      if (this.isReplaying) this.stop();
      else void this.playToEnd();
    } else if (this.session.ended && !this.session.playing) {
      if (this.session.active.moves > 0) void this.playFromStart();
    } else if (this.paused) {
      this.session.resume();
    } else {
      this.session.pause();
    }
  }
  stop(): void {
    this.run++;
    this.isReplaying = false;
  }
  async playFromStart(): Promise<void> {
    await this.session.history.show(0);
    await this.playToEnd();
  }

  /** Shows the moves from the viewed position to the present. After a step by hand it continues from there. */
  private async playToEnd(): Promise<void> {
    const run = ++this.run;
    this.isReplaying = true;
    for (let at = this.session.history.viewed?.moves; at !== undefined; at = this.session.history.viewed?.moves) {
      this.session.history.prefetch(at + 1);
      await new Promise((resolve) => setTimeout(resolve, this.stayTime));
      if (run !== this.run) return;
      if (this.session.history.viewed?.moves === at) await this.session.history.show(at + 1);
      if (run !== this.run) return;
    }
    this.isReplaying = false;
  }
}
