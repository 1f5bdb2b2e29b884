// Composes pictograms of El Paso's actions and objectives from glyphs (drawing/icons/glyphs.ts): cost -> gain.
import type { Glyph } from '../../drawing/icons/glyphs';
import type { ActionInfo, CardMatch, GameParts, ObjectiveInfo, WorkerInfo } from './gameParts';

export type { Glyph } from '../../drawing/icons/glyphs';

const arrow: Glyph = { g: 'arrow' };
const gain = (n: number | null): Glyph => ({ g: 'coin', n, tone: 'gain' });
const loss = (n: number): Glyph => ({ g: 'coin', n, tone: 'loss' });

/** The pictogram of the cattle card that an action asks for. */
export function cardGlyph(gameParts: GameParts, takes: CardMatch): Glyph {
  if (takes?.card !== undefined) {
    const cattle = gameParts.cattle(takes.card);
    return { g: 'card', breed: cattle?.colour ?? null, value: cattle?.value ?? null };
  }
  if (takes && 'value' in takes) return { g: 'card', breed: null, value: takes.value };
  return { g: 'card', breed: null };
}
const tileGlyphs = (tile: ActionInfo['tile']): Glyph[] =>
  tile === 'objective' ? [{ g: 'objective' }] : tile === 'bonus' ? [{ g: 'bonus' }] : [{ g: 'objective' }, { g: 'slash' }, { g: 'bonus' }];

export function spell(gameParts: GameParts, action: ActionInfo): Glyph[] {
  const paid = action.price ? [loss(action.price), arrow] : [];
  switch (action.op) {
    case 'gain-dollars':
      return [...paid, gain(action.amount)];
    case 'discard-for-dollars':
      return [cardGlyph(gameParts, action.takes), arrow, gain(action.amount), ...(action.times_value ? [{ g: 'each' } as Glyph] : [])];
    case 'gain-certificates':
      return [...paid, { g: 'certificate', n: action.amount }];
    case 'gain-tokens':
      return [...paid, { g: 'token', n: action.amount }];
    case 'exchange':
      return [...paid, { g: 'draw', n: action.amount }];
    case 'hire': {
      const price = action.amount + 0;
      return [loss(price), arrow, { g: 'worker', kind: null }, ...(action.second ? [{ g: 'worker', kind: null } as Glyph] : [])];
    }
    case 'buy-cattle':
      return [{ g: 'worker', kind: 'cowboy' }, arrow, { g: 'card', breed: null }];
    case 'take-cattle':
      return [...paid, cardGlyph(gameParts, action.takes)];
    case 'remove-cattle':
      return [cardGlyph(gameParts, action.takes), arrow, { g: 'bin' }];
    case 'use-train':
      return [{ g: 'worker', kind: 'engineer' }, arrow, { g: 'engine', n: null }];
    case 'take-tile':
      return [...paid, ...tileGlyphs(action.tile)];
    case 'place-building':
      return [{ g: 'worker', kind: 'builder' }, arrow, { g: 'build', n: 0 }];
    case 'auxiliary':
      return [{ g: 'aux', single: action.amount < 2 }];
    case 'move-herder':
      return [{ g: 'herder', n: action.amount }];
    default:
      return [{ g: 'nothing' }];
  }
}

/** The reward for discarding a worker. */
export function spellDiscarding({ bonus }: WorkerInfo): Glyph[] {
  const { price, dollars, certificates, steps } = bonus;
  const gains: Glyph[] = [
    ...(dollars ? [gain(dollars)] : []),
    ...(certificates ? [{ g: 'certificate', n: certificates } as Glyph] : []),
    ...(steps ? [{ g: 'herder', n: steps } as Glyph] : []),
  ];
  return price ? [loss(price), arrow, ...gains] : gains;
}

/** The main sign of an action, for small tiles. */
export interface Brief {
  main: Glyph;
  badge?: { kind: 'coin' | 'loss' | 'number'; text: string } | undefined;
}
export function brief(gameParts: GameParts, action: ActionInfo): Brief {
  const priced: Brief['badge'] = action.price ? { kind: 'loss', text: String(action.price) } : undefined;
  switch (action.op) {
    case 'discard-for-dollars':
      return {
        main: cardGlyph(gameParts, action.takes),
        badge: { kind: 'coin', text: action.times_value ? `×${action.amount}` : String(action.amount) },
      };
    case 'gain-dollars':
      return { main: gain(action.amount), badge: priced };
    case 'gain-certificates':
      return { main: { g: 'certificate', n: action.amount }, badge: priced };
    case 'gain-tokens':
      return { main: { g: 'token', n: action.price ? 1 : action.amount }, badge: priced };
    case 'exchange':
      return { main: { g: 'draw', n: null }, badge: { kind: 'number', text: String(action.amount) } };
    case 'hire':
      return { main: { g: 'worker', kind: null }, badge: { kind: 'loss', text: String(action.amount) } };
    case 'take-cattle':
      return { main: cardGlyph(gameParts, action.takes), badge: priced ?? { kind: 'number', text: '+1' } };
    case 'remove-cattle':
      return { main: { g: 'bin' } };
    case 'buy-cattle':
      return { main: { g: 'cow', breed: null } };
    case 'use-train':
      return { main: { g: 'engine', n: null } };
    case 'place-building':
      return { main: { g: 'build', n: 0 } };
    case 'auxiliary':
      return { main: { g: 'aux', single: action.amount < 2 } };
    case 'move-herder':
      return { main: { g: 'herder', n: null }, badge: { kind: 'number', text: String(action.amount) } };
    case 'take-tile':
      return { main: action.tile === 'objective' ? { g: 'objective' } : { g: 'bonus' }, badge: priced ?? (action.tile === 'either' ? { kind: 'number', text: '/' } : undefined) };
    default:
      return { main: { g: 'nothing' } };
  }
}

/** The requirements of an objective, one picture each. A worker of any kind is drawn separately, with its joker. */
export type NeedSign = { kind: 'glyph'; glyph: Glyph } | { kind: 'worker'; worker: string } | { kind: 'disc'; post: number | null };
export function needSigns(gameParts: GameParts, objective: ObjectiveInfo): NeedSign[] {
  return Object.entries(objective.needs).flatMap(([need, count]): NeedSign[] => {
    const post = /^disc-on-(\d+)$/.exec(need);
    const cattle = gameParts.cattle(need);
    const one: NeedSign = post
      ? { kind: 'disc', post: Number(post[1]) }
      : need === 'dark-disc'
        ? { kind: 'disc', post: null }
        : gameParts.worker(need)
          ? { kind: 'worker', worker: need }
          : { kind: 'glyph', glyph: cattle ? { g: 'card', breed: cattle.colour, value: cattle.value } : need === 'building' ? { g: 'house' } : { g: 'bonus' } };
    return Array.from({ length: count }, () => one);
  });
}
