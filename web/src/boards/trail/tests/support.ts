// Makes a BoardUi for tests, from a fixture, a seat and a language.
import { allComponents, componentsOf } from '../../../../dev/components';
import { byName, uiOf, type TableFile } from '../../../../tests/boardUi';
import type { BoardModule, BoardUi } from '../../../lib/board';
import type { Lang } from '../../../lib/i18n/format';
import type { View } from '../../../lib/types';
import { texts } from '../../../texts/trail';
import { board } from '..';
import { gamePartsOf, type Components, type GameParts } from '../gameParts';

export const configurations: [string, Components][] = Object.entries(allComponents);
export const gamePartsCache: [string, GameParts][] = configurations.map(([name, components]) => [name, gamePartsOf({ components })]);
export const fixtures = byName(import.meta.glob<View>('../../../../dev/fixtures/*.json', { eager: true, import: 'default' }));
/** Tables at which Garth, Sam or Brisco plays. */
export const automaTables = byName(import.meta.glob<TableFile<Components>>('../../../../dev/automas/*.json', { eager: true, import: 'default' }));
export const boardOf = (view: View): BoardModule => board(componentsOf(view));

export function makeUi(view: View, lang: Lang, components: Components = componentsOf(view)): BoardUi {
  const automas: Record<number, string> = {};
  for (const one of view.figures?.players ?? []) if (one.automa) automas[one.seat] = one.name;
  return uiOf({ view, components, lang, board: board(components), words: texts(view.game, components), automas });
}
