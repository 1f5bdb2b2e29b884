// The whole table in words, for the text view.
import type { BoardUi } from '../../lib/board';
import { hiringCosts, spaces, workers } from './data';
import { buildingSlug, figuresOf, marketStackOf, playerOf, positionOf } from './position';
import { cityList } from './tips';
import { cardList, cardName, spaceName, taskList, tileName } from './words';

interface Section {
  title: string;
  lines: string[];
}

function trail(ui: BoardUi): Section {
  const position = positionOf(ui.view);
  const lines = spaces
    .filter((space) => position.board[space.slug] !== undefined)
    .map((space) => ui.t('text.line_space', { space: space.slug, what: spaceName(ui, space.slug) }));
  for (const player of position.players) {
    if (player.herder) lines.push(ui.t('text.herder', { seat: player.seat, space: spaceName(ui, player.herder) }));
  }
  return { title: ui.t('panel.trail'), lines };
}

function kansasCity(ui: BoardUi): Section {
  const position = positionOf(ui.view);
  const named = (slug: string | null | undefined): string => (slug ? tileName(ui, slug) : ui.t('board.empty'));
  const lines = position.foresight.map((tiles, i) =>
    ui.t('text.foresight', { column: i + 1, left: named(tiles[0]), right: named(tiles[1]) }),
  );
  hiringCosts.forEach((cost, i) => {
    const row = position.job_market[i] ?? {};
    const there = workers.filter((worker) => row[worker]).map((worker) => `${row[worker]} × ${ui.t(`worker.${worker}`)}`);
    if (there.length) lines.push(ui.t('text.job', { row: i + 1, cost, workers: there.join(', ') }));
  });
  const token = position.job_token.row;
  lines.push(token === null ? ui.t('text.token_gone') : ui.t('text.token', { row: token }));
  return { title: ui.t('panel.city'), lines };
}

function markets(ui: BoardUi): Section[] {
  const position = positionOf(ui.view);
  const cattle = Object.entries(position.cattle_market).map(([slug, count]) =>
    ui.t('text.market', { count, card: cardName(ui, slug) }),
  );
  cattle.push(`${ui.t('board.stack')}: ${marketStackOf(ui.view)}`);
  const cards = position.objective_display.flatMap((slug) => (slug ? [taskList(ui, slug)] : []));
  return [
    { title: ui.t('panel.market'), lines: cattle },
    { title: ui.t('panel.objectives'), lines: cards },
  ];
}

function player(ui: BoardUi, seat: number): Section {
  const one = playerOf(ui.view, seat)!;
  const figures = figuresOf(ui.view, seat);
  const position = positionOf(ui.view);
  const lines = [
    ui.t('text.money', { dollars: one.dollars, cards: figures.hand_size, certificates: one.certificates }),
    ui.t('text.workers', {
      cowboys: one.workers.cowboy ?? 0,
      builders: one.workers.builder ?? 0,
      engineers: one.workers.engineer ?? 0,
    }),
    ui.t('text.engine', { seat, place: one.engine }),
    ui.t('text.cities', { cities: cityList(ui, seat) }),
    ui.t('text.buildings', {
      numbers: one.buildings.map((number) => buildingSlug(position, number)).join(', ') || ui.t('text.none'),
    }),
  ];
  if (seat === ui.me) lines.push(`${ui.t('board.hand')}: ${cardList(ui, one.hand) || ui.t('text.none')}`);
  for (const slug of one.objectives) lines.push(`${ui.t('board.area')}: ${taskList(ui, slug)}`);
  return { title: ui.t('text.player', { seat }), lines };
}

export function describe(ui: BoardUi): Section[] {
  return [
    trail(ui),
    kansasCity(ui),
    ...markets(ui),
    ...positionOf(ui.view).players.map((one) => player(ui, one.seat)),
  ];
}
