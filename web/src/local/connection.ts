// The page's side of a house in this browser: requests and lines as of a server.
import type { House } from '../lib/connection';
import type { Socket } from '../lib/live';
import type { Asked, Told } from './messages';
import { fetchModule } from './module';

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;

  constructor(
    readonly number: number,
    private readonly house: LocalConnection,
  ) {
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen?.();
    });
  }
  send(text: string): void {
    this.house.post({ kind: 'say', line: this.number, text });
  }
  close(): void {
    if (this.readyState > 1) return;
    this.house.post({ kind: 'close', line: this.number });
    this.lost();
  }
  lost(): void {
    if (this.readyState > 1) return;
    this.readyState = 3;
    this.house.lines.delete(this.number);
    this.onclose?.();
  }
}

interface Waiting {
  asked: Asked;
  resolve(answer: Response): void;
  reject(error: Error): void;
}

export class LocalConnection implements House {
  readonly lines = new Map<number, Line>();
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private next = 1;
  private breaks!: () => void;
  readonly broken = new Promise<void>((done) => (this.breaks = done));
  private isBroken = false;

  /** Where the program is, and the net of each game that has one. */
  constructor(program: string, nets: Record<string, string>) {
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.worker.onerror = () => this.end();
    const full = (url: string): string => new URL(url, location.href).href;
    const all = Object.fromEntries(Object.entries(nets).map(([game, url]) => [game, full(url)]));
    fetchModule(full(program)).then(
      (compiled) => this.post({ kind: 'program', compiled, processors: navigator.hardwareConcurrency || 2, nets: all }),
      () => this.end(),
    );
  }

  post(asked: Asked): void {
    this.worker.postMessage(asked);
  }
  request(path: string, init: RequestInit, key?: string): Promise<Response> {
    return this.answered((number) => ({
      kind: 'request',
      number,
      method: init.method ?? 'GET',
      target: `/api/v1${path}`,
      key: key ?? '',
      body: typeof init.body === 'string' ? init.body : '',
    }));
  }
  openSocket(): Socket {
    const line = new Line(this.next++, this);
    this.lines.set(line.number, line);
    this.post({ kind: 'open', line: line.number });
    return line;
  }
  /** How fast the program is here, for the tests: as `drover bench --json` tells it. */
  async bench(of: Record<string, unknown>): Promise<unknown> {
    return (await this.answered((number) => ({ kind: 'bench', number, of }))).json();
  }

  /** What it has taken, in bytes. */
  async memory(): Promise<number> {
    return ((await (await this.answered((number) => ({ kind: 'memory', number }))).json()) as { bytes: number }).bytes;
  }

  private answered(asked: (number: number) => Asked): Promise<Response> {
    const number = this.next++;
    if (this.isBroken) return Promise.reject(new Error('lost'));
    return new Promise<Response>((resolve, reject) => {
      const one = asked(number);
      this.waiting.set(number, { asked: one, resolve, reject });
      this.post(one);
    });
  }
  private hear(told: Told): void {
    switch (told.kind) {
      case 'answered':
        this.waiting.get(told.number)?.resolve(new Response(told.body, { status: told.status, headers: { 'Content-Type': told.type } }));
        this.waiting.delete(told.number);
        break;
      case 'told': {
        const line = this.lines.get(told.line);
        if (told.text === null) line?.lost();
        else line?.onmessage?.({ data: told.text });
        break;
      }
      case 'lost':
        this.lose(true);
        break;
      case 'broken':
        this.end();
        break;
    }
  }
  private end(): void {
    this.isBroken = true;
    this.lose(false);
    this.worker.terminate();
    this.breaks();
  }
  /** What only asks is asked again, if there is somebody who could answer. */
  private lose(again: boolean): void {
    for (const [number, one] of [...this.waiting]) {
      if (again && one.asked.kind === 'request' && one.asked.method === 'GET') {
        this.post(one.asked);
      } else {
        this.waiting.delete(number);
        one.reject(new Error('lost'));
      }
    }
    for (const line of [...this.lines.values()]) line.lost();
  }
}
