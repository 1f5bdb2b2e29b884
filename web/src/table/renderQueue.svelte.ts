// The render queue of the table screen: its parts render one after the other, in tasks of their own with frames between
// them, so that the decision is drawn and reacts to clicks long before the whole table is. Parts added after the queue
// has run empty render at once.
import { flushSync, getContext, untrack } from 'svelte';

/** Svelte context key of the table's `RenderQueue`. */
export const renderQueueKey = Symbol('renderQueue');

/**
 * For a component: `isReady` once the queue of its table has reached its order; true from the start outside of a table.
 */
export function deferred(order: () => number): { readonly isReady: boolean } {
  const queue = getContext<RenderQueue | undefined>(renderQueueKey);
  let ready = $state(queue?.isDone ?? true);
  $effect(() => {
    if (!untrack(() => ready)) return queue!.enqueue(untrack(order), () => (ready = true));
  });
  return {
    get isReady() {
      return ready;
    },
  };
}

/**
 * Lower orders render first: the parts a player looks at, then those to look things up in. Each column fills from the
 * top, so that nothing moves.
 */
export const renderOrder = { standing: 0, picture: 1, centre: 2, hand: 3, board: 4, players: 5, panel: 6, list: 7, aside: 8 };

/** Time budget for rendering between two frames, in milliseconds. */
const slice = 8;

/** Calls `go` after the next frame, or after 200 ms in a hidden tab, which draws no frames. */
function afterFrame(go: () => void): void {
  let gone = false;
  const once = () => {
    if (!gone) setTimeout(go);
    gone = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, 200);
}

export class RenderQueue {
  /** True once every queued part has rendered. */
  isDone = $state(false);
  private waiting: { order: number; render: () => void }[] = [];
  private isScheduled = false;

  /**
   * Calls `render` once every part of a lower order has rendered. Returns a function that removes the part from the
   * queue.
   */
  enqueue(order: number, render: () => void): () => void {
    const one = { order, render };
    this.waiting.push(one);
    this.schedule();
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    afterFrame(() => {
      const end = performance.now() + slice;
      do this.renderNext();
      while (this.waiting.length > 0 && performance.now() < end);
      this.isScheduled = false;
      if (this.waiting.length > 0) this.schedule();
      else this.isDone = true;
    });
  }
  private renderNext(): void {
    const [first] = this.waiting.sort((a, b) => a.order - b.order);
    if (!first) return;
    this.waiting.shift();
    flushSync(first.render);
  }
}
