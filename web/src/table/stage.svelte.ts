// What a table is made of enters one after the other, in tasks of their own with frames between them: what is to be decided
// stands there, and hears clicks, long before everything is drawn. Once all is there, what is added enters at once.
import { flushSync, getContext, untrack } from 'svelte';

/** Under this name the parts of a table find its stage. */
export const onStage = Symbol('stage');

/** For a component: whether its turn has come on the stage of the table; elsewhere it has at once. */
export function entrance(rank: () => number): { readonly here: boolean } {
  const stage = getContext<Stage | undefined>(onStage);
  let here = $state(stage?.full ?? true);
  $effect(() => {
    if (!untrack(() => here)) return stage!.ask(untrack(rank), () => (here = true));
  });
  return {
    get here() {
      return here;
    },
  };
}

/** Who enters first: what is looked at before what is looked up. Within a column from the top, so that nothing moves. */
export const rank = { standing: 0, picture: 1, centre: 2, hand: 3, board: 4, players: 5, panel: 6, list: 7, aside: 8 };

/** So much is drawn between two frames if it goes quickly, in milliseconds. */
const slice = 8;

/** After the next frame; without one, in a tab nobody looks at, a little later all the same. */
function afterFrame(go: () => void): void {
  let gone = false;
  const once = () => {
    if (!gone) setTimeout(go);
    gone = true;
  };
  requestAnimationFrame(once);
  setTimeout(once, 200);
}

export class Stage {
  /** Everything has entered. */
  full = $state(false);
  private waiting: { rank: number; enter: () => void }[] = [];
  private calling = false;

  /** Enters when it is its turn: the lowest rank first. Returns how to give up waiting. */
  ask(rank: number, enter: () => void): () => void {
    const one = { rank, enter };
    this.waiting.push(one);
    this.call();
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  }

  private call(): void {
    if (this.calling) return;
    this.calling = true;
    afterFrame(() => {
      const end = performance.now() + slice;
      do this.next();
      while (this.waiting.length > 0 && performance.now() < end);
      this.calling = false;
      if (this.waiting.length > 0) this.call();
      else this.full = true;
    });
  }
  private next(): void {
    const [first] = this.waiting.sort((a, b) => a.rank - b.rank);
    if (!first) return;
    this.waiting.shift();
    flushSync(first.enter);
  }
}
