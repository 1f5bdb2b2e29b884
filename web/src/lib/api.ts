// The HTTP requests of docs/api.md. Each goes to the backend that holds the table: the server or this device.
import type {
  Book,
  BookResults,
  Games,
  Hint,
  Json,
  LogPage,
  NewTable,
  Refusal,
  Review,
  SeatLink,
  Table,
  TableKeys,
  TakenSeat,
  Totals,
  View,
} from './types';
import { chosenBackend, connection, hasBothBackends, backendOf, rememberLocalTable, type Backend } from './connection';
import type { WhyAnswer } from './refusalReasons';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    /** The machine-readable reason of the refusal, from which the page makes a sentence in the reader's language. */
    readonly reason?: Refusal['reason'],
  ) {
    super(sentence);
  }
}

/** The backend for a request: the one that holds the table if the path names a table, else the chosen one. */
function backendFor(path: string): Backend {
  const [, table] = /^\/tables\/([^/?]+)/.exec(path) ?? [];
  return table === undefined ? chosenBackend() : backendOf(table);
}
/** True if every backend gives an equal answer to this path, so that either may be asked. */
const hasEqualAnswers = (path: string): boolean => /^\/(games|analysis)\//.test(path);

async function fetchFrom(path: string, init: RequestInit, key: string | undefined, backend: Backend): Promise<Response> {
  try {
    return await connection(backend).request(path, init, key);
  } catch (error) {
    if (backend === 'device' || !hasBothBackends || !hasEqualAnswers(path) || init.signal?.aborted) throw error;
    return connection('device').request(path, init, key);
  }
}

async function request(path: string, init: RequestInit, key?: string, backend = backendFor(path)): Promise<Response> {
  let response: Response;
  try {
    response = await fetchFrom(path, init, key, backend);
  } catch {
    throw new ApiError('network', '');
  }
  if (response.ok) return response;
  let refusal: Refusal = { code: 'internal', sentence: response.statusText };
  try {
    const body = (await response.json()) as { error?: Refusal };
    if (body.error) refusal = body.error;
  } catch {
    // The answer came from a proxy between the page and the server: only its status is known.
  }
  throw new ApiError(refusal.code, refusal.sentence, refusal.reason);
}

async function json<T>(path: string, init: RequestInit = {}, key?: string, backend?: Backend): Promise<T> {
  return (await (await request(path, init, key, backend)).json()) as T;
}

/** Sends a request that creates a table at `backend`, and remembers which tables live on this device. */
async function createTable(path: string, init: RequestInit, key: string | undefined, backend: Backend): Promise<TableKeys> {
  const keys = await json<TableKeys>(path, init, key, backend);
  if (backend === 'device') rememberLocalTable(keys.table);
  return keys;
}

function body(value: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } };
}

export const api = {
  games: (backend?: Backend) => json<Games>('/games', {}, undefined, backend),
  /** The data printed on the parts of a game with these options; null if the server does not provide it. */
  async components(game: string, options: Readonly<Record<string, string>>, backend?: Backend): Promise<Json> {
    try {
      return await json<Json>(`/games/${game}/components?${new URLSearchParams(options)}`, {}, undefined, backend);
    } catch (error) {
      if (error instanceof ApiError && !['network', 'too_fast', 'internal'].includes(error.code)) return null;
      throw error;
    }
  },
  newTable: (table: NewTable, backend = chosenBackend()) => createTable('/tables', body(table), undefined, backend),
  /** Takes a seat with its link and returns the new key of the seat. */
  sit: (id: string, link: string) => json<TakenSeat>(`/tables/${id}/sit`, { method: 'POST' }, link),
  /** Makes a new link for a seat; the old link and key become invalid. `host` is the host's key. */
  newLink: (id: string, host: string, seat: number) =>
    json<SeatLink>(`/tables/${id}/seats/${seat}/link`, { method: 'POST' }, host),
  /** Hands the seat of this key to a bot of this level. */
  handToBot: (id: string, key: string, level: string) => json<Json>(`/tables/${id}/seat/bot`, body({ level }), key),
  takeBack: (id: string, key: string) => json<Json>(`/tables/${id}/seat/back`, { method: 'POST' }, key),
  /** Offers the seat of this key to another person: returns the link with which they take it. */
  offerSeat: (id: string, key: string) => json<SeatLink>(`/tables/${id}/seat/offer`, { method: 'POST' }, key),
  keepSeat: (id: string, key: string) => json<Json>(`/tables/${id}/seat/keep`, { method: 'POST' }, key),
  /** Proposes to all people at the table to end the game at the current position. */
  proposeStop: (id: string, key: string) => json<Json>(`/tables/${id}/stop`, body({}), key),
  answerStop: (id: string, key: string, proposal: number, agree: boolean) =>
    json<Json>(`/tables/${id}/stop`, body({ proposal, agree }), key),
  table: (id: string, key: string) => json<Table>(`/tables/${id}`, {}, key),
  async history(id: string, key: string, moves: number): Promise<View> {
    const answer = await json<View | { view: View }>(`/tables/${id}/history/${moves}`, {}, key);
    return 'view' in answer ? answer.view : answer;
  },
  /** The points of all seats over the course of the game. */
  totals: (id: string, key: string) => json<Totals>(`/tables/${id}/totals`, {}, key),
  /** The reason why the element `el` cannot be chosen at the position with log number `after`. */
  why: (id: string, key: string, after: number, el: string) =>
    json<WhyAnswer>(`/tables/${id}/why?${new URLSearchParams({ after: String(after), el })}`, {}, key),
  /** The page of the log that ends before move number `before`. */
  log: (id: string, key: string, before: number) => json<LogPage>(`/tables/${id}/log?before=${before}`, {}, key),
  /** A page of the log that holds the newest move only. */
  newestMove: (id: string, key: string) => json<LogPage>(`/tables/${id}/log?limit=1`, {}, key),
  clone: (id: string, key: string, moves: number, book?: string) =>
    createTable(`/tables/${id}/clone`, body({ moves, book }), key, backendOf(id)),
  /** Requests a hint for the seat of this key, which must have the decision. Takes about a second. */
  hint: (id: string, key: string, after: number) => json<Hint>(`/tables/${id}/hint`, body({ after }), key),
  /** The state of the review of a finished game. Poll until its `state` is 'done'. */
  review: (id: string, key: string) => json<Review>(`/tables/${id}/review`, {}, key),
  record: async (id: string, key: string) => (await request(`/tables/${id}/record`, {}, key)).text(),
  openRecord: (text: string, book?: string, backend = chosenBackend()) =>
    createTable('/records', { method: 'POST', body: text, headers: { 'Content-Type': 'text/plain' } }, book, backend),

  /** Requests about a position that belongs to no table: docs/api.md, "Analysis". */
  analysis: <T>(what: 'read' | 'look' | 'line' | 'fields' | 'think', question: unknown, signal?: AbortSignal) =>
    json<T>(`/analysis/${what}`, { ...body(question), signal }),

  // Record books. `book` is the secret that identifies a record book; only the request that creates it returns it.
  newBook: async (backend = chosenBackend()) => (await json<{ book: string }>('/books', { method: 'POST' }, undefined, backend)).book,
  book: (book: string) => json<Book>('/book', {}, book),
  bookResults: (book: string, skip = 0, limit = 50) =>
    json<BookResults>(`/book/results?skip=${skip}&limit=${limit}`, {}, book),
  /** The whole record book as the text of a file to save. */
  exportBook: async (book: string, format: 'csv' | 'json') =>
    (await request(`/book/export?format=${format}`, {}, book)).text(),
  async forgetResult(book: string, table: string): Promise<void> {
    await request(`/book/results/${table}`, { method: 'DELETE' }, book);
  },
  async forgetBook(book: string): Promise<void> {
    await request('/book', { method: 'DELETE' }, book);
  },
};
