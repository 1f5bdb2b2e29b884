// The recent games as the lobby shows them, kept up to date while somebody looks at it.
import { api } from './api';
import { hasBoth } from './connection';
import { amend, recentGames, storageKey, type RecentGame } from './recent';
import { inOrder, peopleWait, readStandings } from './returning';
import { openTables } from './tab.svelte';

const everyMinute = 60_000;

class Waiting {
  games = $state.raw<RecentGame[]>([]);
  /** The time the list is told at. */
  now = $state(Date.now());
  private reading = false;

  /** Tables that wait for the reader: those open in other tabs, and those at which people wait. */
  get tables(): Set<string> {
    return new Set([...openTables.elsewhere, ...this.games.filter(peopleWait).map((game) => game.table)]);
  }

  load(): void {
    // What lives on this device cannot be opened by a page without the program for it.
    this.games = inOrder(recentGames().filter((game) => !game.here || hasBoth));
    this.now = Date.now();
  }

  /** From now on, until the function it returns is called. */
  watch(): () => void {
    let stopped = false;
    const look = (): void => {
      this.load();
      if (document.hidden || this.reading) return;
      this.reading = true;
      void readStandings({
        // A table of this device changes only while it is open here, and writes that down.
        games: () => recentGames().filter((game) => !game.here),
        newest: api.newestMove,
        table: api.table,
        amend: (table, news) => {
          amend(table, news);
          if (!stopped) this.load();
        },
        stopped: () => stopped || document.hidden,
      }).finally(() => (this.reading = false));
    };
    // Tables in other tabs write down what happens there.
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

export const waiting = new Waiting();
