// The context of the table screen: its parts, each with the members that components may use.
import { createContext } from 'svelte';
import type { ChoiceController } from './ChoiceController.svelte';
import type { DeviceController } from './DeviceController.svelte';
import type { GuideController } from './GuideController.svelte';
import type { HintController } from './HintController.svelte';
import type { HistoryController } from './HistoryController.svelte';
import type { Inspection } from './Inspection.svelte';
import type { LogController } from './LogController.svelte';
import type { Notices } from './Notices.svelte';
import type { People } from './People.svelte';
import type { Playable } from './playable';
import type { ReplayController } from './ReplayController.svelte';
import type { ReviewController } from './ReviewController.svelte';
import type { ShownPosition } from './ShownPosition.svelte';
import type { TableRequests } from './TableRequests';
import type { TableStore } from './TableStore.svelte';

/** What the server has said about the table, apart from the game. */
export type Status = Pick<
  TableStore,
  'id' | 'daily' | 'ended' | 'expiresAt' | 'frozen' | 'hintsAllowed' | 'lentSeat' | 'priorKnowledge' | 'proposal' | 'stoppedByPlayers'
>;
/** The position on the screen, with the drawing and the texts of its game. */
export type Position = Playable & Pick<ShownPosition, 'components' | 'live' | 'thinkingSeat'>;
/** The seats of the table and their names. */
export type Seats = Pick<People, 'me' | 'mySeats' | 'seats' | 'everybody' | 'names' | 'seatMark'>;
/** The reader's choices, and taking moves back. */
export type Choosing = Pick<
  ChoiceController,
  'choices' | 'glowing' | 'preview' | 'choose' | 'sending' | 'undo' | 'undoTo' | 'undoTarget' | 'undoWhy' | 'undoSteps'
>;
/** Past positions, and the points over the game. */
export type History = Pick<HistoryController, 'viewed' | 'isViewing' | 'lastMove' | 'show' | 'step' | 'returnToNow' | 'totals' | 'loadTotals'>;
/** The log by turns and the chat. */
export type Log = Pick<
  LogController,
  | ('rules' | 'moves' | 'turns' | 'isComplete' | 'readToStart' | 'sinceOwnLastMove')
  | ('replayedMove' | 'replayedEntries' | 'messages' | 'markRead')
>;
/** The moves of others that are played back, and the replay of the whole game. */
export type Replay = Pick<
  ReplayController,
  | ('frame' | 'isPlayingBack' | 'isSpectating' | 'pendingMoves' | 'skip')
  | ('isAvailable' | 'isRunning' | 'glideTime' | 'speed' | 'perform' | 'playFromStart')
>;
export type Review = Pick<
  ReviewController,
  'review' | 'problem' | 'open' | 'close' | 'shownDecision' | 'turnOf' | 'playedWords' | 'betterWords' | 'reasons'
>;
export type Hint = Pick<HintController, 'isOffered' | 'isLoading' | 'isShown' | 'folded' | 'moves' | 'reasons' | 'ask'>;
export type Guide = Pick<
  GuideController,
  'step' | 'stepNumber' | 'stepCount' | 'figures' | 'part' | 'points' | 'advisedChoice' | 'ignoredAdvice' | 'folded' | 'markStepRead'
>;
/** The requests that components send themselves. */
export type Requests = Pick<
  TableRequests,
  | ('chat' | 'rename' | 'why' | 'record' | 'clone')
  | ('handToBot' | 'takeBack' | 'offerSeat' | 'keepSeat' | 'proposeStop' | 'answerStop' | 'newLink')
>;
/** The keys held on this device, and passing it from one person to the next. */
export type Device = Pick<DeviceController, 'keys' | 'keyOfSeat' | 'passTo' | 'takeOver' | 'freeSeat' | 'unlist' | 'retryNow'>;

/** The parts of a table screen as components see them. A component takes the parts that it needs. */
export interface TableParts {
  readonly status: Status;
  readonly position: Position;
  readonly people: Seats;
  readonly choosing: Choosing;
  readonly history: History;
  readonly log: Log;
  readonly replay: Replay;
  readonly review: Review;
  readonly hint: Hint;
  readonly guide: Guide;
  readonly requests: Requests;
  readonly notices: Pick<Notices, 'showToast' | 'attempt'>;
  readonly inspection: Inspection;
  readonly device: Device;
}

export const [getTable, setTable] = createContext<TableParts>();
