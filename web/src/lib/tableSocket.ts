// The connection of one key to its table: one WebSocket, which is opened again after a failure. Then only the missed
// log entries are requested.
import { ContractError, decodeServerMessage } from '../contract';
import { connection, backendOf } from './connection';
import type { ClientMessage, ServerMessage, Table } from './types';

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'refused' | 'closed';

/**
 * A message of the server about the table, or a change of the connection. `table` is the complete state of the table: the
 * first message of each connection, sent again if the key's rights change.
 */
export type SocketEvent =
  | Exclude<ServerMessage, { type: 'ok' | 'error' | 'pong' }>
  | { type: 'connection'; state: ConnectionState; retryAt: number | null }
  /** The server rejected the key or the table; the connection stays closed. */
  | { type: 'refused'; code: string; sentence: string };

export type SocketListener = (event: SocketEvent) => void;

/** Buffers the events of a connection until a listener is set. `first` receives every table message immediately. */
export class BufferedEvents {
  private listener: SocketListener | null = null;
  private buffer: SocketEvent[] = [];

  constructor(private readonly first: (table: Table) => void) {}

  listen(listener: SocketListener): void {
    this.listener = listener;
    const buffered = this.buffer;
    this.buffer = [];
    for (const event of buffered) listener(event);
  }
  readonly receive = (event: SocketEvent): void => {
    if (event.type === 'table') this.first(event);
    if (this.listener) this.listener(event);
    else this.buffer.push(event);
  };
}

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
  /** WebSocket.readyState: 0 connecting, 1 open, above 1 closing or closed. */
  readonly readyState?: number;
}

export interface TableSocketOptions {
  /** Opens a socket; the result may be open already. Default: `openSocket`. */
  open?: () => Socket;
  /** Milliseconds to wait after `tries` failed attempts in a row, with jitter. Default: `backoff`. */
  backoff?: (tries: number) => number;
  pingEvery?: number;
  /** Milliseconds without any message after which the connection counts as lost. */
  silence?: number;
}

export class RequestRejected extends Error {
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

/** Opens a socket to the backend of a table. */
export const openSocket = (table: string): Socket => connection(backendOf(table)).openSocket();

interface PendingRequest {
  resolve(seq: number): void;
  reject(error: RequestRejected): void;
}

export class TableSocket {
  /** The number of the newest log entry received, after which a new connection continues. */
  private seq: number | undefined;
  state: ConnectionState = 'connecting';
  private socket: Socket | null = null;
  private tries = 0;
  private nextId = 1;
  private readonly pending = new Map<number, PendingRequest>();
  private retryTimer: ReturnType<typeof setTimeout> | null = null;
  private pingTimer: ReturnType<typeof setInterval> | null = null;
  private lastHeard = 0;
  private greeted = false;

  constructor(
    readonly table: string,
    readonly key: string,
    private readonly listener: SocketListener,
    private readonly options: TableSocketOptions = {},
  ) {}

  start(): void {
    this.connect();
  }

  stop(): void {
    this.setState('closed', null);
    this.clearTimers();
    this.dropSocket();
    this.rejectPending('network');
  }

  /** Reconnects immediately if the connection is waiting for its next attempt. */
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
    if (this.state !== 'open' || !this.socket) return Promise.reject(new RequestRejected('network', ''));
    const id = this.nextId++;
    const answer = new Promise<number>((resolve, reject) => this.pending.set(id, { resolve, reject }));
    this.send(message(id));
    return answer;
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private setState(state: ConnectionState, retryAt: number | null): void {
    this.state = state;
    this.listener({ type: 'connection', state, retryAt });
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
      this.send(hello);
      this.pingTimer = setInterval(() => this.ping(), this.options.pingEvery ?? 20_000);
    };
    socket.onopen = greet;
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => this.handleClose(socket);
    socket.onerror = () => socket.close();
    if (socket.readyState === 1) greet();
  }

  private ping(): void {
    if (Date.now() - this.lastHeard > (this.options.silence ?? 50_000)) {
      this.socket?.close();
      if (this.socket) this.handleClose(this.socket);
      return;
    }
    this.send({ type: 'ping' });
  }

  private dropSocket(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  private handleClose(socket: Socket): void {
    if (socket !== this.socket || this.state === 'closed' || this.state === 'refused') return;
    this.dropSocket();
    this.clearTimers();
    this.rejectPending('network');
    const wait = (this.options.backoff ?? backoff)(this.tries++);
    this.setState('waiting', Date.now() + wait);
    this.retryTimer = setTimeout(() => this.connect(), wait);
  }

  private clearTimers(): void {
    if (this.retryTimer) clearTimeout(this.retryTimer);
    if (this.pingTimer) clearInterval(this.pingTimer);
    this.retryTimer = this.pingTimer = null;
  }

  private rejectPending(code: string): void {
    for (const one of this.pending.values()) one.reject(new RequestRejected(code, ''));
    this.pending.clear();
  }

  private receive(data: unknown): void {
    this.lastHeard = Date.now();
    let message: ServerMessage | null;
    try {
      message = decodeServerMessage(JSON.parse(String(data)));
    } catch (error) {
      // Text that is not JSON comes from something between page and server.
      if (error instanceof ContractError) this.refuse('internal', error.message);
      return;
    }
    switch (message?.type) {
      case 'table':
        this.tries = 0;
        this.greeted = true;
        this.seq = message.seq;
        if (this.state !== 'open') this.setState('open', null);
        this.listener(message);
        break;
      case 'update':
        this.seq = Math.max(this.seq ?? 0, message.seq);
        this.listener(message);
        break;
      case 'seats':
      case 'thinking':
        this.listener(message);
        break;
      case 'ok':
        this.settle(message.re, (one) => one.resolve(message.seq));
        break;
      case 'error':
        if (message.re !== null && this.pending.has(message.re)) {
          this.settle(message.re, (one) => one.reject(new RequestRejected(message.code, message.sentence)));
        } else if (message.code === 'bad_key' || (!this.greeted && fatal.has(message.code))) {
          // A key may also become invalid while the connection is open, because the seat was given a new link.
          this.refuse(message.code, message.sentence);
        }
        break;
      case 'pong':
        break;
    }
  }

  private settle(id: number | null, how: (one: PendingRequest) => void): void {
    const one = id === null ? undefined : this.pending.get(id);
    if (!one) return;
    this.pending.delete(id!);
    how(one);
  }

  private refuse(code: string, sentence: string): void {
    this.setState('refused', null);
    this.clearTimers();
    this.dropSocket();
    this.listener({ type: 'refused', code, sentence });
  }
}
