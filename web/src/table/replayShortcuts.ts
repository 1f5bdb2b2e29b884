// Keyboard shortcuts of the replay, on the table screen.
import { replayAction, type ReplayAction } from '../lib/replay';

export interface ReplayControl {
  readonly isAvailable: boolean;
  readonly isPlayingBack: boolean;
  perform(action: ReplayAction): void;
}

/** Carries out the shortcut of a key; returns false if the key has none here. */
export function handleReplayShortcut(event: KeyboardEvent, replay: ReplayControl): boolean {
  const action = replayAction(event.key, event.shiftKey, replay.isAvailable || replay.isPlayingBack);
  if (!action) return false;
  const { target } = event;
  if (action === 'toggle' && target instanceof HTMLElement && target.matches('button, a, summary')) {
    // Space presses a control that was reached by keyboard. After a click on it, Space controls the replay again.
    if (target.matches(':focus-visible')) return false;
    target.blur();
  }
  event.preventDefault();
  replay.perform(action);
  return true;
}
