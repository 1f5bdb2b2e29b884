// The contract between the table screen and the boards, which draw a game.
//
// A board is a set of Svelte components that draw `ui.view` and nothing else. Everything that can be clicked, previewed
// or explained has an element name ("space:E", "city:santa-fe", ...), the name that the server also uses in
// `choice.elements`. A board attaches these names to its drawings with `interactive` and contains no rule.
//
//   <g {...interactive(ui, `space:${name}`, label)}> <rect .../> <rect class="halo" .../> </g>
//
// - The table screen listens for clicks, keys, hover, focus and long press on everything with `data-el`; a board
//   attaches no handler of its own. If elements are nested, a click picks the innermost one that glows. If none of
//   them glows, the page explains why the innermost cannot be chosen (WhyNote).
// - styles/board.css draws the glow of elements that can be chosen now, and the marks (`Mark`): an element with SVG content
//   needs one outline shape of class `halo` (drawn last, no fill); an HTML element needs nothing.
// - Pieces that travel (herders, engines, discs, tiles) have a key that does not depend on their position, and are placed
//   with a CSS transform and `transition: transform var(--move-time) var(--ease)`, so that the next view glides.
//   `--move-time` follows the player's speed setting and is 0 with reduced motion.
// - The page's Content-Security-Policy forbids style attributes in markup: never write style="..." with fixed text;
//   classes, presentation attributes (fill, transform, ...) and Svelte's style:prop={value} are fine.
// - Colours come from styles/tokens.css only. Burnt orange (--accent) belongs to the glow.
import type { Component } from 'svelte';
import type { IconName } from './icons';
import type { Purse } from './purse';
import type { Choice, GameEvent, Json, View } from './types';
import type { Lang, Messages, Translate } from './i18n/format';
import type { ScorePart } from './score';

export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond';
export interface SeatMark {
  /** A CSS colour: var(--seat-1) ... */
  colour: string;
  /** Text or drawing on top of that colour. */
  ink: string;
  shape: SeatShape;
  letter: string;
  name: string;
}

/**
 * How an element is marked. 'path': on the previewed walk; 'last': affected by the latest moves; 'preview': belongs to the
 * previewed choice; 'hint': advised, or the better move in a review; 'replayed': affected by the move shown in a replay.
 */
export type Mark = 'path' | 'last' | 'preview' | 'hint' | 'replayed' | null;

export interface BoardUi {
  /** The position to draw: the current one, or an earlier one during playback or in the history. */
  readonly view: View;
  /**
   * The components answer for this table (docs/api.md): the data printed on its parts. Only the game's board reads it.
   */
  readonly components: Json;
  /** The reader's seat, whose board and hand are shown; null for a spectator. */
  readonly me: number | null;
  /** True if this element can be chosen now; the style sheet then draws its glow. */
  glows(el: string): boolean;
  mark(el: string): Mark;
  /** Chooses the element, as a click does. */
  pick(el: string): void;
  /** Previews the element, as the pointer does; null ends the preview. */
  hover(el: string | null): void;
  /** The choice being previewed (hovered or focused), for ghosts, fees on the way and money after. */
  readonly preview: Choice | null;
  /** The events of the move shown last, in order. */
  readonly events: readonly GameEvent[];
  readonly t: Translate;
  readonly lang: Lang;
  seatMark(seat: number): SeatMark;
  readonly reducedMotion: boolean;
}

export type Attributes = Record<string, string | number | boolean | undefined>;

/** Attributes for any SVG or HTML element that stands for `el`; `extra` are further classes. */
export function interactive(ui: BoardUi, el: string, label: string, extra = ''): Attributes {
  const glows = ui.glows(el);
  const mark = ui.mark(el);
  let classes = 'el';
  if (extra) classes += ` ${extra}`;
  if (glows) classes += ' glows';
  if (mark) classes += ` mark-${mark}`;
  return {
    class: classes,
    'data-el': el,
    role: glows ? 'button' : 'img',
    // An element that does not glow can have the focus, too: the page then explains why it cannot be chosen.
    tabindex: glows ? 0 : -1,
    'aria-label': label,
  };
}

/** The properties of a panel of the board. */
export interface PanelProps {
  ui: BoardUi;
}
/** The properties of a drawing of one seat: its hand, its board, its line in the list of players. */
export interface SeatProps {
  ui: BoardUi;
  seat: number;
}
/** The properties of a part of a player board. `Player` is the position of a seat in the game. */
export interface PlayerPartProps<Player> {
  ui: BoardUi;
  player: Player;
  /** True for the reader's own board. */
  own: boolean;
}
/** The properties of the drawing of one part of the game, named by its chapter and id in the almanac. */
export interface PartProps {
  ui: BoardUi;
  chapter: string;
  id: string;
  /** The mark of the owner. */
  seat?: number;
  /** Draws a building as it stands on the map rather than in the supply. */
  standing?: boolean;
}

/** The area of a panel. Panels of one area share it with tabs; a panel with something to choose opens automatically. */
export type Area = 'railroad' | 'trail' | 'city' | 'objectives' | 'market';

export interface BoardPanel {
  id: string;
  /** Message with the panel's title, in the board's catalogue. */
  titleKey: string;
  /** Replaces the title where there is little room. */
  icon: IconName;
  component: Component<PanelProps>;
  /** The area in which the panel is shown on a wide screen. */
  area: Area;
  /** True if the reader may zoom and pan it. */
  zoom?: boolean;
}

/** A fact about a choice, as pictograms and as text. Only the board's `Signs` component reads `signs`. */
export interface Fact {
  signs: unknown;
  words: string;
}
/** The drawing of a choice in the list of choices. */
export interface Drawn {
  /** The part that the choice is about, as drawn on the board. Only the board's `Picture` component reads it. */
  picture: unknown;
  /** Several signs beside each other. */
  wide?: boolean;
  facts: readonly Fact[];
  /** The money that this choice brings beyond the money that every choice of the decision brings. */
  dollars?: number;
}
/** Draws choices. Message "choice.KEY.drawn" is the shorter caption for a choice whose facts are drawn. */
export interface ChoiceArt {
  /** The drawing of a choice; null if its caption suffices. */
  drawn(choice: Choice, ui: BoardUi): Drawn | null;
  Picture: Component<{ ui: BoardUi; picture: unknown }>;
  /** Draws pictograms in one line of text, as high as the line; `blank` reserves their room without drawing them. */
  Signs: Component<{ signs: unknown; blank?: boolean }>;
}

/** Makes the board of one table from its components answer. */
export type MakeBoard = (components: Json) => BoardModule;

export interface BoardModule {
  panels: BoardPanel[];
  /** The board of one player; `compact` if it is not the reader's own and room is scarce. */
  PlayerBoard: Component<SeatProps & { compact?: boolean }>;
  /** The reader's own hand. */
  Hand: Component<SeatProps>;
  /** A line of badges for the list of players (workers, herd, ...). The table screen adds money, cards and points. */
  PlayerSummary?: Component<SeatProps>;
  /** The explanation of an element as text; the first line is its title. Null if there is none. */
  tip(el: string, ui: BoardUi): string | null;
  /** The chapter and id of an element in the almanac, such as "building/5a"; null if it has no entry. */
  entry?(el: string, ui: BoardUi): string | null;
  /** Draws the choices of the game; if missing, choices are shown as text. */
  choices?: ChoiceArt;
  catalogue: Record<Lang, Messages>;
  /**
   * The id of the panel that shows the element; 'player' for the own board, 'hand' for the hand, '' if always in view.
   */
  panelOf(el: string): string;
  /** The figures of a seat that are always in view; null for a seat without them, such as an automa. */
  purse(view: View, seat: number): Purse | null;
  /** The parts that make up the points of a seat in a category; null if the position does not show them. */
  scoreParts?(ui: BoardUi, seat: number, category: string): ScorePart[] | null;
  /** The whole table as text for the text view: titled sections of plain lines. */
  describe?(ui: BoardUi): { title: string; lines: string[] }[];
}

/** The indexed components of a table: `index` is called once for each components answer. */
export function indexedOnce<Components extends object, Index>(index: (components: Components) => Index): (ui: { readonly components: unknown }) => Index {
  const known = new WeakMap<object, Index>();
  return ({ components }) => {
    let made = known.get(components as Components);
    if (!made) known.set(components as Components, (made = index(components as Components)));
    return made;
  };
}
