// Setting a position up by hand. What was changed is shown to the engine at once: what fits is drawn, and what does not is said,
// while the last position that fitted stays on the board.
import { api, ApiError } from '../lib/api';
import type { Json } from '../lib/types';
import { refusalText } from '../lib/words';
import { changed, Form, pathIn, type Fields, type Path } from './fields';
import { handsOf } from './hands';
import type { AnalysisSession, Look } from './session.svelte';

/** Steps that can be taken back. */
const most = 100;

export class SetupDesk {
  open = $state(false);
  /** As it was changed, whether it fits or not. */
  position = $state.raw<Json>(null);
  /** The last that fitted. */
  shown = $state.raw<Look | null>(null);
  /** The engine's sentence about what does not fit. */
  problem = $state('');
  checking = $state(false);
  form = $state.raw<Form | null>(null);
  /** A thing of the board that is being taken somewhere. */
  held = $state<string | null>(null);
  private before = $state.raw<readonly Json[]>([]);
  private checks = 0;

  constructor(private readonly session: AnalysisSession) {}

  readonly wrong = $derived.by((): Path | null => pathIn(this.problem));
  readonly canUndo = $derived.by(() => this.before.length > 0);

  async begin(): Promise<void> {
    const { look } = this.session;
    if (!look || this.open) return;
    this.session.engine.stop();
    this.session.choosing.chooser = null;
    this.position = look.position;
    this.before = [];
    this.problem = '';
    this.shown = look;
    this.held = null;
    this.open = true;
    try {
      this.form = new Form(await api.analysis<Fields>('fields', { start: { position: look.position } }));
    } catch (error) {
      this.refuse(error);
    }
  }
  close(): void {
    if (!this.open) return;
    this.open = false;
    this.checks++;
    this.shown = null;
    this.held = null;
    this.form = null;
    this.problem = '';
  }
  cancel(): void {
    this.close();
    this.session.engine.look();
  }
  /** The tree begins with it. */
  async done(): Promise<void> {
    if (this.problem || this.checking) return;
    const { position } = this;
    this.close();
    await this.session.beginWith(position);
  }

  change(path: Path, value: Json): void {
    this.put(changed(this.position, path, value));
  }
  put(position: Json): void {
    this.before = [...this.before.slice(-most), this.position];
    this.position = position;
    void this.check();
  }
  undo(): void {
    const last = this.before[this.before.length - 1];
    if (last === undefined) return;
    this.before = this.before.slice(0, -1);
    this.position = last;
    void this.check();
  }

  private refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.problem = error.code === 'bad_request' && error.sentence ? error.sentence : refusalText(error.code, error.sentence);
  }
  private async check(): Promise<void> {
    const number = ++this.checks;
    this.checking = true;
    try {
      const look = await api.analysis<Look>('look', { start: { position: this.position } });
      if (number !== this.checks) return;
      this.shown = look;
      this.problem = '';
    } catch (error) {
      if (number === this.checks) this.refuse(error);
    } finally {
      if (number === this.checks) this.checking = false;
    }
  }

  /** Gives a seat the next turn. Which number it can have the engine knows. */
  async giveTurn(seat: number): Promise<void> {
    const hands = handsOf(this.session.gameFamily);
    if (!hands) return;
    const from: number = Math.max(1, this.position.turn);
    for (let turn = from; turn < from + 5; turn++) {
      const position = hands.turn(this.position, seat, turn);
      try {
        await api.analysis<Look>('look', { start: { position } });
      } catch (error) {
        const last = turn === from + 4;
        if (!last && error instanceof ApiError && error.code === 'bad_request' && /[Tt]urn/.test(error.sentence)) continue;
      }
      this.put(position);
      return;
    }
  }
  readonly turns = $derived.by(() => handsOf(this.session.gameFamily) !== null);

  // ---- by hand ----------------------------------------------------------------------------------------

  private get seat(): number {
    return this.session.me ?? 1;
  }
  holds(el: string): boolean {
    return this.open && (handsOf(this.session.gameFamily)?.holds(this.position, el, this.seat) ?? false);
  }
  /** Everything may be a place for what is held: the engine says where it cannot be. */
  glows(el: string): boolean {
    if (!this.open) return false;
    return this.held === null ? this.holds(el) : this.held !== el && this.lands(el) !== null;
  }
  mark(el: string): 'preview' | null {
    return this.held === el ? 'preview' : null;
  }
  private lands(el: string): Json | null {
    if (this.held === null) return null;
    return handsOf(this.session.gameFamily)?.moved(this.position, this.held, el, this.seat) ?? null;
  }
  /** Takes a thing, or lays down what is held. */
  touch(el: string): void {
    if (this.held === el) this.held = null;
    else if (this.held === null) this.held = this.holds(el) ? el : null;
    else {
      const position = this.lands(el);
      if (position) this.put(position);
      this.held = null;
    }
  }
}
