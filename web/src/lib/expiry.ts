// The expiry of tables: servers may delete tables that nobody uses for a long time.

const notice = 14 * 86_400;

/** True if a table that expires at `until` (seconds since 1970; null: never) does so within the next two weeks. */
export function expiresSoon(until: number | null, now = Date.now()): boolean {
  return until !== null && until - now / 1000 < notice;
}
