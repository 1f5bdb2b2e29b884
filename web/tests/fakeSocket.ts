// A fake WebSocket: the test sends the server's messages with `hear` and observes the page's with `heard`.
import { vi } from 'vitest';
import type { ServerMessage } from '../src/lib/types';

export class FakeSocket {
  static byKey = new Map<string, FakeSocket>();
  static opened = 0;
  /** Called with each message that the page sends. */
  static heard: (message: Record<string, unknown>) => void = () => {};
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeSocket.opened++;
    setTimeout(() => this.onopen?.(), 1);
  }
  /** Replaces WebSocket by this class, and localStorage by an empty one. */
  static install(): void {
    FakeSocket.byKey.clear();
    FakeSocket.opened = 0;
    FakeSocket.heard = () => {};
    const memory = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => memory.get(name) ?? null,
      setItem: (name: string, value: string) => void memory.set(name, value),
    });
    vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
    vi.stubGlobal('WebSocket', FakeSocket);
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string; key: string };
    if (message.type === 'hello') FakeSocket.byKey.set(message.key, this);
    FakeSocket.heard(message);
  }
  close(): void {}
}
/** Sends a message of the server to the socket with this key. */
export function hear(key: string, message: ServerMessage): void {
  FakeSocket.byKey.get(key)!.onmessage?.({ data: JSON.stringify(message) });
}
