// One WebSocket of one key: it says hello, comes back by itself when the line breaks, and asks only for what it missed.
import { connection, placeOf } from './connection';
import type { ClientMessage, ServerMessage, Table, Update } from './types';

export type LineState = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

export interface LiveEvents {
  /** The whole table, at first and after every reconnection. */
  table(table: Table): void;
  update(update: Update): void;
  seats(message: Extract<ServerMessage, { type: 'seats' }>): void;
  thinking(seat: number): void;
  state(state: LineState, retryAt: number | null): void;
  /** The server refuses this key or table for good. */
  refused(code: string, sentence: string): void;
}

/** Keeps what a line tells until somebody listens; `first` hears of every table at once. */
export class KeptEvents implements LiveEvents {
  private listener: LiveEvents | null = null;
  private told: ((to: LiveEvents) => void)[] = [];

  constructor(private readonly first: (table: Table) => void) {}

  listen(listener: LiveEvents): void {
    this.listener = listener;
    const told = this.told;
    this.told = [];
    for (const tell of told) tell(listener);
  }
  private tell(how: (to: LiveEvents) => void): void {
    if (this.listener) how(this.listener);
    else this.told.push(how);
  }
  table(table: Table): void {
    this.first(table);
    this.tell((to) => to.table(table));
  }
  update(update: Update): void {
    this.tell((to) => to.update(update));
  }
  seats(message: Extract<ServerMessage, { type: 'seats' }>): void {
    this.tell((to) => to.seats(message));
  }
  thinking(seat: number): void {
    this.tell((to) => to.thinking(seat));
  }
  state(state: LineState, retryAt: number | null): void {
    this.tell((to) => to.state(state, retryAt));
  }
  refused(code: string, sentence: string): void {
    this.tell((to) => to.refused(code, sentence));
  }
}

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  /** As the browser counts: 0 while it is being opened, 1 when it is open, more when it is lost. */
  readonly readyState?: number;
}

export interface LiveOptions {
  /** It may be open already. */
  open?: () => Socket;
  /** Milliseconds before the n-th try in a row, with a little chance so that not all come at once. */
  backoff?: (tries: number) => number;
  pingEvery?: number;
  /** A line without a sign of life for this long is taken for dead. */
  silence?: number;
}

export class Rejected extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
  ) {
    super(sentence);
  }
}

const fatal = new Set(['unknown_table', 'bad_key', 'bad_request']);

export function backoff(tries: number): number {
  const base = Math.min(15_000, 500 * 2 ** Math.min(tries, 6));
  return base * (0.75 + Math.random() * 0.5);
}

/** A line to where the table lives. */
export const openSocket = (table: string): Socket => connection(placeOf(table)).openSocket();

interface Waiting {
  resolve(seq: number): void;
  reject(error: Rejected): void;
}

export class Live {
  seq: number | undefined;
  /** The latest number the server takes as `after` for a move: chat does not count, but does no harm either. */
  state: LineState = 'connecting';
  private socket: Socket | null = null;
  private tries = 0;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();
  private retryTimer: ReturnType<typeof setTimeout> | null = null;
  private pingTimer: ReturnType<typeof setInterval> | null = null;
  private lastHeard = 0;
  private greeted = false;

  constructor(
    readonly table: string,
    readonly key: string,
    private readonly events: LiveEvents,
    private readonly options: LiveOptions = {},
  ) {}

  start(): void {
    this.connect();
  }

  stop(): void {
    this.setState('closed', null);
    this.clearTimers();
    this.dropSocket();
    this.failWaiting('network');
  }

  /** The device is back or somebody is impatient: try now. */
  retryNow(): void {
    if (this.state !== 'waiting') return;
    this.clearTimers();
    this.connect();
  }

  move(after: number, move: string): Promise<number> {
    return this.ask((id) => ({ type: 'move', id, after, move }));
  }
  undo(after: number, to: number): Promise<number> {
    return this.ask((id) => ({ type: 'undo', id, after, to }));
  }
  chat(text: string): Promise<number> {
    return this.ask((id) => ({ type: 'chat', id, text }));
  }
  rename(name: string): Promise<number> {
    return this.ask((id) => ({ type: 'rename', id, name }));
  }

  private ask(message: (id: number) => ClientMessage): Promise<number> {
    if (this.state !== 'open' || !this.socket) return Promise.reject(new Rejected('network', ''));
    const id = this.nextId++;
    const answer = new Promise<number>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.say(message(id));
    return answer;
  }

  private say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private setState(state: LineState, retryAt: number | null): void {
    this.state = state;
    this.events.state(state, retryAt);
  }

  private connect(): void {
    this.greeted = false;
    this.setState('connecting', null);
    const socket = this.options.open ? this.options.open() : openSocket(this.table);
    this.socket = socket;
    const greet = () => {
      this.lastHeard = Date.now();
      const hello: ClientMessage = { type: 'hello', table: this.table, key: this.key };
      if (this.seq !== undefined) hello.after = this.seq;
      this.say(hello);
      this.pingTimer = setInterval(() => this.ping(), this.options.pingEvery ?? 20_000);
    };
    socket.onopen = greet;
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => socket.close();
    if (socket.readyState === 1) greet();
  }

  private ping(): void {
    if (Date.now() - this.lastHeard > (this.options.silence ?? 50_000)) {
      this.socket?.close();
      if (this.socket) this.lost(this.socket);
      return;
    }
    this.say({ type: 'ping' });
  }

  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket || this.state === 'closed' || this.state === 'refused') return;
    this.dropSocket();
    this.clearTimers();
    this.failWaiting('network');
    const wait = (this.options.backoff ?? backoff)(this.tries++);
    this.setState('waiting', Date.now() + wait);
    this.retryTimer = setTimeout(() => this.connect(), wait);
  }

  private clearTimers(): void {
    if (this.retryTimer) clearTimeout(this.retryTimer);
    if (this.pingTimer) clearInterval(this.pingTimer);
    this.retryTimer = this.pingTimer = null;
  }

  private failWaiting(code: string): void {
    for (const one of this.waiting.values()) one.reject(new Rejected(code, ''));
    this.waiting.clear();
  }

  private hear(data: unknown): void {
    this.lastHeard = Date.now();
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      return;
    }
    switch (message.type) {
      case 'table':
        this.tries = 0;
        this.greeted = true;
        this.seq = message.seq;
        if (this.state !== 'open') this.setState('open', null);
        this.events.table(message);
        break;
      case 'update':
        // Two messages may cross: what was seen already is not told again.
        if (this.seq !== undefined && message.seq <= this.seq) break;
        this.seq = message.seq;
        this.events.update(message);
        break;
      case 'seats':
        this.events.seats(message);
        break;
      case 'thinking':
        this.events.thinking(message.seat);
        break;
      case 'ok':
        this.settle(message.re, (one) => one.resolve(message.seq));
        break;
      case 'error':
        if (message.re !== undefined && this.waiting.has(message.re)) {
          this.settle(message.re, (one) => one.reject(new Rejected(message.code, message.sentence)));
        } else if (message.code === 'bad_key' || (!this.greeted && fatal.has(message.code))) {
          // A key may also die while the line is open: the seat was given a new link.
          this.refuse(message.code, message.sentence);
        }
        break;
      case 'pong':
        break;
    }
  }

  private settle(id: number | undefined, how: (one: Waiting) => void): void {
    const one = id === undefined ? undefined : this.waiting.get(id);
    if (!one) return;
    this.waiting.delete(id!);
    how(one);
  }

  private refuse(code: string, sentence: string): void {
    this.setState('refused', null);
    this.clearTimers();
    this.dropSocket();
    this.events.refused(code, sentence);
  }
}
