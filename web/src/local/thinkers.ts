// The thinkers of a keeper, and what waits for them. Somebody waits for a bot or a hint, nobody for the next step of a
// review. One whose thought nobody wants any more is sent away, and another takes its place: they cannot be interrupted.
import type { Job } from './messages';

interface Thinker {
  worker: Worker;
  job: number | null;
}

export class Thinkers {
  private readonly all: Thinker[] = [];
  private waiting: Job[] = [];
  /** What they have taken, by thinker. */
  readonly bytes = new Map<number, number>();

  constructor(
    private readonly compiled: WebAssembly.Module,
    private readonly most: number,
    private readonly found: (job: number, found: string) => void,
  ) {}

  think(job: Job): void {
    const review = job.text.startsWith('{"kind":"review"');
    const before = review ? -1 : this.waiting.findIndex((one) => one.text.startsWith('{"kind":"review"'));
    if (before < 0) this.waiting.push(job);
    else this.waiting.splice(before, 0, job);
    this.handOut();
  }
  forget(job: number): void {
    this.waiting = this.waiting.filter((one) => one.job !== job);
    const at = this.all.findIndex((one) => one.job === job);
    if (at < 0) return;
    this.all[at]!.worker.terminate();
    this.all.splice(at, 1);
    this.handOut();
  }
  end(): void {
    this.waiting = [];
    for (const { worker } of this.all.splice(0)) worker.terminate();
  }

  private handOut(): void {
    while (this.waiting.length > 0) {
      const free = this.all.find((one) => one.job === null) ?? (this.all.length < this.most ? this.begin() : null);
      if (!free) return;
      const next = this.waiting.shift()!;
      free.job = next.job;
      free.worker.postMessage(next);
    }
  }
  private begin(): Thinker {
    const thinker: Thinker = { worker: new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }), job: null };
    const done = (job: number | null, found: string) => {
      if (job === null || thinker.job !== job) return;
      thinker.job = null;
      this.found(job, found);
      this.handOut();
    };
    thinker.worker.onmessage = ({ data }: MessageEvent<{ job: number; found: string; bytes: number }>) => {
      this.bytes.set(this.all.indexOf(thinker), data.bytes);
      done(data.job, data.found);
    };
    thinker.worker.onerror = () => done(thinker.job, '');
    thinker.worker.postMessage(this.compiled);
    this.all.push(thinker);
    return thinker;
  }
}
