// Drawings of choices in the list of choices: the part that a choice is about, and the facts that matter about it.
import type { BoardUi, Drawn, Fact } from '../../lib/board';
import type { Choice } from '../../lib/types';
import { entry } from './entry';
import { officeGlyph, spellAux, spellBonus, spellImmediate, spellMaster, taskGlyphs } from './pictograms';
import type { Glyph } from '../../drawing/icons/glyphs';
import { gamePartsOf, townNumber, type ActionInfo, type GameParts, type SpaceInfo } from './gameParts';
import type { Worker } from '../../drawing/kinds';
import { tileOn, masterAt, positionOf, seatOf, workersOf } from './position';
import { actionWords, masterWords, officeWords } from './printed';
import { taskList } from './words';

export type Picture =
  /** A part, named by its chapter and id in the almanac. */
  | { kind: 'part'; chapter: string; id: string; seat: number; standing?: boolean }
  | { kind: 'signs'; glyphs: Glyph[] }
  | { kind: 'worker'; worker: Worker }
  | { kind: 'cattle'; cards: string[] }
  | { kind: 'station'; number: number }
  | { kind: 'engine'; seat: number; place: string }
  /** Large towns have a name on the board, the others their number. */
  | { kind: 'office'; seat: number; town: number | null; reward: Glyph | null };

const sign = (words: string, ...signs: Glyph[]): Fact => ({ signs, words });
const count = (n: number, worker: Worker): Glyph[] => [{ g: 'figure', n }, { g: 'worker', kind: worker }];

function points(ui: BoardUi, n: number): Fact[] {
  if (!n) return [];
  return [sign(ui.t('fact.points', { sign: n < 0 ? 'less' : 'more', points: Math.abs(n) }), { g: 'points', n })];
}

/** The actions of a tile as pictograms; alternatives are separated by a slash. */
function actions(ui: BoardUi, all: readonly ActionInfo[]): Fact[] {
  const out: { choice: number; signs: Glyph[]; words: string }[] = [];
  for (const action of all) {
    const before = out.at(-1);
    const words = actionWords(action, ui.t);
    if (before && action.choice && before.choice === action.choice) {
      before.signs.push({ g: 'slash' }, ...action.glyphs);
      before.words = ui.t('fact.or', { first: before.words, second: words });
    } else {
      out.push({ choice: action.choice, signs: [...action.glyphs], words });
    }
  }
  return out.map(({ signs, words }) => ({ signs, words }));
}

const risk = (ui: BoardUi, gameParts: GameParts, space: SpaceInfo | undefined): Fact[] => (space?.risk ? actions(ui, [gameParts.risk(space.risk)]) : []);

function objective(ui: BoardUi, gameParts: GameParts, card: string, withAction: boolean): Fact[] {
  const info = gameParts.objective(card);
  if (!info) return [];
  const now = withAction ? info.immediate : null;
  return [
    ...(now ? [sign(ui.t('tip.objective_now', { immediate: now.kind, amount: now.amount }), ...spellImmediate(now.kind, now.amount))] : []),
    sign(taskList(ui, card), ...taskGlyphs(gameParts, info)),
    ...points(ui, info.points),
    ...points(ui, -info.penalty),
  ];
}

/** The bonus of the next worker of a row. */
function nextWorker(ui: BoardUi, gameParts: GameParts, seat: number, worker: Worker): Fact[] {
  const player = seatOf(ui.view, seat);
  const before = player ? workersOf(player, worker) : 0;
  const action = gameParts.workerSpaces(worker)[before - 1];
  return [
    ...(action ? [sign(ui.t('tip.worker_next', { action: action.slug }), ...action.glyphs)] : []),
    ...points(ui, gameParts.workerScores(before + 1) ? gameParts.workerPoints : 0),
  ];
}

function city(ui: BoardUi, gameParts: GameParts, id: string): Fact[] {
  const info = gameParts.city(id);
  if (!info) return [];
  return [
    ...(info.dollars ? [sign(ui.t('tip.city_dollars', { dollars: info.dollars }), { g: 'coin', n: info.dollars, tone: 'gain' })] : []),
    ...(info.objective ? [sign(ui.t('tip.city_objective'), { g: 'objective' })] : []),
    ...(info.station_master ? [sign(ui.t('tip.city_master'), { g: 'worker', kind: null })] : []),
    ...points(ui, info.points),
    ...(info.points_per_bell
      ? [sign(ui.t('tip.city_bells', { points: info.points_per_bell }), { g: 'bell' }, { g: 'each' }, { g: 'points', n: info.points_per_bell })]
      : []),
  ];
}

/** A station: its points, and its station master if it is still there. */
function station(ui: BoardUi, gameParts: GameParts, number: number): Fact[] {
  const info = gameParts.station(number);
  const master = gameParts.master(masterAt(positionOf(ui.view), gameParts, number) ?? '');
  if (!info) return [];
  return [...points(ui, info.points), ...(master ? [sign(masterWords(master, ui.t), ...spellMaster(gameParts, master))] : [])];
}

/** The uses of the bonus tile that lies in a town. */
function bonusTile(ui: BoardUi, gameParts: GameParts, town: string): Fact[] {
  const tile = gameParts.bonus(positionOf(ui.view).bonus_tiles?.[town] ?? '');
  if (!tile) return [];
  const words = gameParts.actionsOfBonus(tile.id).map((action) => actionWords(action, ui.t));
  return [sign(words.reduce((first, second) => ui.t('fact.or', { first, second })), ...spellBonus(gameParts, tile))];
}

const transport = (ui: BoardUi, cost: number): Fact[] =>
  cost > 0 ? [sign(ui.t('fact.transport', { cost }), { g: 'engine', n: null }, { g: 'coin', n: cost, tone: 'loss' })] : [];

export function drawn(choice: Choice, ui: BoardUi): Drawn | null {
  const gameParts = gamePartsOf(ui);
  const { decision } = ui.view;
  const seat = decision?.seat ?? ui.me ?? 1;
  const params = choice.params ?? {};
  const text = (name: string): string => String(params[name] ?? '');
  const number = (name: string): number => Number(params[name] ?? 0);
  const part = (chapter: string, id: string, facts: Fact[] = [], more: Partial<Drawn> = {}): Drawn => ({
    picture: { kind: 'part', chapter, id, seat } satisfies Picture,
    facts,
    ...more,
  });
  const signs = (glyphs: Glyph[]): Drawn | null =>
    glyphs.length > 0 ? { picture: { kind: 'signs', glyphs } satisfies Picture, wide: glyphs.length > 1, facts: [] } : null;
  const cattle = (cards: string[], facts: Fact[] = []): Drawn => ({ picture: { kind: 'cattle', cards } satisfies Picture, wide: cards.length > 1, facts });
  const card = (name: string): Drawn => (gameParts.objective(name) ? part('objective', name) : cattle([name]));
  const cowboys = (): Fact[] => [sign(ui.t('fact.cowboys', { count: number('cowboys') }), ...count(number('cowboys'), 'cowboy'))];
  /** The tile on a space, or the space itself if it is empty. */
  const place = (space: string, facts: (tile: string | null) => Fact[] = () => []): Drawn | null => {
    const lying = tileOn(ui.view, gameParts, space);
    if (lying?.kind === 'private') {
      const picture: Picture = { kind: 'part', chapter: 'building', id: lying.slug, seat: lying.owner, standing: true };
      return { picture, facts: facts(lying.slug) };
    }
    const [chapter, id] = entry(`space:${space}`, ui)?.split('/') ?? [];
    return chapter && id ? part(chapter, id, facts(lying?.kind === 'neutral' ? lying.letter : null)) : null;
  };

  switch (choice.key) {
    case 'place':
      return place(text('space'), (tile) => (tile ? actions(ui, gameParts.actionsOf(tile)) : []));
    case 'move':
    case 'hazard':
    case 'trade':
      return place(text('space'));
    case 'build': {
      const info = gameParts.building(text('building'));
      if (!info) return null;
      return part('building', info.id, [
        sign(ui.t('fact.builders', { count: number('builders') }), ...count(number('builders'), 'builder')),
        sign(ui.t('fact.empty_space', { price: number('price') }), { g: 'coin', n: number('price'), tone: 'loss' }),
        ...points(ui, info.points),
        ...actions(ui, gameParts.actionsOf(info.id)),
      ]);
    }
    case 'site':
      return place(text('space'), () => [
        sign(ui.t('fact.builders', { count: number('builders') }), ...count(number('builders'), 'builder')),
        ...risk(ui, gameParts, gameParts.space(text('space'))),
      ]);
    case 'use':
    case 'bonus': {
      const action = gameParts.action(text('action'));
      return action ? signs(action.glyphs) : null;
    }
    case 'aux': {
      const aux = gameParts.aux(text('aux'));
      return aux ? signs(spellAux(aux, number('times'))) : null;
    }
    case 'objective':
    case 'play_objective':
    case 'play_objective_forfeit':
      return part('objective', text('card'), objective(ui, gameParts, text('card'), choice.key !== 'play_objective_forfeit'));
    case 'objective_stack':
      return signs([{ g: 'objective' }]);
    case 'hire': {
      const worker = text('worker') as Worker;
      return { picture: { kind: 'worker', worker } satisfies Picture, facts: nextWorker(ui, gameParts, seat, worker) };
    }
    case 'appoint':
      return { picture: { kind: 'worker', worker: text('worker') as Worker } satisfies Picture, facts: [] };
    case 'buy':
      return cattle([text('card')], cowboys());
    case 'buy_two':
      return cattle([text('card'), text('second')], cowboys());
    case 'market_draw':
      return signs([{ g: 'worker', kind: 'cowboy' }, { g: 'arrow' }, { g: 'draw', n: null }]);
    case 'take_cattle':
    case 'discard':
    case 'remove':
      return card(text('card'));
    case 'discard_pair':
      return cattle([text('card'), text('second')]);
    case 'grow':
      return cattle([text('card'), ...(gameParts.cattle(text('card'))?.grows_into ? [gameParts.cattle(text('card'))!.grows_into!] : [])]);
    case 'engine': {
      const facts = params.station ? station(ui, gameParts, number('station')) : [];
      return { picture: { kind: 'engine', seat, place: text('place') } satisfies Picture, facts };
    }
    case 'upgrade':
    case 'station_disc':
      return {
        picture: { kind: 'station', number: number('station') } satisfies Picture,
        facts: choice.key === 'upgrade' ? station(ui, gameParts, number('station')) : [],
      };
    case 'disc': {
      // The transport cost does not depend on the disc.
      const space = gameParts.disc(text('disc'));
      return space ? part('disc', space.id, [], { dollars: space.gain - space.pay }) : null;
    }
    case 'deliver':
      return part('city', text('city'), [...transport(ui, number('transport')), ...city(ui, gameParts, text('city'))]);
    case 'foresight':
      return part('tile', text('tile'));
    case 'certificates':
      return signs([{ g: 'certificate', n: number('count') }]);
    case 'draw':
      return signs([{ g: 'draw', n: number('count') }]);
    case 'exchange':
      return signs([{ g: 'token' }]);
    case 'station_master':
      return part('master', text('master'));
    case 'found': {
      const town = gameParts.town(text('town'));
      const space = town?.spaces[number('space') - 1];
      if (!town || !space) return null;
      const reward = officeGlyph(space);
      const picture: Picture = { kind: 'office', seat, town: town.kind === 'large' ? null : townNumber(town.id), reward };
      return { picture, facts: [...(reward ? [sign(officeWords(space, ui.t), reward)] : []), ...bonusTile(ui, gameParts, town.id)] };
    }
    default:
      return null;
  }
}
