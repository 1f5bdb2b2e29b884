// Where the reader plays on a page that has a server and a house of its own (connection.ts): as they like it, and on this
// device as long as the server cannot be reached.
import { choosePlace, hasBoth, isLocal, onReach, type Where } from './connection';
import { offeredGames } from './offered';

const storageKey = 'drover.place';

function storedWish(): Where {
  try {
    return hasBoth && localStorage.getItem(storageKey) === 'device' ? 'device' : 'server';
  } catch {
    return 'server';
  }
}

class Place {
  wish = $state<Where>(storedWish());
  /** The server did not answer when it was last asked. */
  away = $state(false);
  /** The house answers, though the server does not. */
  private stands = $state(false);
  /** Where new tables are made. */
  at = $derived<Where>(isLocal || this.wish === 'device' || (this.away && this.stands) ? 'device' : 'server');
  /** Whether the house stands in for the server. */
  standsIn = $derived(hasBoth && this.wish === 'server' && this.at === 'device');

  constructor() {
    this.follow();
    onReach((reached) => this.note(!reached));
  }

  choose(wish: Where): void {
    this.wish = wish;
    try {
      localStorage.setItem(storageKey, wish);
    } catch {
      // It is asked again the next time.
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
    choosePlace(this.at);
    this.told(this.at);
  }
  /** Whoever has other words for the one and the other hears it now and whenever it changes. */
  private told: (at: Where) => void = () => {};
  tell(listener: (at: Where) => void): void {
    this.told = listener;
    listener(this.at);
  }
}

export const place = new Place();
