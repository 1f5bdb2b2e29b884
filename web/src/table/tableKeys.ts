// The keys of the table screen.
import { listed } from '../lib/choices';
import { filmKey } from './filmKeys';
import { glowingAt } from './pointing';
import type { TableSession } from './session.svelte';

function typing(target: EventTarget | null): boolean {
  // The slider of the film is no place to type in: its keys are the film's.
  if (target instanceof HTMLInputElement && target.type === 'range') return false;
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** To the choice before or after the one that has the focus. */
function walkChoices(event: KeyboardEvent): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('#decision .choice')];
  if (buttons.length === 0) return;
  event.preventDefault();
  const down = event.key === 'ArrowDown';
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (down ? 0 : buttons.length - 1) : at + (down ? 1 : -1);
  buttons[(next + buttons.length) % buttons.length]?.focus();
}

export interface Books {
  legend(): void;
  almanac(): void;
}

/** What a key does where no sheet lies over the table. */
export function tableKey(event: KeyboardEvent, session: TableSession, books: Books): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const found = event.target instanceof Element && event.target.matches('[data-el]') ? glowingAt(session, event.target) : null;
  if (found && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    const box = found.node.getBoundingClientRect();
    session.choosing.pick(found.el, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    return;
  }
  if (session.choosing.chooser || session.passTo !== null || filmKey(event, session)) return;
  if (/^[1-9]$/.test(event.key)) {
    const choice = listed(session.choosing.choices)[Number(event.key) - 1];
    if (choice) {
      event.preventDefault();
      session.choosing.choose(choice);
    }
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    walkChoices(event);
  } else if (event.key === 'Escape') {
    if (session.past.lookingBack) session.past.returnToNow();
    else if (session.playing) session.skip();
    else session.inspected = null;
  } else if (event.key === 'u' || event.key === 'U') {
    void session.choosing.undo();
  } else if (event.key === 'h' || event.key === 'H') {
    void session.hint.ask();
  } else if (event.key === '?') {
    event.preventDefault();
    books.legend();
  } else if (event.key === 'a' || event.key === 'A') {
    event.preventDefault();
    books.almanac();
  }
}
