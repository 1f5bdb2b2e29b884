// Shows the moves of the others one after the other, before the present position.
import { frameTime, Playback, watchTime, type Frame } from '../lib/playback';
import { settings } from '../lib/settings.svelte';
import type { View } from '../lib/types';

interface Sources {
  readonly table: { readonly me: number | null; readonly now: View | null; readonly moves: number };
  /** Called when the present position is shown again. */
  onPresentShown(): void;
}

export class PlaybackController {
  /** The move being played back; null while the present is shown. */
  frame = $state.raw<Frame | null>(null);
  paused = $state(false);
  private readonly playback = new Playback({
    stay: (frame, backlog) => (this.isSpectating ? watchTime(frame, settings.watch) : frameTime(frame, backlog, settings.moveTime)),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    show: (frame) => {
      this.frame = frame;
      if (frame) return;
      this.paused = false;
      this.from.onPresentShown();
    },
  });

  constructor(private readonly from: Sources) {}

  /** True for a spectator: no player waits, so every move is shown at full length. */
  get isSpectating(): boolean {
    return this.from.table.me === null;
  }
  get playing(): boolean {
    return this.frame !== null;
  }
  /** Plays a move back, unless nobody looks. A move without a position shows nothing. */
  add(frame: Frame | null): void {
    if (typeof document !== 'undefined' && document.hidden && !this.isSpectating) this.skip();
    else if (frame) this.playback.add(frame);
  }
  skip(): void {
    this.playback.skip();
  }
  pause(): void {
    const { now, moves } = this.from.table;
    this.paused = true;
    this.playback.pause({ view: now!, events: [], moves, seat: null });
  }
  resume(): void {
    this.paused = false;
    this.playback.resume();
  }
}
