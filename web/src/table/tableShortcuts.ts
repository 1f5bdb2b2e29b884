// Keyboard shortcuts of the table screen.
import { listed } from '../lib/choices';
import { handleReplayShortcut } from './replayShortcuts';
import { glowingAt } from './boardPointer';
import type { TableSession } from './session.svelte';

function typing(target: EventTarget | null): boolean {
  // The slider of the replay takes no text: its keys are shortcuts of the replay.
  if (target instanceof HTMLInputElement && target.type === 'range') return false;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Moves the focus to the previous or next choice. */
function focusNextChoice(event: KeyboardEvent): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('#decision .choice')];
  if (buttons.length === 0) return;
  event.preventDefault();
  const down = event.key === 'ArrowDown';
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (down ? 0 : buttons.length - 1) : at + (down ? 1 : -1);
  buttons[(next + buttons.length) % buttons.length]?.focus();
}

/** How the shortcuts open the handbook. */
export interface HandbookActions {
  legend(): void;
  almanac(): void;
}

/** Carries out the shortcut of a key; called only while no dialog is open. */
export function handleTableShortcut(event: KeyboardEvent, session: TableSession, handbook: HandbookActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const found = event.target instanceof Element && event.target.matches('[data-el]') ? glowingAt(session, event.target) : null;
  if (found && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    const box = found.node.getBoundingClientRect();
    session.choosing.pick(found.el, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    return;
  }
  if (session.choosing.chooser || session.passTo !== null || handleReplayShortcut(event, session)) return;
  if (/^[1-9]$/.test(event.key)) {
    const choice = listed(session.choosing.choices)[Number(event.key) - 1];
    if (choice) {
      event.preventDefault();
      session.choosing.choose(choice);
    }
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    focusNextChoice(event);
  } else if (event.key === 'Escape') {
    if (session.history.isViewing) session.history.returnToNow();
    else if (session.playing) session.skip();
    else session.inspectedSeat = null;
  } else if (event.key === 'u' || event.key === 'U') {
    void session.choosing.undo();
  } else if (event.key === 'h' || event.key === 'H') {
    void session.hint.ask();
  } else if (event.key === '?') {
    event.preventDefault();
    handbook.legend();
  } else if (event.key === 'a' || event.key === 'A') {
    event.preventDefault();
    handbook.almanac();
  }
}
