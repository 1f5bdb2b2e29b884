// What the service worker keeps and answers, without the browser: the files of one build, by their path below its folder.

/** Written into the worker when the page is built (scripts/precache.mjs). */
export interface Kept {
  /** Of the contents of all files. */
  version: string;
  /** What the first screen needs in any case. The page itself is ''. */
  first: string[];
  /** All other files of the build. */
  rest: string[];
}

/** Several folders of one host may have a page each: their caches are told apart by the folder. */
const prefix = (scope: string): string => `drover:${new URL(scope).pathname}:`;
export const cacheName = (scope: string, version: string): string => prefix(scope) + version;
/** Held by every page that came from this version, as long as it is open. */
export const lockName = (scope: string, version: string): string => `page of ${cacheName(scope, version)}`;

/** Of these caches those of older versions that no open page came from. */
export function outdated(names: readonly string[], scope: string, version: string, held: ReadonlySet<string>): string[] {
  const begin = prefix(scope);
  return names.filter((name) => {
    const other = name.startsWith(begin) ? name.slice(begin.length) : version;
    return other !== version && !held.has(lockName(scope, other));
  });
}

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** A file whose name changes with its contents: whoever has it need not ask again. */
export const lasts = (file: string): boolean => file.startsWith('assets/');

/**
 * The file that answers a request, or null for what is none of the worker's business: the server's own answers, other hosts,
 * pages that are not of this build.
 */
export function fileFor({ method, mode, url }: Asked, scope: string, kept: Kept): string | null {
  const { origin, pathname, search } = new URL(url);
  const folder = new URL(scope);
  if (method !== 'GET' || origin !== folder.origin || !pathname.startsWith(folder.pathname)) return null;
  const path = pathname.slice(folder.pathname.length);
  const has = (file: string): boolean => kept.first.includes(file) || kept.rest.includes(file);
  if (mode === 'navigate') {
    // The same as the server does with a table's link.
    if (/^t\/[^/]+\/?$/.test(path)) return has('table.html') ? 'table.html' : '';
    return path === '' || path === 'index.html' ? '' : null;
  }
  if (search) return null;
  // A page of an older version may still ask for its own files.
  return has(path) || lasts(path) ? path : null;
}
