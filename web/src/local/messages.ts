// The messages between pages, web workers and task workers. Every tab has a web worker; the one that holds the lock is
// the leader and runs the local server for all tabs.

/**
 * From a page to its web worker, which forwards most messages to the leader. `number` identifies a request, `line` a socket;
 * each page counts its own.
 */
export type PageMessage =
  /** The first message: the compiled program and the addresses of the games' nets. */
  | { kind: 'program'; compiled: WebAssembly.Module; processors: number; nets: Record<string, string> }
  /** An HTTP request; answered by `answered`. */
  | { kind: 'request'; number: number; method: string; target: string; key: string; body: string }
  /** Opens a socket, sends a message on it, closes it. */
  | { kind: 'open'; line: number }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number }
  /** Requests the speed of the program in this browser. The web worker answers without the leader. */
  | { kind: 'bench'; number: number; of: Record<string, unknown> }
  /** Requests the memory that the local server uses. */
  | { kind: 'memory'; number: number };

/** From a web worker to its page. */
export type WorkerMessage =
  /** The response to a request. */
  | { kind: 'answered'; number: number; status: number; type: string; body: string }
  /** A message on a socket; null if the socket was closed. */
  | { kind: 'told'; line: number; text: string | null }
  /** The leader has changed or has restarted: all sockets are closed and open requests remain unanswered. */
  | { kind: 'lost' }
  /** The local server cannot run in this browser. */
  | { kind: 'broken'; why: string };

/** Between the web workers of several tabs, which may be of different versions of the page: keep the form. */
export type TabMessage =
  /** Asks for the leader. */
  | { kind: 'who' }
  /** The leader gives its id. */
  | { kind: 'keeper'; keeper: string }
  /** A page's message, forwarded to the leader `keeper` from the tab `from`. */
  | { kind: 'asked'; keeper: string; from: string; asked: PageMessage }
  /** The leader's message to the page of the tab `to`. */
  | { kind: 'told'; to: string; told: WorkerMessage };

/** The output of a call of the local server (src/service/local_server.h); names and form are those of the C++ program. */
export interface LocalServerOutput {
  /** Records to store; null deletes a record. */
  kept: [name: string, text: string | null][];
  /** Messages on sockets; null closes the socket. */
  told: [line: number, text: string | null][];
  /** Responses to requests. */
  answered: [request: number, status: number, type: string, body: string][];
  /** Tasks to run (see `Task`), and the ids of tasks to cancel. */
  wanted: [task: number, text: string, shared: boolean, net: string][];
  unwanted: number[];
  /** Milliseconds after which the local server must be called with `tick`; null: never. */
  tick_in: number | null;
}

export interface Task {
  id: number;
  text: string;
  /** Several task workers may share the task. */
  shared: boolean;
  /** The game whose net the task uses, or ''. */
  net: string;
}

/**
 * To a task worker: a net; or the beginning of its share of a task; or the results of the other shares, with which it ends
 * the task. `alone`: there are no other shares, so the task is ended at once.
 */
export type TaskMessage = { net: ArrayBuffer } | { begin: string; share: number; alone: boolean } | { end: string[] };
/** The result of a task or share, and the memory of the task worker in bytes. */
export interface TaskResult {
  found: string;
  bytes: number;
}
