// How the page speaks to a table: with a server, or with a house of its own in a worker of the browser (src/local). Both
// answer the same requests with the same texts (docs/api.md). The folder that scripts/build-offline makes has only the house;
// a page that a server serves has both where the program for browsers was built, and every table lives at one of them.
import { openHouse } from 'virtual:house';
import type { Socket } from './live';

export interface Connection {
  /** `path` is below /api/v1. Fails if nobody answers. */
  request(path: string, init: RequestInit, key?: string): Promise<Response>;
  openSocket(): Socket;
}

/** The house on this device (src/local). */
export interface House extends Connection {
  /** Once nothing can be kept or played there any more. */
  readonly broken: Promise<void>;
}

/** Where a table lives. */
export type Where = 'server' | 'device';

/** Whether this page has no server. */
export const isLocal = import.meta.env.MODE === 'offline';
/** Whether tables can live at either of them. */
export const hasBoth = !isLocal && openHouse !== null;

let heard: (reached: boolean) => void = () => {};
/** Whoever wants to know whether the server answers. */
export function onReach(listener: (reached: boolean) => void): void {
  heard = listener;
}

const server: Connection = {
  async request(path, init, key) {
    const headers = new Headers(init.headers);
    if (key) headers.set('Authorization', `Bearer ${key}`);
    try {
      const answer = await fetch(`/api/v1${path}`, { ...init, headers, cache: 'no-store' });
      heard(true);
      return answer;
    } catch (error) {
      if (!init.signal?.aborted) heard(false);
      throw error;
    }
  },
  openSocket() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}/api/v1/live`) as unknown as Socket;
  },
};

// ---- the house on this device: it is fetched when somebody asks it for something --------------------

let begun: Promise<House> | null = null;
/** A house that could not be had is sent for again by whoever comes next. */
export function house(): Promise<House> {
  if (!openHouse) return Promise.reject(new Error('This page has no house.'));
  if (!begun) {
    const opening = openHouse();
    begun = opening;
    const forget = (): void => void (begun = begun === opening ? null : begun);
    opening.then((one) => {
      // For whoever likes to speak to it by hand, and for the tests.
      Object.assign(globalThis, { drover: one });
      void one.broken.then(forget);
    }, forget);
  }
  return begun;
}

/** A line to a house that is still on its way. */
class LaterSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private line: Socket | null = null;
  private closed = false;

  constructor(opened: Promise<Connection>) {
    opened.then(
      (one) => {
        if (this.closed) return;
        const line = one.openSocket();
        this.line = line;
        line.onopen = () => this.onopen?.();
        line.onmessage = (event) => this.onmessage?.(event);
        line.onclose = () => this.lost();
      },
      () => this.lost(),
    );
  }
  get readyState(): number {
    return this.closed ? 3 : (this.line?.readyState ?? 0);
  }
  send(text: string): void {
    this.line?.send(text);
  }
  close(): void {
    if (this.line) this.line.close();
    else this.lost();
  }
  private lost(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }
}

const device: Connection = {
  request: async (path, init, key) => (await house()).request(path, init, key),
  openSocket: () => new LaterSocket(house()),
};

// ---- who is asked -----------------------------------------------------------------------------------

export const connection = (where: Where): Connection => (where === 'device' ? device : server);

/** Where tables are made, and whatever is no table's is asked. */
let chosen: Where = isLocal ? 'device' : 'server';
export const chosenPlace = (): Where => chosen;
export function choosePlace(where: Where): void {
  chosen = isLocal ? 'device' : hasBoth ? where : 'server';
}

/** Tables of this device on a page that also has a server. */
const here = new Set<string>();
export function settleHere(table: string): void {
  here.add(table);
}
export const placeOf = (table: string): Where => (isLocal || here.has(table) ? 'device' : 'server');
