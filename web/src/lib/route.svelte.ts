// The router: which screen the address leads to, and navigation between screens.
import { handbookAddress, parseHandbookAddress, type HandbookPlace } from './handbook';
import { bookInFragment } from './recordBook';
import { addressOf, linkPath, type TableLink } from './link';
import { tableAt } from './recentGames';

export type Route =
  | { at: 'lobby' | 'new' | 'solo' | 'daily' }
  /** `book`: the secret of a record book, from a link of another device. */
  | { at: 'recordBook'; book: string | null }
  | { at: 'handbook'; open: HandbookPlace }
  /** `packed`: the compressed analysis that a link contains. */
  | { at: 'analysis'; packed: string | null }
  | ({ at: 'table' } & TableLink);

function readAddress(): Route {
  const link = tableAt(location);
  if (link) return { at: 'table', ...link };
  if (location.hash === '#new') return { at: 'new' };
  if (location.hash === '#solo') return { at: 'solo' };
  const analysis = /^#analysis(?:\/(.*))?$/.exec(location.hash);
  if (analysis) return { at: 'analysis', packed: analysis[1] || null };
  if (location.hash === '#daily') return { at: 'daily' };
  const open = parseHandbookAddress(location.hash);
  if (open) return { at: 'handbook', open };
  const book = bookInFragment(location.hash);
  return book || location.hash === '#record' ? { at: 'recordBook', book } : { at: 'lobby' };
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
    this.go(addressOf(''));
  }
  toNew(): void {
    this.go(addressOf('#new'));
  }
  toSolo(): void {
    this.go(addressOf('#solo'));
  }
  toDaily(): void {
    this.go(addressOf('#daily'));
  }
  toRecordBook(): void {
    this.go(addressOf('#record'));
  }
  toHandbook(open: HandbookPlace): void {
    this.go(addressOf(handbookAddress(open)));
  }
  /** Removes the secret of the record book from the address. */
  hideBookSecret(): void {
    history.replaceState(null, '', addressOf('#record'));
    this.route = readAddress();
  }
  toAnalysis(): void {
    this.go(addressOf('#analysis'));
  }
  /** Removes the compressed analysis from the address; it is stored on this device by now. */
  hideAnalysis(): void {
    history.replaceState(null, '', addressOf('#analysis'));
  }
  toTable(table: string, keys: string[]): void {
    this.go(linkPath(table, keys));
  }
}

export const router = new Router();
