// Composes pictograms of actions from glyphs (drawing/icons/glyphs.ts): cost -> gain.
import type { Glyph } from '../../drawing/icons/glyphs';
import type { TradeColour, Worker } from '../../drawing/kinds';
import type { ActionInfo, AutomaCardInfo, AuxInfo, BonusTile, GameParts, ObjectiveInfo, OfficeSpace, StationMasterInfo } from './gameParts';

const arrow: Glyph = { g: 'arrow' };
const each: Glyph = { g: 'each' };
const gain = (n: number): Glyph => ({ g: 'coin', n, tone: 'gain' });
const pay = (n: number): Glyph => ({ g: 'coin', n, tone: 'loss' });
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '');

const card = (gameParts: GameParts, breed: string | null): Glyph => ({
  g: 'card',
  breed,
  value: breed ? (gameParts.breed(breed)?.value ?? null) : null,
});
const cardOfValue = (value: number): Glyph => ({ g: 'card', breed: 'three', value });
const tradeTile = (gameParts: GameParts, colour: TradeColour | null): Glyph => ({ g: 'trade', look: gameParts.tradeLook, colour });
const tradePair = (gameParts: GameParts): Glyph[] => [tradeTile(gameParts, 'green'), tradeTile(gameParts, gameParts.otherColour)];

function gains(action: ActionInfo): Glyph[] {
  const out: Glyph[] = [];
  if (action.certificates) out.push({ g: 'certificate', n: action.certificates });
  if (action.dollars) out.push(gain(action.dollars));
  if (action.tokens) out.push({ g: 'token', n: action.tokens });
  return out;
}

/** An action in full. */
export function spell(gameParts: GameParts, action: ActionInfo): Glyph[] {
  const { amount } = action;
  switch (action.op) {
    case 'discard-breed':
      return [card(gameParts, action.breed), arrow, ...gains(action)];
    case 'discard-pair':
      return [{ g: 'card', breed: null, count: 2 }, arrow, ...gains(action)];
    case 'discard-any':
      return [card(gameParts, null), arrow, ...gains(action)];
    case 'discard-objective':
      return [{ g: 'objective' }, arrow, ...gains(action)];
    case 'discard-breed-engine':
      return [card(gameParts, action.breed), arrow, { g: 'engine', n: amount }];
    case 'discard-any-objective':
      return [card(gameParts, null), arrow, ...gains(action), { g: 'objective', hand: true }];
    case 'discard-value-three':
      return [cardOfValue(3), arrow, ...gains(action)];
    case 'discard-breed-aux':
      return [card(gameParts, action.breed), arrow, { g: 'aux', single: true }];
    case 'gain':
      return gains(action);
    case 'gain-per-woods':
      return [{ g: 'tree' }, each, ...gains(action)];
    case 'gain-per-engineer':
      return [{ g: 'worker', kind: 'engineer' }, each, ...gains(action)];
    case 'gain-per-builder':
      return [{ g: 'worker', kind: 'builder' }, each, ...gains(action)];
    case 'gain-per-station':
      return [{ g: 'station' }, each, ...gains(action)];
    case 'gain-per-bell':
      return [{ g: 'bell' }, each, ...gains(action)];
    case 'gain-per-trade-pair':
      return [...tradePair(gameParts), each, ...gains(action)];
    case 'certificates-to-limit':
      return [{ g: 'certificate', n: 'max' }];
    case 'hire':
      return [{ g: 'worker', kind: null, n: signed(amount) }];
    case 'build':
    case 'build-free':
      return [{ g: 'build', n: amount }];
    case 'buy-cattle':
      return [{ g: 'cow', breed: null }];
    case 'take-cattle-three':
      return [{ g: 'cow', breed: null, value: 3 }];
    case 'take-objective':
      return [{ g: 'objective' }];
    case 'engine':
      return action.price ? [pay(action.price), arrow, { g: 'engine', n: amount }] : [{ g: 'engine', n: amount }];
    case 'engine-per-engineer':
      return [{ g: 'worker', kind: 'engineer' }, each, { g: 'engine', n: 1 }];
    case 'engine-per-woods':
      return [{ g: 'tree' }, each, { g: 'engine', n: 1 }];
    case 'engine-per-hazard':
      return [{ g: 'hazard', kind: null }, each, { g: 'engine', n: 1 }];
    case 'engine-back':
      return [{ g: 'engine', n: amount, back: true }, arrow, ...gains(action)];
    case 'trade':
      return [tradeTile(gameParts, null)];
    case 'remove-hazard':
      return action.price
        ? [pay(action.price), arrow, { g: 'hazard', kind: null }]
        : [{ g: 'hazard', kind: null }];
    case 'remove-cards':
      return [{ g: 'card', breed: null, count: amount }, { g: 'bin' }];
    case 'aux':
      return [{ g: 'aux' }];
    case 'move-herder':
      return [{ g: 'herder', n: amount }];
    case 'draw-then-discard':
      return [{ g: 'worker', kind: 'cowboy' }, each, { g: 'draw', n: 1 }];
    case 'extraordinary-delivery':
      return [{ g: 'engine', n: null, back: true }, arrow, { g: 'city' }];
    case 'upgrade-station-behind':
      return [{ g: 'station' }];
    case 'copy-neighbour':
      return [{ g: 'copy' }];
    case 'found-office':
      return [{ g: 'office' }];
    default:
      return gains(action);
  }
}

/** An auxiliary action, single or double: its cost, then its gain. */
export function spellAux(aux: AuxInfo, times: number): Glyph[] {
  const cost: Glyph[] = [];
  const out: Glyph[] = [];
  if (aux.pay) cost.push(pay(aux.pay * times));
  if (aux.discard_two) {
    for (let n = 0; n < aux.discard_two * times; n++) cost.push({ g: 'card', breed: 'three', value: 2 });
  }
  if (aux.engine_back) cost.push({ g: 'engine', n: aux.engine_back * times, back: true });
  if (aux.engine_forward) out.push({ g: 'engine', n: aux.engine_forward * times });
  if (aux.draw) out.push({ g: 'draw', n: aux.draw * times });
  if (aux.remove) out.push({ g: 'card', breed: null, count: aux.remove * times }, { g: 'bin' });
  if (aux.certificates) out.push({ g: 'certificate', n: aux.certificates * times });
  if (aux.dollars) out.push(gain(aux.dollars * times));
  for (let n = 0; n < aux.offices * times; n++) out.push({ g: 'office' });
  return cost.length > 0 ? [...cost, arrow, ...out] : out;
}

export function spellImmediate(kind: string, amount: number): Glyph[] {
  switch (kind) {
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
    default:
      return [];
  }
}

export function taskGlyph(gameParts: GameParts, task: string): Glyph {
  switch (task) {
    case 'cattle-three':
      return { g: 'cow', breed: null, value: 3 };
    case 'brown-cattle':
      return { g: 'cow', breed: 'brown', value: gameParts.breed('brown')?.value };
    case 'purple-cattle':
      return { g: 'cow', breed: 'purple', value: gameParts.breed('purple')?.value };
    case 'orange-cattle':
      return { g: 'card', breed: 'orange', value: null };
    case 'building':
      return { g: 'house' };
    case 'green-trade':
      return tradeTile(gameParts, 'green');
    case 'blue-trade':
    case 'orange-trade':
      return tradeTile(gameParts, gameParts.otherColour);
    case 'hazard':
      return { g: 'hazard', kind: null };
    case 'station':
      return { g: 'station' };
    case 'bonus-town':
      return { g: 'bonus' };
    case 'bell':
      return { g: 'bell' };
    default:
      return { g: 'city' }; // the last city, a large town
  }
}
export const taskGlyphs = (gameParts: GameParts, objective: ObjectiveInfo): Glyph[] =>
  Object.entries(objective.tasks).flatMap(([task, count]) => Array.from({ length: count }, () => taskGlyph(gameParts, task)));

/** The immediate bonus of a station master. */
export function spellMaster(gameParts: GameParts, master: StationMasterInfo): Glyph[] {
  const out: Glyph[] = [];
  for (let n = 0; n < master.permanent_certificates; n++) out.push({ g: 'certificate', n: null, permanent: true });
  if (master.certificates) out.push({ g: 'certificate', n: master.certificates });
  if (master.dollars) out.push(gain(master.dollars));
  if (master.tokens) out.push({ g: 'token' });
  if (master.action === 'hazard-or-trade') out.push({ g: 'hazard', kind: null }, { g: 'slash' }, tradeTile(gameParts, null));
  if (master.action === 'office') out.push({ g: 'office' });
  if (master.action === 'build-free') out.push({ g: 'build', n: 0 });
  return out;
}
/** The scoring of a station master at the end of the game. */
export function spellScore(gameParts: GameParts, score: string): Glyph[] {
  const twice = (glyph: Glyph): Glyph[] => [glyph, glyph];
  switch (score) {
    case 'worker':
      return [{ g: 'worker', kind: null }];
    case 'two-objectives':
      return twice({ g: 'objective' });
    case 'two-hazards':
      return twice({ g: 'hazard', kind: null });
    case 'trade-pair':
      return tradePair(gameParts);
    case 'two-certificates':
      return twice({ g: 'certificate', n: null });
    case 'two-stations':
      return twice({ g: 'station' });
    case 'building':
      return [{ g: 'house' }];
    case 'two-tokens':
      return twice({ g: 'token' });
    case 'area':
      return [{ g: 'area' }];
    case 'bonus-town':
      return [{ g: 'bonus' }];
    case 'cattle-three-to-five':
      return [{ g: 'cow', breed: null, value: '3+' }];
    default:
      return [];
  }
}
/** One action of an automa's card. */
function spellAutomaAction(gameParts: GameParts, action: string): Glyph[] {
  const by = (kind: Worker, n?: string): Glyph[] => [{ g: 'worker', kind, ...(n ? { n } : {}) }, arrow];
  switch (action) {
    case 'hire-cheapest':
      return [{ g: 'worker', kind: null }, { g: 'coin', n: null, tone: 'plain' }];
    case 'hire-specialist':
      return [{ g: 'worker', kind: null, n: '★' }];
    case 'hire-engineer':
      return [{ g: 'worker', kind: 'engineer' }];
    case 'move-engine':
      return [{ g: 'worker', kind: 'engineer' }, each, { g: 'engine', n: 1 }];
    case 'engine-three':
      return [{ g: 'engine', n: 3 }];
    case 'take-objective':
      return [{ g: 'objective' }];
    case 'take-trade':
      return [tradeTile(gameParts, null)];
    case 'take-hazard':
    case 'take-hazard-most':
      return [{ g: 'hazard', kind: null }];
    case 'buy-cattle':
      return [...by('cowboy'), { g: 'cow', breed: null }];
    case 'buy-cattle-but-one':
      return [...by('cowboy', '−1'), { g: 'cow', breed: null }];
    case 'draw-cattle':
      return [{ g: 'draw', n: 2 }];
    case 'place-building':
      return [...by('builder'), { g: 'house' }];
    case 'build-at-random':
      return [{ g: 'house' }];
    case 'take-cattle-fewest':
      return [{ g: 'cow', breed: null, value: '−' }];
    case 'take-cattle-most':
      return [{ g: 'cow', breed: null, value: '+' }];
    case 'found-office':
      return [{ g: 'office' }];
    default:
      return [];
  }
}
/** The lower half of an automa's card, one row for each action. */
export const spellAutoma = (gameParts: GameParts, card: AutomaCardInfo): Glyph[][] =>
  [...(card.office_first ? ['found-office'] : []), ...card.actions]
    .map((action) => spellAutomaAction(gameParts, action))
    .filter((row) => row.length > 0);
/** The uses of a bonus tile, separated by a slash. */
export function spellBonus(gameParts: GameParts, tile: BonusTile): Glyph[] {
  return gameParts
    .actionsOfBonus(tile.id)
    .flatMap((action, i): Glyph[] => (i ? [{ g: 'slash' }, ...spell(gameParts, action)] : spell(gameParts, action)));
}

/** The cost or gain of a town's office space; null if there is none. */
export function officeGlyph(space: OfficeSpace): Glyph | null {
  if (space.pay) return pay(space.pay);
  if (space.dollars) return gain(space.dollars);
  if (space.certificates) return { g: 'certificate', n: space.certificates };
  if (space.tokens) return { g: 'token' };
  return space.objective ? { g: 'objective' } : null;
}

/** The main sign of an action, for small tiles. */
export interface Brief {
  main: Glyph;
  /** A coin, ribbon, number or small sign in the corner. */
  badge?: { kind: 'coin' | 'loss' | 'ribbon' | 'number'; text: string } | { kind: 'sign'; sign: 'engineer' | 'tree' | 'cowboy' | 'hazard' };
}
export function brief(gameParts: GameParts, action: ActionInfo): Brief {
  const { amount } = action;
  const coin = (n: number): Brief['badge'] => ({ kind: 'coin', text: String(n) });
  const ribbon = (n: number): Brief['badge'] => ({ kind: 'ribbon', text: String(n) });
  const number = (n: number): Brief['badge'] => ({ kind: 'number', text: `+${n}` });
  const loss = (n: number): Brief['badge'] => ({ kind: 'loss', text: String(n) });
  const reward = action.dollars ? coin(action.dollars) : action.certificates ? ribbon(action.certificates) : undefined;
  const engine: Glyph = { g: 'engine', n: null };
  switch (action.op) {
    case 'discard-breed':
      return { main: card(gameParts, action.breed), badge: reward };
    case 'discard-pair':
      return { main: { g: 'card', breed: null, count: 2 }, badge: reward };
    case 'discard-any':
      return { main: card(gameParts, null), badge: reward };
    case 'discard-objective':
      return { main: { g: 'objective' }, badge: reward };
    case 'discard-breed-engine':
      return { main: card(gameParts, action.breed), badge: number(amount) };
    case 'discard-any-objective':
      return { main: { g: 'objective', hand: true }, badge: reward };
    case 'discard-value-three':
      return { main: cardOfValue(3), badge: reward };
    case 'discard-breed-aux':
      return { main: { g: 'aux', single: true }, badge: { kind: 'number', text: '−1' } };
    case 'gain':
      if (action.tokens) return { main: { g: 'token', n: action.tokens } };
      return action.certificates ? { main: { g: 'certificate', n: action.certificates } } : { main: gain(action.dollars) };
    case 'gain-per-woods':
      return { main: { g: 'tree' }, badge: reward };
    case 'gain-per-engineer':
      return { main: { g: 'worker', kind: 'engineer' }, badge: reward };
    case 'gain-per-builder':
      return { main: { g: 'worker', kind: 'builder' }, badge: reward };
    case 'gain-per-station':
      return { main: { g: 'station' }, badge: reward };
    case 'gain-per-bell':
      return { main: { g: 'bell' }, badge: action.certificates ? ribbon(action.certificates) : reward };
    case 'gain-per-trade-pair':
      return { main: tradeTile(gameParts, 'green'), badge: ribbon(action.certificates) };
    case 'hire':
      return {
        main: { g: 'worker', kind: null },
        badge: amount === 0 ? undefined : { kind: amount > 0 ? 'loss' : 'coin', text: signed(amount) },
      };
    case 'build':
      return { main: { g: 'build', n: amount }, badge: loss(amount) };
    case 'build-free':
      return { main: { g: 'build', n: amount }, badge: loss(0) };
    case 'engine':
      return { main: engine, badge: action.price ? loss(action.price) : number(amount) };
    case 'engine-per-engineer':
      return { main: engine, badge: { kind: 'sign', sign: 'engineer' } };
    case 'engine-per-woods':
      return { main: engine, badge: { kind: 'sign', sign: 'tree' } };
    case 'engine-per-hazard':
      return { main: engine, badge: { kind: 'sign', sign: 'hazard' } };
    case 'engine-back':
      return { main: { g: 'engine', n: null, back: true }, badge: reward };
    case 'remove-hazard':
      return { main: { g: 'hazard', kind: null }, badge: action.price ? loss(action.price) : undefined };
    case 'remove-cards':
      return { main: { g: 'bin' }, badge: { kind: 'number', text: String(amount) } };
    case 'move-herder':
      return { main: { g: 'herder', n: null }, badge: number(amount) };
    case 'draw-then-discard':
      return { main: { g: 'draw', n: null }, badge: { kind: 'sign', sign: 'cowboy' } };
    case 'extraordinary-delivery':
      return { main: { g: 'city' } };
    default:
      return { main: spell(gameParts, action)[0] ?? { g: 'nothing' } };
  }
}
