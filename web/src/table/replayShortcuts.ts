// Keyboard shortcuts of the replay, on the table screen.
import { replayAction } from '../lib/replay';
import type { TableSession } from './session.svelte';

/** Carries out the shortcut of a key; returns false if the key has none here. */
export function handleReplayShortcut(event: KeyboardEvent, session: TableSession): boolean {
  const action = replayAction(event.key, event.shiftKey, session.replay.isAvailable || session.playing);
  if (!action) return false;
  const { target } = event;
  if (action === 'toggle' && target instanceof HTMLElement && target.matches('button, a, summary')) {
    // Space presses a control that was reached by keyboard. After a click on it, Space controls the replay again.
    if (target.matches(':focus-visible')) return false;
    target.blur();
  }
  event.preventDefault();
  session.replay.perform(action);
  return true;
}
