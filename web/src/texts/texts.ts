// What a game brings in words: its catalogue, and how parameters become readable. A game without a folder here
// still plays: every key has a readable fallback.
import type { Lang, Messages, Params, Translate } from '../lib/i18n/format';
import type { Choice, Decision, GameEvent, View } from '../lib/types';

export interface GameTexts {
  catalogue: Record<Lang, Messages>;
  /** Further parameters for sentences about this position: what stands on a space, a limit, ... */
  enrich?(params: Params, view: View, about: { decision?: Decision; choice?: Choice; event?: GameEvent }): Params;
  /** The name of a thing that is computed rather than listed. */
  name?(table: string, value: string, t: Translate): string | null;
  /** The kind of an event for the log's filter; message "kind.<kind>". */
  kinds: Record<string, string>;
  /** Events without a sentence of their own in the log. */
  quiet: Set<string>;
  /** Events told in the log but left out of the digest. */
  minor: Set<string>;
  /** Effects of a choice that need no chip: they are what the caption says already. */
  plainEffects: Set<string>;
  /** Whose money changes by an event, and by how much. */
  money?(event: GameEvent): { seat: number; amount: number }[];
  /** Choices that end or pass in the ordinary way: never asked twice. */
  ordinary: Set<string>;
}

const folders = import.meta.glob<{ texts: GameTexts }>('./*/index.ts');

const nothing: GameTexts = {
  catalogue: { en: {}, de: {}, pl: {} },
  kinds: {},
  quiet: new Set(),
  minor: new Set(),
  plainEffects: new Set(),
  ordinary: new Set(['end']),
};

export async function textsFor(game: string): Promise<GameTexts> {
  const load = folders[`./${game}/index.ts`];
  return load ? (await load()).texts : nothing;
}
