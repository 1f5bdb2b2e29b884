// Makes a BoardUi for tests, from a fixture, a seat and a language.
import { allComponents, componentsOf } from '../../../../dev/components';
import type { BoardModule, BoardUi } from '../../../lib/board';
import { i18n } from '../../../lib/i18n/i18n.svelte';
import type { Lang } from '../../../lib/i18n/format';
import { seatMark } from '../../../lib/seats';
import { settings } from '../../../lib/settings.svelte';
import type { GameEvent, View } from '../../../lib/types';
import { texts } from '../../../texts/trail';
import { board } from '..';
import { gamePartsOf, type Components, type GameParts } from '../gameParts';

export const configurations: [string, Components][] = Object.entries(allComponents);
export const gamePartsCache: [string, GameParts][] = configurations.map(([name, components]) => [name, gamePartsOf({ components })]);
export const fixtures = Object.fromEntries(
  Object.entries(import.meta.glob<View>('../../../../dev/fixtures/*.json', { eager: true, import: 'default' })).map(
    ([path, view]) => [path.replace(/^.*\//, '').replace('.json', ''), view],
  ),
);
export interface TableFile {
  components: Components;
  views: Record<string, View>;
  events: GameEvent[];
}
/** Tables at which Garth, Sam or Brisco plays. */
export const automaTables: Record<string, TableFile> = Object.fromEntries(
  Object.entries(import.meta.glob<TableFile>('../../../../dev/automas/*.json', { eager: true, import: 'default' })).map(
    ([path, table]) => [path.replace(/^.*\//, '').replace('.json', ''), table],
  ),
);
export const boardOf = (view: View): BoardModule => board(componentsOf(view));

export function makeUi(view: View, lang: Lang, components: Components = componentsOf(view)): BoardUi {
  settings.lang = lang;
  const words = texts(view.game, components);
  i18n.use([words.catalogue, board(components).catalogue], words.name ?? null);
  const names: Record<number, string> = { 1: 'Ada', 2: 'Bruno', 3: 'Carla', 4: 'Dmitri' };
  for (const one of view.figures?.players ?? []) if (one.automa) names[one.seat] = one.name;
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
    seatMark: (seat) => seatMark(seat, i18n.playerName(seat)),
    reducedMotion: false,
  };
}
