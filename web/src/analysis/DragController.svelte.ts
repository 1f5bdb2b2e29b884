// Dragging while a position is set up: by mouse or finger, or by two taps, first on an element and then on its destination.
import type { AnalysisSession } from './session.svelte';

/** Pointer movement from which a press becomes a drag, in pixels. */
const dragThreshold = { mouse: 6, pen: 8, touch: 10 } as Record<string, number>;

/** The innermost element at an event target for which `fits` returns true. */
function elementAt(target: EventTarget | null, fits: (el: string) => boolean): string | null {
  let node = target instanceof Element ? target.closest('[data-el]') : null;
  for (; node; node = node.parentElement?.closest('[data-el]') ?? null) {
    const el = node.getAttribute('data-el')!;
    if (fits(el)) return el;
  }
  return null;
}

export class DragController {
  /** Position of the pointer during a drag; null otherwise. */
  at = $state.raw<{ x: number; y: number; touch: boolean } | null>(null);
  private pressed: { el: string; x: number; y: number; pointer: number } | null = null;
  /** True after a drag, to ignore the click that ends it. */
  private dropped = false;

  constructor(
    private readonly session: AnalysisSession,
    private readonly ground: () => HTMLElement | undefined,
  ) {}

  private get setup() {
    return this.session.setup;
  }

  /** Must be a capturing handler: a zoomed map would otherwise pan instead. */
  readonly down = (event: PointerEvent): void => {
    this.dropped = false;
    if (!this.setup.isOpen) return;
    // A second finger zooms the map.
    if (!event.isPrimary) return this.leave();
    if (event.button !== 0) return;
    const el = elementAt(event.target, (one) => this.setup.canTake(one));
    this.pressed = el ? { el, x: event.clientX, y: event.clientY, pointer: event.pointerId } : null;
    if (!el) return;
    event.preventDefault();
    // Touch events go to the touched element even after its panel has left the screen.
    event.target?.addEventListener('touchmove', this.touchmove as EventListener, { passive: false });
  };
  readonly move = (event: PointerEvent): void => {
    const { pressed } = this;
    if (pressed?.pointer !== event.pointerId) return;
    if (!this.at && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < (dragThreshold[event.pointerType] ?? 6)) return;
    // The element may leave the screen during the drag.
    if (!this.at) this.ground()?.setPointerCapture(event.pointerId);
    this.setup.held = pressed.el;
    this.at = { x: event.clientX, y: event.clientY, touch: event.pointerType === 'touch' };
    // Dragging over a tab opens its panel.
    const tab = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[role=tab]');
    if (tab?.ariaSelected === 'false') tab.click();
  };
  /** Keeps the page from scrolling during a drag by finger. */
  readonly touchmove = (event: TouchEvent): void => {
    if (this.pressed && event.cancelable) event.preventDefault();
  };
  readonly up = (event: PointerEvent): void => {
    if (this.pressed?.pointer !== event.pointerId) return;
    this.pressed = null;
    if (!this.at) return;
    this.at = null;
    this.dropped = true;
    const el = elementAt(document.elementFromPoint(event.clientX, event.clientY), (one) => this.setup.glows(one));
    if (el) this.setup.takeOrDrop(el);
    this.setup.held = null;
  };
  readonly cancel = (event: PointerEvent): void => {
    if (this.pressed?.pointer === event.pointerId) this.leave();
  };
  private leave(): void {
    if (this.at) this.setup.held = null;
    this.pressed = null;
    this.at = null;
  }
  readonly click = (event: MouseEvent): void => {
    if (this.dropped) return;
    const el = elementAt(event.target, (one) => this.setup.held === one || this.setup.glows(one));
    if (el) this.setup.takeOrDrop(el);
  };
}
