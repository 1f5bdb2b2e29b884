// The page's side of the service worker (service/sw.ts): registers it after the page has loaded, tells it which files
// to cache, and activates a new version at the right moment (pageUpdates.ts).
import type { PageMessage } from '../service/sw';
import { nextStep, type Stage } from './pageUpdates';

const tableLock = 'drover at a table';
const pause = 1500;
const hour = 3_600_000;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Resolves when the page has fetched nothing for a while, so that requests of the reader come first. */
async function untilIdle(): Promise<void> {
  const fetched = (): number => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== fetched(); ) {
    before = fetched();
    await sleep(pause);
  }
}

class ServiceWorkerClient {
  /** A new version is available and the reader may activate it. */
  offered = $state(false);
  private stage: Stage = 'none';
  private requested = false;
  private atTable = false;
  private atLobby = false;
  private arrived = false;
  /** The reader has clicked or typed on the page. */
  private used = false;
  private leaveTable: (() => void) | null = null;
  private registration: ServiceWorkerRegistration | null = null;

  constructor() {
    if (typeof addEventListener === 'undefined') return;
    const markUsed = (): void => void (this.used = true);
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, markUsed, { once: true, capture: true });
  }

  /** Reports the current screen. A reader who has just arrived at the lobby is not interrupted by a reload. */
  setRoute(at: string): void {
    this.atTable = at === 'table';
    if (this.atTable && !this.leaveTable) {
      const left = new Promise<void>((done) => (this.leaveTable = done));
      void navigator.locks?.request(tableLock, { mode: 'shared' }, () => left);
    }
    if (!this.atTable) {
      this.leaveTable?.();
      this.leaveTable = null;
    }
    this.atLobby = at === 'lobby';
    this.arrived = this.atLobby;
    void this.step();
    this.arrived = false;
  }

  /** Activates the new version at the reader's request. */
  apply(): void {
    this.requested = true;
    void this.step();
  }

  async register(): Promise<void> {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    await untilIdle();
    const container = navigator.serviceWorker;
    const folder = new URL(import.meta.env.BASE_URL, location.href);
    // The first service worker of a device is as old as this page.
    let known = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (known) this.setStage('taken');
      known = true;
    });
    try {
      this.registration = await container.register(new URL('sw.js', folder));
      this.watch(this.registration);
    } catch {
      return; // The browser or the host does not allow service workers: everything else works.
    }
    const worker = (await container.ready).active;
    if (!worker) return;
    await this.holdVersionLock(container.controller ?? worker);
    const say = (message: PageMessage): void => worker.postMessage(message);
    say({ say: 'visited', urls: performance.getEntriesByType('resource').map(({ name }) => name) });
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    await untilIdle();
    say({ say: 'rest' });
  }

  /** Holds the lock of this page's version while the page is open, so that the service worker keeps its files. */
  private async holdVersionLock(worker: ServiceWorker): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const lock = await new Promise<string>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.postMessage({ say: 'hello' } satisfies PageMessage, [port2]);
    });
    void navigator.locks?.request(lock, { mode: 'shared' }, () => new Promise<void>(() => {}));
  }

  private watch(registration: ServiceWorkerRegistration): void {
    const waits = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) this.setStage('waiting');
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', waits));
    waits();
    // A page that stays open for days checks for a new version when it becomes visible, at most once an hour.
    let last = Date.now();
    document.addEventListener('visibilitychange', () => {
      void this.step();
      if (document.hidden || Date.now() - last < hour) return;
      last = Date.now();
      registration.update().catch(() => {});
    });
  }

  private setStage(stage: Stage): void {
    this.stage = stage;
    void this.step();
  }

  private async step(): Promise<void> {
    if (this.stage === 'none') return;
    const idle = this.atLobby && (this.arrived || !this.used || document.hidden);
    // The lock of a table that was just left takes a moment to be released.
    await sleep(50);
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    const anyTable = this.atTable || held.some(({ name }) => name === tableLock);
    const step = nextStep({ stage: this.stage, requested: this.requested, atTable: this.atTable, anyTable, idle });
    this.offered = step === 'offer';
    if (step === 'apply') {
      // This page reloads when the new version takes over, even if other pages do not.
      this.requested = true;
      this.registration?.waiting?.postMessage({ say: 'apply' } satisfies PageMessage);
    }
    if (step === 'reload') location.reload();
  }
}

export const service = new ServiceWorkerClient();
