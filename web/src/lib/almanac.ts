// The contract between the almanac and the boards: what a board tells of the parts of its game, one entry for each. What
// an entry says and shows is what the board's own tips and drawings say and show, without a table around it.
import type { Component } from 'svelte';
import type { BoardUi } from './board';
import type { Catalogue } from './i18n/translator';
import type { Marked, Provenance } from './provenance';
import type { Json } from './types';

export interface Entry {
  /** Message "chapter.<chapter>" of the almanac's words. */
  chapter: string;
  /** In its chapter; also in the address. */
  id: string;
  /** Further ids of the chapter that lead here: parts that are all alike. */
  also?: readonly string[];
  /** What is printed on it; where that is the same in two printings there is one entry. */
  printed: Json;
  /** What says how sure its figures are. */
  parts: readonly (Marked | null | undefined)[];
  /** What it is and does, in the words of the tips; the first line is its title. */
  words(ui: BoardUi): string;
}

/** A pictogram of the legend: message "legend.<id>" of the almanac's words; only the board's `Sign` reads the face. */
export interface LegendSign {
  id: string;
  face: unknown;
}

export interface GameAlmanac {
  entries: readonly Entry[];
  /** Draws one entry, as it lies on the table. */
  Drawing: Component<{ ui: BoardUi; entry: Entry }>;
  legend: readonly LegendSign[];
  Sign: Component<{ sign: LegendSign }>;
  catalogue: Catalogue;
  /** How sure a figure is that is not read off the printed part. */
  source(ui: BoardUi, mark: Provenance): string;
  /** A position with nothing on the table. */
  position: Json;
}
/** Made from the server's components answer (docs/api.md). */
export type MakeAlmanac = (components: Json) => GameAlmanac;

/** Where an entry is found: the game, its chapter, the entry's id and, where several printings differ, which one. */
export interface Place {
  game: string;
  chapter: string | undefined;
  id: string | undefined;
  shelf: string | undefined;
}
