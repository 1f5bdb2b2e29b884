// The interface between a board and its session (a table or an analysis): position, marks and pointer actions.
import type { BoardUi, Mark } from '../lib/board';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { GameEvent, Json } from '../lib/types';
import type { Playable } from './playable';

interface Source extends Pick<Playable, 'view' | 'choosing' | 'seatMark'> {
  readonly components: Json;
  readonly me: number | null;
  mark(el: string): Mark;
}

/** `events`: events of the move shown last. `glows`: elements that can be touched besides those with a choice. */
export const boardUi = (
  session: Source,
  { events = () => [], glows = () => false }: { events?: () => readonly GameEvent[]; glows?: (el: string) => boolean } = {},
): BoardUi => ({
  get view() {
    return session.view!;
  },
  get components() {
    return session.components;
  },
  get me() {
    return session.me;
  },
  glows: (el) => session.choosing.glowing.has(el) || glows(el),
  mark: (el) => session.mark(el),
  pick: (el) => session.choosing.pick(el, null),
  hover: (el) => (session.choosing.hoveredEl = el),
  get preview() {
    return session.choosing.preview;
  },
  get events() {
    return events();
  },
  get t() {
    return t;
  },
  get lang() {
    return i18n.lang;
  },
  seatMark: (seat) => session.seatMark(seat),
  get reducedMotion() {
    return settings.reducedMotion;
  },
});
