// The types of the contract (contract.ts) under the names that the page uses, and the few that only the page has.
import type { GameEvent, GameInfo, SeatExpectation, SeatInfo } from '../contract';

export type {
  AdviceReason as HintReason,
  AutomaInfo,
  BookAnswer as Book,
  BookResult,
  BookResultsAnswer as BookResults,
  BookSummary,
  BotLevel,
  Chat,
  Choice,
  ClientMessage,
  DailyWeek,
  Decision,
  GameEvent,
  GameInfo,
  GameOption,
  GamesAnswer as Games,
  HintAnswer as Hint,
  HintMove,
  Json,
  LogAnswer as LogPage,
  NewSeat,
  NewTableAnswer as TableKeys,
  NewTableRequest as NewTable,
  Note,
  OptionValue,
  Proposal,
  Reason,
  Refusal,
  ReviewAnswer as Review,
  ReviewedDecision,
  SeatInfo,
  SeatKeyAnswer as TakenSeat,
  SeatLinkAnswer as SeatLink,
  SeatScore,
  ServerMessage,
  TableMessage as Table,
  TotalsAnswer as Totals,
  Undo,
  Update,
  View,
  WhyAnswer,
} from '../contract';

/** The parameters of a message. */
export type Params = Record<string, unknown>;

/** An immediate effect of a choice: an event, or a message of the page's own with its parameters. */
export type Effect = GameEvent | { key: string; params?: Params };

/** The seat of an automa, which the rules of the game play: it never has a decision. */
export interface AutomaSeat extends Pick<SeatInfo, 'seat' | 'name'> {
  kind: 'automa';
}

/** Identifies the texts of a game. */
export type GameName = Pick<GameInfo, 'name' | 'family'>;

/** The expected outcome of a move for the seat that asked. */
export type HintFigures = Omit<SeatExpectation, 'seat'>;
