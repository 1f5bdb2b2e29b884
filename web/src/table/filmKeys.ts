// The keys of the film, for the table screen.
import { filmAction } from '../lib/film';
import type { TableSession } from './session.svelte';

/** Whether the key was one of the film's, and has been done. */
export function filmKey(event: KeyboardEvent, session: TableSession): boolean {
  const action = filmAction(event.key, event.shiftKey, session.watch.film || session.playing);
  if (!action) return false;
  const { target } = event;
  if (action === 'toggle' && target instanceof HTMLElement && target.matches('button, a, summary')) {
    // Whoever has walked here by keyboard presses what they stand on. After a click the key belongs to the film again.
    if (target.matches(':focus-visible')) return false;
    target.blur();
  }
  event.preventDefault();
  session.watch.do(action);
  return true;
}
