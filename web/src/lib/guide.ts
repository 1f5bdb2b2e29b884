// A guided first game: which step of a lesson is told now, what it advises and what it points at. A lesson is data
// (../lessons). Its steps are conditions on the position and on what the reader has done so far, not a script of clicks:
// whoever strays, takes something back or comes again next week is told what fits then.
import { inOrder } from './choices';
import type { Lang, Messages, Params } from './i18n/format';
import type { Choice, GameEvent, View } from './types';

/** What a lesson knows of the table. */
export interface Scene {
  view: View;
  me: number;
  /** What the reader can choose now; nothing while others play. */
  choices: readonly Choice[];
  /** What the reader's own seat has done in this game, oldest first. */
  deeds: readonly GameEvent[];
}
export type Condition = (scene: Scene) => boolean;

/** A choice as a lesson would have it: its key and, where that matters, some of its parameters. */
export interface Wish {
  key: string;
  params?: Params;
  /** Of several such choices: the one that goes farthest (the longest way, the dearest city) instead of the cheapest. */
  farthest?: boolean;
}

/** A part of the screen, as `data-panel` names it. */
export type Part = 'hand' | 'player' | 'players' | 'score' | 'trail';

export interface Step {
  /** Its words are the messages "lesson.<id>" and "lesson.<id>.title". */
  id: string;
  /** When there is occasion for it; left out: always. */
  when?: Condition;
  /** When it lies behind: it was done, or the occasion has passed. */
  until?: Condition;
  /** Nothing to do but to read it: the reader says when to go on. */
  reading?: true;
  /** What to choose, the dearest wish first. */
  wishes?: readonly Wish[];
  /** What to look at: things of the board by their element; what is wished for is pointed at anyway. */
  points?: readonly string[];
  part?: Part;
  /** Figures of the table that its words mention. */
  figures?: (scene: Scene) => Params;
}

export interface Lesson {
  steps: readonly Step[];
  /** What to do where no step has anything to say, so that every way leads to the end of the lesson. */
  otherwise: readonly Wish[];
  catalogue: Record<Lang, Messages>;
}

// ---- what conditions are made of --------------------------------------------------------------------

/** The reader has to decide one of these. */
export const decides =
  (...keys: string[]): Condition =>
  ({ view, choices }) =>
    choices.length > 0 && keys.includes(view.decision?.key ?? '');
/** One of these can be chosen now. */
export const offers =
  (...wishes: Wish[]): Condition =>
  ({ choices }) =>
    wishes.some((wish) => choices.some((choice) => fits(choice, wish)));
/** The reader's seat has done this, so many times. */
export const did =
  (event: string, times = 1): Condition =>
  ({ deeds }) =>
    deeds.filter((deed) => deed.event === event).length >= times;
/** So many turns of the reader have begun. */
export const inTurn =
  (turn: number): Condition =>
  ({ view, me }) =>
    Math.ceil((view.turn - me + 1) / (view.players + (view.automas ?? 0))) >= turn;
/** Nothing that the reader has begun waits to be finished: others play, or a turn of the reader is about to begin. */
export const atRest: Condition = ({ view, me }) => view.decision?.seat !== me || view.decision.key === 'move';
export const all =
  (...conditions: Condition[]): Condition =>
  (scene) =>
    conditions.every((condition) => condition(scene));
export const any =
  (...conditions: Condition[]): Condition =>
  (scene) =>
    conditions.some((condition) => condition(scene));

// ---- what is told and advised -----------------------------------------------------------------------

/** The step that is told now, and its number from 1; null where the lesson has nothing to say. */
export function stepNow(lesson: Lesson, scene: Scene, read: ReadonlySet<string>): { step: Step; number: number } | null {
  for (const [index, step] of lesson.steps.entries()) {
    const behind = read.has(step.id) || (step.until?.(scene) ?? false);
    if (!behind && (step.when?.(scene) ?? true)) return { step, number: index + 1 };
  }
  return null;
}

/** Whether the last step lies behind: everything is told. */
export function isOver(lesson: Lesson, read: ReadonlySet<string>): boolean {
  return read.has(lesson.steps[lesson.steps.length - 1]!.id);
}

function fits(choice: Choice, { key, params = {} }: Wish): boolean {
  return choice.key === key && Object.entries(params).every(([name, value]) => choice.params?.[name] === value);
}

/** How far a choice goes: along its way, or else by its place among the others, which stand from near to far. */
function farthest(choices: readonly Choice[]): Choice {
  return choices.reduce((best, one) => ((one.path?.length ?? 0) >= (best.path?.length ?? 0) ? one : best));
}

/** The choice that comes first by these wishes. */
export function wished(wishes: readonly Wish[], choices: readonly Choice[]): Choice | null {
  for (const wish of wishes) {
    const fitting = choices.filter((choice) => fits(choice, wish));
    if (fitting.length > 0) return wish.farthest ? farthest(fitting) : inOrder(fitting)[0]!;
  }
  return null;
}

/**
 * What to choose now, if the reader has to decide: by the step, else by the lesson, else the cheapest of what the decision
 * is about, which stands first; what can be done at any time comes after it.
 */
export function advice(lesson: Lesson, step: Step | null, { choices }: Scene): Choice | null {
  const [about] = choices;
  if (step?.reading || !about) return null;
  return wished([...(step?.wishes ?? []), ...lesson.otherwise, { key: about.key }], choices);
}

/** How the reader stands against the best of the others, and in which category they differ most. */
export function standing({ view, me }: Scene): Params {
  const own = view.scores.find((score) => score.seat === me)!;
  const rival = view.scores.filter((score) => score.seat !== me).reduce((best, one) => (one.total > best.total ? one : best));
  const stands = own.total > rival.total ? 'ahead' : own.total < rival.total ? 'behind' : 'level';
  const [better, worse] = stands === 'ahead' ? [own, rival] : [rival, own];
  const lead = (category: string) => (better.categories[category] ?? 0) - (worse.categories[category] ?? 0);
  // Of equal ones the last: they stand from what anybody has, dollars, to what one has to play for.
  const category = Object.keys(better.categories).reduce((best, one) => (lead(one) >= lead(best) ? one : best));
  return { rival: rival.seat, mine: own.total, theirs: rival.total, stands, category: stands === 'level' ? 'none' : category };
}
