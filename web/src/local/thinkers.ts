// The thinkers of a keeper, and what waits for them. Somebody waits for a bot or a hint, nobody for the next step of a
// review. Whoever has nothing else to do helps with what can be shared: all begin, and each ends with what the others have
// found (src/api/local_task_runner.h). Those whose thought nobody wants any more are sent away, and others take their place: they cannot
// be interrupted.
import type { Job, Share, Thought } from './messages';
import type { Nets } from './nets';

interface Thinker {
  worker: Worker;
  /** Of which games it has the net. */
  nets: Set<string>;
  task: Task | null;
}
/** A job and who thinks about it, the one with the answer first. */
interface Task {
  job: number;
  thinkers: Thinker[];
  /** What they have found so far. */
  found: (string | null)[];
  ending: boolean;
}

export class Thinkers {
  private readonly all: Thinker[] = [];
  private waiting: Job[] = [];
  /** What they have taken. */
  private readonly taken = new Map<Thinker, number>();

  constructor(
    private readonly compiled: WebAssembly.Module,
    private readonly most: number,
    private readonly nets: Pick<Nets, 'of'>,
    private readonly found: (job: number, found: string) => void,
    private readonly newWorker = (): Worker => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
  ) {}

  get bytes(): number {
    return [...this.taken.values()].reduce((sum, one) => sum + one, 0);
  }

  think(job: Job): void {
    const review = job.text.startsWith('{"kind":"review"');
    const before = review ? -1 : this.waiting.findIndex((one) => one.text.startsWith('{"kind":"review"'));
    if (before < 0) this.waiting.push(job);
    else this.waiting.splice(before, 0, job);
    this.handOut();
  }
  forget(job: number): void {
    this.waiting = this.waiting.filter((one) => one.job !== job);
    for (const thinker of this.all.filter((one) => one.task?.job === job)) this.dismiss(thinker);
    this.handOut();
  }
  end(): void {
    this.waiting = [];
    for (const thinker of [...this.all]) this.dismiss(thinker);
  }

  private dismiss(thinker: Thinker): void {
    thinker.worker.terminate();
    this.taken.delete(thinker);
    this.all.splice(this.all.indexOf(thinker), 1);
  }
  private free(): Thinker | null {
    return this.all.find((one) => one.task === null) ?? (this.all.length < this.most ? this.begin() : null);
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const first = this.free();
      if (!first) return;
      const { job, text, shared, net } = this.waiting.shift()!;
      const task: Task = { job, thinkers: [], found: [], ending: false };
      // One is left for each of those who wait.
      for (let one: Thinker | null = first; one; one = shared && this.idle() > this.waiting.length ? this.free() : null) {
        one.task = task;
        task.thinkers.push(one);
        task.found.push(null);
      }
      const alone = task.thinkers.length === 1;
      task.ending = alone;
      const begin = (file: ArrayBuffer | null): void =>
        task.thinkers.forEach((one, share) => {
          if (file && !one.nets.has(net)) one.worker.postMessage({ net: file } satisfies Share);
          if (file) one.nets.add(net);
          one.worker.postMessage({ begin: text, share, alone } satisfies Share);
        });
      // All of them have it, or none.
      const file = net ? this.nets.of(net) : null;
      if (file instanceof Promise) void file.then(begin);
      else begin(file);
    }
  }
  private idle(): number {
    return this.most - this.all.filter((one) => one.task !== null).length;
  }

  private hear(thinker: Thinker, found: string): void {
    const { task } = thinker;
    if (!task) return;
    const place = task.thinkers.indexOf(thinker);
    if (!task.ending) {
      task.found[place] = found;
      if (task.found.includes(null)) return;
      task.ending = true;
      task.thinkers.forEach((one, own) => one.worker.postMessage({ end: task.found.filter((_, other) => other !== own) } as Share));
      if (!this.all.includes(task.thinkers[0]!)) this.found(task.job, '');
      return;
    }
    thinker.task = null;
    if (place === 0) this.found(task.job, found);
    this.handOut();
  }

  /** One that has broken down has found nothing. */
  private lose(thinker: Thinker): void {
    const { task } = thinker;
    if (!this.all.includes(thinker)) return;
    this.dismiss(thinker);
    if (task && !task.ending) this.hear(thinker, '');
    else if (task?.thinkers[0] === thinker) this.found(task.job, '');
    this.handOut();
  }

  private begin(): Thinker {
    const thinker: Thinker = { worker: this.newWorker(), nets: new Set(), task: null };
    thinker.worker.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.taken.set(thinker, data.bytes);
      this.hear(thinker, data.found);
    };
    thinker.worker.onerror = () => this.lose(thinker);
    thinker.worker.postMessage(this.compiled);
    this.all.push(thinker);
    return thinker;
  }
}
