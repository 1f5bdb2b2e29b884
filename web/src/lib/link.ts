// Links to tables: /t/TABLE#KEY, several keys with commas between for several seats at one screen. A key is the link of a
// seat nobody has taken, a key of one's own, or one for watching. What leads to a table of this device stands behind the # of
// the page: #/t/TABLE/KEY. Without a server all addresses are so, and one file.

import { hasBoth, isLocal, placeOf, settleHere } from './connection';

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

/** The table and keys of a path and fragment, or null if it is no link to a table. */
export function readLink(path: string, fragment: string, local = isLocal, both = hasBoth): TableLink | null {
  if (local) return readFragment(fragment);
  const own = both ? readFragment(fragment) : null;
  if (own) {
    settleHere(own.table);
    return own;
  }
  const match = /\/t\/([^/?#]+)\/?$/.exec(path);
  if (!match || !tablePattern.test(match[1]!)) return null;
  return { table: match[1]!, keys: keysIn(fragment) };
}

/** The same from what somebody pasted, with or without the host. */
export function readPasted(text: string): TableLink | null {
  const trimmed = text.trim();
  const hash = trimmed.indexOf('#');
  if (hash < 0) return null;
  const link = readLink(trimmed.slice(0, hash).replace(/\?.*$/, ''), trimmed.slice(hash));
  return link && link.keys.length > 0 ? link : null;
}

/** A place of the page, such as '#new'; '' is the lobby. */
export function addressOf(place: string, local = isLocal): string {
  return local ? place || '#' : `/${place}`;
}

export function linkPath(table: string, keys: string[], local = isLocal, here = placeOf(table) === 'device'): string {
  return local || here ? addressOf(`#/t/${table}/${keys.join(',')}`, local) : `/t/${table}#${keys.join(',')}`;
}
/** Whether a path leads to a table of this device. */
export const leadsHere = (path: string): boolean => path.includes('#/t/');

/** The same for somebody else: with the page it belongs to. */
export function fullLink(path: string, local = isLocal): string {
  return `${location.origin}${local ? location.pathname : ''}${path}`;
}
