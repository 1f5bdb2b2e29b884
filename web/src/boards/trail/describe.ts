// The text view: the whole table as sections of plain lines.
import type { BoardUi } from '../../lib/board';
import { gamePartsOf } from './gameParts';
import { workers } from '../../drawing/kinds';
import { automaOf, buildingSlug, figuresOf, marketStackOf, officesIn, positionOf, type AutomaFigures, type PlayerPosition, type SeatPosition } from './position';
import { automaWords } from './printed';
import { cityList, officeList, tip } from './tips';
import { automaCardList, cardList, cardName, levelName, spaceName, taskList, tileName, titleOf, townName } from './words';

interface Section {
  title: string;
  lines: string[];
}

function trail(ui: BoardUi): Section {
  const position = positionOf(ui.view);
  const lines = gamePartsOf(ui)
    .all.spaces.filter((space) => position.board[space.id] !== undefined)
    .map((space) => ui.t('text.line_space', { space: space.id, what: spaceName(ui, space.id) }));
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
  gamePartsOf(ui).all.job_market.forEach(({ cost }, i) => {
    const row = position.job_market[i] ?? {};
    const there = workers.filter((worker) => row[worker]).map((worker) => `${row[worker]} × ${ui.t(`worker.${worker}`)}`);
    if (there.length) lines.push(ui.t('text.job', { row: i + 1, cost, workers: there.join(', ') }));
  });
  const token = position.job_token.row;
  lines.push(token === null ? ui.t('text.token_gone') : ui.t('text.token', { row: token }));
  const ready = cardList(ui, position.kansas_city_cattle ?? {});
  if (ready) lines.push(`${ui.t('board.ready')}: ${ready}`);
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

/** The town map: every town with an office, and every bonus tile. */
function towns(ui: BoardUi): Section[] {
  const gameParts = gamePartsOf(ui);
  if (!gameParts.rails) return [];
  const position = positionOf(ui.view);
  const lines = gameParts.towns.flatMap((town) => {
    const owners = officesIn(position, town.id).map(({ seat }) => ui.seatMark(seat).name);
    const tile = position.bonus_tiles?.[town.id];
    const what = [
      ...(tile ? gameParts.actionsOfBonus(tile).map((action) => ui.t.nameOf('action', action.slug)) : []),
      ...(owners.length ? [ui.t('tip.town_offices', { names: owners.join(', ') })] : []),
    ];
    return what.length ? [ui.t('text.line_space', { space: townName(ui, town.id), what: what.join('; ') })] : [];
  });
  return [{ title: ui.t('panel.towns'), lines }];
}

/** The lines that every seat has, those of automas included. */
function shared(ui: BoardUi, seat: SeatPosition): string[] {
  return [
    ui.t('text.workers', {
      cowboys: seat.workers.cowboy ?? 0,
      builders: seat.workers.builder ?? 0,
      engineers: seat.workers.engineer ?? 0,
    }),
    ui.t('text.engine', { seat: seat.seat, place: seat.engine }),
    ui.t('text.cities', { cities: cityList(ui, seat.seat) }),
  ];
}

function player(ui: BoardUi, one: PlayerPosition): Section {
  const { seat } = one;
  const figures = figuresOf(ui.view, seat);
  const position = positionOf(ui.view);
  const lines = [
    ui.t('text.money', { dollars: one.dollars, cards: figures.hand_size, certificates: one.certificates }),
    ...shared(ui, one),
    ui.t('text.buildings', {
      numbers: one.buildings.map((number) => buildingSlug(position, gamePartsOf(ui), number)).join(', ') || ui.t('text.none'),
    }),
  ];
  if (gamePartsOf(ui).tokens) lines.push(ui.t('text.tokens', { count: one.exchange_tokens ?? 0 }));
  if (gamePartsOf(ui).rails) lines.push(ui.t('text.offices', { towns: officeList(ui, seat), bells: figures.bells }));
  if (seat === ui.me) lines.push(`${ui.t('board.hand')}: ${cardList(ui, one.hand) || ui.t('text.none')}`);
  for (const slug of one.objectives) lines.push(`${ui.t('board.area')}: ${taskList(ui, slug)}`);
  return { title: ui.t('text.player', { seat }), lines };
}

function automated(ui: BoardUi, seat: SeatPosition, automa: AutomaFigures): Section {
  const none = ui.t('text.none');
  const card = automa.card ? gamePartsOf(ui).automaCard(automa.card) : undefined;
  const cardText = (what: string): string => titleOf(tip(`automa:${seat.seat}:${what}`, ui) ?? '');
  const lines = [
    ui.t('text.automa', {
      level: levelName(ui, automa.level),
      discs: automa.discs_left,
      card: card ? `${card.id}, ${automaWords(card, ui.t)}` : none,
    }),
    ui.t('text.automa_deck', { cards: automaCardList(automa.deck) ?? none }),
    ui.t('text.automa_discard', { cards: automaCardList(automa.discard) ?? none }),
    cardText('delivery'),
    cardText('special'),
    ...shared(ui, seat),
    ui.t('text.buildings', { numbers: automa.buildings_left.join(', ') || none }),
    ui.t('text.automa_cattle', { cards: cardList(ui, automa.cattle) || none }),
    ...(gamePartsOf(ui).rails ? [ui.t('text.offices', { towns: officeList(ui, seat.seat), bells: automa.bells ?? 0 }), cardText('office')] : []),
    ...automa.objectives.map((slug) => `${ui.t('board.area')}: ${taskList(ui, slug)}`),
  ];
  return { title: ui.t('text.player', { seat: seat.seat }), lines: lines.filter(Boolean) };
}

export function describe(ui: BoardUi): Section[] {
  return [
    trail(ui),
    ...towns(ui),
    kansasCity(ui),
    ...markets(ui),
    ...positionOf(ui.view).players.flatMap((one) => {
      const automa = automaOf(ui.view, one.seat);
      if (automa) return [automated(ui, one, automa)];
      return one.automa === undefined ? [player(ui, one)] : [];
    }),
  ];
}
