// The messages between pages, web workers and task workers. Every tab has a web worker; the one that holds the lock is the
// leader and runs the local server for all tabs.

/** From a page to its web worker, which forwards it to the leader. */
export type PageMessage =
  /** The first message: the compiled program and the addresses of the games' nets. */
  | { kind: 'program'; compiled: WebAssembly.Module; processors: number; nets: Record<string, string> }
  | { kind: 'request'; number: number; method: string; target: string; key: string; body: string }
  | { kind: 'open'; line: number }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number }
  /** Answered by the web worker itself: the speed of the program in this browser. */
  | { kind: 'bench'; number: number; of: Record<string, unknown> }
  | { kind: 'memory'; number: number };

/** From a web worker to its page. */
export type WorkerMessage =
  | { kind: 'answered'; number: number; status: number; type: string; body: string }
  | { kind: 'told'; line: number; text: string | null }
  /** The leader has changed or has restarted: all sockets are closed and open requests remain unanswered. */
  | { kind: 'lost' }
  /** The local server cannot run in this browser. */
  | { kind: 'broken'; why: string };

/** Between the web workers of several tabs, which may be of different versions of the page: keep the form. */
export type TabMessage =
  | { kind: 'who' }
  | { kind: 'keeper'; keeper: string }
  | { kind: 'asked'; keeper: string; from: string; asked: PageMessage }
  | { kind: 'told'; to: string; told: WorkerMessage };

/** The output of a call of the local server (src/api/local_server.h); names and form are those of the C++ program. */
export interface LocalServerOutput {
  kept: [name: string, text: string | null][];
  told: [line: number, text: string | null][];
  answered: [request: number, status: number, type: string, body: string][];
  wanted: [task: number, text: string, shared: boolean, net: string][];
  unwanted: number[];
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
