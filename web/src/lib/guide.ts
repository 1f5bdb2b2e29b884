// A guided first game: which step of a lesson is shown now, the choice that it advises and the elements that it points
// at. A lesson is data (../lessons). Its steps are conditions on the position and on the reader's own events, not a
// script of clicks, so they also fit after an unadvised move, an undo or a reload.
import { inOrder } from './choices';
import type { Lang, Messages, Params } from './i18n/format';
import type { Choice, GameEvent, View } from './types';

/** The state of the table that the conditions of a lesson read. */
export interface Scene {
  view: View;
  me: number;
  /** The reader's choices; empty while others decide. */
  choices: readonly Choice[];
  /** The events of the reader's own seat in this game, oldest first. */
  ownEvents: readonly GameEvent[];
}
export type Condition = (scene: Scene) => boolean;

/** A pattern that matches choices: by key and, if given, by some of the parameters. */
export interface Wish {
  key: string;
  params?: Params;
  /** If several choices match: take the farthest one (longest path, dearest city) instead of the first. */
  farthest?: boolean;
}

/** A part of the screen, as `data-panel` names it. */
export type Part = 'hand' | 'player' | 'players' | 'score' | 'trail';

export interface Step {
  /** Identifies the step; its texts are the messages "lesson.<id>" and "lesson.<id>.title". */
  id: string;
  /** The condition under which the step applies; default: always. */
  when?: Condition;
  /** The condition under which the step is finished: it was carried out, or no longer applies. */
  until?: Condition;
  /** The step only has to be read; the reader continues with a button. */
  reading?: true;
  /** The choices that the step advises, in order of preference. */
  wishes?: readonly Wish[];
  /** Elements of the board to point at, in addition to those of the advised choice. */
  points?: readonly string[];
  part?: Part;
  /** Parameters for the messages of the step. */
  figures?: (scene: Scene) => Params;
}

export interface Lesson {
  steps: readonly Step[];
  /** The advice when the current step gives none, so that every game reaches the end of the lesson. */
  fallback: readonly Wish[];
  catalogue: Record<Lang, Messages>;
}

// ---- building blocks of conditions ------------------------------------------------------------------

/** The reader has a decision with one of these keys. */
export const decides =
  (...keys: string[]): Condition =>
  ({ view, choices }) =>
    choices.length > 0 && keys.includes(view.decision?.key ?? '');
/** A choice that matches one of these wishes is available. */
export const offers =
  (...wishes: Wish[]): Condition =>
  ({ choices }) =>
    wishes.some((wish) => choices.some((choice) => fits(choice, wish)));
/** The reader's seat has caused this event at least `times` times. */
export const did =
  (event: string, times = 1): Condition =>
  ({ ownEvents }) =>
    ownEvents.filter((one) => one.event === event).length >= times;
/** The reader's turn number `turn` has begun. */
export const inTurn =
  (turn: number): Condition =>
  ({ view, me }) =>
    Math.ceil((view.turn - me + 1) / (view.players + (view.automas ?? 0))) >= turn;
/** The reader is not in the middle of a turn: another seat decides, or the reader's turn begins. */
export const atRest: Condition = ({ view, me }) => view.decision?.seat !== me || view.decision.key === 'move';
export const all =
  (...conditions: Condition[]): Condition =>
  (scene) =>
    conditions.every((condition) => condition(scene));
export const any =
  (...conditions: Condition[]): Condition =>
  (scene) =>
    conditions.some((condition) => condition(scene));

// ---- the current step and its advice ----------------------------------------------------------------

/** The step to show now and its number, counted from 1; null if no step applies. */
export function stepNow(lesson: Lesson, scene: Scene, read: ReadonlySet<string>): { step: Step; number: number } | null {
  for (const [index, step] of lesson.steps.entries()) {
    const behind = read.has(step.id) || (step.until?.(scene) ?? false);
    if (!behind && (step.when?.(scene) ?? true)) return { step, number: index + 1 };
  }
  return null;
}

/** True if the last step of the lesson was read. */
export function isOver(lesson: Lesson, read: ReadonlySet<string>): boolean {
  return read.has(lesson.steps[lesson.steps.length - 1]!.id);
}

function fits(choice: Choice, { key, params = {} }: Wish): boolean {
  return choice.key === key && Object.entries(params).every(([name, value]) => choice.params?.[name] === value);
}

/** The choice with the longest path; without paths, the last choice, because choices are ordered from near to far. */
function farthest(choices: readonly Choice[]): Choice {
  return choices.reduce((best, one) => ((one.path?.length ?? 0) >= (best.path?.length ?? 0) ? one : best));
}

/** The choice that matches the first satisfiable wish; null if no wish can be satisfied. */
export function wished(wishes: readonly Wish[], choices: readonly Choice[]): Choice | null {
  for (const wish of wishes) {
    const fitting = choices.filter((choice) => fits(choice, wish));
    if (fitting.length > 0) return wish.farthest ? farthest(fitting) : inOrder(fitting)[0]!;
  }
  return null;
}

/**
 * The advised choice, or null if the reader has no decision: by the wishes of the step, else by those of the lesson, else
 * the cheapest choice of the kind that comes first. Choices that are available at any time come later in the list.
 */
export function advice(lesson: Lesson, step: Step | null, { choices }: Scene): Choice | null {
  const [about] = choices;
  if (step?.reading || !about) return null;
  return wished([...(step?.wishes ?? []), ...lesson.fallback, { key: about.key }], choices);
}

/**
 * Message parameters that compare the reader with the best opponent: totals, who leads, the most different category.
 */
export function standing({ view, me }: Scene): Params {
  const own = view.scores.find((score) => score.seat === me)!;
  const rival = view.scores.filter((score) => score.seat !== me).reduce((best, one) => (one.total > best.total ? one : best));
  const stands = own.total > rival.total ? 'ahead' : own.total < rival.total ? 'behind' : 'level';
  const [better, worse] = stands === 'ahead' ? [own, rival] : [rival, own];
  const lead = (category: string) => (better.categories[category] ?? 0) - (worse.categories[category] ?? 0);
  // Of equal differences the last one wins, because later categories say more about a game than dollars do.
  const category = Object.keys(better.categories).reduce((best, one) => (lead(one) >= lead(best) ? one : best));
  return { rival: rival.seat, mine: own.total, theirs: rival.total, stands, category: stands === 'level' ? 'none' : category };
}
