// The choice of a backend on a page that has both (connection.ts): the one that the reader prefers, and the local server
// while the server cannot be reached.
import { chooseBackend, hasBoth, isLocal, onReachability, type Where } from './connection';
import { offeredGames } from './offered';

const storageKey = 'drover.place';

function storedPreference(): Where {
  try {
    return hasBoth && localStorage.getItem(storageKey) === 'device' ? 'device' : 'server';
  } catch {
    return 'server';
  }
}

class Place {
  wish = $state<Where>(storedPreference());
  /** True if the server failed to answer the last request. */
  away = $state(false);
  /** True if the local server answers while the server does not. */
  private stands = $state(false);
  /** The backend at which new tables are made. */
  at = $derived<Where>(isLocal || this.wish === 'device' || (this.away && this.stands) ? 'device' : 'server');
  /** True if the local server replaces the preferred server at the moment. */
  standsIn = $derived(hasBoth && this.wish === 'server' && this.at === 'device');

  constructor() {
    this.follow();
    onReachability((reached) => this.note(!reached));
  }

  choose(wish: Where): void {
    this.wish = wish;
    try {
      localStorage.setItem(storageKey, wish);
    } catch {
      // Nothing can be stored here: the choice lasts until the page is closed.
    }
    this.follow();
  }

  private note(away: boolean): void {
    if (away === this.away) return;
    this.away = away;
    this.stands = false;
    this.follow();
    if (!away || !hasBoth) return;
    const answered = (stands: boolean): void => {
      this.stands = stands && this.away;
      this.follow();
    };
    offeredGames('device').then(
      () => answered(true),
      () => answered(false),
    );
  }

  private follow(): void {
    chooseBackend(this.at);
    this.told(this.at);
  }
  private told: (at: Where) => void = () => {};
  /** Calls the listener now and whenever the backend changes. There is one listener: the page's catalogue. */
  tell(listener: (at: Where) => void): void {
    this.told = listener;
    listener(this.at);
  }
}

export const place = new Place();
