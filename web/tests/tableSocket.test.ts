import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff, TableSocket, RequestRejected, type ConnectionState, type Socket, type SocketListener } from '../src/lib/tableSocket';
import { tableOf, updateOf } from '../dev/samples';

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
    this.onclose?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (seq: number) => tableOf({ table: 't', seq, moves: seq });
const update = (seq: number) => updateOf({ seq });

function setUp() {
  FakeSocket.all = [];
  const seen = { tables: [] as number[], updates: [] as number[], states: [] as ConnectionState[], refused: [] as string[] };
  const listener: SocketListener = (event) => {
    if (event.type === 'table') seen.tables.push(event.seq);
    else if (event.type === 'update') seen.updates.push(event.seq);
    else if (event.type === 'connection') seen.states.push(event.state);
    else if (event.type === 'refused') seen.refused.push(event.code);
  };
  const live = new TableSocket('t', 'k', listener, { open: () => new FakeSocket(), backoff: () => 1000, pingEvery: 20_000, silence: 50_000 });
  live.start();
  return { live, seen, socket: () => FakeSocket.all[FakeSocket.all.length - 1]! };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the table connection', () => {
  it('sends hello first and receives the table', () => {
    const { seen, socket } = setUp();
    socket().onopen?.();
    expect(socket().sent).toEqual([{ type: 'hello', table: 't', key: 'k' }]);
    socket().hear(table(7));
    expect(seen.tables).toEqual([7]);
    expect(seen.states).toEqual(['connecting', 'open']);
  });

  it('reconnects after a loss and requests missed entries', () => {
    const { live, seen, socket } = setUp();
    socket().onopen?.();
    socket().hear(table(7));
    socket().hear(update(8));
    socket().close();
    expect(live.state).toBe('waiting');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().onopen?.();
    expect(socket().sent[0]).toEqual({ type: 'hello', table: 't', key: 'k', after: 8 });
    socket().hear(update(9));
    socket().hear(table(9));
    expect(seen.updates).toEqual([8, 9]);
    expect(live.state).toBe('open');
  });

  it('continues after the newest update, however late an older one arrives', () => {
    const { socket } = setUp();
    socket().onopen?.();
    socket().hear(table(7));
    socket().hear(update(9));
    socket().hear(update(8));
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ type: 'hello', after: 9 });
  });

  it('answers a move with its ok or its refusal', async () => {
    const { live, socket } = setUp();
    socket().onopen?.();
    socket().hear(table(7));
    const good = live.move(7, 'move E');
    expect(socket().sent[1]).toEqual({ type: 'move', id: 1, after: 7, move: 'move E' });
    socket().hear({ type: 'ok', re: 1, seq: 8 });
    await expect(good).resolves.toBe(8);
    const late = live.move(7, 'move F');
    socket().hear({ type: 'error', re: 2, code: 'stale', sentence: 'Too late.' });
    await expect(late).rejects.toMatchObject({ code: 'stale' });
  });

  it('rejects pending requests when the connection is lost', async () => {
    const { live, socket } = setUp();
    socket().onopen?.();
    socket().hear(table(7));
    const lost = live.chat('hello');
    socket().close();
    await expect(lost).rejects.toBeInstanceOf(RequestRejected);
    await expect(live.chat('again')).rejects.toMatchObject({ code: 'network' });
  });

  it('stops when the key is rejected', () => {
    const { live, seen, socket } = setUp();
    socket().onopen?.();
    socket().hear({ type: 'error', re: null, code: 'bad_key', sentence: 'No.' });
    expect(seen.refused).toEqual(['bad_key']);
    expect(live.state).toBe('refused');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('stops when the key becomes invalid', () => {
    const { live, seen, socket } = setUp();
    socket().onopen?.();
    socket().hear(table(7));
    const first = socket();
    first.hear({ type: 'error', re: null, code: 'bad_key', sentence: 'This seat was given a new link.' });
    expect(seen.refused).toEqual(['bad_key']);
    expect(live.state).toBe('refused');
    first.onclose?.();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('stays open after other errors', () => {
    const { live, seen, socket } = setUp();
    socket().onopen?.();
    socket().hear(table(7));
    socket().hear({ type: 'error', re: null, code: 'bad_request', sentence: 'No.' });
    expect(seen.refused).toEqual([]);
    expect(live.state).toBe('open');
  });

  it('reconnects after too long a silence', () => {
    const { live, socket } = setUp();
    socket().onopen?.();
    socket().hear(table(7));
    vi.advanceTimersByTime(40_000);
    expect(socket().sent.filter((message) => message.type === 'ping')).toHaveLength(2);
    vi.advanceTimersByTime(21_000);
    expect(live.state).not.toBe('open');
  });

  it('waits longer after every attempt, up to a limit', () => {
    for (let tries = 0; tries < 30; tries++) {
      const wait = backoff(tries);
      expect(wait).toBeGreaterThanOrEqual(375);
      expect(wait).toBeLessThanOrEqual(18_750);
    }
  });
});
