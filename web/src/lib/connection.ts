// The two backends of the page: the server, and the local server, which runs in a web worker of this browser
// (src/local). Both answer the requests of docs/api.md. The page that scripts/build-offline makes has the local server
// only. A page that a server delivers has both backends if it was built with the program for browsers; each table lives
// at one of them.
import { startLocalServer } from 'virtual:local-server';
import type { Socket } from './tableSocket';

export interface Connection {
  /** Sends a request; `path` is relative to /api/v1. Rejects if there is no answer. */
  request(path: string, init: RequestInit, key?: string): Promise<Response>;
  openSocket(): Socket;
}

/** The local server on this device (src/local). */
export interface LocalServer extends Connection {
  /** Resolves when the local server has failed for good. */
  readonly broken: Promise<void>;
}

/** The backend at which a table lives: the server, or the local server on this device. */
export type Backend = 'server' | 'device';

/** True if this page was built to be used without a server. */
export const isOfflinePage = import.meta.env.MODE === 'offline';
/** True if the page has both backends. */
export const hasBothBackends = !isOfflinePage && startLocalServer !== null;

let reachListener: (reached: boolean) => void = () => {};
/** Registers the only listener; it is called after each request with whether the server could be reached. */
export function onReachability(listener: (reached: boolean) => void): void {
  reachListener = listener;
}

const server: Connection = {
  async request(path, init, key) {
    const headers = new Headers(init.headers);
    if (key) headers.set('Authorization', `Bearer ${key}`);
    try {
      const answer = await fetch(`/api/v1${path}`, { ...init, headers, cache: 'no-store' });
      reachListener(true);
      return answer;
    } catch (error) {
      if (!init.signal?.aborted) reachListener(false);
      throw error;
    }
  },
  openSocket() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}/api/v1/live`) as unknown as Socket;
  },
};

// ---- the local server: it is fetched with the first request to it ------------------------------------

let starting: Promise<LocalServer> | null = null;
/** The local server, which the first call starts. If it failed to start, the next call tries again. */
export function localServer(): Promise<LocalServer> {
  if (!startLocalServer) return Promise.reject(new Error('This page has no local server.'));
  if (!starting) {
    const started = startLocalServer();
    starting = started;
    const forget = (): void => void (starting = starting === started ? null : starting);
    started.then((one) => {
      // For the tests, and for experiments in the browser's console.
      Object.assign(globalThis, { drover: one });
      void one.broken.then(forget);
    }, forget);
  }
  return starting;
}

/** A socket to a local server that is still being started. */
class PendingSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private socket: Socket | null = null;
  private closed = false;

  constructor(opened: Promise<Connection>) {
    opened.then(
      (one) => {
        if (this.closed) return;
        const socket = one.openSocket();
        this.socket = socket;
        socket.onopen = () => this.onopen?.();
        socket.onmessage = (event) => this.onmessage?.(event);
        socket.onclose = () => this.handleClose();
      },
      () => this.handleClose(),
    );
  }
  get readyState(): number {
    return this.closed ? 3 : (this.socket?.readyState ?? 0);
  }
  send(text: string): void {
    this.socket?.send(text);
  }
  close(): void {
    if (this.socket) this.socket.close();
    else this.handleClose();
  }
  private handleClose(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }
}

const device: Connection = {
  request: async (path, init, key) => (await localServer()).request(path, init, key),
  openSocket: () => new PendingSocket(localServer()),
};

// ---- the choice of a backend ------------------------------------------------------------------------

export const connection = (backend: Backend): Connection => (backend === 'device' ? device : server);

/** The backend for new tables and for requests that name no table. */
let chosen: Backend = isOfflinePage ? 'device' : 'server';
export const chosenBackend = (): Backend => chosen;
export function chooseBackend(backend: Backend): void {
  chosen = isOfflinePage ? 'device' : hasBothBackends ? backend : 'server';
}

/** The tables that live on this device, on a page with both backends. */
const localTables = new Set<string>();
export function rememberLocalTable(table: string): void {
  localTables.add(table);
}
export const backendOf = (table: string): Backend => (isOfflinePage || localTables.has(table) ? 'device' : 'server');
