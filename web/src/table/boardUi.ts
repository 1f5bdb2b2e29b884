// What a board knows of the table.
import type { BoardUi } from '../lib/board';
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { settings } from '../lib/settings.svelte';
import type { TableSession } from './session.svelte';

export const boardUi = (session: TableSession): BoardUi => ({
  get view() {
    return session.view!;
  },
  get components() {
    return session.components;
  },
  get me() {
    return session.me;
  },
  glows: (el) => session.choosing.glowing.has(el),
  mark: (el) => session.mark(el),
  pick: (el) => session.choosing.pick(el, null),
  hover: (el) => (session.choosing.hoveredEl = el),
  get preview() {
    return session.choosing.preview;
  },
  get events() {
    return session.frame?.events ?? [];
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
