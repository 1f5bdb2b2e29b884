// Where the reader is: the lobby, making a table, at one, or reading the record book or the almanac. The address always leads back to the same place.
import { bookAddress, readBook, type BookPlace } from './book';
import { bookIn } from './books';
import { keysIn, linkPath, readLink, type TableLink } from './link';
import { recentGame } from './recent';

export type Route =
  | { at: 'lobby' | 'new' | 'solo' }
  /** With the book that a link brings from another device. */
  | { at: 'record'; book: string | null }
  | { at: 'book'; open: BookPlace }
  | ({ at: 'table' } & TableLink);

function readAddress(): Route {
  const link = readLink(location.pathname, location.hash);
  if (link) {
    // The link without its key, on a device that has been there: its own seats.
    const keys = link.keys.length > 0 ? link.keys : (recentGame(link.table)?.mine ?? []);
    return { at: 'table', table: link.table, keys };
  }
  if (location.hash === '#new') return { at: 'new' };
  if (location.hash === '#solo') return { at: 'solo' };
  const open = readBook(location.hash);
  if (open) return { at: 'book', open };
  const book = bookIn(location.hash);
  return book || location.hash === '#record' ? { at: 'record', book } : { at: 'lobby' };
}

class Router {
  route = $state.raw<Route>(readAddress());

  constructor() {
    const follow = () => (this.route = readAddress());
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
  }

  private go(path: string): void {
    history.pushState(null, '', path);
    this.route = readAddress();
    scrollTo(0, 0);
  }
  toLobby(): void {
    this.go('/');
  }
  toNew(): void {
    this.go('/#new');
  }
  toSolo(): void {
    this.go('/#solo');
  }
  toRecord(): void {
    this.go('/#record');
  }
  toBook(open: BookPlace): void {
    this.go(`/${bookAddress(open)}`);
  }
  /** The record without the secret that led here: it should not stay in the address. */
  hideBook(): void {
    history.replaceState(null, '', '/#record');
    this.route = readAddress();
  }
  /** At the same table with other keys: a link has become a key of one's own. */
  showKeys(keys: string[]): void {
    history.replaceState(null, '', `#${keys.join()}`);
  }
  toTable(table: string, keys: string[]): void {
    this.go(linkPath(table, keys));
  }
}

export const router = new Router();
export { keysIn };
