// The contract between the page and what a game brings in words: its catalogue, and how parameters become readable.
import type { Lang, Messages, Params, Translate } from './i18n/format';
import type { GameEvent, Json } from './types';

export interface GameTexts {
  catalogue: Record<Lang, Messages>;
  /** What the sentence about an event is put together from, besides its members. */
  further?(event: GameEvent): Params;
  /** The name of a thing that is computed rather than listed. */
  name?(table: string, value: string, t: Translate): string | null;
  /** The kind of an event for the log's filter; message "kind.<kind>". */
  kinds: Record<string, string>;
  /** Events without a sentence of their own in the log. */
  quiet: Set<string>;
  /** Whether this one, of a kind that has a sentence, goes without saying. */
  untold?(event: GameEvent): boolean;
  /** Events told in the log but left out of the digest. */
  minor: Set<string>;
  /** Effects of a choice that need no chip: they are what the caption says already. */
  plainEffects: Set<string>;
  /** Whose money changes by an event, and by how much. */
  money?(event: GameEvent): { seat: number; amount: number }[];
  /** Choices that end or pass in the ordinary way: never asked twice. */
  ordinary: Set<string>;
  /** Choices that can as well be made in a later turn: nobody is reminded of them at the end of this one. */
  patient: Set<string>;
  /** For whoever sets a table: what the options and the number of players chosen so far say about the others. */
  advise?(options: Readonly<Record<string, string>>, players: number): Advice[];
}

/** A note to an option of a new table: message with its sentence. With `only`, no other value makes sense now. */
export interface Advice {
  option: string;
  key: string;
  /** The sentence in the server's words, where the page may have none. */
  otherwise?: string;
  only?: string;
}

/** Made for one table, from what is printed on its parts; null where no table is at hand. */
export type MakeTexts = (game: string, components: Json) => GameTexts;
