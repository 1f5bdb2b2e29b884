// The choice of a backend on a page that has both (connection.ts): the one that the reader prefers, and the local
// server while the server cannot be reached.
import { chooseBackend, hasBothBackends, isOfflinePage, onReachability, type Backend } from './connection';
import { offeredGames } from './offeredGames';

const storageKey = 'drover.place';

function storedPreference(): Backend {
  try {
    return hasBothBackends && localStorage.getItem(storageKey) === 'device' ? 'device' : 'server';
  } catch {
    return 'server';
  }
}

class BackendChoice {
  preferred = $state<Backend>(storedPreference());
  /** True if the server failed to answer the last request. */
  away = $state(false);
  /** True if the local server answers while the server does not. */
  private localServerAnswers = $state(false);
  /** The backend at which new tables are made. */
  at = $derived<Backend>(isOfflinePage || this.preferred === 'device' || (this.away && this.localServerAnswers) ? 'device' : 'server');
  /** True if the local server replaces the preferred server at the moment. */
  isFallback = $derived(hasBothBackends && this.preferred === 'server' && this.at === 'device');

  constructor() {
    this.follow();
    onReachability((reached) => this.note(!reached));
  }

  choose(preferred: Backend): void {
    this.preferred = preferred;
    try {
      localStorage.setItem(storageKey, preferred);
    } catch {
      // Nothing can be stored here: the choice lasts until the page is closed.
    }
    this.follow();
  }

  private note(away: boolean): void {
    if (away === this.away) return;
    this.away = away;
    this.localServerAnswers = false;
    this.follow();
    if (!away || !hasBothBackends) return;
    const answered = (localServerAnswers: boolean): void => {
      this.localServerAnswers = localServerAnswers && this.away;
      this.follow();
    };
    offeredGames('device').then(
      () => answered(true),
      () => answered(false),
    );
  }

  private follow(): void {
    chooseBackend(this.at);
    this.listener(this.at);
  }
  private listener: (at: Backend) => void = () => {};
  /**
   * Calls the listener now and whenever the backend changes. There is one listener, which swaps the page's catalogue.
   */
  onChange(listener: (at: Backend) => void): void {
    this.listener = listener;
    listener(this.at);
  }
}

export const backendChoice = new BackendChoice();
