// The lesson that is given at this table, if one is: what its guide says now, and how far the reader has got.
import { advice, isOver, stepNow, type Lesson, type Part, type Scene, type Step } from '../lib/guide';
import { lessonFor } from '../lessons';
import { recentGame, rememberLesson } from '../lib/recent';
import type { Choice } from '../lib/types';
import type { TableSession } from './session.svelte';

const nothing: ReadonlySet<string> = new Set();

export class GuideDesk {
  private lesson = $state.raw<Lesson | null>(null);
  private name = '';
  private read = $state.raw(nothing);
  /** Only its title is shown; what it points at stays marked. */
  folded = $state(false);
  /** The reader has chosen something else than was advised. */
  strayed = $state(false);

  constructor(private readonly session: TableSession) {}

  /** Reads the lesson that this device has begun at this table. */
  async open(): Promise<Lesson | null> {
    const begun = recentGame(this.session.id)?.lesson;
    if (!begun || begun.over) return null;
    this.name = begun.name;
    this.read = new Set(begun.read);
    this.lesson = await lessonFor(begun.name);
    return this.lesson;
  }

  private scene = $derived.by((): Scene | null => {
    const { me, now, log, past } = this.session;
    // What was done decides what is told: without the beginning of the log nothing is.
    if (me === null || !now || !log.isWhole || past.lookingBack) return null;
    const deeds = log.moves.flatMap((update) => (update.events ?? []).filter((event) => event.seat === me));
    return { view: now, me, choices: this.session.choosing.choices, deeds };
  });
  /** Whether there is a guide at this table. */
  here = $derived.by((): boolean => this.lesson !== null && this.scene !== null && !isOver(this.lesson, this.read));
  private now = $derived.by(() => (this.here ? stepNow(this.lesson!, this.scene!, this.read) : null));

  step = $derived.by((): Step | null => this.now?.step ?? null);
  number = $derived.by((): number | null => this.now?.number ?? null);
  get steps(): number {
    return this.lesson?.steps.length ?? 0;
  }
  figures = $derived.by(() => (this.scene && this.step?.figures?.(this.scene)) ?? {});
  choice = $derived.by((): Choice | null => (this.here ? advice(this.lesson!, this.step, this.scene!) : null));
  points = $derived.by((): ReadonlySet<string> => new Set(this.step?.points));
  part = $derived.by((): Part | null => this.step?.part ?? null);
  /** The panel that shows what the guide speaks of. */
  panel = $derived.by((): string => {
    if (this.part) return this.part;
    const [el] = [...this.points, ...(this.choice?.elements ?? [])];
    return el ? (this.session.board?.panelOf(el) ?? '') : '';
  });

  /** The reader has read what is told now. */
  goOn(): void {
    if (!this.step?.reading) return;
    this.read = new Set([...this.read, this.step.id]);
    rememberLesson(this.session.id, { name: this.name, read: [...this.read], over: isOver(this.lesson!, this.read) });
  }
  taken(choice: Choice): void {
    this.strayed = this.choice !== null && choice.move !== this.choice.move;
  }
}
