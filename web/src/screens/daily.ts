// Daily deals, for the lobby and their own screen: starting one, resuming it, and its result.
import { api } from '../lib/api';
import { attempts, dailyTable, dayAt, rememberAttempt, type Day } from '../lib/daily';
import { enterTable } from '../lib/enterTable';
import { t } from '../lib/i18n/i18n.svelte';
import { recentGame } from '../lib/recentGames';
import { router } from '../lib/route.svelte';
import { settings } from '../lib/settings.svelte';
import type { DailyWeek } from '../lib/types';

/** Creates a table with the deal of a day and opens it; the first attempt counts. */
export async function playDaily(daily: DailyWeek, day: Day): Promise<void> {
  const counts = !attempts()[day];
  const table = dailyTable(daily, day, settings.name, counts);
  const keys = await api.newTable(table);
  if (counts) rememberAttempt(day, keys.table, table.game, dayAt(Date.now()));
  enterTable(table.game, keys, [keys.seats[0]!.key!]);
}

/** A function that resumes the attempt that counts; null if it is over or gone. */
export function resumable(day: Day): (() => void) | null {
  const attempt = attempts()[day];
  const game = attempt && !attempt.result ? recentGame(attempt.table) : undefined;
  if (!game || game.gone || game.over || game.stopped) return null;
  return () => router.toTable(game.table, game.mine);
}

/** The result of the attempt that counts; '' before there is one. */
export function resultText(day: Day): string {
  const result = attempts()[day]?.result;
  if (!result) return '';
  const { score, against, won } = result;
  return t(won ? 'daily.won' : 'daily.not_won', { score, against });
}
