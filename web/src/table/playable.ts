// The interface of a session whose position can be played on: a table or an analysis. Shared components use only this.
import type { BoardModule, BoardPanel, BoardUi, SeatMark } from '../lib/board';
import type { ChoiceGroup } from '../lib/choices';
import type { GameTexts } from '../lib/texts';
import type { Choice, View } from '../lib/types';

/** State of the popover that asks which of several choices is meant, or asks to confirm one. */
export interface ChooserState {
  el: string | null;
  choices: Choice[];
  /** Position of the click on the screen, in pixels; null to open in the middle. */
  x: number | null;
  y: number | null;
  /** True to ask for confirmation of a single choice that cannot be undone. */
  confirm: boolean;
}

export interface ChoiceControl {
  chooser: ChooserState | null;
  hoveredEl: string | null;
  hoveredChoice: Choice | null;
  readonly choices: readonly Choice[];
  readonly glowing: ReadonlySet<string>;
  readonly preview: Choice | null;
  /** Handles a click on an element: carries out its only choice, or opens the chooser when there are several. */
  pick(el: string, at: { x: number; y: number } | null): void;
  choose(choice: Choice, at?: { x: number; y: number } | null, el?: string | null): void;
  commit(choice: Choice): Promise<void>;
  /** The groups of choices that this choice would give up for the turn. */
  leftUndoneBy(choice: Choice): ChoiceGroup[];
}

export interface Playable {
  /** `now`: the present position; `view`: the position that is drawn. */
  readonly now: View | null;
  readonly view: View | null;
  readonly texts: GameTexts | null;
  readonly board: BoardModule | null;
  readonly ui: BoardUi;
  /** The board interface for pictures of choices, without marks and without selectable elements. */
  readonly choiceUi: BoardUi;
  /** True while no choice can be made: the server is unreachable or a position is loading. */
  readonly isLocked: boolean;
  readonly advisedChoice: Choice | null;
  /** The element that a note explains now. */
  readonly explainedElement: Element | null;
  readonly choosing: ChoiceControl;
  seatMark(seat: number): SeatMark;
}

/** Titles and render order of the panels of a board. */
export interface PanelPlaces {
  readonly ui: BoardUi;
  titleOf(panel: BoardPanel): string;
  renderOrderOf(panel: BoardPanel): number;
}
