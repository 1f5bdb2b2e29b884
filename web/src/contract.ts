// The contract of docs/api.md: the types of every message, and decoders that check them.
//
// Written by scripts/write-contract from `drover schema`; a test holds it equal. Do not edit.

/** JSON of a form that only one family of games knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

/** Why something cannot be done. */
export interface Reason {
  /** A key of the tables of reasons. */
  key: string;
  /** The parameters of its message. */
  params: Record<string, string | number | boolean | null>;
}

/** An error for programs and people. */
export interface Refusal {
  code: ErrorCode;
  /** The error in English. */
  sentence: string;
  /** Why a move was refused. */
  reason?: Reason;
}

/** The body of an answer that refuses a request. */
export interface ErrorAnswer {
  error: Refusal;
}

/** Something that happened; a line of the log. */
export interface GameEvent {
  /** The kind of event. */
  event: string;
  /** The seat that it happened to. */
  seat?: number | null;
  [member: string]: unknown;
}

/** A move that the viewer can choose. */
export interface Choice {
  /** The move in notation. */
  move: string;
  /** The kind of choice, which names its message. */
  key: string;
  /** The parameters of the message. */
  params: Record<string, unknown>;
  /** The elements of the board that can be clicked for it; the page makes exactly these glow. A click that fits several choices opens a list of them. */
  elements: string[];
  /** An element that several choices share, which are listed together. */
  group?: string;
  /** The immediate change of one's own money; 0 if none. */
  dollars: number;
  /** Drawn while the pointer is on the choice. */
  path?: string[];
  /** The events that the choice causes at once, up to where chance or another player takes over. */
  effects: GameEvent[];
  /** The choice reveals something hidden or ends the turn, so it cannot be undone. */
  final: boolean;
}

/** The decision that a seat has to make. */
export interface Decision {
  /** The seat that decides. */
  seat: number;
  /** The automa's seat, if its rules leave the decision to a player. */
  for?: number;
  /** The kind of decision, which names its message. */
  key: string;
  /** The parameters of the message. */
  params: Record<string, unknown>;
  /** Only if the viewer decides. */
  choices?: Choice[];
}

/** The points of a seat. */
export interface SeatScore {
  seat: number;
  total: number;
  /** The points by category. */
  categories: Record<string, number>;
}

/** The position as a seat may see it, with everything that a page needs to draw it. */
export interface View {
  /** The name of the game. */
  game: string;
  /** The number of seats of people and bots. */
  players: number;
  /** The number of automas. Their seats come last. They never decide, but are in `scores` and `winners`. */
  automas: number;
  /** A seat, or `"spectator"`. */
  viewer: 'spectator' | number;
  /** The game has ended. */
  over: boolean;
  /** The number of the turn. */
  turn: number;
  /** The seat that decides. Seat 1 decides what an automa's rules leave open (Brisco's tiles, and when he begins); then `decision.for` is the automa's seat. */
  actor: number | null;
  /** The redacted position. */
  position: Json;
  /** Derived numbers that the game wants shown: limits, prices, fees, values of herds. In Great Western Trail `objectives_fulfilled` and `objectives_failed` of a player are the cards that `scores` counts for and against them; a card in neither counts nothing. */
  figures: Json;
  /** Public points so far. */
  scores: SeatScore[];
  /** Filled when the game is over. */
  winners: number[];
  /** The current decision; `choices` only if the viewer decides. */
  decision: Decision | null;
}

/** How far the viewer may take moves back. */
export interface Undo {
  /** The least number of moves that an undo by this seat can leave. */
  to: number | null;
  /** The reason if there is none. */
  why: 'turn_passed' | 'hidden_revealed' | 'not_yours' | 'nothing' | 'too_many' | 'stopped' | null;
}

/** Something that happened to a seat or to the game at the table. */
export interface Note {
  /** The number of its entry in the log. */
  seq: number;
  /** Seconds since 1970. */
  time: number;
  /** The seat that it concerns. */
  seat: number | null;
  /** The kind of note. */
  note: string;
  /** The person who had the seat or who acts. */
  from?: string;
  /** The one who has the seat now. */
  to?: string;
  /** The level of the bot that has the seat now. */
  level?: string;
}

/** An open proposal to stop the game. All people at the table must agree. */
export interface Proposal {
  /** The number of the proposal. */
  seq: number;
  /** The seat that proposed. */
  seat: number;
  /** The seats that have agreed. */
  agreed: number[];
  /** The seats that have not answered. */
  waiting: number[];
}

/** A chat message. */
export interface Chat {
  /** The number of its entry in the log. */
  seq: number;
  /** Seconds since 1970. */
  time: number;
  /** The seat that wrote it. */
  seat: number | null;
  text: string;
}

/** An entry of the log. Sent for each new one. */
export interface Update {
  type: 'update';
  /** The number of the entry. */
  seq: number;
  /** The number of moves that were not undone, after it. */
  moves: number;
  /** Seconds since 1970. */
  time: number;
  /** The kind of entry. */
  what: 'move' | 'undo' | 'chat' | 'note';
  /** The seat that acted. */
  seat: number | null;
  /** The move in notation. */
  move?: string;
  /** The events of the move. */
  events: GameEvent[];
  /** The chat message. */
  chat?: Chat;
  /** The kind of note, with `from`, `to` and `level` as in a `Note`. */
  note?: string;
  from?: string;
  to?: string;
  level?: string;
  /** True for a missed move that has been undone since. */
  undone?: boolean;
  /** As in the `table` message; not in pages of the log. */
  stopped?: boolean;
  /** As in the `table` message; not in pages of the log. */
  proposal?: Proposal | null;
  /** As in the `table` message; not in pages of the log. */
  undo?: Undo;
  /** The position after the entry, as the key may see it; not in pages of the log. */
  view?: View | null;
}

/** A seat of a person or a bot. */
export interface SeatInfo {
  seat: number;
  kind: 'human' | 'bot';
  name: string;
  /** Of a person: somebody is there now. */
  connected?: boolean;
  /** Of a person: somebody has sat down with a key of their own. */
  taken?: boolean;
  /** Of a bot: its level. */
  level?: string;
  /** The name of the person for whom the bot plays. */
  person?: string;
  /** The holder has given out a link to the seat. */
  offered?: boolean;
}

/** The whole state of a table, as the key may see it. Sent after `hello`, and when the rights of the key change. */
export interface TableMessage {
  type: 'table';
  /** The id of the table. */
  table: string;
  /** The number of the newest entry of the log. */
  seq: number;
  /** The seat of the key; null for a spectator. */
  seat: number | null;
  /** Everybody at the table. */
  seats: SeatInfo[];
  /** The number of moves that were not undone. */
  moves: number;
  /** How far this seat may take moves back. */
  undo: Undo;
  /** True if players may ask for hints. */
  hints: boolean;
  /** The seed was named, by the creator or by the record, so the game could be foreseen. */
  seed_named: boolean;
  /** The game continues another table or a record. */
  resumed: boolean;
  /** Only for a daily deal played from its beginning: its date, `"2026-11-18"`. */
  daily?: string;
  /** The people have agreed to stop; the view then has null for `actor` and `decision`, and `over` stays false. */
  stopped: boolean;
  /** An open proposal to stop. */
  proposal: Proposal | null;
  /** The family of the game, as in the list of games. */
  family?: string;
  /** The position; null if the table is frozen. */
  view: View | null;
  /** Why the log cannot be replayed under the current rules. */
  frozen?: string;
  /** The last 200 chat messages. */
  chat: Chat[];
  /** The latest notes. */
  notes: Note[];
  /** The number of moves before the first of `log`. */
  log_from: number;
  /** The newest moves that were not undone, at most 60, as a page of the log. */
  log: Update[];
  /** Only for a key whose seat a bot plays: the number of the seat. */
  away?: number;
  /** Only if the server deletes old tables: the time of deletion if nobody plays or chats, in seconds since 1970. */
  kept_until?: number;
}

/** Sent when somebody connects or disconnects, a name changes or a seat changes hands. */
export interface SeatsMessage {
  type: 'seats';
  seats: SeatInfo[];
}

/** Sent when a bot begins to search for longer than a moment. */
export interface ThinkingMessage {
  type: 'thinking';
  seat: number;
}

/** Sent after the update, when the change is stored durably. */
export interface OkMessage {
  type: 'ok';
  /** Repeats the `id` of the client's message. */
  re: number | null;
  /** The number of the new entry of the log. */
  seq: number;
}

/** Sent if a message of the client is refused. */
export interface ErrorMessage {
  type: 'error';
  /** Repeats the `id` of the client's message. */
  re: number | null;
  code: ErrorCode;
  /** The error in English. */
  sentence: string;
  /** Why a move was refused. */
  reason?: Reason;
}

/** Answers `ping`. */
export interface PongMessage {
  type: 'pong';
}

/** The first message of a client. */
export interface HelloMessage {
  type: 'hello';
  /** The id of the table. */
  table: string;
  key: string;
  /** The last sequence number that the client has seen. */
  after?: number;
  /** A number that the answer repeats as `re`. */
  id?: number;
}

/** Makes a move; refused with `stale` if a move or an undo was stored after `after` (chat and notes do not count). */
export interface MoveMessage {
  type: 'move';
  /** A number that the answer repeats as `re`. */
  id?: number;
  after: number;
  move: string;
}

/** Undoes moves until `to` are left; `to` as offered or later. */
export interface UndoMessage {
  type: 'undo';
  /** A number that the answer repeats as `re`. */
  id?: number;
  after: number;
  to: number;
}

/** Sends a chat message of up to 500 characters; seats only. */
export interface ChatMessage {
  type: 'chat';
  /** A number that the answer repeats as `re`. */
  id?: number;
  text: string;
}

/** Changes the name of one's own seat, up to 40 characters; `name_taken` if another seat has it. */
export interface RenameMessage {
  type: 'rename';
  /** A number that the answer repeats as `re`. */
  id?: number;
  name: string;
}

/** Is answered by `pong`. */
export interface PingMessage {
  type: 'ping';
  /** A number that the answer repeats as `re`. */
  id?: number;
}

/** A value of an option. */
export interface OptionValue {
  value: string;
  explanation: string;
}

/** An option of a game's set-up. */
export interface GameOption {
  key: string;
  explanation: string;
  /** The value of a set-up that does not name the option. */
  default: string;
  /** The first one is the default. */
  values: OptionValue[];
  /** For an option whose parts can be chosen one by one: the two letters of its parts. */
  letters?: string;
  /** How many parts it has; a text of so many letters is a value, too. */
  parts?: number;
}

/** A level of an automa. */
export interface AutomaLevel {
  /** The value of `level_option`. */
  value: string;
  grade: 'easy' | 'medium' | 'hard' | 'very_hard';
}

/** An option that keeps one value with an automa. */
export interface FixedOption {
  option: string;
  value: string;
  explanation: string;
}

/** An opponent that the rules of a game play. */
export interface AutomaInfo {
  name: string;
  /** Its name for people. */
  title: string;
  explanation: string;
  /** The option for its level. */
  level_option: string;
  /** The values of that option, the easiest first. */
  levels: AutomaLevel[];
  /** The option for the number of its seats, if there is one. */
  seats_option?: string;
  /** How many seats it can play at one table. */
  seats: number;
  /** True if it also plays with several people. */
  joins: boolean;
  /** True if its cards are only partly known. */
  reconstructed: boolean;
  /** The options that a set-up needs for it with one person. */
  alone: Record<string, string>;
  /** The options with several people, if it `joins` them. */
  joining: Record<string, string>;
  /** Options that keep one value with this automa. */
  fixed: FixedOption[];
}

/** A change of the rules. */
export interface RuleChange {
  /** The rules version that brought it. */
  since: number;
  /** The decisions in docs/rulings.md. */
  rulings: string;
  what: string;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  /** Games of one family share their rules code and their board. */
  family: string;
  title: string;
  edition: string;
  min_players: number;
  max_players: number;
  /** The version that new games are played under. */
  rules_version: number;
  /** The oldest version that stored games may have. */
  oldest_rules_version: number;
  rule_changes: RuleChange[];
  /** The size of a position in memory. */
  state_bytes: number;
  options: GameOption[];
  /** A person who plays alone and names none meets the first of them. */
  automas: AutomaInfo[];
  /** The categories of the score. */
  categories: string[];
}

/** A level of bots. */
export interface BotLevel {
  level: string;
  /** Its name in English. */
  label: string;
  explanation: string;
  /** The longest time for a decision; 0 if the bot answers at once. */
  milliseconds: number;
}

/** The set-up of the daily deals of one day of the week. */
export interface DayOfWeek {
  game: string;
  players: number;
  options: Record<string, string>;
}

/** The plan of the daily deals. */
export interface DailyWeek {
  /** The level of the bot. */
  level: string;
  /** Monday first. */
  week: DayOfWeek[];
}

/** The games and the levels of bots. */
export interface GamesAnswer {
  games: GameInfo[];
  levels: BotLevel[];
  daily: DailyWeek;
}

/** A seat of a new table. */
export interface NewSeat {
  kind: 'human' | 'bot';
  /** Without one the seat gets a name. */
  name?: string;
  /** The level of a bot. */
  level?: string;
}

/** The body that creates a table. */
export interface NewTableRequest {
  game: string;
  /** The number of `seats`. */
  players?: number;
  /** Options that differ from the default. */
  options?: Record<string, string>;
  /** A person who names the seed can foresee the game, so omit it among people; the table tells everybody that it was named. */
  seed?: number;
  seats: NewSeat[];
  /** `false`: nobody may ask for hints. */
  hints?: boolean;
  /** The secret of a record book for the result. */
  book?: string;
}

/** A seat of a table that was created. */
export interface NewTableSeat {
  seat: number;
  kind: 'human' | 'bot';
  name: string;
  /** Of a person: the link with which the seat can be taken. */
  key?: string;
  /** Of a bot: its level. */
  level?: string;
}

/** The keys of a table that was created. */
export interface NewTableAnswer {
  /** The id of the table. */
  table: string;
  seats: NewTableSeat[];
  /** The key that only watches. */
  spectator: string;
  /** The creator's key, which gives seats new links. */
  host: string;
}

/** The body that creates a table from a position. */
export interface CloneRequest {
  /** The number of moves before the position. */
  moves: number;
  /** The secret of a record book. */
  book?: string;
}

/** A page of the log: moves that were not undone, the oldest first. */
export interface LogAnswer {
  /** The number of moves before the first one of the page. `before=FROM` returns the page before this one. A page with `from` 0 is the first of the game. */
  from: number;
  /** The moves without `view`, `undo`, `stopped` and `proposal`. Moves that were undone, undos and chat are left out. */
  log: Update[];
  /** True if the game was stopped: there will be no more moves. */
  stopped?: boolean;
}

/** A point in time of the score history. */
export interface TotalsPoint {
  moves: number;
  turn: number;
  /** Seat 1 first. */
  scores: number[];
}

/** The score history. */
export interface TotalsAnswer {
  totals: TotalsPoint[];
}

/** Whether something can be chosen now. */
export interface WhyAnswer {
  possible: boolean;
  /** Why not. */
  reason?: Reason;
  /** The reason in English. */
  sentence?: string;
}

/** The body that makes a move. */
export interface MoveRequest {
  /** The newest sequence number that the client has seen. */
  after: number;
  move: string;
}

/** The body that asks for a hint. */
export interface HintRequest {
  after: number;
}

/** An empty object proposes to stop the game; otherwise the answer to a proposal. */
export interface StopRequest {
  /** The number of the proposal. */
  proposal?: number;
  agree?: boolean;
}

/** The body that hands a seat to a bot. */
export interface HandToBotRequest {
  level: string;
}

/** The entry of the log that was stored. */
export interface SeqAnswer {
  /** The number of the entry. */
  seq: number;
}

/** A seat that was taken. The link opens nothing any more. */
export interface SeatKeyAnswer {
  seat: number;
  /** A key that nobody else has. */
  key: string;
}

/** A new link of a seat. Its earlier link opens nothing any more. */
export interface SeatLinkAnswer {
  seat: number;
  link: string;
}

/** A seat that changed hands. */
export interface SeatAnswer {
  seat: number;
}

/** Something was deleted. */
export interface StatusAnswer {
  status: 'ok';
}

/** The state of the server. */
export interface HealthAnswer {
  status: 'ok' | 'ready' | 'failing';
  /** The reason of a failure, in English. */
  why?: string;
}

/** Everything that a browser stores. */
export interface StoredTexts {
  drover: 'kept';
  /** Of the stored texts. */
  version: number;
  /** The texts by name. */
  kept: Record<string, string>;
}

/** An import that succeeded. */
export interface ImportAnswer {
  /** How many are new. */
  tables: number;
}

/** A reason for an advised move. Its key says which members it has. */
export interface AdviceReason {
  key: 'leads_to' | 'plan' | 'category' | 'rather_than' | 'close';
  /** The move with which the advised one is compared. */
  other?: string;
  /** An event, without what cannot be known yet. */
  event?: GameEvent;
  /** When the event happens. */
  when?: 'this_turn' | 'next_turn' | 'later';
  /** The share of sampled games in which it had happened by then. */
  chance?: number;
  /** The category of points that are gained or lost. */
  category?: string;
  /** The points gained in that category; negative: lost. */
  gain?: number;
}

/** A move of a hint. */
export interface HintMove {
  /** The move of one of the choices. */
  move: string;
  /** The share of the search's visits that the move got. More visits mean a better move with more reliable figures, so a move further down can have a higher but less certain `expected`. */
  visits: number;
  /** The final score that the seat can expect. */
  expected?: number;
  /** The chance to win, from 0 to 1. */
  win?: number;
  /** The parts that add up to `expected`. */
  categories?: Record<string, number>;
}

/** The best moves of a decision. */
export interface HintAnswer {
  /** The sequence number of the question. */
  after: number;
  /** How long the search was. */
  iterations: number;
  /** The best one to five moves, the best first. */
  moves: HintMove[];
  /** Up to four reasons, the most important first, for the first move over an `other` one of the next best. */
  because: AdviceReason[];
}

/** What a decision cost. */
export interface ReviewedDecision {
  /** The number of moves before the decision: `history/12` returns its position. */
  move: number;
  seat: number;
  /** The move that was played. */
  played: string;
  /** The best move. */
  best: string;
  /** How many points more the `best` move promised than the one `played`, as far as the seat could know then; 0 within two standard errors of the search. */
  lost: number;
  /** The same difference for the chance to win. */
  win_lost: number;
  /** The final score that the seat could expect there. */
  expected: number;
  /** The chance to win there. */
  win: number;
  /** Of a decision in `worst`: the move as a choice. */
  played_choice?: Choice;
  /** Of a decision in `worst`: the move as a choice. */
  best_choice?: Choice;
  /** Of a decision in `worst`: the reasons for `best`; empty before the longer search. */
  because?: AdviceReason[];
}

/** What the decisions of a seat cost. */
export interface SeatReview {
  /** The points lost over the game. */
  lost: number;
  /** From 0 to 100. */
  accuracy: number;
}

/** What each decision of a finished game cost. */
export interface ReviewAnswer {
  state: 'running' | 'done';
  /** Decisions reviewed so far. Those of people come first. */
  done: number;
  /** Decisions with more than one choice. */
  total: number;
  /** The reviewed decisions in the order of the game. */
  decisions: ReviewedDecision[];
  /** For each seat, the `move` of the at most five decisions that cost most, the worst first. */
  worst: Record<string, number[]>;
  /** For each seat `lost` over the game and `accuracy`. */
  seats: Record<string, SeatReview>;
}

/** A set-up whose start is analysed. */
export interface SetUpStart {
  game: string;
  /** Default 2. */
  players?: number;
  options?: Record<string, string>;
  /** Default 1; a text can hold more digits. */
  seed?: number | string;
  /** Default: the newest. */
  rules_version?: number;
}

/** A position that is analysed. */
export interface PositionStart {
  position: Json;
  /** The seed that deals what a view hides. */
  deal?: number | string;
}

/** The body of `analysis/look`. */
export interface LookRequest {
  start: SetUpStart | PositionStart;
  moves?: string[];
  /** Null shows everything. */
  viewer?: 'spectator' | number | null;
}

/** A position that was reached. */
export interface LookAnswer {
  family: string;
  /** How many. */
  moves: number;
  /** False for a view. */
  whole: boolean;
  position: Json;
  view: View;
  /** Of the last move. */
  events: GameEvent[];
}

/** The body of `analysis/line`. */
export interface LineRequest {
  start: SetUpStart | PositionStart;
  /** Each move with the number of the one before it, 0 for the start. */
  tree?: [number, string][];
}

/** A move of a line in words. */
export interface LineChoice {
  key: string;
  params: Record<string, unknown>;
}

/** A move of a line. */
export interface LineNode {
  move: string;
  seat: number;
  turn: number;
  /** The game is over after it. */
  over: boolean;
  choice: LineChoice;
  /** The key of the decision, if `choice` has no parameters. */
  decision?: string;
  /** The seat that the decision is made for, if another one decides. */
  for?: number;
}

/** The moves of a line. */
export interface LineAnswer {
  family: string;
  nodes: LineNode[];
}

/** The body of `analysis/think`. */
export interface SearchRequest {
  start: SetUpStart | PositionStart;
  moves?: string[];
  /** Up to 4,000; default 1,000. */
  milliseconds?: number;
  /** Up to 20,000. */
  iterations?: number;
  seed?: number | string;
}

/** A move of a search. */
export interface AnalysedMove {
  move: string;
  visits: number;
  iterations: number;
  expected?: number;
  win?: number;
  categories?: Record<string, number>;
}

/** What a seat can expect. */
export interface SeatExpectation {
  seat: number;
  expected: number;
  win: number;
  categories: Record<string, number>;
}

/** The result of a search. */
export interface SearchAnswer {
  /** The seat that decides. */
  seat: number;
  iterations: number;
  /** The best one to eight. */
  moves: AnalysedMove[];
  /** What everybody can expect after the first move. */
  seats: SeatExpectation[];
  because: AdviceReason[];
}

/** The body of `analysis/fields`. */
export interface FieldsRequest {
  start: SetUpStart | PositionStart;
}

/** The fields of a position. */
export interface FieldsAnswer {
  words: string[][];
  /** The form of the value by path. */
  fields: Record<string, ['number', number, number] | ['word', number] | ['flag'] | ['seat']>;
}

/** The body of `analysis/read`. */
export interface ReadPositionRequest {
  /** A record, or a position. */
  text: string;
}

/** A record or position that was read. */
export interface ReadPositionAnswer {
  start: SetUpStart | PositionStart;
  moves: string[];
  /** The names in the record. */
  seats: string[];
}

/** The secret of a new record book. */
export interface NewBookAnswer {
  book: string;
}

/** The result of a solo game. */
export interface BookResult {
  table: string;
  /** Seconds since 1970. */
  finished: number;
  game: string;
  rules_version: number;
  /** Those of the table; optional ones only where they differ from the default. */
  options: Record<string, string>;
  /** A text, because it has 64 bits. */
  seed: string;
  players: string[];
  score: number;
  best_opponent: number;
  /** The person is the only winner: a tie with an automa is not won. */
  won: boolean;
  categories: Record<string, number>;
  /** The `turn` of the last view. */
  turns: number;
  /** The moves that were not undone. */
  moves: number;
  /** The game continued another table (`clone`) or a record. */
  from_position: boolean;
  /** The seed was named when the table was created, or by the record. */
  seed_named: boolean;
}

/** A page of a book's results, the newest first. */
export interface BookResultsAnswer {
  /** The number of results in the whole book. */
  total: number;
  results: BookResult[];
}

/** All games with one name and one set of options. */
export interface BookSummary {
  game: string;
  options: Record<string, string>;
  played: number;
  won: number;
  best_score: number;
  mean_score: number;
  /** The largest difference to the best opponent. */
  best_margin: number;
  /** The number of games won in a row up to the latest. */
  streak: number;
  seed_named: number;
  last_finished: number;
}

/** A summary of a record book. */
export interface BookAnswer {
  created: number;
  total: number;
  summary: BookSummary[];
}

/** Everything in a record book. */
export interface WholeBookAnswer {
  created: number;
  total: number;
  summary: BookSummary[];
  results: BookResult[];
}

/** The view after the first moves. */
export type HistoryAnswer = View;

/** Every printed figure of a game's components. */
export type ComponentsAnswer = Json;

/** A game as text. */
export type RecordText = string;

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = Record<string, unknown>;

/** The codes of errors. */
export type ErrorCode = 'bad_request' | 'unknown_table' | 'bad_key' | 'not_your_turn' | 'stale' | 'illegal_move' | 'no_undo' | 'too_large' | 'too_fast' | 'not_allowed' | 'rules_changed' | 'name_taken' | 'seat_taken' | 'damaged' | 'internal' | 'unknown_book' | 'unknown_result';

/** A message of the server over WebSocket. */
export type ServerMessage = TableMessage | Update | SeatsMessage | ThinkingMessage | OkMessage | ErrorMessage | PongMessage;

/** A message of the client over WebSocket. */
export type ClientMessage = HelloMessage | MoveMessage | UndoMessage | ChatMessage | RenameMessage | PingMessage;

export interface TrailPosition {
  game: string;
  rules_version: number;
  options: {
    players: number;
    neutral: string;
    buildings: string;
    automa?: string;
    level?: string;
    automas?: string;
    rails?: string;
    'promo-buildings'?: string;
    'promo-masters'?: string;
    cattle?: string;
    'orange-objectives'?: string;
  };
  viewer: string | number | null;
  rng: string;
  turn: number;
  current: number;
  decisions: {
    decision: string;
    cards?: number;
    column?: number;
    breeding_value?: number;
    city?: string;
    keep_dollars?: number;
    spaces?: number;
    reward?: string;
    amount?: number;
    dollars_per_builder?: number;
    cowboys?: number;
    begun?: boolean;
    price_modifier?: number;
    into_hand?: boolean;
    discard?: string;
    dollars?: number;
    certificates?: number;
    then_objective?: boolean;
    optional?: boolean;
    building?: number;
    price?: number;
    station?: number;
    offices?: number;
    tokens?: number;
    town?: string;
    steps?: number;
    builders_at_most?: number;
    heifers_made?: number;
  }[];
  local_actions: {
    action: string;
    at: string;
  }[];
  acted: boolean;
  copies_used: number[];
  building_sides: string;
  board: Record<string, string | {
    building: number;
    owner: number;
  }>;
  foresight: (string | null)[][];
  supply: Record<string, number>[];
  job_token: {
    row: number | null;
    holder: number | null;
  };
  job_market: Record<string, number>[];
  cattle_market: Record<string, number>;
  market_stack: Record<string, number>;
  objective_display: (string | null)[];
  objective_stack: string[];
  station_masters: string[];
  players: ({
    seat: number;
    dollars: number;
    herder: string | null;
    engine: string;
    certificates: number;
    workers: Record<string, number>;
    hand: Record<string, number>;
    known: Record<string, number>;
    draw: Record<string, number>;
    discard: Record<string, number>;
    objectives: string[];
    secret_objectives: string[];
    buildings: number[];
    discs: Record<string, number>;
    cities: Record<string, number>;
    stations: number[];
    station_masters: string[];
    hazards: Record<string, number>;
    trade_tiles: Record<string, number>;
    hidden_hand?: number;
    hidden_objectives?: number;
    exchange_tokens?: number;
    offices?: Record<string, number>;
  } | {
    seat: number;
    automa: string;
    herder: string;
    engine: string;
    workers: Record<string, number>;
    specialization?: 'builder' | 'cowboy' | 'engineer';
    cattle: Record<string, number>;
    objectives: string[];
    buildings: number[];
    discs: number;
    cities: Record<string, number>;
    stations: number[];
    station_masters: string[];
    hazards: Record<string, number>;
    trade_tiles: Record<string, number>;
    card: string | null;
    deck: string[];
    discard: string[];
    offices?: Record<string, number>;
    office_card?: string | null;
    office_cards?: string[];
    office_cards_under?: string[];
  })[];
  spare_station_masters?: string[];
  bonus_tiles?: Record<string, string>;
  used_this_turn?: string[];
  kansas_city_cattle?: Record<string, number>;
}

export interface TrailFigures {
  players: ({
    seat: number;
    automa: false;
    hand_size: number;
    draw_size: number;
    discard_size: number;
    hand_limit: number;
    step_limit: number;
    certificates: number;
    certificate_limit: number;
    permanent_certificates: number;
    woods_buildings: number;
    trade_pairs: number;
    aux_levels: Record<string, number>;
    transport: Record<string, number>;
    objectives_fulfilled: string[];
    objectives_failed: string[];
    herd_value?: number;
    bells?: number;
    offices_left?: number;
    accessible?: string[];
  } | {
    seat: number;
    automa: true;
    id: string;
    name: string;
    level: string;
    side: 'a' | 'b';
    card: string | null;
    deck: string[];
    discard: string[];
    specialization: 'builder' | 'cowboy' | 'engineer' | null;
    workers: {
      cowboy: number;
      builder: number;
      engineer: number;
    };
    discs_left: number;
    buildings: number;
    buildings_left: string[];
    cattle: Record<string, number>;
    cattle_size: number;
    objectives: string[];
    next_delivery: null | {
      city: string;
      value: number;
      reason: string;
    };
    bells?: number;
    offices_left?: number;
    accessible?: string[];
    office_card?: string | null;
    office_cards?: string[];
    office_cards_under?: string[];
  })[];
  buildings: Record<string, string>;
  fees: Record<string, number>;
  local_actions: {
    action: string;
    space: string;
  }[];
  supply: number[];
  market_stack: number;
  objective_stack: number;
}

export interface TrailComponents {
  game: string;
  options: {
    players: number;
    neutral: string;
    buildings: string;
    automa?: string;
    level?: string;
    automas?: string;
    rails?: string;
    'promo-buildings'?: string;
    'promo-masters'?: string;
    cattle?: string;
    'orange-objectives'?: string;
  };
  spaces: {
    id: string;
    kind: 'building' | 'hazard' | 'kansas-city' | 'neutral' | 'start' | 'trade';
    hazard: 'drought' | 'flood' | 'rockfall' | null;
    woods: boolean;
    risk: 'any' | 'grey' | null;
    dollars: number;
    token: boolean;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  forks: {
    at: string;
    via: string;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  neutral_buildings: {
    id: string;
    actions: string[];
  }[];
  buildings: {
    number: number;
    side: 'a' | 'b';
    id: string;
    builders: number;
    points: number;
    hands: ('black' | 'green')[];
    actions: string[];
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  worker_spaces: {
    cowboy: (string | null)[];
    builder: (string | null)[];
    engineer: string[];
  };
  actions: Record<string, {
    op: string;
    breed: string | null;
    amount: number;
    price: number;
    dollars: number;
    certificates: number;
    tokens: number;
    choice: number;
    glyphs: {
      g: string;
      breed?: string | null;
      value?: number | null;
      n?: string | number | null;
      tone?: string;
      kind?: 'builder' | 'cowboy' | 'engineer' | null;
      look?: string;
      colour?: string | null;
      count?: number;
      back?: boolean;
      hand?: boolean;
      single?: boolean;
    }[];
    brief: Record<string, {
      g?: string;
      breed?: string | null;
      value?: number;
      kind?: 'builder' | 'coin' | 'engineer' | 'loss' | 'number' | 'ribbon' | 'sign' | null;
      n?: string | number | null;
      look?: string;
      colour?: string | null;
      count?: number;
      back?: boolean;
      hand?: boolean;
      tone?: string;
      single?: boolean;
      text?: string;
      sign?: string;
    }>;
    mark?: {
      source: string;
      confidence: number;
    };
  }>;
  risk_actions: {
    grey: {
      op: string;
      breed: string;
      amount: number;
      price: number;
      dollars: number;
      certificates: number;
      tokens: number;
      choice: number;
      glyphs: {
        g: string;
        breed?: string;
        value?: number;
        n?: number;
        tone?: string;
      }[];
      brief: {
        main: {
          g: string;
          breed: string;
          value: number;
        };
        badge: {
          kind: 'coin';
          text: string;
        };
      };
    };
    any: {
      op: string;
      breed: null;
      amount: number;
      price: number;
      dollars: number;
      certificates: number;
      tokens: number;
      choice: number;
      glyphs: {
        g: string;
        breed?: null;
        value?: null;
        n?: number;
      }[];
      brief: {
        main: {
          g: string;
          breed: null;
          value: null;
        };
        badge: {
          kind: 'ribbon';
          text: string;
        };
      };
    };
  };
  cattle: {
    card: string;
    breed: string;
    name: string;
    value: number;
    points: number;
    in_each_herd: number;
    in_the_market: number;
    in_kansas_city: number;
    grows_into?: string;
    mark?: {
      source: string;
      confidence: number;
    };
    dollars?: number;
  }[];
  purchases: {
    cowboys: number;
    dollars: number;
    cards: number;
    value: number;
  }[];
  market_size: Record<string, number>;
  cities: {
    id: string;
    name: string;
    value: number;
    corners: 'dark' | 'light';
    points: number;
    points_per_bell: number;
    dollars: number;
    repeatable: boolean;
    objective: boolean;
    station_master: boolean;
    town: string | null;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  arrows: {
    from: string;
    to: string;
    points: number;
    objective: boolean;
    token: boolean;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  stations: {
    number: number;
    after_space: number | null;
    cost: number;
    points: number;
    corners: 'dark' | 'light';
    station_master: boolean;
    town: string | null;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  crosses: number[];
  station_masters: {
    id: string;
    dollars: number;
    permanent_certificates: number;
    certificates: number;
    tokens: number;
    action: string | null;
    score: string;
    points: number;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  objectives: {
    card: string;
    symbol: string | null;
    starting: boolean;
    immediate: null | {
      kind: 'aux' | 'dollars' | 'draw' | 'engine' | 'move';
      amount: number;
    };
    tasks: Record<string, number>;
    points: number;
    penalty: number;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  disc_spaces: {
    id: string;
    discs: number;
    corners: 'dark' | 'light';
    pay: number;
    gain: number;
    points: number;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  aux: {
    id: string;
    disc_space: string;
    open: number;
    dollars: number;
    draw: number;
    pay: number;
    engine_back: number;
    engine_forward: number;
    certificates: number;
    remove: number;
    discard_two: number;
    offices: number;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  certificate_track: number[];
  worker_points: number;
  job_market: {
    cost: number;
    refills: boolean;
  }[];
  tiles: {
    id: string;
    kind: 'hazard' | 'trade' | 'worker';
    hands: ('black' | 'green')[];
    points: number;
    mark?: {
      source: string;
      confidence: number;
    };
  }[];
  fees: Record<string, {
    green: number;
    black: number;
  }>;
  step_limits: Record<string, {
    start: number;
    dollars: number;
    points: number;
  }>;
  starting_hand: number[];
  exchange_tokens: number;
  automa?: {
    id: string;
    name: string;
    authors: string[];
    official: boolean;
    level: string;
    side: 'a' | 'b';
    begins: boolean;
    worker_drawn: boolean;
    chooses_tiles: boolean;
    takes_town_masters: boolean;
    last_city_points: number | null;
    most_dollars: number;
    discs: number;
    cards: {
      id: string;
      steps_rule: string;
      steps: number | null;
      office_first: boolean;
      only_if: 'builder' | 'cowboy' | 'engineer' | null;
      actions: string[];
      in_deck: boolean;
      mark: {
        source: string;
        confidence: number;
      };
    }[];
    levels: {
      id: string;
      cards_out: string[];
      workers: string;
      worker_count: number;
      buildings: number[];
      first_deliveries: string[];
      first_deliveries_mark: {
        source: string;
        confidence: number;
      };
      mark?: {
        source: string;
        confidence: number;
      };
    }[];
    mark: {
      source: string;
      confidence: number;
    };
    towns?: {
      list: string[];
      mark: {
        source: string;
        confidence: number;
      };
    };
    office_cards?: {
      town: string;
      mark: {
        source: string;
        confidence: number;
      };
    }[];
  };
  towns?: {
    id: string;
    name: string;
    kind: 'large' | 'medium' | 'small' | 'station';
    area: string;
    headquarters: boolean;
    tracks: string[];
    cities: string[];
    spaces: {
      pay: number;
      dollars: number;
      certificates: number;
      tokens: number;
      objective: boolean;
    }[];
    city: string | null;
    station: number | null;
    mark: {
      source: string;
      confidence: number;
    };
  }[];
  bonus_tiles?: {
    id: string;
    actions: string[];
    mark: {
      source: string;
      confidence: number;
    };
  }[];
  extension?: {
    offices: number;
    rows: number;
    per_row: number;
    token_rows: number[];
    mark: {
      source: string;
      confidence: number;
    };
  };
}

export interface ElpasoPosition {
  game: string;
  rules_version: number;
  options: {
    players: number;
    neutral: string;
    trains: string;
    buildings: string;
    sue?: string;
    'sue-difficulty'?: string;
    'after-move'?: string;
    'dark-discs'?: string;
  };
  viewer: string | number | null;
  rng: string;
  turn: number;
  current: number;
  finisher: number | null;
  hand_shown: boolean;
  train_sides: string;
  building_sides: string;
  decisions: {
    decision: string;
    acted?: boolean;
    actions?: {
      action: string;
      used?: (string | number)[];
    }[];
    post?: number;
    exchanges?: number;
    train?: number;
    worker?: string;
    workers?: number;
    cattle?: string;
    building?: number;
    space?: string;
  }[];
  board: Record<string, string | {
    building: number;
    owner: number;
  }>;
  simmental: number;
  cattle_market: Record<string, number>;
  worker_stacks: Record<string, number>;
  building_stacks: Record<string, number>;
  objective_display: (string | null)[];
  objective_stack: string[];
  bonus_display: (string | null)[];
  bonus_stack: Record<string, number>;
  box: Record<string, number>;
  players: ({
    seat: number;
    dollars: number;
    herder: string | null;
    certificates: number;
    exchange_tokens: number;
    workers: Record<string, number>;
    hand: Record<string, number>;
    known: Record<string, number>;
    draw: Record<string, number>;
    discard: Record<string, number>;
    objectives: string[];
    bonus_tiles: Record<string, number>;
    discs: string[];
    posts: Record<string, number>;
    hidden_hand?: number;
  } | {
    seat: number;
    automa: string;
    herder: string;
    row: ('builder' | 'cowboy' | 'engineer')[];
    workers: Record<string, number>;
    jokers: Record<string, number>;
    cattle: Record<string, number>;
    objectives: string[];
    bonus_tiles: Record<string, number>;
    discs: number;
    posts: Record<string, number>;
    next_post: number;
    supply: Record<string, number>;
    deck: string[];
    discard: string[];
  })[];
}

export interface ElpasoFigures {
  players: ({
    seat: number;
    automa: false;
    hand_size: number;
    draw_size: number;
    discard_size: number;
    hand_limit: number;
    step_limit: number;
    certificate_limit: number;
    permanent_certificates: number;
    duplicates: number;
    buildings: number;
    markers_left: number;
    discs_left: number;
    bonus_tiles: number;
    aux: (string | null)[];
    paying: {
      cowboy: number;
      engineer: number;
      builder: number;
    };
    fulfilled: string[];
    delivery_value?: number;
  } | {
    seat: number;
    automa: true;
    name: string;
    discs_left: number;
    next_post: number | null;
    buildings: number;
    bonus_tiles: number;
    cattle: number;
    supply_size: number;
    deck_size: number;
    fulfilled: string[];
  })[];
  steps: Record<string, number>;
  local_actions: {
    action: string;
    used: (string | number)[];
    level: number;
  }[];
  objective_stack: number;
  bonus_stack: number;
  buildings: string[];
  trains: string[];
  simmental: number;
  end_triggered: boolean;
  finisher: number | null;
}

export interface ElpasoComponents {
  game: string;
  options: {
    players: number;
    neutral: string;
    trains: string;
    buildings: string;
    sue?: string;
    'sue-difficulty'?: string;
    'after-move'?: string;
    'dark-discs'?: string;
  };
  spaces: {
    id: string;
    kind: 'building' | 'el-paso' | 'neutral';
    path: 'inner' | 'outer' | 'trunk';
    next: string[];
    cost: number;
    letter: string | null;
    mark: {
      source: string;
    };
    marks: Record<string, {
      source: string;
    }>;
  }[];
  el_paso: {
    dollars: number;
    simmental_space_points: number;
  };
  neutral_buildings: {
    id: string;
    theme: string;
    actions: string[];
    mark: {
      source: string;
      page?: string;
    };
    marks: {
      theme: {
        source: string;
        page?: string;
      };
    };
  }[];
  buildings: {
    number: number;
    side: 'a' | 'b';
    id: string;
    copies: number;
    builders: number;
    dollars: number;
    points: number;
    actions: string[];
    mark: {
      source: string;
    };
    marks: Record<string, {
      source: string;
      page?: string;
    }>;
  }[];
  trains: {
    number: number;
    side: 'front' | 'star';
    id: string;
    engineers: number;
    dollars: number;
    actions: string[];
  }[];
  actions: Record<string, {
    op: string;
    amount: number;
    times_value: boolean;
    price: number;
    second: number | null;
    takes: null | {
      card?: string;
      any?: boolean;
      value?: number;
    };
    tile: 'bonus' | 'either' | 'objective' | null;
    glyphs: {
      g: string;
      breed?: string | null;
      value?: number | null;
      n?: number | null;
      tone?: string;
      kind?: 'builder' | 'cowboy' | 'engineer' | null;
      single?: boolean;
    }[];
    brief: Record<string, {
      g?: string;
      breed?: string | null;
      value?: number | null;
      kind?: 'coin' | 'loss' | 'number' | null;
      n?: number | null;
      single?: boolean;
      tone?: string;
      text?: string;
    }>;
    mark?: {
      source: string;
      page?: string;
    };
    marks?: Record<string, {
      source: string;
      page?: string;
    }>;
  }>;
  cattle: {
    card: string;
    name: string;
    colour: string;
    value: number;
    points: number;
    cards: number;
    in_each_herd: number;
    cowboys: number | null;
    dollars: number | null;
    mark: {
      source: string;
      page?: string;
    };
    marks: Record<string, {
      source: string;
      page?: string;
    }>;
  }[];
  workers: {
    card: string;
    name: string;
    cards: number;
    points: number;
    bonus: {
      price: number;
      dollars: number;
      certificates: number;
      steps: number;
    };
    mark: {
      source: string;
      page: string;
    };
    marks: {
      points: {
        source: string;
        page: string;
      };
    };
  }[];
  posts: {
    value: number;
    corners: 'dark' | 'light';
    repeatable: boolean;
    points: number;
    actions: string[];
    mark: {
      source: string;
    };
    marks: Record<string, {
      source: string;
    }>;
  }[];
  objectives: {
    id: string;
    points: number;
    needs: Record<string, number>;
    mark: {
      source: string;
    };
    marks: {
      points: {
        source: string;
      };
      needs: {
        source: string;
      };
    };
  }[];
  bonus_tiles: {
    id: string;
    copies: number;
    points: number;
    permanent_certificates: number;
    duplicate_cards: number;
    actions: string[];
    mark: {
      source: string;
    };
    marks: Record<string, {
      source: string;
    }>;
  }[];
  disc_spaces: {
    id: string;
    corners: 'dark' | 'light';
    dollars: number;
    permanent_certificates: number;
    hand_limit: number;
    step_limit: number;
    mark: {
      source: string;
      page?: string;
    };
    marks: Record<string, {
      source: string;
      page?: string;
    }>;
  }[];
  aux: {
    number: number;
    disc_space: string;
    open_at_start: boolean;
    actions: string[];
  }[];
  starts: {
    dollars: number;
    exchange_tokens: number;
  }[];
  figures: {
    hand_limit: number;
    step_limit: number;
    certificate_limit: number;
    starting_hand: number;
    starting_workers_of_each_type: number;
    discs: number;
    ownership_markers: number;
    face_up_tiles: number;
    simmental_cards: number;
    dollars_per_cowboy: number;
    dollars_per_engineer: number;
    dollars_per_builder: number;
    joker_surcharge: number;
    dollars_per_point: number;
  };
  automa_cards?: {
    id: string;
    deck: string;
    steps: number | null;
    step_per: 'builder' | 'cowboy' | 'engineer' | null;
    action: string;
    cards: number;
    mark: {
      source: string;
    };
    marks: Record<string, {
      source: string;
    }>;
  }[];
  sue?: {
    supply: {
      'black-angus': number;
      corriente: number;
      cowboy: number;
      engineer: number;
      builder: number;
      joker: number;
    };
    cattle_by_cowboys: string[];
    train_cattle: string;
    instead_of_building: string;
    start_disc_on: number;
    first_delivery: number;
    discs: number;
    joker_ignores_types_with: number;
    buildings: number;
  };
}

/** The shapes that can be decoded. */
export interface Shapes {
  TableMessage: TableMessage;
  Update: Update;
  SeatsMessage: SeatsMessage;
  ThinkingMessage: ThinkingMessage;
  OkMessage: OkMessage;
  ErrorMessage: ErrorMessage;
  PongMessage: PongMessage;
  HealthAnswer: HealthAnswer;
  GamesAnswer: GamesAnswer;
  OpenApiDocument: OpenApiDocument;
  ComponentsAnswer: ComponentsAnswer;
  NewTableAnswer: NewTableAnswer;
  HistoryAnswer: HistoryAnswer;
  LogAnswer: LogAnswer;
  TotalsAnswer: TotalsAnswer;
  WhyAnswer: WhyAnswer;
  ReviewAnswer: ReviewAnswer;
  SeqAnswer: SeqAnswer;
  HintAnswer: HintAnswer;
  SeatKeyAnswer: SeatKeyAnswer;
  SeatLinkAnswer: SeatLinkAnswer;
  SeatAnswer: SeatAnswer;
  ReadPositionAnswer: ReadPositionAnswer;
  LookAnswer: LookAnswer;
  LineAnswer: LineAnswer;
  FieldsAnswer: FieldsAnswer;
  SearchAnswer: SearchAnswer;
  NewBookAnswer: NewBookAnswer;
  BookAnswer: BookAnswer;
  StatusAnswer: StatusAnswer;
  BookResultsAnswer: BookResultsAnswer;
  WholeBookAnswer: WholeBookAnswer;
  StoredTexts: StoredTexts;
  ImportAnswer: ImportAnswer;
}

/** The kinds of the required members of each shape; empty: any. */
const required = {
  TableMessage: { type: 'string', table: 'string', seq: 'number', seat: 'number null', seats: 'array', moves: 'number', undo: 'object', hints: 'boolean', seed_named: 'boolean', resumed: 'boolean', stopped: 'boolean', proposal: 'object null', view: 'object null', chat: 'array', notes: 'array', log_from: 'number', log: 'array' },
  Update: { type: 'string', seq: 'number', moves: 'number', time: 'number', what: 'string', seat: 'number null', events: 'array' },
  SeatsMessage: { type: 'string', seats: 'array' },
  ThinkingMessage: { type: 'string', seat: 'number' },
  OkMessage: { type: 'string', re: 'number null', seq: 'number' },
  ErrorMessage: { type: 'string', re: 'number null', code: 'string', sentence: 'string' },
  PongMessage: { type: 'string' },
  HealthAnswer: { status: 'string' },
  GamesAnswer: { games: 'array', levels: 'array', daily: 'object' },
  OpenApiDocument: {  },
  ComponentsAnswer: {  },
  NewTableAnswer: { table: 'string', seats: 'array', spectator: 'string', host: 'string' },
  HistoryAnswer: { game: 'string', players: 'number', automas: 'number', viewer: 'string number', over: 'boolean', turn: 'number', actor: 'number null', position: 'object', figures: 'object', scores: 'array', winners: 'array', decision: 'object null' },
  LogAnswer: { from: 'number', log: 'array' },
  TotalsAnswer: { totals: 'array' },
  WhyAnswer: { possible: 'boolean' },
  ReviewAnswer: { state: 'string', done: 'number', total: 'number', decisions: 'array', worst: 'object', seats: 'object' },
  SeqAnswer: { seq: 'number' },
  HintAnswer: { after: 'number', iterations: 'number', moves: 'array', because: 'array' },
  SeatKeyAnswer: { seat: 'number', key: 'string' },
  SeatLinkAnswer: { seat: 'number', link: 'string' },
  SeatAnswer: { seat: 'number' },
  ReadPositionAnswer: { start: 'object', moves: 'array', seats: 'array' },
  LookAnswer: { family: 'string', moves: 'number', whole: 'boolean', position: 'object', view: 'object', events: 'array' },
  LineAnswer: { family: 'string', nodes: 'array' },
  FieldsAnswer: { words: 'array', fields: 'object' },
  SearchAnswer: { seat: 'number', iterations: 'number', moves: 'array', seats: 'array', because: 'array' },
  NewBookAnswer: { book: 'string' },
  BookAnswer: { created: 'number', total: 'number', summary: 'array' },
  StatusAnswer: { status: 'string' },
  BookResultsAnswer: { total: 'number', results: 'array' },
  WholeBookAnswer: { created: 'number', total: 'number', summary: 'array', results: 'array' },
  StoredTexts: { drover: 'string', version: 'number', kept: 'object' },
  ImportAnswer: { tables: 'number' },
} as const;

/** The shape of each message of the server by its type. */
const messages = {
  table: 'TableMessage',
  update: 'Update',
  seats: 'SeatsMessage',
  thinking: 'ThinkingMessage',
  ok: 'OkMessage',
  error: 'ErrorMessage',
  pong: 'PongMessage',
} as const;

/** The server sent JSON that is not of the contract: page and server are of different versions, or a proxy answered. */
export class ContractError extends Error {}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Returns the value as that shape. Throws a ContractError if a required member is missing or of another kind. */
export function decode<Name extends keyof Shapes>(name: Name, value: unknown): Shapes[Name] {
  if (kindOf(value) !== 'object') throw new ContractError(`The server sent ${kindOf(value)} instead of ${name}.`);
  const members = required[name] as Readonly<Record<string, string>>;
  for (const [key, kinds] of Object.entries(members)) {
    const found = kindOf((value as Record<string, unknown>)[key]);
    if (kinds !== '' && !kinds.split(' ').includes(found)) {
      throw new ContractError(`The server sent ${name} with "${key}" of kind ${found}.`);
    }
  }
  return value as Shapes[Name];
}

/** Returns a message of the server; null for a type that this page does not know. */
export function decodeServerMessage(value: unknown): ServerMessage | null {
  const type: unknown = kindOf(value) === 'object' ? (value as { type?: unknown }).type : undefined;
  if (typeof type !== 'string') throw new ContractError('The server sent a message without a type.');
  const name = messages[type as keyof typeof messages];
  return name === undefined ? null : decode(name, value);
}
