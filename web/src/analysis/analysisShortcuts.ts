// Keyboard shortcuts of the analysis board.
import type { AnalysisSession } from './session.svelte';

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
/** True inside of a tab list, which uses the arrow keys itself. */
const usesArrows = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[role=tablist]') !== null;

export function handleAnalysisShortcut(event: KeyboardEvent, session: AnalysisSession): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  if (session.choosing.chooser) return;
  const el = event.target instanceof Element ? event.target.getAttribute('data-el') : null;
  if (el && (event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    if (session.setup.isOpen) session.setup.takeOrDrop(el);
    else session.choosing.pick(el, null);
    return;
  }
  if (session.setup.isOpen) {
    if (event.key === 'Escape') session.setup.held = null;
    return;
  }
  if (usesArrows(event.target)) return;
  const done: Record<string, () => unknown> = {
    ArrowLeft: () => (event.shiftKey ? session.stepTurn(-1) : session.step(-1)),
    ArrowRight: () => (event.shiftKey ? session.stepTurn(1) : session.step(1)),
    ArrowUp: () => session.toSibling(-1),
    ArrowDown: () => session.toSibling(1),
    Home: () => session.toEdge(-1),
    End: () => session.toEdge(1),
    Delete: () => session.node.children.length === 0 && session.remove(),
    p: () => session.promote(),
    e: () => session.search.toggle(),
  };
  const act = done[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
