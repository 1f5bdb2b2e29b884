// Where old tables go: whoever plays rarely is told in time.

const notice = 14 * 86_400;

/** Whether a table that is kept until then (in seconds since 1970) goes so soon that it should be said. */
export function goesSoon(until: number | null, now = Date.now()): boolean {
  return until !== null && until - now / 1000 < notice;
}
