// How the page speaks to a table: with a server, or, in the folder that scripts/build-offline makes, with a house of its own
// in a worker of the browser (src/local). Both answer the same requests with the same texts (docs/api.md).
import type { Socket } from './live';

export interface Connection {
  /** `path` is below /api/v1. Fails if nobody answers. */
  request(path: string, init: RequestInit, key?: string): Promise<Response>;
  openSocket(): Socket;
}

/** Whether this page has no server. */
export const isLocal = import.meta.env.MODE === 'offline';

const server: Connection = {
  request(path, init, key) {
    const headers = new Headers(init.headers);
    if (key) headers.set('Authorization', `Bearer ${key}`);
    return fetch(`/api/v1${path}`, { ...init, headers, cache: 'no-store' });
  },
  openSocket() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}/api/v1/live`) as unknown as Socket;
  },
};

let used = server;
export const connection = (): Connection => used;
export function speakThrough(other: Connection): void {
  used = other;
}
