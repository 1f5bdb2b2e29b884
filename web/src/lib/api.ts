// The HTTP side of docs/api.md.
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
import { chosenPlace, connection, hasBoth, placeOf, settleHere, type Where } from './connection';
import type { Why } from './reasons';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    /** What is refused about a seat, for people of any language. */
    readonly reason?: Refusal['reason'],
  ) {
    super(sentence);
  }
}

/** Whom a question is for: a table's is answered where the table lives. */
function asked(path: string): Where {
  const [, table] = /^\/tables\/([^/?]+)/.exec(path) ?? [];
  return table === undefined ? chosenPlace() : placeOf(table);
}
/** What is the same everywhere: whoever can be reached answers it. What is offered, and can be begun, is not. */
const anybodyKnows = (path: string): boolean => /^\/(games|analysis)\//.test(path);

async function reach(path: string, init: RequestInit, key: string | undefined, where: Where): Promise<Response> {
  try {
    return await connection(where).request(path, init, key);
  } catch (error) {
    if (where === 'device' || !hasBoth || !anybodyKnows(path) || init.signal?.aborted) throw error;
    return connection('device').request(path, init, key);
  }
}

async function request(path: string, init: RequestInit, key?: string, where = asked(path)): Promise<Response> {
  let response: Response;
  try {
    response = await reach(path, init, key, where);
  } catch {
    throw new ApiError('network', '');
  }
  if (response.ok) return response;
  let refusal: Refusal = { code: 'internal', sentence: response.statusText };
  try {
    const body = (await response.json()) as { error?: Refusal };
    if (body.error) refusal = body.error;
  } catch {
    // An answer from something between us and the server; its status is all we know.
  }
  throw new ApiError(refusal.code, refusal.sentence, refusal.reason);
}

async function json<T>(path: string, init: RequestInit = {}, key?: string, where?: Where): Promise<T> {
  return (await (await request(path, init, key, where)).json()) as T;
}

/** A table that was made there. */
async function made(path: string, init: RequestInit, key: string | undefined, where: Where): Promise<TableKeys> {
  const keys = await json<TableKeys>(path, init, key, where);
  if (where === 'device') settleHere(keys.table);
  return keys;
}

function body(value: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } };
}

export const api = {
  games: (where?: Where) => json<Games>('/games', {}, undefined, where),
  /** What is printed on the parts of a game with these options; null where the server does not tell. */
  async components(game: string, options: Readonly<Record<string, string>>, where?: Where): Promise<Json> {
    try {
      return await json<Json>(`/games/${game}/components?${new URLSearchParams(options)}`, {}, undefined, where);
    } catch (error) {
      if (error instanceof ApiError && !['network', 'too_fast', 'internal'].includes(error.code)) return null;
      throw error;
    }
  },
  newTable: (table: NewTable, where = chosenPlace()) => made('/tables', body(table), undefined, where),
  /** Sits down with the link of a seat. */
  sit: (id: string, link: string) => json<TakenSeat>(`/tables/${id}/sit`, { method: 'POST' }, link),
  /** Gives a seat a new link, with the host's key. */
  newLink: (id: string, host: string, seat: number) =>
    json<SeatLink>(`/tables/${id}/seats/${seat}/link`, { method: 'POST' }, host),
  /** Leaves the own seat to a bot, or takes it back. */
  handToBot: (id: string, key: string, level: string) => json<Json>(`/tables/${id}/seat/bot`, body({ level }), key),
  takeBack: (id: string, key: string) => json<Json>(`/tables/${id}/seat/back`, { method: 'POST' }, key),
  /** Makes a link for whoever is to have the own seat, or ends it. */
  offerSeat: (id: string, key: string) => json<SeatLink>(`/tables/${id}/seat/offer`, { method: 'POST' }, key),
  keepSeat: (id: string, key: string) => json<Json>(`/tables/${id}/seat/keep`, { method: 'POST' }, key),
  /** Proposes to end the game here, or answers that. */
  proposeStop: (id: string, key: string) => json<Json>(`/tables/${id}/stop`, body({}), key),
  answerStop: (id: string, key: string, proposal: number, agree: boolean) =>
    json<Json>(`/tables/${id}/stop`, body({ proposal, agree }), key),
  table: (id: string, key: string) => json<Table>(`/tables/${id}`, {}, key),
  async history(id: string, key: string, moves: number): Promise<View> {
    const answer = await json<View | { view: View }>(`/tables/${id}/history/${moves}`, {}, key);
    return 'view' in answer ? answer.view : answer;
  },
  /** Everybody's points over the game. */
  totals: (id: string, key: string) => json<Totals>(`/tables/${id}/totals`, {}, key),
  /** Why nothing can be chosen now by a thing of the board. */
  why: (id: string, key: string, after: number, el: string) =>
    json<Why>(`/tables/${id}/why?${new URLSearchParams({ after: String(after), el })}`, {}, key),
  /** The page of the log before so many moves. */
  log: (id: string, key: string, before: number) => json<LogPage>(`/tables/${id}/log?before=${before}`, {}, key),
  /** The newest move alone. */
  newestMove: (id: string, key: string) => json<LogPage>(`/tables/${id}/log?limit=1`, {}, key),
  clone: (id: string, key: string, moves: number, book?: string) =>
    made(`/tables/${id}/clone`, body({ moves, book }), key, placeOf(id)),
  /** What the seat, which has to decide, should play; takes a second. */
  hint: (id: string, key: string, after: number) => json<Hint>(`/tables/${id}/hint`, body({ after }), key),
  /** How far the review of a finished game is: to be asked again until it is done. */
  review: (id: string, key: string) => json<Review>(`/tables/${id}/review`, {}, key),
  record: async (id: string, key: string) => (await request(`/tables/${id}/record`, {}, key)).text(),
  openRecord: (text: string, book?: string, where = chosenPlace()) =>
    made('/records', { method: 'POST', body: text, headers: { 'Content-Type': 'text/plain' } }, book, where),

  /** About a position that stands on no table: docs/api.md, "Analysis". */
  analysis: <T>(what: 'read' | 'look' | 'line' | 'fields' | 'think', question: unknown, signal?: AbortSignal) =>
    json<T>(`/analysis/${what}`, { ...body(question), signal }),

  // Record books. A book is its secret; it is shown this once.
  newBook: async (where = chosenPlace()) => (await json<{ book: string }>('/books', { method: 'POST' }, undefined, where)).book,
  book: (book: string) => json<Book>('/book', {}, book),
  bookResults: (book: string, skip = 0, limit = 50) =>
    json<BookResults>(`/book/results?skip=${skip}&limit=${limit}`, {}, book),
  /** All of it, as a file for the person. */
  exportBook: async (book: string, format: 'csv' | 'json') =>
    (await request(`/book/export?format=${format}`, {}, book)).text(),
  async forgetResult(book: string, table: string): Promise<void> {
    await request(`/book/results/${table}`, { method: 'DELETE' }, book);
  },
  async forgetBook(book: string): Promise<void> {
    await request('/book', { method: 'DELETE' }, book);
  },
};
