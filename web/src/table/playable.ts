// A position on the screen that can be played on: at a table, or taken apart on the analysis board.
import type { BoardModule, BoardPanel, BoardUi, SeatMark } from '../lib/board';
import type { ChoiceGroup } from '../lib/choices';
import type { GameTexts } from '../lib/texts';
import type { Choice, View } from '../lib/types';

export interface Chooser {
  el: string | null;
  choices: Choice[];
  /** Where on the screen it was asked for; null for the middle. */
  x: number | null;
  y: number | null;
  /** A single choice that is asked about once more because it cannot be taken back. */
  confirm: boolean;
}

export interface Choosing {
  chooser: Chooser | null;
  hoveredEl: string | null;
  hoveredChoice: Choice | null;
  readonly choices: readonly Choice[];
  readonly glowing: ReadonlySet<string>;
  readonly preview: Choice | null;
  /** A click on an element: does it, asks which, or asks whether. */
  pick(el: string, at: { x: number; y: number } | null): void;
  choose(choice: Choice, at?: { x: number; y: number } | null, el?: string | null): void;
  commit(choice: Choice): Promise<void>;
  /** What would be left undone. */
  leftWhen(choice: Choice): ChoiceGroup[];
}

export interface Playable {
  /** The present, and the position that is drawn. */
  readonly now: View | null;
  readonly view: View | null;
  readonly texts: GameTexts | null;
  readonly board: BoardModule | null;
  readonly ui: BoardUi;
  /** For pictures of choices: nothing of it glows. */
  readonly choiceUi: BoardUi;
  /** Nothing can be done with what is shown now. */
  readonly away: boolean;
  readonly advised: Choice | null;
  /** What a note tells the reader about. */
  readonly explained: Element | null;
  readonly choosing: Choosing;
  seatMark(seat: number): SeatMark;
}

/** Where the panels of a board stand. */
export interface PanelPlaces {
  readonly session: Pick<Playable, 'ui'>;
  titleOf(panel: BoardPanel): string;
  rankOf(panel: BoardPanel): number;
}
