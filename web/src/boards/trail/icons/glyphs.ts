// The small vocabulary of action pictograms, and how each action is spelled with it: cost -> gain.
import type { ActionInfo, Aux, Breed, HazardKind, Immediate, ObjectiveInfo, Task, TradeColour, Worker } from '../data';

export type Glyph =
  | { g: 'card'; breed: Breed | null; count?: number }
  | { g: 'objective'; hand?: boolean }
  | { g: 'coin'; n: number | null; tone: 'gain' | 'loss' | 'plain' }
  | { g: 'certificate'; n: number | string | null; permanent?: boolean }
  | { g: 'arrow' }
  | { g: 'slash' }
  | { g: 'each' }
  | { g: 'worker'; kind: Worker | null; n?: string }
  | { g: 'build'; n: number }
  | { g: 'house' }
  | { g: 'engine'; n: number | null; back?: boolean }
  | { g: 'tent'; colour: TradeColour | null }
  | { g: 'hazard'; kind: HazardKind | null }
  | { g: 'aux' }
  | { g: 'herder'; n: number | null; free?: boolean }
  | { g: 'draw'; n: number | null }
  | { g: 'bin' }
  | { g: 'city' }
  | { g: 'station' }
  | { g: 'copy' }
  | { g: 'tree' }
  | { g: 'cow'; breed: Breed | null; value?: number };

/** Width of a glyph; all are 24 high. */
export function glyphWidth(glyph: Glyph): number {
  switch (glyph.g) {
    case 'arrow':
      return 15;
    case 'slash':
      return 10;
    case 'each':
      return 11;
    case 'card':
      return glyph.count === 2 ? 25 : 18;
    case 'objective':
      return 18;
    case 'engine':
      return glyph.n === null ? 32 : 36;
    case 'herder':
      return glyph.n === null ? 24 : 34;
    case 'build':
      return 30;
    case 'draw':
      return 34;
    case 'copy':
      return 34;
    case 'worker':
      return glyph.n ? 34 : 24;
    case 'city':
    case 'station':
      return 26;
    default:
      return 24;
  }
}

const arrow: Glyph = { g: 'arrow' };
const gain = (n: number): Glyph => ({ g: 'coin', n, tone: 'gain' });
const pay = (n: number): Glyph => ({ g: 'coin', n, tone: 'loss' });
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '');

function gains(action: ActionInfo): Glyph[] {
  const out: Glyph[] = [];
  if (action.certificates) out.push({ g: 'certificate', n: action.certificates });
  if (action.dollars) out.push(gain(action.dollars));
  return out;
}

/** An action in full. */
export function spell(action: ActionInfo): Glyph[] {
  const amount = action.amount ?? 0;
  switch (action.op) {
    case 'discard':
      return [{ g: 'card', breed: action.breed ?? null }, arrow, ...gains(action)];
    case 'discard-pair':
      return [{ g: 'card', breed: null, count: 2 }, arrow, ...gains(action)];
    case 'discard-any':
      return [{ g: 'card', breed: null }, arrow, ...gains(action)];
    case 'discard-objective':
      return [{ g: 'objective' }, arrow, ...gains(action)];
    case 'discard-engine':
      return [{ g: 'card', breed: action.breed ?? null }, arrow, { g: 'engine', n: amount }];
    case 'discard-any-objective':
      return [{ g: 'card', breed: null }, arrow, ...gains(action), { g: 'objective', hand: true }];
    case 'gain':
      return gains(action);
    case 'gain-woods':
      return [{ g: 'tree' }, { g: 'each' }, ...gains(action)];
    case 'gain-engineers':
      return [{ g: 'worker', kind: 'engineer' }, { g: 'each' }, ...gains(action)];
    case 'gain-pairs':
      return [{ g: 'tent', colour: 'green' }, { g: 'tent', colour: 'blue' }, { g: 'each' }, ...gains(action)];
    case 'certificates-to-limit':
      return [{ g: 'certificate', n: 'max' }];
    case 'hire':
      return [{ g: 'worker', kind: null, n: signed(amount) }];
    case 'build':
      return [{ g: 'build', n: amount }];
    case 'buy':
      return [{ g: 'cow', breed: null }];
    case 'objective':
      return [{ g: 'objective' }];
    case 'engine':
      return action.price ? [pay(action.price), arrow, { g: 'engine', n: amount }] : [{ g: 'engine', n: amount }];
    case 'engine-engineers':
      return [{ g: 'worker', kind: 'engineer' }, { g: 'each' }, { g: 'engine', n: 1 }];
    case 'engine-woods':
      return [{ g: 'tree' }, { g: 'each' }, { g: 'engine', n: 1 }];
    case 'engine-back':
      return [{ g: 'engine', n: amount, back: true }, arrow, ...gains(action)];
    case 'trade':
      return [{ g: 'tent', colour: null }];
    case 'hazard':
      return action.price
        ? [pay(action.price), arrow, { g: 'hazard', kind: null }]
        : [{ g: 'hazard', kind: null }];
    case 'aux':
      return [{ g: 'aux' }];
    case 'move':
      return [{ g: 'herder', n: amount }];
    case 'draw':
      return [{ g: 'worker', kind: 'cowboy' }, { g: 'each' }, { g: 'draw', n: 1 }];
    case 'delivery':
      return [{ g: 'engine', n: null, back: true }, arrow, { g: 'city' }];
    case 'station':
      return [{ g: 'station' }];
    case 'copy':
      return [{ g: 'copy' }];
  }
}

/** An auxiliary action, single or double. */
export function spellAux(aux: Aux, times: number): Glyph[] {
  switch (aux) {
    case 'dollar':
      return [gain(times)];
    case 'draw':
      return [{ g: 'draw', n: times }];
    case 'certificate':
      return [pay(times), { g: 'engine', n: times, back: true }, arrow, { g: 'certificate', n: times }];
    case 'engine':
      return [pay(times), arrow, { g: 'engine', n: times }];
    case 'remove':
      return [{ g: 'engine', n: times, back: true }, arrow, { g: 'card', breed: null, count: times }, { g: 'bin' }];
  }
}

export function spellImmediate(immediate: Immediate, amount: number): Glyph[] {
  switch (immediate) {
    case 'none':
      return [];
    case 'dollars':
      return [gain(amount)];
    case 'draw':
      return [{ g: 'draw', n: amount }];
    case 'engine':
      return [{ g: 'engine', n: amount }];
    case 'move':
      return [{ g: 'herder', n: amount, free: true }];
    case 'aux':
      return [{ g: 'aux' }];
  }
}

export function taskGlyph(task: Task): Glyph {
  switch (task) {
    case 'cattle3':
      return { g: 'cow', breed: null, value: 3 };
    case 'brown':
      return { g: 'cow', breed: 'brown', value: 4 };
    case 'purple':
      return { g: 'cow', breed: 'purple', value: 5 };
    case 'building':
      return { g: 'house' };
    case 'green':
      return { g: 'tent', colour: 'green' };
    case 'blue':
      return { g: 'tent', colour: 'blue' };
    case 'hazard':
      return { g: 'hazard', kind: null };
    case 'station':
      return { g: 'station' };
    case 'city':
      return { g: 'city' };
  }
}
export const taskGlyphs = (objective: ObjectiveInfo): Glyph[] =>
  objective.tasks.flatMap(({ task, count }) => Array.from({ length: count }, () => taskGlyph(task)));

/** The one thing an action is recognised by on a small tile. */
export interface Brief {
  main: Glyph;
  /** A coin, ribbon or number in the corner. */
  badge?: { kind: 'coin' | 'loss' | 'ribbon' | 'number'; text: string };
}
export function brief(action: ActionInfo): Brief {
  const amount = action.amount ?? 0;
  const coin = (n: number): Brief['badge'] => ({ kind: 'coin', text: String(n) });
  const ribbon = (n: number): Brief['badge'] => ({ kind: 'ribbon', text: String(n) });
  const reward = action.dollars ? coin(action.dollars) : action.certificates ? ribbon(action.certificates) : undefined;
  switch (action.op) {
    case 'discard':
      return { main: { g: 'card', breed: action.breed ?? null }, badge: reward };
    case 'discard-pair':
      return { main: { g: 'card', breed: null, count: 2 }, badge: reward };
    case 'discard-any':
      return { main: { g: 'card', breed: null }, badge: reward };
    case 'discard-objective':
      return { main: { g: 'objective' }, badge: reward };
    case 'discard-engine':
      return { main: { g: 'card', breed: action.breed ?? null }, badge: { kind: 'number', text: `+${amount}` } };
    case 'discard-any-objective':
      return { main: { g: 'objective', hand: true }, badge: reward };
    case 'gain':
      return action.certificates
        ? { main: { g: 'certificate', n: action.certificates } }
        : { main: { g: 'coin', n: action.dollars ?? 0, tone: 'gain' } };
    case 'gain-woods':
      return { main: { g: 'tree' }, badge: reward };
    case 'gain-engineers':
      return { main: { g: 'worker', kind: 'engineer' }, badge: reward };
    case 'gain-pairs':
      return { main: { g: 'tent', colour: 'green' }, badge: ribbon(2) };
    case 'certificates-to-limit':
      return { main: { g: 'certificate', n: 'max' } };
    case 'hire':
      return {
        main: { g: 'worker', kind: null },
        badge: amount === 0 ? undefined : { kind: amount > 0 ? 'loss' : 'coin', text: signed(amount) },
      };
    case 'build':
      return { main: { g: 'build', n: amount }, badge: { kind: 'loss', text: String(amount) } };
    case 'buy':
      return { main: { g: 'cow', breed: null } };
    case 'objective':
      return { main: { g: 'objective' } };
    case 'engine':
      return {
        main: { g: 'engine', n: null },
        badge: action.price ? { kind: 'loss', text: String(action.price) } : { kind: 'number', text: `+${amount}` },
      };
    case 'engine-engineers':
      return { main: { g: 'engine', n: null } };
    case 'engine-woods':
      return { main: { g: 'engine', n: null } };
    case 'engine-back':
      return { main: { g: 'engine', n: null, back: true }, badge: reward };
    case 'trade':
      return { main: { g: 'tent', colour: null } };
    case 'hazard':
      return {
        main: { g: 'hazard', kind: null },
        badge: action.price ? { kind: 'loss', text: String(action.price) } : undefined,
      };
    case 'aux':
      return { main: { g: 'aux' } };
    case 'move':
      return { main: { g: 'herder', n: null }, badge: { kind: 'number', text: `+${amount}` } };
    case 'draw':
      return { main: { g: 'draw', n: null } };
    case 'delivery':
      return { main: { g: 'city' } };
    case 'station':
      return { main: { g: 'station' } };
    case 'copy':
      return { main: { g: 'copy' } };
  }
}
