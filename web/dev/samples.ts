// Messages of the contract for pages and tests without a server: the members given, and usual values for the others.
import type { Choice, Table, Update, View } from '../src/lib/types';

export const choiceOf = (given: Pick<Choice, 'move' | 'key'> & Partial<Choice>): Choice => ({
  params: {},
  elements: [],
  dollars: 0,
  effects: [],
  final: false,
  ...given,
});

export const updateOf = (given: Pick<Update, 'seq'> & Partial<Update>): Update => ({
  type: 'update',
  moves: given.seq,
  time: 0,
  what: 'move',
  seat: 1,
  events: [],
  ...given,
});

export const tableOf = (given: Partial<Table>): Table => ({
  type: 'table',
  table: 'table',
  seq: 0,
  seat: 1,
  seats: [],
  moves: 0,
  undo: { to: null, why: 'nothing' },
  hints: false,
  seed_named: false,
  resumed: false,
  stopped: false,
  proposal: null,
  view: null,
  chat: [],
  notes: [],
  log_from: 0,
  log: [],
  ...given,
});

export const viewOf = (given: Partial<View>): View => ({
  game: 'classic',
  players: 2,
  automas: 0,
  viewer: 1,
  over: false,
  turn: 1,
  actor: 1,
  position: {},
  figures: {},
  scores: [],
  winners: [],
  decision: null,
  ...given,
});
