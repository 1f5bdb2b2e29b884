// The text view: the whole table as sections of plain lines.
import type { BoardUi } from '../../lib/board';
import { gamePartsOf } from './gameParts';
import {
  bonusStackOf,
  buildingSlug,
  discsOn,
  figuresOf,
  isSue,
  objectiveStackOf,
  positionOf,
  sum,
  trainSlug,
  type PersonPosition,
  type SuePosition,
} from './position';
import { actionName, bonusName, cardList, cardName, objectiveNeeds, spaceName } from './words';

interface Section {
  title: string;
  lines: string[];
}

function loop(ui: BoardUi): Section {
  const gameParts = gamePartsOf(ui);
  const position = positionOf(ui.view);
  const lines = gameParts.all.spaces.map((space) => {
    const here = position.players.filter((player) => player.herder === space.id).map((player) => ui.seatMark(player.seat).name);
    const cost = !position.board[space.id] && space.cost ? ui.t('text.cost', { dollars: space.cost }) : '';
    return [`${space.id}: ${spaceName(ui, space.id)}`, cost, here.length ? ui.t('tip.herders', { names: here.join(', ') }) : ''].filter(Boolean).join('; ');
  });
  lines.push(ui.t('tip.simmental', { count: position.simmental, points: gameParts.all.el_paso.simmental_space_points }).split('\n', 1)[0]!);
  return { title: ui.t('panel.trail'), lines };
}

function posts(ui: BoardUi): Section {
  const gameParts = gamePartsOf(ui);
  const lines = gameParts.all.posts.map((post) => {
    const discs = discsOn(ui.view, post.value).map(({ seat, count }) => (count > 1 ? `${count} × ${ui.seatMark(seat).name}` : ui.seatMark(seat).name));
    const rewards = gameParts.actionsOfPost(post.value).map((action) => actionName(ui, action.slug));
    return ui.t('text.post', { post: post.value, corners: post.corners, points: post.points, what: [...rewards, ...discs].join('; ') || ui.t('text.none') });
  });
  return { title: ui.t('map.posts'), lines };
}

function displays(ui: BoardUi): Section[] {
  const gameParts = gamePartsOf(ui);
  const position = positionOf(ui.view);
  const actions = (slugs: readonly string[]): string => slugs.map((slug) => actionName(ui, slug)).join('; ');
  return [
    {
      title: ui.t('panel.trains'),
      lines: [
        ...gameParts.trainNumbers.flatMap((number) => {
          const card = gameParts.train(trainSlug(ui.view, number));
          return card ? [ui.t('text.train', { number, engineers: card.engineers, dollars: card.dollars, what: actions(card.actions) })] : [];
        }),
        ...position.objective_display.flatMap((id) => (id ? [`${ui.t('board.objectives')}: ${objectiveNeeds(ui, id)}`] : [])),
        ui.t('tip.objective_stack', { count: objectiveStackOf(ui.view) }).split('\n', 1)[0]!,
        ...position.bonus_display.flatMap((id) => (id ? [`${ui.t('board.bonus_tiles')}: ${bonusName(ui, id)}`] : [])),
        ui.t('tip.bonus_stack', { count: bonusStackOf(ui.view) }).split('\n', 1)[0]!,
      ],
    },
    {
      title: ui.t('panel.buildings'),
      lines: gameParts.buildingNumbers.flatMap((number) => {
        const info = gameParts.building(buildingSlug(ui.view, number));
        if (!info) return [];
        const left = position.building_stacks[String(number)] ?? 0;
        return [ui.t('text.building', { building: info.id, left, builders: info.builders, dollars: info.dollars, points: info.points, what: actions(info.actions) })];
      }),
    },
    {
      title: ui.t('panel.workers'),
      lines: gameParts.all.workers.map((worker) => `${cardName(ui, worker.card)}: ${position.worker_stacks[worker.card] ?? 0}`),
    },
    {
      title: ui.t('panel.market'),
      lines: gameParts.market.map((card) =>
        ui.t('text.market', { card: card.card, count: position.cattle_market[card.card] ?? 0, cowboys: card.cowboys, dollars: card.dollars }),
      ),
    },
  ];
}

function person(ui: BoardUi, player: PersonPosition): Section {
  const figures = figuresOf(ui.view, player.seat);
  const none = ui.t('text.none');
  return {
    title: ui.seatMark(player.seat).name,
    lines: [
      ui.t('text.money', { dollars: player.dollars, cards: figures.hand_size, certificates: player.certificates, tokens: player.exchange_tokens }),
      `${ui.t('board.workers')}: ${cardList(ui, player.workers as Record<string, number>) || none}`,
      ui.t('text.limits', { steps: figures.step_limit, hand: figures.hand_limit, discs: figures.discs_left }),
      ...(player.seat === ui.me ? [`${ui.t('board.hand')}: ${cardList(ui, player.hand) || none}`] : []),
      ...player.objectives.map((id) => `${ui.t('board.objectives')}: ${objectiveNeeds(ui, id)}`),
      ...Object.entries(player.bonus_tiles).map(([id, count]) => `${ui.t('board.bonus_tiles')}: ${count > 1 ? `${count} × ` : ''}${bonusName(ui, id)}`),
    ],
  };
}

function sueSection(ui: BoardUi, sue: SuePosition): Section {
  const none = ui.t('text.none');
  return {
    title: ui.seatMark(sue.seat).name,
    lines: [
      ui.t('tip.sue_row', { workers: sue.row.map((worker) => `${sue.workers[worker] ?? 0} × ${cardName(ui, worker)}`).join(', ') }).split('\n', 1)[0]!,
      ui.t('tip.sue_cattle', { cards: cardList(ui, sue.cattle) || none }).split('\n', 1)[0]!,
      ui.t('text.sue', { discs: sue.discs, supply: sum(sue.supply), deck: sue.deck.length }),
      ...sue.objectives.map((id) => `${ui.t('board.objectives')}: ${objectiveNeeds(ui, id)}`),
      ...Object.keys(sue.bonus_tiles).map((id) => `${ui.t('board.bonus_tiles')}: ${bonusName(ui, id)}`),
    ],
  };
}

export function describe(ui: BoardUi): Section[] {
  return [
    loop(ui),
    posts(ui),
    ...displays(ui),
    ...positionOf(ui.view).players.map((player) => (isSue(player) ? sueSection(ui, player) : person(ui, player))),
  ];
}
