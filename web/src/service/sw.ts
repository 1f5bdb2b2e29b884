// The service worker: caches the files of the page, so that the page opens without a connection. It never handles requests
// to the API (/api), and it replaces an older version only when a page tells it to (lib/pageUpdates.ts).
import { cacheName, fileFor, isImmutable, lockName, outdated, type FileList } from './plan';

// Types of the service worker interfaces used here. TypeScript's own library for them conflicts with that for pages.
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface MessageToWorker extends ExtendableEvent {
  data: PageMessage;
  ports: readonly MessagePort[];
}
declare const self: {
  DROVER_FILES: FileList;
  registration: { scope: string; installing: object | null; waiting: object | null };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', heard: (event: MessageToWorker) => void): void;
};

/** A message from a page to the service worker. */
export type PageMessage =
  /** The page is open. The answer is the name of the lock to hold. */
  | { say: 'hello' }
  /** Addresses that the page fetched before the service worker was active; their files are cached. */
  | { say: 'visited'; urls: string[] }
  /** The page is idle: cache all other files. */
  | { say: 'rest' }
  /** Replace the older service worker now. */
  | { say: 'apply' };

const build = self.DROVER_FILES;
const scope = self.registration.scope;
const ownCache = cacheName(scope, build.version);
const urlOf = (file: string): string => new URL(file, scope).href;

async function cached(file: string): Promise<Response | undefined> {
  const mine = await (await caches.open(ownCache)).match(urlOf(file));
  // A file of another version is equal only if its name contains a hash of its contents.
  return mine ?? (isImmutable(file) ? caches.match(urlOf(file)) : undefined);
}

/** Copies a redirected response, because a page may not be answered with a redirected one. */
async function withoutRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  return new Response(await response.blob(), { status: response.status, headers: response.headers });
}

async function fetchFile(file: string): Promise<Response> {
  const response = await withoutRedirect(await fetch(urlOf(file), { cache: isImmutable(file) ? 'default' : 'no-cache', credentials: 'same-origin' }));
  if (response.ok) await (await caches.open(ownCache)).put(urlOf(file), response.clone());
  return response;
}

/** Milliseconds between two downloads, because of rate limits and to let the reader's requests come first. */
const pause = 80;

/** Caches files, two at a time. */
async function cacheFiles(files: readonly string[]): Promise<void> {
  const mine = await caches.open(ownCache);
  const waiting = [...files];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await mine.match(urlOf(file))) continue;
      const same = isImmutable(file) ? await caches.match(urlOf(file)) : undefined;
      if (same) await mine.put(urlOf(file), same);
      else {
        if (!(await fetchFile(file)).ok) throw new Error(`${file} is missing`);
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  };
  await Promise.all([lane(), lane()]);
}

/** Deletes outdated caches, but not while a newer version is being installed, because its cache must stay. */
async function deleteOutdated(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.flatMap(({ name }) => name ?? []));
  await Promise.all(outdated(await caches.keys(), scope, build.version, names).map((name) => caches.delete(name)));
}

/** True if this device has an older version. Then all files are cached at once, so that the page still works offline. */
async function isUpdate(): Promise<boolean> {
  return outdated(await caches.keys(), scope, build.version, new Set()).length > 0;
}

async function install(): Promise<void> {
  await cacheFiles(build.first);
  if (await isUpdate()) await cacheFiles(build.rest);
}

async function answer(file: string, request: Request): Promise<Response> {
  const there = await cached(file);
  if (there) return there;
  return isImmutable(file) && !build.first.includes(file) && !build.rest.includes(file) ? fetch(request) : fetchFile(file);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), deleteOutdated()])));
self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request, scope, build);
  if (file !== null) event.respondWith(answer(file, event.request));
});
self.addEventListener('message', (event) => {
  const { data: message } = event;
  if (message.say === 'apply') event.waitUntil(self.skipWaiting());
  if (message.say === 'hello') {
    event.ports[0]?.postMessage(lockName(scope, build.version));
    event.waitUntil(deleteOutdated());
  }
  // A file that cannot be fetched now is fetched when it is needed or the next time.
  if (message.say === 'rest') event.waitUntil(cacheFiles(build.rest).catch(() => {}));
  if (message.say === 'visited') {
    const files = message.urls.flatMap((url) => fileFor({ method: 'GET', mode: 'no-cors', url }, scope, build) ?? []);
    event.waitUntil(cacheFiles(files.filter((file) => build.rest.includes(file))).catch(() => {}));
  }
});
