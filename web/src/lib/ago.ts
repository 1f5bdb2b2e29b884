// How long ago something was, in the reader's words: "3 hours ago", "gestern".
import type { Lang } from './i18n/format';

const units = [
  ['year', 365 * 86400],
  ['month', 30 * 86400],
  ['week', 7 * 86400],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Both in milliseconds since 1970. What a clock that goes wrong puts into the future is now. */
export function ago(time: number, lang: Lang, now = Date.now()): string {
  const seconds = Math.max(0, now - time) / 1000;
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.trunc(seconds / length), unit);
}
