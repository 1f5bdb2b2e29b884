// Where the reader is: the lobby, making a table, or at one. The address always leads back to the same place.
import { keysIn, linkPath, readLink, type TableLink } from './link';
import { recentGame } from './recent';

export type Route = { at: 'lobby' } | { at: 'new' } | ({ at: 'table' } & TableLink);

function readAddress(): Route {
  const link = readLink(location.pathname, location.hash);
  if (link) {
    // The link without its key, on a device that has been there: its own seats.
    const keys = link.keys.length > 0 ? link.keys : (recentGame(link.table)?.mine ?? []);
    return { at: 'table', table: link.table, keys };
  }
  return location.hash === '#new' ? { at: 'new' } : { at: 'lobby' };
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
  toTable(table: string, keys: string[]): void {
    this.go(linkPath(table, keys));
  }
}

export const router = new Router();
export { keysIn };
