// The page's connection to the local server, which runs in a web worker: requests and sockets, as a server has them.
import type { LocalServer } from '../lib/connection';
import type { Socket } from '../lib/tableSocket';
import type { PageMessage, WorkerMessage } from './messages';
import { fetchModule } from './module';

class LocalSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;

  constructor(
    readonly number: number,
    private readonly connection: LocalConnection,
  ) {
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen?.();
    });
  }
  send(text: string): void {
    this.connection.post({ kind: 'say', line: this.number, text });
  }
  close(): void {
    if (this.readyState > 1) return;
    this.connection.post({ kind: 'close', line: this.number });
    this.lost();
  }
  lost(): void {
    if (this.readyState > 1) return;
    this.readyState = 3;
    this.connection.sockets.delete(this.number);
    this.onclose?.();
  }
}

interface PendingRequest {
  message: PageMessage;
  resolve(answer: Response): void;
  reject(error: Error): void;
}

export class LocalConnection implements LocalServer {
  readonly sockets = new Map<number, LocalSocket>();
  private readonly pending = new Map<number, PendingRequest>();
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private next = 1;
  private setBroken!: () => void;
  readonly broken = new Promise<void>((done) => (this.setBroken = done));
  private isBroken = false;

  /** The address of the WebAssembly program, and by game the addresses of the nets. */
  constructor(programUrl: string, nets: Record<string, string>) {
    this.worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.receive(data);
    this.worker.onerror = () => this.fail();
    const full = (url: string): string => new URL(url, location.href).href;
    const all = Object.fromEntries(Object.entries(nets).map(([game, url]) => [game, full(url)]));
    fetchModule(full(programUrl)).then(
      (compiled) => this.post({ kind: 'program', compiled, processors: navigator.hardwareConcurrency || 2, nets: all }),
      () => this.fail(),
    );
  }

  post(message: PageMessage): void {
    this.worker.postMessage(message);
  }
  request(path: string, init: RequestInit, key?: string): Promise<Response> {
    return this.ask((number) => ({
      kind: 'request',
      number,
      method: init.method ?? 'GET',
      target: `/api/v1${path}`,
      key: key ?? '',
      body: typeof init.body === 'string' ? init.body : '',
    }));
  }
  openSocket(): Socket {
    const line = new LocalSocket(this.next++, this);
    this.sockets.set(line.number, line);
    this.post({ kind: 'open', line: line.number });
    return line;
  }
  /**
   * Measures the speed of the program in this browser, for the tests; the result has the form of `drover bench --json`.
   */
  async bench(of: Record<string, unknown>): Promise<unknown> {
    return (await this.ask((number) => ({ kind: 'bench', number, of }))).json();
  }

  /** The memory of the local server and its task workers, in bytes. */
  async memory(): Promise<number> {
    return ((await (await this.ask((number) => ({ kind: 'memory', number }))).json()) as { bytes: number }).bytes;
  }

  private ask(makeMessage: (number: number) => PageMessage): Promise<Response> {
    const number = this.next++;
    if (this.isBroken) return Promise.reject(new Error('lost'));
    return new Promise<Response>((resolve, reject) => {
      const message = makeMessage(number);
      this.pending.set(number, { message, resolve, reject });
      this.post(message);
    });
  }
  private receive(message: WorkerMessage): void {
    switch (message.kind) {
      case 'answered':
        this.pending.get(message.number)?.resolve(new Response(message.body, { status: message.status, headers: { 'Content-Type': message.type } }));
        this.pending.delete(message.number);
        break;
      case 'told': {
        const line = this.sockets.get(message.line);
        if (message.text === null) line?.lost();
        else line?.onmessage?.({ data: message.text });
        break;
      }
      case 'lost':
        this.dropConnections(true);
        break;
      case 'broken':
        this.fail();
        break;
    }
  }
  private fail(): void {
    this.isBroken = true;
    this.dropConnections(false);
    this.worker.terminate();
    this.setBroken();
  }
  /** Closes all sockets and rejects all requests. If `again`, requests that change nothing are sent again instead. */
  private dropConnections(again: boolean): void {
    for (const [number, one] of [...this.pending]) {
      if (again && one.message.kind === 'request' && one.message.method === 'GET') {
        this.post(one.message);
      } else {
        this.pending.delete(number);
        one.reject(new Error('lost'));
      }
    }
    for (const line of [...this.sockets.values()]) line.lost();
  }
}
