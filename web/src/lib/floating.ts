// Places boxes with `position: fixed` beside an element or a point, always inside the window (Floating UI).
import { autoUpdate, computePosition, flip, offset, shift, type ComputePositionConfig, type Placement, type ReferenceElement } from '@floating-ui/dom';

/** Distance from the element and from the edges of the window, in pixels. */
const gap = 8;

async function place(box: HTMLElement, reference: ReferenceElement, config: ComputePositionConfig): Promise<void> {
  const { x, y } = await computePosition(reference, box, { strategy: 'fixed', ...config });
  box.style.left = `${Math.round(x)}px`;
  box.style.top = `${Math.round(y)}px`;
}

/** Places the box on one side of an element, or on the other side if there is no room. */
export async function placeBeside(box: HTMLElement, element: Element, side: Placement): Promise<void> {
  const middleware = [offset(gap), flip({ padding: gap, crossAxis: false }), shift({ padding: gap, crossAxis: true })];
  await place(box, element, { placement: side, middleware });
}

/** Places the box to the lower right of a point, moved as far as the window requires. */
export async function placeAt(box: HTMLElement, point: { x: number; y: number }): Promise<void> {
  const reference = { getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) };
  const middleware = [offset({ mainAxis: 12, crossAxis: 12 }), shift({ padding: gap, crossAxis: true })];
  await place(box, reference, { placement: 'bottom-start', middleware });
}

/** The element that a box explains, and the side on which the box stands. */
interface Beside {
  element: Element | null;
  side: Placement;
}

/** Svelte action: keeps the box beside the element when its text or the size of the window changes. */
export function beside(box: HTMLElement, at: Beside): { update: (at: Beside) => void; destroy: () => void } {
  const follow = ({ element, side }: Beside): (() => void) => {
    if (!element) return () => {};
    const again = (): void => void (element.isConnected && placeBeside(box, element, side));
    return autoUpdate(element, box, again, { ancestorScroll: false, layoutShift: false });
  };
  let stop = follow(at);
  return {
    update(next) {
      stop();
      stop = follow(next);
    },
    destroy: () => stop(),
  };
}
