// The HTTP requests of docs/api.md. Each goes to the backend that holds the table: the server or this device.
import { decode, type ContractError, type Shapes } from '../contract';
import type { Json, NewTable, Refusal, TableKeys } from './types';
import { chosenBackend, connection, hasBothBackends, backendOf, rememberLocalTable, type Backend } from './connection';

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

/** Sends a request and returns its answer, which must have the shape. */
async function json<Name extends keyof Shapes>(shape: Name, path: string, init: RequestInit = {}, key?: string, backend?: Backend): Promise<Shapes[Name]> {
  const answer: unknown = await (await request(path, init, key, backend)).json();
  try {
    return decode(shape, answer);
  } catch (error) {
    throw new ApiError('internal', (error as ContractError).message);
  }
}

/** Sends a request that creates a table at `backend`, and remembers which tables live on this device. */
async function createTable(path: string, init: RequestInit, key: string | undefined, backend: Backend): Promise<TableKeys> {
  const keys = await json('NewTableAnswer', path, init, key, backend);
  if (backend === 'device') rememberLocalTable(keys.table);
  return keys;
}

function body(value: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } };
}

/** The shapes of the answers about a position without a table. */
const analyses = {
  read: 'ReadPositionAnswer',
  look: 'LookAnswer',
  line: 'LineAnswer',
  fields: 'FieldsAnswer',
  think: 'SearchAnswer',
} as const;

export const api = {
  games: (backend?: Backend) => json('GamesAnswer', '/games', {}, undefined, backend),
  /** The data printed on the parts of a game with these options; null if the server does not provide it. */
  async components(game: string, options: Readonly<Record<string, string>>, backend?: Backend): Promise<Json> {
    try {
      return await json('ComponentsAnswer', `/games/${game}/components?${new URLSearchParams(options)}`, {}, undefined, backend);
    } catch (error) {
      if (error instanceof ApiError && !['network', 'too_fast', 'internal'].includes(error.code)) return null;
      throw error;
    }
  },
  newTable: (table: NewTable, backend = chosenBackend()) => createTable('/tables', body(table), undefined, backend),
  /** Takes a seat with its link and returns the new key of the seat. */
  sit: (id: string, link: string) => json('SeatKeyAnswer', `/tables/${id}/sit`, { method: 'POST' }, link),
  /** Makes a new link for a seat; the old link and key become invalid. `host` is the host's key. */
  newLink: (id: string, host: string, seat: number) =>
    json('SeatLinkAnswer', `/tables/${id}/seats/${seat}/link`, { method: 'POST' }, host),
  /** Hands the seat of this key to a bot of this level. */
  handToBot: (id: string, key: string, level: string) => json('SeatAnswer', `/tables/${id}/seat/bot`, body({ level }), key),
  takeBack: (id: string, key: string) => json('SeatAnswer', `/tables/${id}/seat/back`, { method: 'POST' }, key),
  /** Offers the seat of this key to another person: returns the link with which they take it. */
  offerSeat: (id: string, key: string) => json('SeatLinkAnswer', `/tables/${id}/seat/offer`, { method: 'POST' }, key),
  keepSeat: (id: string, key: string) => json('SeatAnswer', `/tables/${id}/seat/keep`, { method: 'POST' }, key),
  /** Proposes to all people at the table to end the game at the current position. */
  proposeStop: (id: string, key: string) => json('SeqAnswer', `/tables/${id}/stop`, body({}), key),
  answerStop: (id: string, key: string, proposal: number, agree: boolean) =>
    json('SeqAnswer', `/tables/${id}/stop`, body({ proposal, agree }), key),
  table: (id: string, key: string) => json('TableMessage', `/tables/${id}`, {}, key),
  history: (id: string, key: string, moves: number) => json('HistoryAnswer', `/tables/${id}/history/${moves}`, {}, key),
  /** The points of all seats over the course of the game. */
  totals: (id: string, key: string) => json('TotalsAnswer', `/tables/${id}/totals`, {}, key),
  /** The reason why the element `el` cannot be chosen at the position with log number `after`. */
  why: (id: string, key: string, after: number, el: string) =>
    json('WhyAnswer', `/tables/${id}/why?${new URLSearchParams({ after: String(after), el })}`, {}, key),
  /** The page of the log that ends before move number `before`. */
  log: (id: string, key: string, before: number) => json('LogAnswer', `/tables/${id}/log?before=${before}`, {}, key),
  /** A page of the log that holds the newest move only. */
  newestMove: (id: string, key: string) => json('LogAnswer', `/tables/${id}/log?limit=1`, {}, key),
  clone: (id: string, key: string, moves: number, book?: string) =>
    createTable(`/tables/${id}/clone`, body({ moves, book }), key, backendOf(id)),
  /** Requests a hint for the seat of this key, which must have the decision. Takes about a second. */
  hint: (id: string, key: string, after: number) => json('HintAnswer', `/tables/${id}/hint`, body({ after }), key),
  /** The state of the review of a finished game. Poll until its `state` is 'done'. */
  review: (id: string, key: string) => json('ReviewAnswer', `/tables/${id}/review`, {}, key),
  record: async (id: string, key: string) => (await request(`/tables/${id}/record`, {}, key)).text(),
  openRecord: (text: string, book?: string, backend = chosenBackend()) =>
    createTable('/records', { method: 'POST', body: text, headers: { 'Content-Type': 'text/plain' } }, book, backend),

  /** Requests about a position that belongs to no table: docs/api.md, "Analysis". */
  analysis: <What extends keyof typeof analyses>(what: What, question: unknown, signal?: AbortSignal) =>
    json(analyses[what], `/analysis/${what}`, { ...body(question), signal }),

  // Record books. `book` is the secret that identifies a record book; only the request that creates it returns it.
  newBook: async (backend = chosenBackend()) => (await json('NewBookAnswer', '/books', { method: 'POST' }, undefined, backend)).book,
  book: (book: string) => json('BookAnswer', '/book', {}, book),
  bookResults: (book: string, skip = 0, limit = 50) =>
    json('BookResultsAnswer', `/book/results?skip=${skip}&limit=${limit}`, {}, book),
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
