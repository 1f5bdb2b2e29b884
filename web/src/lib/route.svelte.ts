// Where the reader is: the lobby, making a table, at one, or reading the record book or the almanac. The address always leads back to the same place.
import { bookAddress, readBook, type BookPlace } from './book';
import { bookIn } from './books';
import { linkPath, type TableLink } from './link';
import { tableAt } from './recent';

export type Route =
  | { at: 'lobby' | 'new' | 'solo' }
  /** With the book that a link brings from another device. */
  | { at: 'record'; book: string | null }
  | { at: 'book'; open: BookPlace }
  | ({ at: 'table' } & TableLink);

function readAddress(): Route {
  const link = tableAt(location);
  if (link) return { at: 'table', ...link };
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
  toTable(table: string, keys: string[]): void {
    this.go(linkPath(table, keys));
  }
}

export const router = new Router();
