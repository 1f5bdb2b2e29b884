// What pages, keepers and thinkers say to each other. Every tab has a worker; the one whose worker holds the lock keeps the
// tables for all of them.

/** From a page to its worker, and on to the keeper. */
export type Asked =
  /** The program, before all else: the page has it already, or has sent for it. And where the nets of the games are. */
  | { kind: 'program'; compiled: WebAssembly.Module; processors: number; nets: Record<string, string> }
  | { kind: 'request'; number: number; method: string; target: string; key: string; body: string }
  | { kind: 'open'; line: number }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number }
  /** Of the worker itself: how fast the program is here, and what it has taken. */
  | { kind: 'bench'; number: number; of: Record<string, unknown> }
  | { kind: 'memory'; number: number };

/** Back to the page. */
export type Told =
  | { kind: 'answered'; number: number; status: number; type: string; body: string }
  | { kind: 'told'; line: number; text: string | null }
  /** Another keeps the tables now, or the same one has begun anew: all lines are lost, all requests unanswered. */
  | { kind: 'lost' }
  /** Nothing can be kept or played here. */
  | { kind: 'broken'; why: string };

/** Between the workers of several tabs. */
export type Between =
  | { kind: 'who' }
  | { kind: 'keeper'; keeper: string }
  | { kind: 'asked'; keeper: string; from: string; asked: Asked }
  | { kind: 'told'; to: string; told: Told };

/** What a house tells (src/api/local_server.h). */
export interface News {
  kept: [name: string, text: string | null][];
  told: [line: number, text: string | null][];
  answered: [request: number, status: number, type: string, body: string][];
  wanted: [job: number, text: string, shared: boolean, net: string][];
  unwanted: number[];
  tick_in: number | null;
}

export interface Job {
  job: number;
  text: string;
  /** Several may think about it. */
  shared: boolean;
  /** The game whose net it asks, or ''. */
  net: string;
}

/** To a thinker: a net; the share of a job, and then what the others have found; where there are none, all at once. */
export type Share = { net: ArrayBuffer } | { begin: string; share: number; alone: boolean } | { end: string[] };
/** What came of it, and what the thinker has taken. */
export interface Thought {
  found: string;
  bytes: number;
}
