// Keeps the tables: a house (src/api/local_server.h) and what it needs. What a house tells is first written, then told.
import type { Asked, News, Told } from './messages';
import { Module } from './module';
import type { Storage } from './storage';
import { Thinkers } from './thinkers';

const full = {
  error: { code: 'internal', sentence: 'This browser has no room left to store this. Nothing was changed.' },
};

/** A tab, and the number it has for a request or a line. */
interface Place {
  tab: string;
  number: number;
}

export class Keeper {
  private readonly requests = new Map<number, Place>();
  private readonly lines = new Map<number, Place>();
  private readonly byPlace = new Map<string, number>();
  private next = 1;
  private thinkers: Thinkers;
  /** What is on its way to the disk, one after the other. */
  private written: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Counts houses: what was begun for an earlier one is nobody's any more. */
  private house = 0;
  /** None while one is made from what is kept: whoever asks then is told that all is lost, and asks again. */
  private module: Module | null = null;

  private constructor(
    private readonly program: WebAssembly.Module,
    private readonly storage: Storage,
    private readonly makeThinkers: (found: (job: number, found: string) => void) => Thinkers,
    private readonly tell: (tab: string, told: Told) => void,
    private readonly lost: () => void,
  ) {
    this.thinkers = this.newThinkers();
  }

  static async begin(
    program: WebAssembly.Module,
    storage: Storage,
    makeThinkers: (found: (job: number, found: string) => void) => Thinkers,
    tell: (tab: string, told: Told) => void,
    lost: () => void,
  ): Promise<Keeper> {
    const keeper = new Keeper(program, storage, makeThinkers, tell, lost);
    await keeper.restore();
    return keeper;
  }

  /** What the house and its thinkers have taken. */
  get bytes(): number {
    return (this.module?.bytes ?? 0) + this.thinkers.bytes;
  }

  ask(tab: string, asked: Asked): void {
    switch (asked.kind) {
      case 'request': {
        const number = this.next++;
        this.requests.set(number, { tab, number: asked.number });
        const { method, target, key, body } = asked;
        this.call('request', { number, method, target, key, body });
        break;
      }
      case 'open': {
        const line = this.next++;
        this.lines.set(line, { tab, number: asked.line });
        this.byPlace.set(`${tab} ${asked.line}`, line);
        this.call('open', { line });
        break;
      }
      case 'say': {
        const line = this.byPlace.get(`${tab} ${asked.line}`);
        if (line !== undefined) this.call('say', { line, text: asked.text });
        break;
      }
      case 'close': {
        const line = this.byPlace.get(`${tab} ${asked.line}`);
        if (line !== undefined) this.closeLine(line);
        break;
      }
    }
  }
  /** A tab was closed. */
  leave(tab: string): void {
    for (const [line, place] of this.lines) if (place.tab === tab) this.closeLine(line);
    for (const [number, place] of this.requests) if (place.tab === tab) this.requests.delete(number);
  }

  private closeLine(line: number): void {
    this.forgetLine(line);
    this.call('close', { line });
  }
  private forgetLine(line: number): void {
    const place = this.lines.get(line);
    if (!place) return;
    this.lines.delete(line);
    this.byPlace.delete(`${place.tab} ${place.number}`);
  }

  private newThinkers(): Thinkers {
    return this.makeThinkers((job, found) => this.call('done', { job, found }));
  }

  private call(what: string, more: Record<string, unknown> = {}): void {
    if (!this.module) return;
    let news: News;
    try {
      news = this.module.call<News>(what, more);
    } catch (error) {
      // It should not happen; what is kept is sound all the same.
      console.error(error);
      this.module = null;
      this.written = this.written.then(() => this.startAnew());
      return;
    }
    this.take(news);
  }

  private take(news: News): void {
    const house = this.house;
    for (const job of news.unwanted) this.thinkers.forget(job);
    // Thinking may begin before the move is on the disk: should that fail, it is forgotten.
    for (const [job, text, shared, net] of news.wanted) this.thinkers.think({ job, text, shared, net });
    if (news.tick_in !== null) {
      this.timer ??= setTimeout(() => {
        this.timer = null;
        this.call('tick');
      }, news.tick_in);
    }
    if (news.kept.length + news.told.length + news.answered.length === 0) return;
    this.written = this.written.then(async () => {
      if (house !== this.house) return;
      try {
        if (news.kept.length > 0) await this.storage.write(news.kept);
      } catch {
        for (const [number] of news.answered) this.answer(number, 507, 'application/json', JSON.stringify(full));
        await this.startAnew();
        return;
      }
      this.spread(news);
    });
  }

  private spread(news: News): void {
    for (const [line, text] of news.told) {
      const place = this.lines.get(line);
      if (!place) continue;
      if (text === null) this.forgetLine(line);
      this.tell(place.tab, { kind: 'told', line: place.number, text });
    }
    for (const [number, status, type, body] of news.answered) this.answer(number, status, type, body);
  }
  private answer(request: number, status: number, type: string, body: string): void {
    const place = this.requests.get(request);
    this.requests.delete(request);
    if (place) this.tell(place.tab, { kind: 'answered', number: place.number, status, type, body });
  }

  /** What could not be written has not happened: the house is as it was kept. */
  private async startAnew(): Promise<void> {
    this.module = null;
    this.thinkers.end();
    this.thinkers = this.newThinkers();
    this.requests.clear();
    this.lines.clear();
    this.byPlace.clear();
    await this.restore();
    this.lost();
  }
  private async restore(): Promise<void> {
    ++this.house;
    const module = await Module.start(this.program);
    module.call('house', { kept: await this.storage.all() });
    this.module = module;
  }
}
