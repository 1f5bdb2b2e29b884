// The service worker: keeps the files of the page on the device, so that it opens without a connection. It never touches what
// the server answers (/api), and it takes the place of an older one only when a page asks it to (lib/updates.ts).
import { cacheName, fileFor, lasts, lockName, outdated, type Kept } from './plan';

// What is used of a service worker's world; the library of types for it does not go together with that of pages.
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  data: Word;
  ports: readonly MessagePort[];
}
declare const self: {
  DROVER_FILES: Kept;
  registration: { scope: string; installing: object | null; waiting: object | null };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void;
  addEventListener(type: 'message', heard: (event: Told) => void): void;
};

/** What a page says to the worker. */
export type Word =
  /** It is there: which lock should it hold? */
  | { say: 'hello' }
  /** These addresses were fetched before the worker was there. */
  | { say: 'visited'; urls: string[] }
  /** There is time for everything else. */
  | { say: 'rest' }
  /** The older worker may go. */
  | { say: 'apply' };

const kept = self.DROVER_FILES;
const scope = self.registration.scope;
const own = cacheName(scope, kept.version);
const urlOf = (file: string): string => new URL(file, scope).href;

async function known(file: string): Promise<Response | undefined> {
  const mine = await (await caches.open(own)).match(urlOf(file));
  // What other versions call by this name is the same only if the name has the contents in it.
  return mine ?? (lasts(file) ? caches.match(urlOf(file)) : undefined);
}

/** An answer that came by a detour may not stand for the page. */
async function straight(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  return new Response(await response.blob(), { status: response.status, headers: response.headers });
}

async function fetchFile(file: string): Promise<Response> {
  const response = await straight(await fetch(urlOf(file), { cache: lasts(file) ? 'default' : 'no-cache', credentials: 'same-origin' }));
  if (response.ok) await (await caches.open(own)).put(urlOf(file), response.clone());
  return response;
}

/** So long between two files: a host counts how much one visitor asks for, and the reader's own requests come first. */
const pause = 80;

/** Few at a time: nobody waits for them. */
async function keep(files: readonly string[]): Promise<void> {
  const mine = await caches.open(own);
  const waiting = [...files];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await mine.match(urlOf(file))) continue;
      const same = lasts(file) ? await caches.match(urlOf(file)) : undefined;
      if (same) await mine.put(urlOf(file), same);
      else {
        if (!(await fetchFile(file)).ok) throw new Error(`${file} is missing`);
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  };
  await Promise.all([lane(), lane()]);
}

/** Not while a newer one prepares to take over: what it has fetched is its own. */
async function tidy(): Promise<void> {
  if (self.registration.installing || self.registration.waiting) return;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.flatMap(({ name }) => name ?? []));
  await Promise.all(outdated(await caches.keys(), scope, kept.version, names).map((name) => caches.delete(name)));
}

/** Whether this device has an older version: whoever could play without a connection still can with the new one. */
async function isUpdate(): Promise<boolean> {
  return outdated(await caches.keys(), scope, kept.version, new Set()).length > 0;
}

async function install(): Promise<void> {
  await keep(kept.first);
  if (await isUpdate()) await keep(kept.rest);
}

async function answer(file: string, request: Request): Promise<Response> {
  const there = await known(file);
  if (there) return there;
  return lasts(file) && !kept.first.includes(file) && !kept.rest.includes(file) ? fetch(request) : fetchFile(file);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidy()])));
self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request, scope, kept);
  if (file !== null) event.respondWith(answer(file, event.request));
});
self.addEventListener('message', (event) => {
  const { data: word } = event;
  if (word.say === 'apply') event.waitUntil(self.skipWaiting());
  if (word.say === 'hello') {
    event.ports[0]?.postMessage(lockName(scope, kept.version));
    event.waitUntil(tidy());
  }
  // What cannot be had now is fetched when it is needed, or the next time.
  if (word.say === 'rest') event.waitUntil(keep(kept.rest).catch(() => {}));
  if (word.say === 'visited') {
    const files = word.urls.flatMap((url) => fileFor({ method: 'GET', mode: 'no-cors', url }, scope, kept) ?? []);
    event.waitUntil(keep(files.filter((file) => kept.rest.includes(file))).catch(() => {}));
  }
});
