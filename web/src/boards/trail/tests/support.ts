// A board without a page: a fixture, a seat, a language.
import type { BoardUi } from '../../../lib/board';
import { i18n } from '../../../lib/i18n/i18n.svelte';
import type { Lang } from '../../../lib/i18n/format';
import { seatMark } from '../../../lib/seats';
import { settings } from '../../../lib/settings.svelte';
import type { View } from '../../../lib/types';
import { texts } from '../../../texts/classic';
import de from '../messages/de';
import en from '../messages/en';
import pl from '../messages/pl';

export const catalogue = { en, de, pl };
export const fixtures = Object.fromEntries(
  Object.entries(import.meta.glob<View>('../../../../dev/fixtures/*.json', { eager: true, import: 'default' })).map(
    ([path, view]) => [path.replace(/^.*\//, '').replace('.json', ''), view],
  ),
);

export function makeUi(view: View, lang: Lang): BoardUi {
  settings.lang = lang;
  i18n.use([texts.catalogue, catalogue], texts.name ?? null);
  i18n.setPlayers({ 1: 'Ada', 2: 'Bruno', 3: 'Carla', 4: 'Dmitri' });
  const glowing = new Set((view.decision?.choices ?? []).flatMap((choice) => choice.elements ?? []));
  return {
    view,
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
