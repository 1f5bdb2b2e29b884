// The JSON types of docs/api.md. They contain no rule; data that only one game understands (position, figures, params)
// has an open type.

export type Params = Record<string, unknown>;

/** An immediate effect of a choice: an expected event, or a message with its parameters. */
export type Effect = GameEvent | { key: string; params?: Params };

export interface Choice {
  move: string;
  key: string;
  params?: Params;
  /** Elements of the board that select the choice when clicked. */
  elements?: string[];
  group?: string;
  /** The immediate change of the deciding player's money. */
  dollars?: number;
  path?: string[];
  effects?: Effect[];
  /** The choice cannot be undone, because it reveals hidden information or ends the turn. */
  final?: boolean;
}

export interface Decision {
  seat: number;
  /** The seat of the automa for which the decision is made. */
  for?: number;
  key: string;
  params?: Params;
  /** Present only if the viewer decides. */
  choices?: Choice[];
}

export interface SeatScore {
  seat: number;
  total: number;
  categories: Record<string, number>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface View {
  game: string;
  /** The number of seats of people and bots. */
  players: number;
  /** The number of automa seats, which follow the others. They are included in `scores` and can be winners. */
  automas?: number;
  viewer: number | 'spectator' | null;
  over: boolean;
  turn: number;
  actor: number | null;
  /** The redacted position as in docs/formats.md; only the game's board reads it. */
  position: Json;
  /** Derived numbers to show, named by the game. */
  figures: Json;
  scores: SeatScore[];
  winners: number[];
  decision: Decision | null;
}

export interface GameEvent {
  event: string;
  seat?: number;
  [param: string]: unknown;
}

export interface Undo {
  to: number | null;
  why: string | null;
}

/** A note about an event at the table outside the game; visible to everybody. */
export interface Note {
  seq: number;
  time: number;
  /** The seat that the note concerns. */
  seat: number | null;
  /** The kind of note, such as `link_renewed`. */
  note: string;
  /** The person who acts or had the seat; `to` has the seat now. Stored by name because names of seats change. */
  from?: string;
  to?: string;
  /** The level of the bot that has the seat now. */
  level?: string;
}

/** A proposal to end the game at the current position; all people at the table must agree. */
export interface Proposal {
  seq: number;
  seat: number;
  agreed: number[];
  waiting: number[];
}

export interface Chat {
  seq?: number;
  time?: number;
  seat: number | null;
  text: string;
}

/** One entry of the log. Pages of the log contain updates without `view`. */
export interface Update {
  type: 'update';
  seq: number;
  moves: number;
  time: number;
  what: 'move' | 'undo' | 'chat' | 'note';
  seat: number | null;
  move?: string;
  events?: GameEvent[];
  chat?: Chat;
  note?: string;
  from?: string;
  to?: string;
  level?: string;
  stopped?: boolean;
  proposal?: Proposal | null;
  undo?: Undo;
  view?: View;
  /** Set for a missed move that has been undone meanwhile; its other members are missing. */
  undone?: boolean;
}

/** GET /api/v1/tables/ID/log: the moves that were not undone, as updates, oldest first. */
export interface LogPage {
  /** The number of moves before the first one of this page. */
  from: number;
  log: Update[];
  /** The people have agreed to stop the game: there will be no more moves. */
  stopped?: boolean;
}

export interface Totals {
  /** One entry per sampled position; `scores` begins with seat 1. */
  totals: { moves: number; turn: number; scores: number[] }[];
}

export interface SeatInfo {
  seat: number;
  kind: 'human' | 'bot';
  name: string;
  level?: string;
  connected?: boolean;
  /** A person has taken the seat with its link. */
  taken?: boolean;
  /** The name of the person for whom the bot plays. */
  person?: string;
  /** The holder of the seat has offered it to another person by a link. */
  offered?: boolean;
}

/** The seat of an automa, which the rules of the game play: it never has a decision. */
export interface AutomaSeat {
  seat: number;
  kind: 'automa';
  name: string;
}

export interface Table {
  type: 'table';
  table: string;
  seq: number;
  seat: number | null;
  seats: SeatInfo[];
  moves: number;
  undo?: Undo;
  /** True if hints are allowed. */
  hints: boolean;
  /** The seed was chosen by the person who made the table, who could therefore know all random events. */
  seed_named: boolean;
  /** The date whose deal of the day is played here. */
  daily?: string;
  /** The table continues another table or a record. */
  resumed: boolean;
  /** See GameInfo. Missing, as `view` is, if the game's rules version is no longer supported. */
  family: string;
  view: View;
  chat: Chat[];
  /** The latest notes. */
  notes?: Note[];
  /** The time at which the unused table is deleted, in seconds since 1970; missing if tables are never deleted. */
  kept_until?: number;
  /** The number of moves before the first one of `log`, which is the newest page of the log. */
  log_from: number;
  log: Update[];
  frozen?: string;
  /** The people have agreed to stop the game. */
  stopped?: boolean;
  proposal?: Proposal | null;
  /** The seat of this key's holder, if a bot plays it at the moment. */
  away?: number;
}

/** The reason of a refusal: a key of the list in docs/api.md, with its parameters. */
export interface Reason {
  key: string;
  params: Record<string, string | number>;
}

export interface Refusal {
  code: string;
  sentence: string;
  reason?: Reason;
}

export type ServerMessage =
  | Table
  | Update
  | { type: 'seats'; seats: SeatInfo[] }
  | { type: 'thinking'; seat: number }
  | ({ type: 'error'; re?: number } & Refusal)
  | { type: 'ok'; re?: number; seq: number }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'hello'; table: string; key: string; after?: number }
  | { type: 'move'; id: number; after: number; move: string }
  | { type: 'undo'; id: number; after: number; to: number }
  | { type: 'chat'; id: number; text: string }
  | { type: 'rename'; id: number; name: string }
  | { type: 'ping' };

// ---- GET /api/v1/games ----------------------------------------------------------------------------

export interface OptionValue {
  value: string;
  explanation: string;
}
export interface GameOption {
  key: string;
  explanation: string;
  /** The possible values; the first is the default. */
  values: OptionValue[];
  /** If present, a string of `parts` of these letters, one per part, is also a value. */
  letters?: string;
  parts?: number;
}
/** An automa, which is an opponent that the rules of the game play, and the options that select it. */
export interface AutomaInfo {
  name: string;
  title: string;
  explanation: string;
  level_option: string;
  /** The levels, the easiest first; message "level.<grade>". */
  levels: { value: string; grade: string }[];
  /** The option for the number of its seats, if it can have several. */
  seats_option?: string;
  /** The maximum number of its seats at one table. */
  seats: number;
  /** True if it can also play with several people. */
  joins: boolean;
  /** True if some of its cards are reconstructions because the printed ones are not known. */
  reconstructed: boolean;
  /** The options that select it against a single person; `joining`: with several people. */
  alone: Record<string, string>;
  joining: Record<string, string>;
  /** Options that have a fixed value with it; message "automa.<name>.fixed.<option>". */
  fixed: { option: string; value: string; explanation: string }[];
}
export interface GameInfo {
  name: string;
  /** Games of one family share their board and their texts: one folder in boards/ and one in texts/. */
  family: string;
  title: string;
  edition: string;
  min_players: number;
  max_players: number;
  options: GameOption[];
  /** The automas of the game; the first is the default opponent of a single person. */
  automas: AutomaInfo[];
  categories: string[];
}
/** Identifies the texts of a game. */
export type GameName = Pick<GameInfo, 'name' | 'family'>;
export interface BotLevel {
  level: string;
  /** The English display name. */
  label: string;
  explanation: string;
  /** The longest thinking time for a decision; 0: the bot answers at once. */
  milliseconds: number;
}
/** The plan of the deals of the day, one per day of the week from Monday on (lib/daily.ts). */
export interface DailyWeek {
  /** The level of the bots that play the other seats. */
  level: string;
  week: { game: string; players: number; options: Record<string, string> }[];
}
export interface Games {
  games: GameInfo[];
  levels: BotLevel[];
  daily?: DailyWeek;
}

// ---- POST /api/v1/tables --------------------------------------------------------------------------

export type NewSeat = { kind: 'human'; name?: string } | { kind: 'bot'; level: string };
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  seed?: number;
  seats: NewSeat[];
  /** True if hints are allowed; default: yes. */
  hints?: boolean;
  /** The secret of the record book that receives the result of a solo game. */
  book?: string;
}
export interface TableKeys {
  table: string;
  /** The seats; `key` of a person's seat is its link, with which the seat can be taken. */
  seats: { seat: number; kind: 'human' | 'bot'; name: string; key?: string; level?: string }[];
  spectator: string;
  /** The host's key, which can renew the links of seats. */
  host: string;
}

/** POST /api/v1/tables/ID/sit: the own key of the taken seat. The link is invalid from then on. */
export interface TakenSeat {
  seat: number;
  key: string;
}
/** POST /api/v1/tables/ID/seats/N/link: the new link of the seat. Its earlier link or key is invalid from then on. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** The result of a solo game in a record book. */
export interface BookResult {
  table: string;
  /** Seconds since 1970. */
  finished: number;
  game: string;
  rules_version: number;
  options: Record<string, string>;
  /** A string, because a number cannot hold all its digits. */
  seed: string;
  players: string[];
  score: number;
  best_opponent: number;
  /** True if the person is the only winner: a tie with an automa does not count. */
  won: boolean;
  categories: Record<string, number>;
  turns: number;
  moves: number;
  /** The game continued another table or a record; it does not count in the summary. */
  from_position: boolean;
  seed_named: boolean;
}

export interface BookResults {
  /** The number of results in the whole book. */
  total: number;
  /** The requested part of the results, newest first. */
  results: BookResult[];
}

/** The statistics of all games with one name and one set of options. */
export interface BookSummary {
  game: string;
  options: Record<string, string>;
  played: number;
  won: number;
  best_score: number;
  mean_score: number;
  best_margin: number;
  /** Consecutive wins up to the latest game. */
  streak: number;
  seed_named: number;
  last_finished: number;
}

export interface Book {
  created: number;
  total: number;
  summary: BookSummary[];
}

// ---- Advice ---------------------------------------------------------------------------------------

/** The expected outcome of a move for the seat that asked. */
export interface HintFigures {
  /** The expected final score; `categories` add up to it. */
  expected: number;
  /** The probability to win, from 0 to 1. */
  win: number;
  categories: Record<string, number>;
}
/** A move of a hint. Rarely visited moves have no figures; the best move always has. */
export interface HintMove extends Partial<HintFigures> {
  /** The move of one of the choices. */
  move: string;
  /** The move's share of the search's visits, from 0 to 1. */
  visits: number;
}
/** A reason for an advised move. The key determines which members are present. */
export interface HintReason {
  /**
   * leads_to: the move leads to an event that other moves rarely lead to. plan: all good moves lead to it. category: more or fewer
   * points in a category. rather_than: the other move leads to an event. close: both moves are about equally good.
   */
  key: 'leads_to' | 'plan' | 'category' | 'rather_than' | 'close';
  /** The move of another choice with which the advised one is compared. */
  other?: string;
  /** An event as in the log, without members that are not known yet. */
  event?: GameEvent;
  when?: 'this_turn' | 'next_turn' | 'later';
  /** The probability of the event, from 0 to 1. */
  chance?: number;
  category?: string;
  gain?: number;
}
export interface Hint {
  after: number;
  /** The moves, best first. */
  moves: HintMove[];
  /** The reasons for the first move, the most important first. */
  because: HintReason[];
  iterations: number;
}

/** The review of one decision of a finished game. */
export interface ReviewedDecision {
  /** The number of moves before the decision, which identifies its position in the history. */
  move: number;
  seat: number;
  played: string;
  best: string;
  /** The expected points that were lost compared with the best move; never negative. */
  lost: number;
  /** The probability to win that was lost compared with the best move. */
  win_lost: number;
  /** The expected final score of the seat before the decision. `win`: its probability to win. */
  expected: number;
  win: number;
  /** The choices of both moves; present only for the worst decisions. */
  played_choice?: Choice;
  best_choice?: Choice;
  /** The reasons for `best` over `played`; empty until the search has compared them. */
  because?: HintReason[];
}
export interface Review {
  state: 'running' | 'done';
  done: number;
  total: number;
  /** The decisions reviewed so far, in the order of the game. */
  decisions: ReviewedDecision[];
  /** For each seat the `move` of its costliest decisions, the worst first. */
  worst: Record<string, number[]>;
  /** For each seat the points lost by its decisions (search errors cancel out), and an accuracy from 0 to 100. */
  seats: Record<string, { lost: number; accuracy: number }>;
}
