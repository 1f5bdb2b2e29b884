// The tips: a short explanation of each element of the board. The first line is the title.
import type { BoardUi } from '../../lib/board';
import { isReconstructed, gamePartsOf, leastSure, type ActionInfo, type Marked, type Provenance, type Worker } from './gameParts';
import {
  bonusStackOf,
  buildingSlug,
  discsOn,
  figuresOf,
  fulfilledOf,
  tileOn,
  objectiveStackOf,
  personOf,
  positionOf,
  sueOf,
  sum,
  trainSlug,
} from './position';
import { automaWords } from './printed';
import { actionName, bonusName, cardList, cardName, discName, objectiveNeeds, spaceName } from './words';

type Lines = (string | null | false | undefined | 0)[];
const join = (...lines: Lines): string => lines.filter(Boolean).join('\n');
const names = (ui: BoardUi, seats: number[]): string => seats.map((seat) => ui.seatMark(seat).name).join(', ');
const actionLines = (ui: BoardUi, actions: readonly ActionInfo[]): string[] =>
  actions.map((action) => ui.t('tip.action_line', { action: action.slug }));

/** A sentence about the certainty of a figure that was not read off the printed part. */
export const markWords = (ui: BoardUi, mark: Provenance): string =>
  ui.t(isReconstructed(mark) ? 'mark.reconstructed' : 'mark.public-page', { confidence: mark.confidence ?? 'none' });
/** A sentence about the certainty of these parts' figures; none if they were read off the printed parts. */
export function markLine(ui: BoardUi, ...parts: (Marked | null | undefined)[]): string | null {
  const mark = leastSure(...parts);
  return mark ? markWords(ui, mark) : null;
}

// ---- the loop -------------------------------------------------------------------------------------

function spaceTip(ui: BoardUi, space: string): string | null {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.space(space);
  if (!info) return null;
  const lying = tileOn(ui.view, space);
  const here = positionOf(ui.view).players.filter((player) => player.herder === space).map((player) => player.seat);
  const herders = here.length > 0 && ui.t('tip.herders', { names: names(ui, here) });
  if (info.kind === 'el-paso') {
    return join(ui.t('tip.el_paso', { dollars: gameParts.all.el_paso.dollars }), herders, markLine(ui, info));
  }
  const tile = lying && (lying.kind === 'neutral' ? lying.letter : lying.slug);
  if (!lying || !tile) {
    return join(ui.t('tip.plot', { space, cost: info.cost, path: info.path }), herders, markLine(ui, info));
  }
  const actions = gameParts.actionsOf(tile);
  const mark = markLine(ui, gameParts.building(tile) ?? gameParts.neutral(tile), ...actions);
  if (lying.kind === 'neutral') return join(`${spaceName(ui, space)}\n${ui.t('tip.neutral')}`, ...actionLines(ui, actions), herders, mark);
  return join(
    `${spaceName(ui, space)}\n${ui.t(lying.owner === ui.me ? 'tip.own' : 'tip.theirs')}`,
    ...actionLines(ui, actions),
    ui.t('tip.building_points', { points: gameParts.building(tile)?.points ?? 0, owner: lying.owner }),
    herders,
    mark,
  );
}

function postTip(ui: BoardUi, value: string): string | null {
  const gameParts = gamePartsOf(ui);
  const post = gameParts.post(value);
  if (!post) return null;
  const actions = gameParts.actionsOfPost(value);
  const discs = discsOn(ui.view, post.value).map((one) => one.seat);
  return join(
    ui.t('tip.post', { post: post.value, corners: post.corners }),
    ui.t(post.repeatable ? 'tip.post_again' : 'tip.post_once'),
    post.points > 0 && ui.t('tip.post_points', { points: post.points }),
    actions.length > 0 && ui.t('tip.post_reward'),
    ...actionLines(ui, actions),
    discs.length > 0 && ui.t('tip.post_discs', { names: names(ui, discs) }),
    markLine(ui, post, ...actions),
  );
}

function actionTip(ui: BoardUi, slug: string): string | null {
  const action = gamePartsOf(ui).action(slug);
  return action ? join(actionName(ui, slug), ui.t('tip.action'), markLine(ui, action)) : null;
}

// ---- displays -------------------------------------------------------------------------------------

function trainTip(ui: BoardUi, number: number): string | null {
  const gameParts = gamePartsOf(ui);
  const card = gameParts.train(trainSlug(ui.view, number));
  if (!card) return null;
  const wagons = gameParts.actionsOfTrain(card.id);
  return join(
    ui.t('tip.train', { number, star: card.side === 'star', engineers: card.engineers, dollars: card.dollars }),
    ...actionLines(ui, wagons),
    markLine(ui, card, ...wagons),
  );
}

function buildingTip(ui: BoardUi, number: number): string | null {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.building(buildingSlug(ui.view, number));
  if (!info) return null;
  const actions = gameParts.actionsOf(info.id);
  const left = positionOf(ui.view).building_stacks[String(number)] ?? 0;
  return join(
    ui.t('tip.building', { building: info.id, builders: info.builders, dollars: info.dollars, points: info.points, left }),
    ...actionLines(ui, actions),
    markLine(ui, info, ...actions),
  );
}

function objectiveTip(ui: BoardUi, id: string, seat: number | null): string | null {
  if (id === 'stack') return ui.t('tip.objective_stack', { count: objectiveStackOf(ui.view) });
  const info = gamePartsOf(ui).objective(id);
  if (!info) return null;
  return join(
    ui.t('tip.objective', { needs: objectiveNeeds(ui, id), points: info.points }),
    seat !== null && ui.t(fulfilledOf(ui.view, seat).includes(id) ? 'tip.objective_done' : 'tip.objective_open'),
    ui.t('tip.objective_once'),
    markLine(ui, info),
  );
}

function bonusTip(ui: BoardUi, id: string): string | null {
  if (id === 'stack') return ui.t('tip.bonus_stack', { count: bonusStackOf(ui.view) });
  const gameParts = gamePartsOf(ui);
  const info = gameParts.bonus(id);
  if (!info) return null;
  return join(ui.t('tip.bonus', { what: bonusName(ui, id), points: info.points }), markLine(ui, info, ...gameParts.actionsOfBonus(id)));
}

function cattleTip(ui: BoardUi, card: string, left: number | null): string | null {
  const info = gamePartsOf(ui).cattle(card);
  if (!info) return null;
  return join(
    ui.t('tip.cattle', { card: info.card, value: info.value, points: info.points }),
    info.cowboys !== null && ui.t('tip.cattle_price', { cowboys: info.cowboys, dollars: info.dollars }),
    left !== null && ui.t('tip.left', { count: left }),
    markLine(ui, info),
  );
}

export function bonusOfWorker(ui: BoardUi, worker: string): string | null {
  const info = gamePartsOf(ui).worker(worker);
  if (!info) return null;
  const { price, dollars, certificates, steps } = info.bonus;
  const kind = steps ? 'steps' : certificates ? 'certificates' : 'dollars';
  return ui.t('tip.worker_bonus', { kind, price, dollars, certificates, steps, worker });
}

function hireTip(ui: BoardUi, worker: string): string | null {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.worker(worker);
  if (!info) return null;
  return join(
    ui.t('tip.hire', { worker, points: info.points }),
    ui.t('tip.worker_pays', { worker }),
    bonusOfWorker(ui, worker),
    worker === 'joker' && ui.t('tip.joker_price', { dollars: gameParts.all.figures.joker_surcharge }),
    ui.t('tip.left', { count: positionOf(ui.view).worker_stacks[worker] ?? 0 }),
    markLine(ui, info),
  );
}

// ---- a player's board -----------------------------------------------------------------------------

function workerTip(ui: BoardUi, seat: number, worker: string): string | null {
  const count = personOf(ui.view, seat)?.workers[worker as Worker] ?? 0;
  return join(ui.t('tip.workers', { worker, count }), ui.t('tip.worker_pays', { worker }), bonusOfWorker(ui, worker));
}

function auxTip(ui: BoardUi, seat: number, number: number): string | null {
  const gameParts = gamePartsOf(ui);
  const aux = gameParts.aux(number);
  if (!aux) return null;
  const now = figuresOf(ui.view, seat).aux[number - 1];
  const actions = gameParts.actionsOfAux(number);
  const better = actions.at(-1);
  return join(
    ui.t('tip.aux', { number, open: now ? 'open' : 'shut' }),
    now && ui.t('tip.action_line', { action: now }),
    better && now !== better.slug && ui.t('tip.aux_better', { action: better.slug }),
    markLine(ui, aux, ...actions),
  );
}

function discTip(ui: BoardUi, id: string): string | null {
  const disc = gamePartsOf(ui).disc(id);
  return disc ? join(discName(ui, id), ui.t('tip.disc', { corners: disc.corners }), markLine(ui, disc)) : null;
}

function certificatesTip(ui: BoardUi, seat: number): string {
  const figures = figuresOf(ui.view, seat);
  return ui.t('tip.certificates', {
    count: personOf(ui.view, seat)?.certificates ?? 0,
    limit: figures.certificate_limit,
    permanent: figures.permanent_certificates,
  });
}

function deckTip(ui: BoardUi, kind: string, seat: number): string {
  const figures = figuresOf(ui.view, seat);
  if (kind === 'draw') return ui.t('tip.deck', { count: figures.draw_size });
  return join(ui.t('tip.pile', { count: figures.discard_size }), cardList(ui, personOf(ui.view, seat)?.discard));
}

function personTip(ui: BoardUi, seat: number, what: string): string | null {
  const player = personOf(ui.view, seat);
  if (!player) return null;
  const figures = figuresOf(ui.view, seat);
  switch (what) {
    case 'workers':
      return ui.t('tip.seat_workers', {
        seat,
        workers: cardList(ui, player.workers as Record<string, number>) || ui.t('text.none'),
      });
    case 'certificates':
      return certificatesTip(ui, seat);
    case 'tokens':
      return ui.t('tip.tokens', { count: player.exchange_tokens });
    case 'discs':
      return ui.t('tip.seat_discs', { seat, count: figures.discs_left });
    case 'aux':
      return join(ui.t('tip.seat_aux', { seat }), ...figures.aux.flatMap((slug) => (slug ? [ui.t('tip.action_line', { action: slug })] : [])));
    case 'steps':
      return ui.t('tip.steps', { limit: figures.step_limit });
    case 'hand':
      return ui.t('tip.hand_limit', { limit: figures.hand_limit });
    case 'purse':
      return ui.t('tip.purse', { dollars: player.dollars, per: gamePartsOf(ui).all.figures.dollars_per_point });
    case 'markers':
      return ui.t('tip.markers', { count: figures.markers_left });
    default:
      return null;
  }
}

// ---- Sue ------------------------------------------------------------------------------------------

function sueTip(ui: BoardUi, what: string): string | null {
  const sue = sueOf(ui.view);
  if (!sue) return null;
  switch (what) {
    case 'deck':
      return ui.t('tip.sue_deck', { count: sue.deck.length });
    case 'supply':
      return ui.t('tip.sue_supply', { count: sum(sue.supply) });
    case 'discs':
      return ui.t('tip.sue_discs', { count: sue.discs, post: sue.next_post });
    case 'cattle':
      return ui.t('tip.sue_cattle', { cards: cardList(ui, sue.cattle) || ui.t('text.none') });
    case 'row':
      return ui.t('tip.sue_row', { workers: sue.row.map((worker) => `${sue.workers[worker] ?? 0} × ${cardName(ui, worker)}`).join(', ') });
    default:
      return (sue.row as string[]).includes(what)
        ? ui.t('tip.sue_workers', { worker: what, count: sue.workers[what as Worker] ?? 0, jokers: sue.jokers?.[what] ?? 0 })
        : null;
  }
}

function automaTip(ui: BoardUi, id: string): string {
  const card = gamePartsOf(ui).automa(id);
  return join(ui.t('tip.automa', { card: id }), card && ui.t('tip.automa_face', { what: automaWords(card, ui.t) }), markLine(ui, card));
}

const simmentalTip = (ui: BoardUi): string =>
  join(
    ui.t('tip.simmental', { count: positionOf(ui.view).simmental, points: gamePartsOf(ui).all.el_paso.simmental_space_points }),
    markLine(ui, gamePartsOf(ui).simmental),
  );

/** The tips by kind of element: `name` is all that follows the kind, `parts` are its parts, `me` is the reader's seat. */
const tips: Record<string, (ui: BoardUi, name: string, parts: string[], me: number) => string | null> = {
  space: spaceTip,
  post: postTip,
  action: actionTip,
  simmental: simmentalTip,
  train: (ui, name) => trainTip(ui, Number(name)),
  building: (ui, name) => buildingTip(ui, Number(name)),
  objective: (ui, name) => objectiveTip(ui, name, null),
  held: (ui, _, [seat, id]) => objectiveTip(ui, id ?? '', Number(seat)),
  bonus: bonusTip,
  kept: (ui, _, [, id]) => bonusTip(ui, id ?? ''),
  market: (ui, name) => cattleTip(ui, name, positionOf(ui.view).cattle_market[name] ?? 0),
  card: (ui, name) => cattleTip(ui, name, null),
  hire: hireTip,
  worker: (ui, name, _, me) => workerTip(ui, me, name),
  aux: (ui, name, _, me) => auxTip(ui, me, Number(name)),
  disc: discTip,
  deck: (ui, name, _, me) => deckTip(ui, name, me),
  herd: (ui, _name, _parts, me) => ui.t('tip.herd', { value: figuresOf(ui.view, me).delivery_value ?? 0 }),
  token: (ui, _name, _parts, me) => personTip(ui, me, 'tokens'),
  certificates: (ui, _name, _parts, me) => certificatesTip(ui, me),
  limit: (ui, name, _, me) => personTip(ui, me, name),
  purse: (ui, _name, _parts, me) => personTip(ui, me, 'purse'),
  seat: (ui, _, [seat, what]) => personTip(ui, Number(seat), what ?? ''),
  sue: sueTip,
  automa: automaTip,
};

/** The tip of an element; null if it has none. */
export function tip(el: string, ui: BoardUi): string | null {
  const [kind = '', ...parts] = el.split(':');
  const me = ui.me ?? ui.view.actor ?? 1;
  return tips[kind]?.(ui, parts.join(':'), parts, me) ?? null;
}
