// Makes a BoardUi for tests, from a table of dev/elpaso, a decision and a language.
import type { BoardModule, BoardUi } from '../../../lib/board';
import { i18n } from '../../../lib/i18n/i18n.svelte';
import type { Lang } from '../../../lib/i18n/format';
import { seatMark } from '../../../lib/seats';
import { settings } from '../../../lib/settings.svelte';
import type { GameEvent, View } from '../../../lib/types';
import { texts } from '../../../texts/elpaso';
import { board } from '..';
import type { AutomaInfo, Components } from '../gameParts';

export interface TableFile {
  components: Components;
  views: Record<string, View>;
  events: GameEvent[];
}
export const tables: Record<string, TableFile> = Object.fromEntries(
  Object.entries(import.meta.glob<TableFile>('../../../../dev/elpaso/*.json', { eager: true, import: 'default' })).map(
    ([path, table]) => [path.replace(/^.*\//, '').replace('.json', ''), table],
  ),
);
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

export function makeUi(view: View, components: Components, lang: Lang): BoardUi {
  settings.lang = lang;
  const words = texts('elpaso', components);
  i18n.use([words.catalogue, board(components).catalogue], words.name ?? null);
  const names: Record<number, string> = { 1: 'Ada', 2: 'Bruno', 3: 'Carla', 4: 'Dmitri' };
  if (view.automas) names[view.players + 1] = 'Sue';
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
