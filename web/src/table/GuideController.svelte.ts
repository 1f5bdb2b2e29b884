// The guide of a lesson (a first game with explanations): the current step, the advised choice, and which steps have
// been read.
import { advice, isOver, stepNow, type Lesson, type Part, type Scene, type Step } from '../lib/guide';
import { lessonFor } from '../lessons';
import { recentGame, rememberLesson } from '../lib/recentGames';
import type { BoardModule } from '../lib/board';
import type { Choice, Update, View } from '../lib/types';

interface Sources {
  readonly table: { readonly id: string; readonly me: number | null; readonly now: View | null };
  readonly game: { readonly board: BoardModule | null };
  readonly log: { readonly moves: readonly Update[]; readonly isComplete: boolean };
  readonly history: { readonly isViewing: boolean };
  readonly choosing: { readonly choices: readonly Choice[] };
}

const noElements: ReadonlySet<string> = new Set();

export class GuideController {
  private lesson = $state.raw<Lesson | null>(null);
  private lessonName = '';
  private readSteps = $state.raw(noElements);
  /** True while only the title of the guide is shown; the elements it points at stay marked. */
  folded = $state(false);
  /** True after the reader chose something other than the advised choice. */
  ignoredAdvice = $state(false);

  constructor(private readonly from: Sources) {}

  /** Loads the lesson that this device has begun at this table; null if there is none or it is over. */
  async open(): Promise<Lesson | null> {
    const begun = recentGame(this.from.table.id)?.lesson;
    if (!begun || begun.over) return null;
    this.lessonName = begun.name;
    this.readSteps = new Set(begun.read);
    this.lesson = await lessonFor(begun.name);
    return this.lesson;
  }

  private scene = $derived.by((): Scene | null => {
    const { log, history, choosing } = this.from;
    const { me, now } = this.from.table;
    // The steps depend on the reader's earlier moves, so they need the log from its beginning.
    if (me === null || !now || !log.isComplete || history.isViewing) return null;
    const ownEvents = log.moves.flatMap((update) => (update.events ?? []).filter((event) => event.seat === me));
    return { view: now, me, choices: choosing.choices, ownEvents };
  });
  /** True while the lesson is not over and the present position is shown. */
  isActive = $derived.by((): boolean => this.lesson !== null && this.scene !== null && !isOver(this.lesson, this.readSteps));
  private current = $derived.by(() => (this.isActive ? stepNow(this.lesson!, this.scene!, this.readSteps) : null));

  step = $derived.by((): Step | null => this.current?.step ?? null);
  stepNumber = $derived.by((): number | null => this.current?.number ?? null);
  get stepCount(): number {
    return this.lesson?.steps.length ?? 0;
  }
  /** Parameters for the text of the step. */
  figures = $derived.by(() => (this.scene && this.step?.figures?.(this.scene)) ?? {});
  advisedChoice = $derived.by((): Choice | null => (this.isActive ? advice(this.lesson!, this.step, this.scene!) : null));
  /** Board elements that the step points at. */
  points = $derived.by((): ReadonlySet<string> => new Set(this.step?.points));
  /** The part of the screen that the step is about. */
  part = $derived.by((): Part | null => this.step?.part ?? null);
  /** Id of the panel that shows the subject of the step; empty if there is none. */
  panel = $derived.by((): string => {
    if (this.part) return this.part;
    const [el] = [...this.points, ...(this.advisedChoice?.elements ?? [])];
    return el ? (this.from.game.board?.panelOf(el) ?? '') : '';
  });

  /** Marks the current step as read, here and in the recent games of this device. */
  markStepRead(): void {
    if (!this.step?.reading) return;
    this.readSteps = new Set([...this.readSteps, this.step.id]);
    rememberLesson(this.from.table.id, { name: this.lessonName, read: [...this.readSteps], over: isOver(this.lesson!, this.readSteps) });
  }
  /** Records whether a choice of the reader followed the advice. */
  onChoiceTaken(choice: Choice): void {
    this.ignoredAdvice = this.advisedChoice !== null && choice.move !== this.advisedChoice.move;
  }
}
