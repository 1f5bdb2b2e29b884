// Replay: pauses and resumes incoming moves, and plays the game again from any move at a chosen speed.
import { otherSpeed, type ReplayAction, type ReplaySpeed } from '../lib/replay';
import { watchTime, type Frame } from '../lib/playback';
import { settings } from '../lib/settings.svelte';
import type { Update } from '../lib/types';

interface Sources {
  readonly table: { readonly moves: number; readonly ended: boolean };
  readonly log: { readonly replayedMove: Update | null };
  readonly history: {
    readonly viewed: { readonly moves: number } | null;
    readonly isViewing: boolean;
    show(moves: number): Promise<void>;
    prefetch(moves: number): void;
    step(by: number): void;
    stepTurn(by: 1 | -1): void;
    returnToNow(): void;
  };
  readonly playback: {
    readonly frame: Frame | null;
    readonly paused: boolean;
    readonly playing: boolean;
    readonly isSpectating: boolean;
    pause(): void;
    resume(): void;
    skip(): void;
  };
}

export class ReplayController {
  /** True while past moves are shown one after the other. */
  isReplaying = $state(false);
  private run = 0;

  constructor(private readonly from: Sources) {}

  get isSpectating(): boolean {
    return this.from.playback.isSpectating;
  }
  /** The move of another seat that is played back; null if none is. */
  get frame(): Frame | null {
    return this.from.playback.frame;
  }
  /** True while a move of another seat is played back. */
  get isPlayingBack(): boolean {
    return this.from.playback.playing;
  }
  /** True if the replay controls are offered: in the past, in a finished game and for spectators. */
  isAvailable = $derived.by((): boolean => this.from.history.isViewing || this.isSpectating || this.from.table.ended);
  /** Number of moves that have arrived but are not shown yet. */
  pendingMoves = $derived.by((): number => (this.from.playback.frame ? this.from.table.moves - this.from.playback.frame.moves : 0));
  isRunning = $derived.by((): boolean => (this.from.history.viewed ? this.isReplaying : !this.from.playback.paused));

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
    return watchTime({ events: this.from.log.replayedMove?.events ?? [] }, settings.watch);
  }

  /** Carries out an action of a key or a button of the replay. */
  perform(action: ReplayAction): void {
    switch (action) {
      case 'toggle':
        this.toggle();
        break;
      case 'move_back':
        this.from.history.step(-1);
        break;
      case 'move_on':
        if (this.from.history.viewed) this.from.history.step(1);
        break;
      case 'turn_back':
        this.from.history.stepTurn(-1);
        break;
      case 'turn_on':
        if (this.from.history.viewed) this.from.history.stepTurn(1);
        break;
      case 'start':
        void this.from.history.show(0);
        break;
      case 'end':
        this.from.history.returnToNow();
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
    if (this.from.history.viewed) {
      if (this.isReplaying) this.stop();
      else void this.playToEnd();
    } else if (this.from.table.ended && !this.from.playback.playing) {
      if (this.from.table.moves > 0) void this.playFromStart();
    } else if (this.from.playback.paused) {
      this.from.playback.resume();
    } else {
      this.from.playback.pause();
    }
  }
  /** Ends the playback: the present is shown at once. */
  skip(): void {
    this.from.playback.skip();
  }
  stop(): void {
    this.run++;
    this.isReplaying = false;
  }
  async playFromStart(): Promise<void> {
    await this.from.history.show(0);
    await this.playToEnd();
  }

  /** Shows the moves from the viewed position to the present. After a step by hand it continues from there. */
  private async playToEnd(): Promise<void> {
    const run = ++this.run;
    this.isReplaying = true;
    for (let at = this.from.history.viewed?.moves; at !== undefined; at = this.from.history.viewed?.moves) {
      this.from.history.prefetch(at + 1);
      await new Promise((resolve) => setTimeout(resolve, this.stayTime));
      if (run !== this.run) return;
      if (this.from.history.viewed?.moves === at) await this.from.history.show(at + 1);
      if (run !== this.run) return;
    }
    this.isReplaying = false;
  }
}
