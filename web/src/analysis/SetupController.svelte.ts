// Setting up a position by hand, between turns. The server checks every change: a valid position is drawn; for an
// invalid one the problem is shown and the last valid position stays on the board.
import { api, ApiError } from '../lib/api';
import type { Json } from '../lib/types';
import { refusalText } from '../lib/sentences';
import { changed, Form, pathIn, type Path } from './fields';
import { betweenTurns, dragRulesOf } from './dragRules';
import type { AnalysisSession, PositionView } from './session.svelte';

/** Number of changes that can be undone. */
const maxUndo = 100;

export class SetupController {
  isOpen = $state(false);
  /** The edited position, valid or not. */
  position = $state.raw<Json>(null);
  /** The last valid position. */
  lastValid = $state.raw<PositionView | null>(null);
  /** The server's sentence about the problem; empty for a valid position. */
  problem = $state('');
  checking = $state(false);
  form = $state.raw<Form | null>(null);
  /** The board element that is being moved. */
  held = $state<string | null>(null);
  private before = $state.raw<readonly Json[]>([]);
  private checks = 0;

  constructor(private readonly session: AnalysisSession) {}

  /** The part of the position that the problem is about. */
  readonly problemPath = $derived.by((): Path | null => pathIn(this.problem));
  readonly canUndo = $derived.by(() => this.before.length > 0);

  async begin(): Promise<void> {
    const { shown } = this.session;
    if (!shown || this.isOpen) return;
    this.session.search.stop();
    this.session.choosing.chooser = null;
    this.position = betweenTurns(shown.position, this.session.gameFamily);
    this.before = [];
    this.problem = '';
    this.lastValid = shown;
    this.held = null;
    this.isOpen = true;
    void this.check();
    try {
      this.form = new Form(await api.analysis('fields', { start: { position: this.position } }));
    } catch (error) {
      this.showProblem(error);
    }
  }
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.checks++;
    this.lastValid = null;
    this.held = null;
    this.form = null;
    this.problem = '';
  }
  cancel(): void {
    this.close();
    this.session.search.start();
  }
  /** Opens a new tree that begins with the valid position. */
  async accept(): Promise<void> {
    if (this.problem || this.checking) return;
    const { position } = this;
    this.close();
    await this.session.beginWith(position);
  }

  change(path: Path, value: Json): void {
    this.setPosition(changed(this.position, path, value));
  }
  setPosition(position: Json): void {
    this.before = [...this.before.slice(-maxUndo), this.position];
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

  private showProblem(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.problem = error.code === 'bad_request' && error.sentence ? error.sentence : refusalText(error.code, error.sentence);
  }
  private async check(): Promise<void> {
    const number = ++this.checks;
    this.checking = true;
    try {
      const checked = await api.analysis('look', { start: { position: this.position } });
      if (number !== this.checks) return;
      this.lastValid = checked;
      this.problem = '';
    } catch (error) {
      if (number === this.checks) this.showProblem(error);
    } finally {
      if (number === this.checks) this.checking = false;
    }
  }

  /** Gives a seat the next turn: the first turn number that the server accepts. */
  async giveTurn(seat: number): Promise<void> {
    const rules = dragRulesOf(this.session.gameFamily);
    if (!rules) return;
    const from: number = Math.max(1, this.position.turn);
    for (let turn = from; turn < from + 5; turn++) {
      const position = rules.atTurnOf(this.position, seat, turn);
      try {
        await api.analysis('look', { start: { position } });
      } catch (error) {
        const last = turn === from + 4;
        if (!last && error instanceof ApiError && error.code === 'bad_request' && /[Tt]urn/.test(error.sentence)) continue;
      }
      this.setPosition(position);
      return;
    }
  }
  readonly canGiveTurn = $derived.by(() => dragRulesOf(this.session.gameFamily) !== null);

  // ---- moving elements ------------------------------------------------------------------------------------

  private get seat(): number {
    return this.session.me ?? 1;
  }
  canTake(el: string): boolean {
    return this.isOpen && (dragRulesOf(this.session.gameFamily)?.canTake(this.position, el, this.seat) ?? false);
  }
  /** True if the element can be taken or, while another one is held, if that can be dropped on it. */
  glows(el: string): boolean {
    if (!this.isOpen) return false;
    return this.held === null ? this.canTake(el) : this.held !== el && this.positionAfterDrop(el) !== null;
  }
  mark(el: string): 'preview' | null {
    return this.held === el ? 'preview' : null;
  }
  private positionAfterDrop(el: string): Json | null {
    if (this.held === null) return null;
    return dragRulesOf(this.session.gameFamily)?.moved(this.position, this.held, el, this.seat) ?? null;
  }
  /** Takes an element, or drops the held one on it. */
  takeOrDrop(el: string): void {
    if (this.held === el) this.held = null;
    else if (this.held === null) this.held = this.canTake(el) ? el : null;
    else {
      const position = this.positionAfterDrop(el);
      if (position) this.setPosition(position);
      this.held = null;
    }
  }
}
