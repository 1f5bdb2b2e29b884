// The decisions of the service worker, free of browser interfaces: which files of a build it caches, and which requests it
// answers with them. Files are named by their path relative to the folder of the page.

/** The file list of a build, which scripts/precache.mjs writes into the service worker. */
export interface FileList {
  /** A hash of the contents of all files. */
  version: string;
  /** The files that the first screen needs in any case. '' is the page itself. */
  first: string[];
  /** All other files of the build, in the order in which they are cached. */
  rest: string[];
}

/** The prefix of cache names. It contains the folder, because several folders of one host may have a page each. */
const prefix = (scope: string): string => `drover:${new URL(scope).pathname}:`;
export const cacheName = (scope: string, version: string): string => prefix(scope) + version;
/** The name of the lock that every page of this version holds while it is open. */
export const lockName = (scope: string, version: string): string => `page of ${cacheName(scope, version)}`;

/** The caches of other versions that no open page uses. */
export function outdated(names: readonly string[], scope: string, version: string, held: ReadonlySet<string>): string[] {
  const begin = prefix(scope);
  return names.filter((name) => {
    const other = name.startsWith(begin) ? name.slice(begin.length) : version;
    return other !== version && !held.has(lockName(scope, other));
  });
}

export interface FileRequest {
  method: string;
  mode: string;
  url: string;
}

/** True if a file is immutable because its name contains a hash of its contents. */
export const isImmutable = (file: string): boolean => file.startsWith('assets/');

/** The file that answers a request; null for requests to the API, to other hosts or for pages outside this build. */
export function fileFor({ method, mode, url }: FileRequest, scope: string, files: FileList): string | null {
  const { origin, pathname, search } = new URL(url);
  const folder = new URL(scope);
  if (method !== 'GET' || origin !== folder.origin || !pathname.startsWith(folder.pathname)) return null;
  const path = pathname.slice(folder.pathname.length);
  const has = (file: string): boolean => files.first.includes(file) || files.rest.includes(file);
  if (mode === 'navigate') {
    // The server, too, answers the link of a table with table.html.
    if (/^t\/[^/]+\/?$/.test(path)) return has('table.html') ? 'table.html' : '';
    return path === '' || path === 'index.html' ? '' : null;
  }
  if (search) return null;
  // A page of an older version may still request its own files.
  return has(path) || isImmutable(path) ? path : null;
}
