// The contract between the table screen and the boards drawn for a game.
//
// A board is a set of Svelte components that draw `ui.view` and nothing else. What can be clicked, previewed
// and explained is known by element names ("space:E", "city:santa-fe", ...), the same that the server puts into
// `choice.elements`; a board marks its drawings with them through `interactive` and holds no rule.
//
//   <g {...interactive(ui, `space:${name}`, label)}> <rect .../> <rect class="halo" .../> </g>
//
// - The table screen listens for clicks, keys, hover, focus and long press on everything with `data-el`; a board
//   attaches no handler of its own. Where elements lie inside each other the innermost that glows is picked; where
//   none of them glows, the innermost says why (WhyNote).
// - Glow, path, last, preview, hint and told are drawn by styles/board.css: an element with SVG content holds one outline
//   shape of class `halo` (drawn last, no fill); HTML elements get a ring by themselves.
// - Pieces that travel (herders, engines, discs, tiles) are keyed by what they are, not where they are, and placed
//   with a CSS transform and `transition: transform var(--move-time) var(--ease)`, so that the next view glides.
//   `--move-time` follows the player's speed setting and is 0 with reduced motion.
// - The page's Content-Security-Policy forbids style attributes in markup: never write style="..." with fixed text;
//   classes, presentation attributes (fill, transform, ...) and Svelte's style:prop={value} are fine.
// - Colours come from styles/tokens.css only. Burnt orange (--accent) belongs to the glow.
import type { Component } from 'svelte';
import type { IconName } from './icons';
import type { Purse } from './standing';
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

/** 'hint': advised, or what would have been better; 'told': what the move of the film concerns. */
export type Mark = 'path' | 'last' | 'preview' | 'hint' | 'told' | null;

export interface BoardUi {
  /** The position to draw: the current one, one being played back, or one looked back at. */
  readonly view: View;
  /** What is printed on the parts of this table (docs/api.md); only the game's board reads it. */
  readonly components: Json;
  /** The seat whose board and hand lie in front of the reader; null for a spectator. */
  readonly me: number | null;
  /** Whether this element can be chosen now. */
  glows(el: string): boolean;
  mark(el: string): Mark;
  /** Chooses it, as a click does. */
  pick(el: string): void;
  /** Previews it, as the pointer does. */
  hover(el: string | null): void;
  /** The choice being previewed (hovered or focused), for ghosts, fees on the way and money after. */
  readonly preview: Choice | null;
  /** What happened with the move shown last, in order. */
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
    // What does not glow can be asked why, once it has the focus.
    tabindex: glows ? 0 : -1,
    'aria-label': label,
  };
}

/** Several panels in one place share it with tabs; the one with something to choose opens by itself. */
export type Area = 'railroad' | 'trail' | 'city' | 'objectives' | 'market';

export interface BoardPanel {
  id: string;
  /** Message with the panel's title, in the board's catalogue. */
  titleKey: string;
  /** Stands for the title where there is little room. */
  icon: IconName;
  component: Component<{ ui: BoardUi }>;
  /** Where it stands on a wide screen. */
  area: Area;
  /** Whether the reader may zoom and pan it. */
  zoom?: boolean;
}

/** Something that matters for a choice, in pictograms and in words; only the board's `Signs` reads the pictograms. */
export interface Fact {
  signs: unknown;
  words: string;
}
/** A choice as it is drawn in the list of choices. */
export interface Drawn {
  /** The thing it is about, as on the board; only the board's `Picture` reads it. */
  picture: unknown;
  /** Several signs beside each other. */
  wide?: boolean;
  facts: readonly Fact[];
  /** The part of its money that comes with this choice alone, where some comes with each of them. */
  dollars?: number;
}
/** How a board draws choices. Where facts tell what the caption would, "choice.KEY.drawn" is the shorter one. */
export interface ChoiceArt {
  /** Null: words alone. */
  drawn(choice: Choice, ui: BoardUi): Drawn | null;
  Picture: Component<{ ui: BoardUi; picture: unknown }>;
  /** On one line of text, as high as it; `blank` keeps the room for them. */
  Signs: Component<{ signs: unknown; blank?: boolean }>;
}

/** Made for one table, from what is printed on its parts. */
export type MakeBoard = (components: Json) => BoardModule;

export interface BoardModule {
  panels: BoardPanel[];
  /** The board of one player; `compact` when it is not the reader's own and room is scarce. */
  PlayerBoard: Component<{ ui: BoardUi; seat: number; compact?: boolean }>;
  /** The reader's own hand. */
  Hand: Component<{ ui: BoardUi; seat: number }>;
  /**
   * A small badge line for the list of players (workers, herd, what matters at a glance); money, cards and
   * points are the table screen's own.
   */
  PlayerSummary?: Component<{ ui: BoardUi; seat: number }>;
  /** The element explained in words; the first line is its title. Null if there is nothing to say. */
  tip(el: string, ui: BoardUi): string | null;
  /** The element's chapter and id in the almanac: "building/5a". Null if it has no entry. Without it the game is not in the almanac. */
  entry?(el: string, ui: BoardUi): string | null;
  /** Without it choices are words. */
  choices?: ChoiceArt;
  catalogue: Record<Lang, Messages>;
  /** The id of the panel that shows the element; 'player' for the own board, 'hand' for the hand, '' if always in view. */
  panelOf(el: string): string;
  /** Figures every player has, for what is always in view; null for a seat that has none. */
  purse(view: View, seat: number): Purse | null;
  /** What the points of a seat in a category come from; null where the position does not tell. */
  scoreParts?(ui: BoardUi, seat: number, category: string): ScorePart[] | null;
  /** The whole table in words for the text view: titled sections of plain lines. */
  describe?(ui: BoardUi): { title: string; lines: string[] }[];
}
