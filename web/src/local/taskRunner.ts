// The task runner of the leader: a queue of tasks and the task workers that carry them out. Steps of reviews yield to
// bots' moves and hints. Idle task workers share a task that allows it: all of them begin it, and each ends it with the
// results of the others (src/api/local_task_runner.h). A task worker cannot be interrupted: if its task is cancelled,
// it is terminated and replaced.
import type { Task, TaskMessage, TaskResult } from './messages';
import type { Nets } from './nets';

interface TaskWorker {
  thread: Worker;
  /** The games whose net it has received. */
  nets: Set<string>;
  task: RunningTask | null;
}
/** A running task and its task workers; the first one gives the result. */
interface RunningTask {
  id: number;
  workers: TaskWorker[];
  /** The results of the shares so far. */
  results: (string | null)[];
  ending: boolean;
}

export class TaskRunner {
  private readonly all: TaskWorker[] = [];
  private waiting: Task[] = [];
  /** The memory of each task worker in bytes. */
  private readonly memory = new Map<TaskWorker, number>();

  constructor(
    private readonly compiled: WebAssembly.Module,
    private readonly maxWorkers: number,
    private readonly nets: Pick<Nets, 'of'>,
    private readonly onResult: (task: number, result: string) => void,
    private readonly newWorker = (): Worker => new Worker(new URL('./taskWorker.ts', import.meta.url), { type: 'module' }),
  ) {}

  get bytes(): number {
    return [...this.memory.values()].reduce((sum, one) => sum + one, 0);
  }

  run(task: Task): void {
    const review = task.text.startsWith('{"kind":"review"');
    const before = review ? -1 : this.waiting.findIndex((one) => one.text.startsWith('{"kind":"review"'));
    if (before < 0) this.waiting.push(task);
    else this.waiting.splice(before, 0, task);
    this.startTasks();
  }
  cancel(id: number): void {
    this.waiting = this.waiting.filter((one) => one.id !== id);
    for (const worker of this.all.filter((one) => one.task?.id === id)) this.terminate(worker);
    this.startTasks();
  }
  end(): void {
    this.waiting = [];
    for (const worker of [...this.all]) this.terminate(worker);
  }

  private terminate(worker: TaskWorker): void {
    worker.thread.terminate();
    this.memory.delete(worker);
    this.all.splice(this.all.indexOf(worker), 1);
  }
  private freeWorker(): TaskWorker | null {
    return this.all.find((one) => one.task === null) ?? (this.all.length < this.maxWorkers ? this.startWorker() : null);
  }

  private startTasks(): void {
    while (this.waiting.length > 0) {
      const first = this.freeWorker();
      if (!first) return;
      const { id, text, shared, net } = this.waiting.shift()!;
      const task: RunningTask = { id, workers: [], results: [], ending: false };
      // One task worker is left for each waiting task.
      for (let one: TaskWorker | null = first; one; one = shared && this.idleCount() > this.waiting.length ? this.freeWorker() : null) {
        one.task = task;
        task.workers.push(one);
        task.results.push(null);
      }
      const alone = task.workers.length === 1;
      task.ending = alone;
      const begin = (file: ArrayBuffer | null): void =>
        task.workers.forEach((one, share) => {
          if (file && !one.nets.has(net)) one.thread.postMessage({ net: file } satisfies TaskMessage);
          if (file) one.nets.add(net);
          one.thread.postMessage({ begin: text, share, alone } satisfies TaskMessage);
        });
      // Either all task workers of a task use the net or none does.
      const file = net ? this.nets.of(net) : null;
      if (file instanceof Promise) void file.then(begin);
      else begin(file);
    }
  }
  private idleCount(): number {
    return this.maxWorkers - this.all.filter((one) => one.task !== null).length;
  }

  private receive(worker: TaskWorker, result: string): void {
    const { task } = worker;
    if (!task) return;
    const place = task.workers.indexOf(worker);
    if (!task.ending) {
      task.results[place] = result;
      if (task.results.includes(null)) return;
      task.ending = true;
      task.workers.forEach((one, own) => one.thread.postMessage({ end: task.results.filter((_, other) => other !== own) } as TaskMessage));
      if (!this.all.includes(task.workers[0]!)) this.onResult(task.id, '');
      return;
    }
    worker.task = null;
    if (place === 0) this.onResult(task.id, result);
    this.startTasks();
  }

  /** A task worker has failed: its result is empty. */
  private handleFailure(worker: TaskWorker): void {
    const { task } = worker;
    if (!this.all.includes(worker)) return;
    this.terminate(worker);
    if (task && !task.ending) this.receive(worker, '');
    else if (task?.workers[0] === worker) this.onResult(task.id, '');
    this.startTasks();
  }

  private startWorker(): TaskWorker {
    const worker: TaskWorker = { thread: this.newWorker(), nets: new Set(), task: null };
    worker.thread.onmessage = ({ data }: MessageEvent<TaskResult>) => {
      this.memory.set(worker, data.bytes);
      this.receive(worker, data.found);
    };
    worker.thread.onerror = () => this.handleFailure(worker);
    worker.thread.postMessage(this.compiled);
    this.all.push(worker);
    return worker;
  }
}
