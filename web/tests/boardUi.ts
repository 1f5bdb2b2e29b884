// A board in tests of all games: a BoardUi without a screen, recorded tables, and the sentences of a decision.
import type { BoardModule, BoardUi } from '../src/lib/board';
import { i18n } from '../src/lib/i18n/i18n.svelte';
import type { Lang } from '../src/lib/i18n/format';
import { seatMark } from '../src/lib/seats';
import { choicePieces, decisionPieces, doingPieces, textOf } from '../src/lib/sentences';
import { settings } from '../src/lib/settings.svelte';
import type { GameTexts } from '../src/lib/texts';
import type { Choice, GameEvent, Json, View } from '../src/lib/types';

/** A table that was recorded with dev/make-*.mjs: its components, positions by decision, and events. */
export interface TableFile<Components> {
  components: Components;
  views: Record<string, View>;
  events: GameEvent[];
}
/** The contents of files by their name without folder and ending. */
export const byName = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^.*\//, '').replace('.json', ''), file]));

export interface TestTable {
  view: View;
  components: Json;
  lang: Lang;
  board: BoardModule;
  words: GameTexts;
  /** The names of automas by their seat. */
  automas: Record<number, string>;
}
/** A BoardUi in which the choices of the view's decision glow and nothing is previewed. */
export function uiOf({ view, components, lang, board, words, automas }: TestTable): BoardUi {
  settings.lang = lang;
  i18n.use([words.catalogue, board.catalogue], words.name ?? null);
  const names: Record<number, string> = { 1: 'Ada', 2: 'Bruno', 3: 'Carla', 4: 'Dmitri', ...automas };
  i18n.setPlayers(names);
  const glowing = new Set((view.decision?.choices ?? []).flatMap((choice) => choice.elements ?? []));
  return {
    view,
    components,
    me: typeof view.viewer === 'number' ? view.viewer : null,
    glows: (el) => glowing.has(el),
    mark: () => null,
    pick: () => {},
    hover: () => {},
    preview: null,
    events: [],
    t: i18n.t,
    lang,
    seatMark: (seat) => seatMark(seat, i18n.playerName(seat), names),
    reducedMotion: false,
  };
}

/** The sentences about the decision of a view and its choices; `effectOf` words an effect of a choice. */
export function sentencesOf(view: View, effectOf: (effect: NonNullable<Choice['effects']>[number]) => string | null): string[] {
  const decision = view.decision!;
  const choices = decision.choices ?? [];
  return [
    textOf(decisionPieces(decision)),
    textOf(doingPieces(decision)),
    ...choices.map((choice) => textOf(choicePieces(choice, view))),
    ...choices.flatMap((choice) => (choice.effects ?? []).flatMap((effect) => effectOf(effect) ?? [])),
  ];
}
