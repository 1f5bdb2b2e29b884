// The contract between the page and the texts of a game: its catalogue, and the preparation of message parameters.
import type { Lang, Messages, Params, Translate } from './i18n/format';
import type { GameEvent, Json } from './types';

export interface GameTexts {
  catalogue: Record<Lang, Messages>;
  /** Message parameters of an event besides its members. */
  further?(event: GameEvent): Params;
  /** Computes the name of a thing that the catalogue does not list; null if there is none. */
  name?(table: string, value: string, t: Translate): string | null;
  /** The kind of an event for the log's filter; message "kind.<kind>". */
  kinds: Record<string, string>;
  /** Events that get no line in the log. */
  quiet: Set<string>;
  /** True if the log omits this event although events of its kind have a sentence. */
  isOmitted?(event: GameEvent): boolean;
  /** Events that have a line in the log but are left out of the digest. */
  minor: Set<string>;
  /** Effects of a choice that the caption already states, so that they are not listed again. */
  plainEffects: Set<string>;
  /** The seats whose money an event changes, and the amounts. */
  money?(event: GameEvent): { seat: number; amount: number }[];
  /** Keys of routine choices, which need no confirmation. */
  ordinary: Set<string>;
  /** Keys of choices that remain available in later turns: the page does not remind of them at the end of a turn. */
  deferrable: Set<string>;
  /** Notes for the set-up of a table that follow from the options and number of players chosen so far. */
  advise?(options: Readonly<Record<string, string>>, players: number): Advice[];
}

/** A note to an option of a new table. `key` is the message with its sentence; `only` is the one sensible value. */
export interface Advice {
  option: string;
  key: string;
  /** The server's sentence, used if the page has no message for `key`. */
  fallback?: string;
  only?: string;
}

/** Makes the texts of a game from the components answer of a table; `components` is null if there is no table. */
export type MakeTexts = (game: string, components: Json) => GameTexts;
