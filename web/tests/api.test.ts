import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../src/lib/api';

const secret = '00112233445566778899aabbccddeeff';

interface Sent {
  url: string;
  method: string;
  key: string | null;
  body: unknown;
}
let sent: Sent[] = [];
let answer: () => Response;

function answers(value: unknown, status = 200): void {
  answer = () => new Response(typeof value === 'string' ? value : JSON.stringify(value), { status });
}

beforeEach(() => {
  sent = [];
  answers({});
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      key: new Headers(init.headers).get('Authorization'),
      body: init.body ?? null,
    });
    return Promise.resolve(answer());
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('record books', () => {
  it('are made by the server and named by their secret', async () => {
    answers({ book: secret }, 201);
    expect(await api.newBook()).toBe(secret);
    expect(sent).toEqual([{ url: '/api/v1/books', method: 'POST', key: null, body: null }]);
  });

  it('are read with the secret in the header, never in the address', async () => {
    answers({ created: 1, total: 0, summary: [] });
    expect((await api.book(secret)).total).toBe(0);
    answers({ total: 0, results: [] });
    await api.bookResults(secret);
    await api.bookResults(secret, 50, 20);
    answers('table,finished\r\n');
    expect(await api.exportBook(secret, 'csv')).toBe('table,finished\r\n');
    expect(sent.map((one) => one.url)).toEqual([
      '/api/v1/book',
      '/api/v1/book/results?skip=0&limit=50',
      '/api/v1/book/results?skip=50&limit=20',
      '/api/v1/book/export?format=csv',
    ]);
    for (const one of sent) {
      expect(one.method).toBe('GET');
      expect(one.key).toBe(`Bearer ${secret}`);
    }
  });

  it('delete results and themselves', async () => {
    answers({ status: 'ok' });
    await api.forgetResult(secret, 'k3v9q2xw');
    await api.forgetBook(secret);
    expect(sent).toEqual([
      { url: '/api/v1/book/results/k3v9q2xw', method: 'DELETE', key: `Bearer ${secret}`, body: null },
      { url: '/api/v1/book', method: 'DELETE', key: `Bearer ${secret}`, body: null },
    ]);
  });

  it('are named where a table is made', async () => {
    answers({ table: 'k3v9q2xw', seats: [], spectator: 'key', host: 'key' }, 201);
    await api.newTable({ game: 'elpaso', players: 1, seats: [{ kind: 'human' }], book: secret });
    await api.clone('k3v9q2xw', 'key', 3, secret);
    await api.clone('k3v9q2xw', 'key', 3);
    await api.openRecord('drover-record: 1', secret);
    await api.openRecord('drover-record: 1');
    expect(JSON.parse(sent[0]!.body as string)).toMatchObject({ book: secret });
    expect(JSON.parse(sent[1]!.body as string)).toEqual({ moves: 3, book: secret });
    expect(JSON.parse(sent[2]!.body as string)).toEqual({ moves: 3 });
    expect(sent[3]!.key).toBe(`Bearer ${secret}`);
    expect(sent[4]!.key).toBeNull();
  });

  it('that are unknown are reported by their code', async () => {
    answers({ error: { code: 'unknown_book', sentence: 'There is no such record book here.' } }, 404);
    const failure = await api.book(secret).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).code).toBe('unknown_book');
  });
});

describe('seats', () => {
  it('are taken with their link in the header', async () => {
    answers({ seat: 2, key: secret });
    expect(await api.sit('k3v9q2xw', 'link')).toEqual({ seat: 2, key: secret });
    expect(sent).toEqual([{ url: '/api/v1/tables/k3v9q2xw/sit', method: 'POST', key: 'Bearer link', body: null }]);
  });

  it("get a new link with the host's key", async () => {
    answers({ seat: 2, link: secret });
    expect(await api.newLink('k3v9q2xw', 'host', 2)).toEqual({ seat: 2, link: secret });
    expect(sent).toEqual([{ url: '/api/v1/tables/k3v9q2xw/seats/2/link', method: 'POST', key: 'Bearer host', body: null }]);
  });
});

describe('the log', () => {
  it('is requested page by page with the key', async () => {
    answers({ from: 40, log: [] });
    expect(await api.log('k3v9q2xw', secret, 240)).toEqual({ from: 40, log: [] });
    expect(sent).toEqual([
      { url: '/api/v1/tables/k3v9q2xw/log?before=240', method: 'GET', key: `Bearer ${secret}`, body: null },
    ]);
  });
});

describe('advice', () => {
  it('is requested for the latest position with the key of the seat', async () => {
    answers({ after: 41, moves: [{ move: 'move E', visits: 1, expected: 71.3 }], because: [], iterations: 900 });
    expect((await api.hint('k3v9q2xw', 'key', 41)).moves[0]!.move).toBe('move E');
    expect(sent).toEqual([
      { url: '/api/v1/tables/k3v9q2xw/hint', method: 'POST', key: 'Bearer key', body: '{"after":41}' },
    ]);
  });

  it('that is not of the contract is an error that says what is wrong', async () => {
    answers({ after: 41, moves: [], iterations: 900 });
    await expect(api.hint('k3v9q2xw', 'key', 41)).rejects.toMatchObject({ code: 'internal', sentence: 'The server sent HintAnswer with "because" of kind undefined.' });
  });

  it('that is too late or not allowed is reported by its code', async () => {
    for (const [code, status] of [['stale', 409], ['not_allowed', 403], ['too_fast', 429]] as const) {
      answers({ error: { code, sentence: 'No.' } }, status);
      await expect(api.hint('k3v9q2xw', 'key', 41)).rejects.toMatchObject({ code });
    }
  });

  it('on a whole game is polled', async () => {
    answers({ state: 'running', done: 1, total: 2, decisions: [], worst: {}, seats: {} });
    expect((await api.review('k3v9q2xw', 'key')).state).toBe('running');
    answers({ state: 'done', done: 2, total: 2, decisions: [], worst: { 1: [12] }, seats: {} });
    expect((await api.review('k3v9q2xw', 'key')).worst['1']).toEqual([12]);
    for (const one of sent) {
      expect(one).toEqual({ url: '/api/v1/tables/k3v9q2xw/review', method: 'GET', key: 'Bearer key', body: null });
    }
  });
});
