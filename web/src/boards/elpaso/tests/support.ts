// Makes a BoardUi for tests, from a table of dev/elpaso, a decision and a language.
import { byName, uiOf, type TableFile } from '../../../../tests/boardUi';
import type { BoardModule, BoardUi } from '../../../lib/board';
import type { Lang } from '../../../lib/i18n/format';
import type { View } from '../../../lib/types';
import { texts } from '../../../texts/elpaso';
import { board } from '..';
import type { AutomaInfo, Components } from '../gameParts';

export const tables = byName(import.meta.glob<TableFile<Components>>('../../../../dev/elpaso/*.json', { eager: true, import: 'default' }));
/** All recorded positions: name of the table and key of the decision. */
export const positions: [string, string][] = Object.entries(tables).flatMap(([name, table]) =>
  Object.keys(table.views).map((key): [string, string] => [name, key]),
);
/** Sample faces of Sue's cards; the real ones come from the server. */
export const faces = [
  { id: 'A1', deck: 'A', steps: 2, step_per: null, action: 'supply', cards: 2 },
  { id: 'A2', deck: 'A', steps: null, step_per: 'cowboy', action: 'best-of-three', cards: 0 },
  { id: 'B1', deck: 'B', steps: 3, step_per: null, action: 'train', cards: 0, mark: { source: 'reconstructed', confidence: 30 } },
] as unknown as AutomaInfo[];

export const boardOf = (components: Components): BoardModule => board(components);

export const makeUi = (view: View, components: Components, lang: Lang): BoardUi =>
  uiOf({ view, components, lang, board: board(components), words: texts('elpaso', components), automas: view.automas ? { [view.players + 1]: 'Sue' } : {} });
