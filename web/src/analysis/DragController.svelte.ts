// What is set up by hand is dragged with mouse or finger, or touched twice: first the thing, then where it goes.
import type { AnalysisSession } from './session.svelte';

/** So far a pointer goes before it drags, in pixels: a finger trembles. */
const dragThreshold = { mouse: 6, pen: 8, touch: 10 } as Record<string, number>;

/** The innermost thing there that fits. */
function elementAt(target: EventTarget | null, fits: (el: string) => boolean): string | null {
  let node = target instanceof Element ? target.closest('[data-el]') : null;
  for (; node; node = node.parentElement?.closest('[data-el]') ?? null) {
    const el = node.getAttribute('data-el')!;
    if (fits(el)) return el;
  }
  return null;
}

export class DragController {
  /** Where the pointer is with what is held. */
  at = $state.raw<{ x: number; y: number; touch: boolean } | null>(null);
  private pressed: { el: string; x: number; y: number; pointer: number } | null = null;
  /** The click that ends a drag is none. */
  private dropped = false;

  constructor(
    private readonly session: AnalysisSession,
    private readonly ground: () => HTMLElement | undefined,
  ) {}

  private get setup() {
    return this.session.setup;
  }

  /** ConnectionHandlers before the map hears it, which would be moved itself where it is enlarged. */
  readonly down = (event: PointerEvent): void => {
    this.dropped = false;
    if (!this.setup.isOpen) return;
    // A second finger wants to see more of the map.
    if (!event.isPrimary) return this.leave();
    if (event.button !== 0) return;
    const el = elementAt(event.target, (one) => this.setup.canTake(one));
    this.pressed = el ? { el, x: event.clientX, y: event.clientY, pointer: event.pointerId } : null;
    if (!el) return;
    event.preventDefault();
    // What is touched hears of it even when another panel has taken its place.
    event.target?.addEventListener('touchmove', this.touchmove as EventListener, { passive: false });
  };
  readonly move = (event: PointerEvent): void => {
    const { pressed } = this;
    if (pressed?.pointer !== event.pointerId) return;
    if (!this.at && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < (dragThreshold[event.pointerType] ?? 6)) return;
    // Where it was taken from may leave the screen before it is laid down.
    if (!this.at) this.ground()?.setPointerCapture(event.pointerId);
    this.setup.held = pressed.el;
    this.at = { x: event.clientX, y: event.clientY, touch: event.pointerType === 'touch' };
    // What is held can be taken to another panel.
    const tab = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[role=tab]');
    if (tab?.ariaSelected === 'false') tab.click();
  };
  /** A finger on what can be taken takes it, instead of moving the page. */
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
