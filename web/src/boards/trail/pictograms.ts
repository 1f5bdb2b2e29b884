// Composes pictograms from glyphs (drawing/icons/glyphs.ts): cost -> gain. The glyphs of printed actions come with the
// components.
import type { Glyph } from '../../drawing/icons/glyphs';
import type { TradeColour, Worker } from '../../drawing/kinds';
import type { AutomaCardInfo, AuxInfo, BonusTile, GameParts, ObjectiveInfo, OfficeSpace, StationMasterInfo } from './gameParts';

const arrow: Glyph = { g: 'arrow' };
const each: Glyph = { g: 'each' };
const gain = (n: number): Glyph => ({ g: 'coin', n, tone: 'gain' });
const pay = (n: number): Glyph => ({ g: 'coin', n, tone: 'loss' });

const tradeTile = (gameParts: GameParts, colour: TradeColour | null): Glyph => ({ g: 'trade', look: gameParts.tradeLook, colour });
const tradePair = (gameParts: GameParts): Glyph[] => [tradeTile(gameParts, 'green'), tradeTile(gameParts, gameParts.otherColour)];

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
    .flatMap((action, i): Glyph[] => (i ? [{ g: 'slash' }, ...action.glyphs] : action.glyphs));
}

/** The cost or gain of a town's office space; null if there is none. */
export function officeGlyph(space: OfficeSpace): Glyph | null {
  if (space.pay) return pay(space.pay);
  if (space.dollars) return gain(space.dollars);
  if (space.certificates) return { g: 'certificate', n: space.certificates };
  if (space.tokens) return { g: 'token' };
  return space.objective ? { g: 'objective' } : null;
}
