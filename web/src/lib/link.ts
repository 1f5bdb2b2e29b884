// Links to tables: /t/TABLE#KEY, with comma-separated keys for several seats at one screen. A key is the link of a free
// seat, the key of a taken seat or a spectator's key. A table of this device has the link #/t/TABLE/KEY behind the address
// of the page. On a page without a server, which is a single file, all links have this form.

import { hasBothBackends, isOfflinePage, backendOf, rememberLocalTable } from './connection';

export interface TableLink {
  table: string;
  keys: string[];
}

const keyPattern = /^[0-9a-f]{32}$/i;
const tablePattern = /^[\w-]{1,64}$/;

export function keysIn(fragment: string): string[] {
  return fragment
    .replace(/^#/, '')
    .split(',')
    .filter((key) => keyPattern.test(key))
    .map((key) => key.toLowerCase());
}

function readFragment(fragment: string): TableLink | null {
  const match = /^#\/t\/([^/?#]+)\/?([^/?#]*)$/.exec(fragment);
  if (!match || !tablePattern.test(match[1]!)) return null;
  return { table: match[1]!, keys: keysIn(match[2]!) };
}

/** The table and keys of a path and fragment, or null if they are no link to a table. */
export function readLink(path: string, fragment: string, local = isOfflinePage, both = hasBothBackends): TableLink | null {
  if (local) return readFragment(fragment);
  const own = both ? readFragment(fragment) : null;
  if (own) {
    rememberLocalTable(own.table);
    return own;
  }
  const match = /\/t\/([^/?#]+)\/?$/.exec(path);
  if (!match || !tablePattern.test(match[1]!)) return null;
  return { table: match[1]!, keys: keysIn(fragment) };
}

/** The table and keys of a pasted link, with or without the host; null if it is no link to a table or has no key. */
export function readPasted(text: string): TableLink | null {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  if (hash < 0) return null;
  const link = readLink(trimmed.slice(0, hash).replace(/\?.*$/, ''), trimmed.slice(hash));
  return link && link.keys.length > 0 ? link : null;
}

/** The relative address of a fragment of the page, such as '#new'; '' is the lobby. */
export function addressOf(place: string, local = isOfflinePage): string {
  return local ? place || '#' : `/${place}`;
}

export function linkPath(table: string, keys: string[], local = isOfflinePage, here = backendOf(table) === 'device'): string {
  return local || here ? addressOf(`#/t/${table}/${keys.join(',')}`, local) : `/t/${table}#${keys.join(',')}`;
}
/** True if a link leads to a table of this device. */
export const leadsHere = (path: string): boolean => path.includes('#/t/');

/** The absolute address of a path of this page, to give to other people. */
export function fullLink(path: string, local = isOfflinePage): string {
  return `${location.origin}${local ? location.pathname : ''}${path}`;
}
