// What the server and the page say to each other, as in docs/api.md. Nothing here knows a rule; what only
// one game understands (position, figures, params) stays open.

export type Params = Record<string, unknown>;

/** What a choice does at once: an event as it would happen, or a message with its parameters. */
export type Effect = GameEvent | { key: string; params?: Params };

export interface Choice {
  move: string;
  key: string;
  params?: Params;
  /** Things of the board that can be clicked for it. */
  elements?: string[];
  group?: string;
  /** Change of the own money at once. */
  dollars?: number;
  path?: string[];
  effects?: Effect[];
  /** It reveals something hidden or ends the turn: it cannot be undone. */
  final?: boolean;
}

export interface Decision {
  seat: number;
  /** The seat of the automa on whose behalf it is decided. */
  for?: number;
  key: string;
  params?: Params;
  /** Only there when the viewer is the one to decide. */
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
  /** Seats of people and bots. */
  players: number;
  /** Seats after those that the game's own rules play; they are in `scores` and may be among the winners. */
  automas?: number;
  viewer: number | 'spectator' | null;
  over: boolean;
  turn: number;
  actor: number | null;
  /** The redacted position as in docs/formats.md; only the game's board reads it. */
  position: Json;
  /** Derived numbers the game wants shown, named by the game. */
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

/** Something that was done about the table itself; everybody sees it. */
export interface Note {
  seq: number;
  time: number;
  /** The seat concerned. */
  seat: number | null;
  /** Such as `link_renewed`. */
  note: string;
  /** Who had the seat or speaks, and who has it now: the seat may have another name later. */
  from?: string;
  to?: string;
  /** Of a bot that has it now. */
  level?: string;
}

/** To end the game here; all people at the table must agree. */
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

/** One entry of the log; in pages of the log without its view. */
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
  /** A missed move that has been taken back meanwhile: nothing else is told of it. */
  undone?: boolean;
}

/** GET /api/v1/tables/ID/log: moves that count, as updates, oldest first. */
export interface LogPage {
  /** How many moves were made before the first one. */
  from: number;
  log: Update[];
  /** There will be no other moves: the game was stopped. */
  stopped?: boolean;
}

export interface Totals {
  /** By seat, seat 1 first. */
  totals: { moves: number; turn: number; scores: number[] }[];
}

export interface SeatInfo {
  seat: number;
  kind: 'human' | 'bot';
  name: string;
  level?: string;
  connected?: boolean;
  /** Somebody has sat down here with a key of their own. */
  taken?: boolean;
  /** For whom the bot plays. */
  person?: string;
  /** Whoever comes with the link that its holder has given gets the seat. */
  offered?: boolean;
}

/** A seat the game's own rules play: nobody sits there, it never decides. */
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
  /** Whether people may ask what to play. */
  hints: boolean;
  /** Whoever set the table chose the seed, so the game could be foreseen. */
  seed_named: boolean;
  /** The date whose deal of the day is played here. */
  daily?: string;
  /** It goes on from another table or from a record. */
  resumed: boolean;
  /** Of its game: see GameInfo. Like the view it is not there where the game cannot be shown any more. */
  family: string;
  view: View;
  chat: Chat[];
  /** The latest ones. */
  notes?: Note[];
  /** When the table goes if nobody plays, in seconds since 1970; not there where tables stay. */
  kept_until?: number;
  /** The newest page; `log_from` is how many moves were made before its first. */
  log_from: number;
  log: Update[];
  frozen?: string;
  /** The people have agreed to play no further. */
  stopped?: boolean;
  proposal?: Proposal | null;
  /** The seat that a bot plays for the holder of this key. */
  away?: number;
}

/** Why a move is refused: a key of the catalogue in docs/api.md, and what belongs to it. */
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
  /** The first one is the default. */
  values: OptionValue[];
  /** Where parts can be chosen one by one: one of these letters for each of them is a value too. */
  letters?: string;
  parts?: number;
}
/** An opponent that the game's own rules play, and how a set-up asks for it. */
export interface AutomaInfo {
  name: string;
  title: string;
  explanation: string;
  level_option: string;
  /** From the easiest on; message "level.<grade>". */
  levels: { value: string; grade: string }[];
  /** Where it can have several seats. */
  seats_option?: string;
  /** The most it can play at one table. */
  seats: number;
  /** Whether it also joins several people. */
  joins: boolean;
  /** Whether its cards are known only in part and made up for the rest. */
  reconstructed: boolean;
  /** The options that ask for it against a single person, and to join several. */
  alone: Record<string, string>;
  joining: Record<string, string>;
  /** Options that stay at one value with it; message "automa.<name>.fixed.<option>". */
  fixed: { option: string; value: string; explanation: string }[];
}
export interface GameInfo {
  name: string;
  /** Games of one family share their drawing and their words: one folder in boards/ and one in texts/. */
  family: string;
  title: string;
  edition: string;
  min_players: number;
  max_players: number;
  options: GameOption[];
  /** The first is whom a single person meets who names nobody. */
  automas: AutomaInfo[];
  categories: string[];
}
/** What finds the words of a game. */
export type GameName = Pick<GameInfo, 'name' | 'family'>;
export interface BotLevel {
  level: string;
  /** Its name for people, in English. */
  label: string;
  explanation: string;
  /** The longest it thinks about a decision; 0: it answers at once. */
  milliseconds: number;
}
/** What the deal of the day is, by day of the week from Monday on (lib/daily.ts). */
export interface DailyWeek {
  /** Of the bot that plays the other seats. */
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
  /** Whether people may ask what to play; left out: they may. */
  hints?: boolean;
  /** The secret of the record book that the result of a solo game goes to. */
  book?: string;
}
export interface TableKeys {
  table: string;
  /** The key of a person's seat is a link: an invitation to sit down there. */
  seats: { seat: number; kind: 'human' | 'bot'; name: string; key?: string; level?: string }[];
  spectator: string;
  /** The key of whoever made the table: it gives seats new links. */
  host: string;
}

/** POST /api/v1/tables/ID/sit: the link is dead from then on, and this key is one's own. */
export interface TakenSeat {
  seat: number;
  key: string;
}
/** POST /api/v1/tables/ID/seats/N/link: the key that was there before is dead from then on. */
export interface SeatLink {
  seat: number;
  link: string;
}

/** How a solo game of a record book ended. */
export interface BookResult {
  table: string;
  /** Seconds since 1970. */
  finished: number;
  game: string;
  rules_version: number;
  options: Record<string, string>;
  /** A text, because it has more digits than a number can hold. */
  seed: string;
  players: string[];
  score: number;
  best_opponent: number;
  /** The person alone: a tie with an automa is not won. */
  won: boolean;
  categories: Record<string, number>;
  turns: number;
  moves: number;
  /** It went on from another table or a record, and does not count in the summary. */
  from_position: boolean;
  seed_named: boolean;
}

export interface BookResults {
  /** In the whole book. */
  total: number;
  /** The part asked for, newest first. */
  results: BookResult[];
}

/** What the games of one name and one set of options came to. */
export interface BookSummary {
  game: string;
  options: Record<string, string>;
  played: number;
  won: number;
  best_score: number;
  mean_score: number;
  best_margin: number;
  /** Games won in a row up to the latest. */
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

/** What may come of a move, for the seat that asked. */
export interface HintFigures {
  /** The final score; the categories add up to it. */
  expected: number;
  /** The chance to win, from 0 to 1. */
  win: number;
  categories: Record<string, number>;
}
/** Without figures where the search has hardly looked; the best one has them. */
export interface HintMove extends Partial<HintFigures> {
  /** As in one of the choices. */
  move: string;
  /** The part of the search's attention that it got, from 0 to 1. */
  visits: number;
}
/** Why a move is advised; which members there are depends on the key. */
export interface HintReason {
  /** It leads to an event, as another move seldom does; or both do; more or fewer points; what another leads to; both are good. */
  key: 'leads_to' | 'plan' | 'category' | 'rather_than' | 'close';
  /** What it is compared with: a move of one of the choices. */
  other?: string;
  /** As in the log, without what cannot be known yet. */
  event?: GameEvent;
  when?: 'this_turn' | 'next_turn' | 'later';
  /** That it comes to that, from 0 to 1. */
  chance?: number;
  category?: string;
  gain?: number;
}
export interface Hint {
  after: number;
  /** The best first. */
  moves: HintMove[];
  /** Why the first, the weightiest reason first. */
  because: HintReason[];
  iterations: number;
}

/** A decision of a finished game, and what would have been better. */
export interface ReviewedDecision {
  /** How many moves were made before it: the history there shows what was decided. */
  move: number;
  seat: number;
  played: string;
  best: string;
  /** Points that the best move promised more; never negative. */
  lost: number;
  /** The same of the chance to win. */
  win_lost: number;
  /** What the seat could hope for there. */
  expected: number;
  win: number;
  /** Both moves as choices of the seat; only of the decisions among the worst. */
  played_choice?: Choice;
  best_choice?: Choice;
  /** Why `best` and not `played`; empty until it has been looked at closely. */
  because?: HintReason[];
}
export interface Review {
  state: 'running' | 'done';
  done: number;
  total: number;
  /** Those done so far, in the order of the game. */
  decisions: ReviewedDecision[];
  /** By seat the `move` of its costliest decisions, the worst first. */
  worst: Record<string, number[]>;
  /** By seat the points lost over the game, luck set off against luck, and an accuracy from 0 to 100. */
  seats: Record<string, { lost: number; accuracy: number }>;
}
