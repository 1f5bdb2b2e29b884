// Keyboard shortcuts of the table screen.
import { listed } from '../lib/choices';
import { handleReplayShortcut, type ReplayControl } from './replayShortcuts';
import { glowingAt } from './boardPointer';
import type { ChoiceControl } from './playable';

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

interface Sources {
  readonly choosing: ChoiceControl & { undo(): Promise<void> };
  readonly device: { readonly passTo: number | null };
  readonly history: { readonly isViewing: boolean; returnToNow(): void };
  readonly replay: ReplayControl & { skip(): void };
  readonly hint: { ask(): Promise<void> };
  readonly inspection: { seat: number | null };
}

/** Carries out the shortcut of a key; called only while no dialog is open. */
export function handleTableShortcut(event: KeyboardEvent, from: Sources, handbook: HandbookActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const found = event.target instanceof Element && event.target.matches('[data-el]') ? glowingAt(from, event.target) : null;
  if (found && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    const box = found.node.getBoundingClientRect();
    from.choosing.pick(found.el, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    return;
  }
  if (from.choosing.chooser || from.device.passTo !== null || handleReplayShortcut(event, from.replay)) return;
  if (/^[1-9]$/.test(event.key)) {
    const choice = listed(from.choosing.choices)[Number(event.key) - 1];
    if (choice) {
      event.preventDefault();
      from.choosing.choose(choice);
    }
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    focusNextChoice(event);
  } else if (event.key === 'Escape') {
    if (from.history.isViewing) from.history.returnToNow();
    else if (from.replay.isPlayingBack) from.replay.skip();
    else from.inspection.seat = null;
  } else if (event.key === 'u' || event.key === 'U') {
    void from.choosing.undo();
  } else if (event.key === 'h' || event.key === 'H') {
    void from.hint.ask();
  } else if (event.key === '?') {
    event.preventDefault();
    handbook.legend();
  } else if (event.key === 'a' || event.key === 'A') {
    event.preventDefault();
    handbook.almanac();
  }
}
