// Runs the local server (src/service/local_server.h) for all tabs of the browser. Changes are written to the storage before
// messages and answers about them are sent.
import type { PageMessage, LocalServerOutput, WorkerMessage } from './messages';
import { Module } from './module';
import type { Storage } from './storage';
import { TaskRunner } from './taskRunner';

const storageFull = {
  error: { code: 'internal', sentence: 'This browser has no room left to store this. Nothing was changed.' },
};

/** A tab, and the number that the tab uses for a request or socket. */
interface Origin {
  tab: string;
  number: number;
}

export class LocalServerHost {
  private readonly requests = new Map<number, Origin>();
  private readonly sockets = new Map<number, Origin>();
  private readonly byOrigin = new Map<string, number>();
  private next = 1;
  private taskRunner: TaskRunner;
  /** Resolves when all writes to the storage so far are finished; writes run one after the other. */
  private writes: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Counts restarts of the local server. Writes that were begun before a restart are dropped. */
  private generation = 0;
  /** Null during a restart. Requests that arrive then are answered by `lost`, after which the page sends them again. */
  private module: Module | null = null;

  private constructor(
    private readonly program: WebAssembly.Module,
    private readonly storage: Storage,
    private readonly makeTaskRunner: (onResult: (task: number, result: string) => void) => TaskRunner,
    private readonly send: (tab: string, message: WorkerMessage) => void,
    private readonly onRestart: () => void,
  ) {
    this.taskRunner = this.newTaskRunner();
  }

  static async begin(
    program: WebAssembly.Module,
    storage: Storage,
    makeTaskRunner: (onResult: (task: number, result: string) => void) => TaskRunner,
    send: (tab: string, message: WorkerMessage) => void,
    onRestart: () => void,
  ): Promise<LocalServerHost> {
    const host = new LocalServerHost(program, storage, makeTaskRunner, send, onRestart);
    await host.restore();
    return host;
  }

  /** The memory of the local server and its task workers, in bytes. */
  get bytes(): number {
    return (this.module?.bytes ?? 0) + this.taskRunner.bytes;
  }

  receive(tab: string, message: PageMessage): void {
    switch (message.kind) {
      case 'request': {
        const number = this.next++;
        this.requests.set(number, { tab, number: message.number });
        const { method, target, key, body } = message;
        this.call('request', { number, method, target, key, body });
        break;
      }
      case 'open': {
        const line = this.next++;
        this.sockets.set(line, { tab, number: message.line });
        this.byOrigin.set(`${tab} ${message.line}`, line);
        this.call('open', { line });
        break;
      }
      case 'say': {
        const line = this.byOrigin.get(`${tab} ${message.line}`);
        if (line !== undefined) this.call('say', { line, text: message.text });
        break;
      }
      case 'close': {
        const line = this.byOrigin.get(`${tab} ${message.line}`);
        if (line !== undefined) this.closeSocket(line);
        break;
      }
    }
  }
  /** Closes the sockets and drops the requests of a tab that was closed. */
  leave(tab: string): void {
    for (const [line, origin] of this.sockets) if (origin.tab === tab) this.closeSocket(line);
    for (const [number, origin] of this.requests) if (origin.tab === tab) this.requests.delete(number);
  }

  private closeSocket(line: number): void {
    this.forgetSocket(line);
    this.call('close', { line });
  }
  private forgetSocket(line: number): void {
    const origin = this.sockets.get(line);
    if (!origin) return;
    this.sockets.delete(line);
    this.byOrigin.delete(`${origin.tab} ${origin.number}`);
  }

  private newTaskRunner(): TaskRunner {
    return this.makeTaskRunner((task, result) => this.call('done', { job: task, found: result }));
  }

  private call(what: string, more: Record<string, unknown> = {}): void {
    if (!this.module) return;
    let output: LocalServerOutput;
    try {
      output = this.module.call<LocalServerOutput>(what, more);
    } catch (error) {
      // An error of the program, which should not happen. The stored data are sound: restart from them.
      console.error(error);
      this.module = null;
      this.writes = this.writes.then(() => this.restart());
      return;
    }
    this.handle(output);
  }

  private handle(output: LocalServerOutput): void {
    const generation = this.generation;
    for (const id of output.unwanted) this.taskRunner.cancel(id);
    // A task may begin before the move is stored. If storing fails, the restart drops the task.
    for (const [id, text, shared, net] of output.wanted) this.taskRunner.run({ id, text, shared, net });
    if (output.tick_in !== null) {
      this.timer ??= setTimeout(() => {
        this.timer = null;
        this.call('tick');
      }, output.tick_in);
    }
    if (output.kept.length + output.told.length + output.answered.length === 0) return;
    this.writes = this.writes.then(async () => {
      if (generation !== this.generation) return;
      try {
        if (output.kept.length > 0) await this.storage.write(output.kept);
      } catch {
        for (const [number] of output.answered) this.answer(number, 507, 'application/json', JSON.stringify(storageFull));
        await this.restart();
        return;
      }
      this.deliver(output);
    });
  }

  private deliver(output: LocalServerOutput): void {
    for (const [line, text] of output.told) {
      const origin = this.sockets.get(line);
      if (!origin) continue;
      if (text === null) this.forgetSocket(line);
      this.send(origin.tab, { kind: 'told', line: origin.number, text });
    }
    for (const [number, status, type, body] of output.answered) this.answer(number, status, type, body);
  }
  private answer(request: number, status: number, type: string, body: string): void {
    const origin = this.requests.get(request);
    this.requests.delete(request);
    if (origin) this.send(origin.tab, { kind: 'answered', number: origin.number, status, type, body });
  }

  /** Restarts the local server from the stored data, which drops changes that could not be written. */
  private async restart(): Promise<void> {
    this.module = null;
    this.taskRunner.end();
    this.taskRunner = this.newTaskRunner();
    this.requests.clear();
    this.sockets.clear();
    this.byOrigin.clear();
    await this.restore();
    this.onRestart();
  }
  private async restore(): Promise<void> {
    ++this.generation;
    const module = await Module.start(this.program);
    module.call('house', { kept: await this.storage.all() });
    this.module = module;
  }
}
