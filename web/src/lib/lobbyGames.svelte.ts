// The recent games as the lobby lists them, kept up to date while the lobby is visible.
import { api } from './api';
import { hasBothBackends } from './connection';
import { updateRecentGame, recentGames, storageKey, type RecentGame } from './recentGames';
import { inOrder, hasPeopleWaiting, refreshStandings } from './recentStandings';
import { openTables } from './browserTab.svelte';

const everyMinute = 60_000;

class LobbyGames {
  games = $state.raw<RecentGame[]>([]);
  /** The time to which relative times in the list refer. */
  now = $state(Date.now());
  private reading = false;

  /** The tables that wait for the reader: tables open in other tabs, and tables at which other people wait. */
  get tables(): Set<string> {
    return new Set([...openTables.elsewhere, ...this.games.filter(hasPeopleWaiting).map((game) => game.table)]);
  }

  load(): void {
    // A page without the local server cannot open tables of this device.
    this.games = inOrder(recentGames().filter((game) => !game.here || hasBothBackends));
    this.now = Date.now();
  }

  /** Keeps the list up to date until the returned function is called. */
  watch(): () => void {
    let stopped = false;
    const look = (): void => {
      this.load();
      if (document.hidden || this.reading) return;
      this.reading = true;
      void refreshStandings({
        // A table of this device changes only while it is open here, and then updates the list itself.
        games: () => recentGames().filter((game) => !game.here),
        newest: api.newestMove,
        table: api.table,
        update: (table, changes) => {
          updateRecentGame(table, changes);
          if (!stopped) this.load();
        },
        stopped: () => stopped || document.hidden,
      }).finally(() => (this.reading = false));
    };
    // Tables in other tabs update the stored list.
    const stored = ({ key }: StorageEvent): void => {
      if (key === storageKey) this.load();
    };
    const clock = setInterval(look, everyMinute);
    document.addEventListener('visibilitychange', look);
    addEventListener('storage', stored);
    look();
    return () => {
      stopped = true;
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('storage', stored);
    };
  }
}

export const lobbyGames = new LobbyGames();
