// Opens a table that has just been created.
import { rememberNew } from './recentGames';
import { router } from './route.svelte';
import type { TableKeys } from './types';

/** The keys of all seats of people at a new table. */
export const peopleKeys = (made: TableKeys): string[] => made.seats.flatMap(({ key }) => key || []);

/** Stores a new table in the list of recent games and opens it with the keys `mine`; without any, as a spectator. */
export function enterTable(game: string, made: TableKeys, mine: readonly string[]): void {
  const held = mine.length > 0 ? [...mine] : [made.spectator];
  rememberNew(game, made, held);
  router.toTable(made.table, held);
}
