// Pointer and focus events of all boards, handled in one place.
import { distanceTo, nearest } from '../lib/touchTargets';
import type { Playable } from './playable';

/** A table or an analysis whose elements can be chosen. */
type Choosable = Pick<Playable, 'choosing'>;

interface Found {
  el: string;
  node: Element;
}

/** The innermost element with a choice at or around an event target. */
export function glowingAt(session: Choosable, target: EventTarget | null): Found | null {
  let node = target instanceof Element ? target.closest('[data-el]') : null;
  while (node) {
    const el = node.getAttribute('data-el')!;
    if (session.choosing.glowing.has(el)) return { el, node };
    node = node.parentElement?.closest('[data-el]') ?? null;
  }
  return null;
}

/** The nearest element with a choice, for a touch on the empty ground of a panel. */
function glowingNear(session: Choosable, { target, clientX: x, clientY: y }: MouseEvent): Found | null {
  if (!(target instanceof Element) || target.closest('[data-el], button, a, input, select')) return null;
  const near = [...(target.closest('.panel-body')?.querySelectorAll('[data-el]') ?? [])]
    .map((node) => ({ node, el: node.getAttribute('data-el')!, away: distanceTo(node.getBoundingClientRect(), x, y) }))
    .filter((one) => session.choosing.glowing.has(one.el));
  return nearest(near);
}

/** Event handlers for the root of a table. */
export const boardPointerHandlers = (session: Choosable) => ({
  onclick(event: MouseEvent): void {
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    const found = glowingAt(session, event.target) ?? (touched ? glowingNear(session, event) : null);
    if (found) session.choosing.pick(found.el, { x: event.clientX, y: event.clientY });
  },
  onpointerover(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    session.choosing.hoveredEl = glowingAt(session, event.target)?.el ?? null;
  },
  onpointerleave(): void {
    session.choosing.hoveredEl = null;
  },
  onfocusin(event: FocusEvent): void {
    session.choosing.hoveredEl = glowingAt(session, event.target)?.el ?? null;
  },
});
