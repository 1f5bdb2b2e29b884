// Relative times in the reader's language: "3 hours ago", "gestern".
import type { Lang } from './i18n/format';

const units = [
  ['year', 365 * 86400],
  ['month', 30 * 86400],
  ['week', 7 * 86400],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** The time from `time` until `now`, both in milliseconds since 1970. A time in the future counts as now. */
export function ago(time: number, lang: Lang, now = Date.now()): string {
  const seconds = Math.max(0, now - time) / 1000;
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? ['second', Infinity];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.trunc(seconds / length), unit);
}
