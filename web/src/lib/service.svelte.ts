// The page's side of the service worker (service/sw.ts): fetched when everything else is there, told what it should keep, and
// asked to let a new version in at the right moment (updates.ts).
import type { Word } from '../service/sw';
import { nextStep, type Stage } from './updates';

const tableLock = 'drover at a table';
const pause = 1500;
const hour = 3_600_000;

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Until nothing has been fetched for a while: whatever the reader waits for comes first. */
async function quiet(): Promise<void> {
  const fetched = (): number => performance.getEntriesByType('resource').length;
  for (let before = -1; before !== fetched(); ) {
    before = fetched();
    await sleep(pause);
  }
}

class Service {
  /** A new version is there, and the reader may say when. */
  offered = $state(false);
  private stage: Stage = 'none';
  private asked = false;
  private atTable = false;
  private atLobby = false;
  private arrived = false;
  /** Somebody has used the page. */
  private touched = false;
  private leaveTable: (() => void) | null = null;
  private registration: ServiceWorkerRegistration | null = null;

  constructor() {
    if (typeof addEventListener === 'undefined') return;
    const touch = (): void => void (this.touched = true);
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, touch, { once: true, capture: true });
  }

  /** Where the reader is now. Whoever has just come to the lobby is in the middle of nothing. */
  stands(at: string): void {
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

  /** The reader wants the new version. */
  apply(): void {
    this.asked = true;
    void this.step();
  }

  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    await quiet();
    const container = navigator.serviceWorker;
    const folder = new URL(import.meta.env.BASE_URL, location.href);
    // With the first worker of a device there is nothing newer than this page.
    let known = container.controller !== null;
    container.addEventListener('controllerchange', () => {
      if (known) this.found('taken');
      known = true;
    });
    try {
      this.registration = await container.register(new URL('sw.js', folder));
      this.watch(this.registration);
    } catch {
      return; // A browser or a host that wants none: everything else works.
    }
    const worker = (await container.ready).active;
    if (!worker) return;
    await this.greet(container.controller ?? worker);
    const say = (word: Word): void => worker.postMessage(word);
    say({ say: 'visited', urls: performance.getEntriesByType('resource').map(({ name }) => name) });
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
    await quiet();
    say({ say: 'rest' });
  }

  /** Holds on to the files of this page's version for as long as it is open. */
  private async greet(worker: ServiceWorker): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const lock = await new Promise<string>((told) => {
      port1.onmessage = ({ data }: MessageEvent<string>) => told(data);
      worker.postMessage({ say: 'hello' } satisfies Word, [port2]);
    });
    void navigator.locks?.request(lock, { mode: 'shared' }, () => new Promise<void>(() => {}));
  }

  private watch(registration: ServiceWorkerRegistration): void {
    const waits = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) this.found('waiting');
    };
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', waits));
    waits();
    // A page that stays open for days asks by itself.
    let last = Date.now();
    document.addEventListener('visibilitychange', () => {
      void this.step();
      if (document.hidden || Date.now() - last < hour) return;
      last = Date.now();
      registration.update().catch(() => {});
    });
  }

  private found(stage: Stage): void {
    this.stage = stage;
    void this.step();
  }

  private async step(): Promise<void> {
    if (this.stage === 'none') return;
    const idle = this.atLobby && (this.arrived || !this.touched || document.hidden);
    // A table that was just left takes a moment to let go.
    await sleep(50);
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    const anyTable = this.atTable || held.some(({ name }) => name === tableLock);
    const step = nextStep({ stage: this.stage, asked: this.asked, atTable: this.atTable, anyTable, idle });
    this.offered = step === 'offer';
    if (step === 'apply') {
      // This page goes with it, even if others stay as they are.
      this.asked = true;
      this.registration?.waiting?.postMessage({ say: 'apply' } satisfies Word);
    }
    if (step === 'reload') location.reload();
  }
}

export const service = new Service();
