// The contract between the almanac and the boards: each board lists the parts of its game, one entry for each part. An
// entry shows the board's own tip and drawing of the part, without a table around it.
import type { Component } from 'svelte';
import type { BoardUi } from './board';
import type { Catalogue } from './i18n/translator';
import type { Marked, Provenance } from './provenance';
import type { Json } from './types';

export interface Entry {
  /** Message "chapter.<chapter>" of the almanac's words. */
  chapter: string;
  /** Identifies the entry within its chapter; part of its address. */
  id: string;
  /** Other ids of the chapter that lead to this entry, because the parts are alike. */
  also?: readonly string[];
  /** The data printed on the part. Entries of two printings are merged if this is equal. */
  printed: Json;
  /** The parts of the components answer whose marks say how certain the printed figures are. */
  parts: readonly (Marked | null | undefined)[];
  /** The tip of the part as text; the first line is its title. */
  words(ui: BoardUi): string;
}

/** A pictogram of the legend: message "legend.<id>" of the almanac's words; only the board's `Sign` reads the face. */
export interface LegendSign {
  id: string;
  face: unknown;
}

export interface GameAlmanac {
  entries: readonly Entry[];
  /** Draws the part of an entry as it looks on the table. */
  Drawing: Component<{ ui: BoardUi; entry: Entry }>;
  legend: readonly LegendSign[];
  Sign: Component<{ sign: LegendSign }>;
  catalogue: Catalogue;
  /** A sentence about the certainty of a figure that was not read off the printed part. */
  source(ui: BoardUi, mark: Provenance): string;
  /** An empty position, for drawing parts without a table. */
  position: Json;
}
/** Makes the almanac of a game from the server's components answer (docs/api.md). */
export type MakeAlmanac = (components: Json) => GameAlmanac;

/** The address of an entry: game, chapter and id; `shelf` selects one of several differing printings. */
export interface Place {
  game: string;
  chapter: string | undefined;
  id: string | undefined;
  shelf: string | undefined;
}
