// The tips: a short explanation of each element of the board. The first line is the title.
import type { BoardUi } from '../../lib/board';
import { isReconstructed, gamePartsOf, leastSure, type ActionInfo, type Marked, type Provenance } from './gameParts';
import type { HandColour, Worker } from '../../drawing/kinds';
import { capital } from '../../lib/i18n/format';
import {
  automaMarker,
  automaOf,
  auxOpen,
  buildingOf,
  buildingSlug,
  figuresOf,
  tileOn,
  markerOwner,
  marketStackOf,
  masterAt,
  objectiveStackOf,
  officesIn,
  playerOf,
  positionOf,
  seatCount,
  seatOf,
  sum,
  supplyOf,
  tradeTiles,
  workersOf,
} from './position';
import { automaWords, officeWords, slotParams } from './printed';
import { actionKey, automaCardList, auxName, cardList, cardName, levelName, taskList, tileName, townName } from './words';

type Lines = (string | null | false | undefined)[];
const join = (...lines: Lines): string => lines.filter(Boolean).join('\n');

const playerNames = (ui: BoardUi, seats: number[]): string => seats.map((seat) => ui.seatMark(seat).name).join(', ');

/** Actions, one line each; alternatives share a line. */
export function actionLines(ui: BoardUi, all: readonly ActionInfo[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < all.length; i++) {
    const action = all[i]!;
    const other = all[i + 1];
    if (action.choice && other?.choice === action.choice) {
      out.push(ui.t('tip.action_or', { first: action.slug, second: other.slug }));
      i++;
    } else {
      out.push(ui.t('tip.action_line', { action: action.slug }));
    }
  }
  return out;
}

const feeFor = (ui: BoardUi, hands: readonly HandColour[]): number =>
  hands.reduce((total, hand) => total + (gamePartsOf(ui).fees(seatCount(ui.view))?.[hand] ?? 0), 0);

// ---- the trail ------------------------------------------------------------------------------------

function spaceTip(ui: BoardUi, slug: string): string | null {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.space(slug);
  if (!info) return null;
  const position = positionOf(ui.view);
  const lying = tileOn(ui.view, gameParts, slug);
  const here = position.players.filter((player) => player.herder === slug).map((player) => player.seat);
  const herders = here.length > 0 && ui.t('tip.herders', { names: playerNames(ui, here) });
  const risk = info.risk && ui.t('tip.risk', { action: gameParts.risk(info.risk).slug });
  switch (info.kind) {
    case 'start':
      return join(ui.t('tip.start'), herders);
    case 'kansas-city':
      return join(ui.t('tip.kc'), herders);
    case 'neutral': {
      const letter = lying?.kind === 'neutral' ? lying.letter : slug;
      return join(ui.t('tip.neutral', { letter }), ...actionLines(ui, gameParts.actionsOf(letter)), herders);
    }
    case 'building': {
      if (lying?.kind !== 'private') {
        return join(ui.t('tip.plot', { space: slug }), info.woods && ui.t('tip.woods'), risk, herders);
      }
      const building = gameParts.building(lying.slug);
      const fee = building ? feeFor(ui, building.hands) : 0;
      return join(
        ui.t(lying.owner === ui.me ? 'tip.own' : 'tip.theirs', { building: lying.slug, owner: lying.owner }),
        ...actionLines(ui, gameParts.actionsOf(lying.slug)),
        risk,
        fee > 0 && ui.t(automaOf(ui.view, lying.owner) ? 'tip.fee_bank' : 'tip.fee_owner', { fee, owner: lying.owner }),
        building && ui.t('tip.building_points', { points: building.points, owner: lying.owner }),
        info.woods && ui.t('tip.woods'),
        herders,
      );
    }
    case 'hazard': {
      const tile = lying?.kind === 'tile' ? gameParts.tile(lying.slug) : null;
      if (tile?.kind !== 'hazard') return join(ui.t('tip.hazard_slot', { hazard: info.hazard }), herders);
      const fee = feeFor(ui, [tile.hand]);
      return join(
        ui.t('tip.hazard_tile', { hazard: tile.hazard, number: gameParts.order(slug), fee, hand: tile.hand, points: tile.points }),
        herders,
      );
    }
    case 'trade': {
      const tile = lying?.kind === 'tile' ? gameParts.tile(lying.slug) : null;
      if (tile?.kind !== 'trade') return join(ui.t('tip.trade_slot', slotParams(info)), herders);
      const beside = /^O[1-3]$/.test(slug);
      return join(
        ui.t('tip.trade_tile', { colour: tile.colour, ...slotParams(info) }),
        beside ? ui.t('tip.trade_beside') : ui.t('tip.trade_fee', { fee: feeFor(ui, [tile.hand]), hand: tile.hand }),
        herders,
      );
    }
  }
}

function actionTip(ui: BoardUi, name: string): string | null {
  const info = gamePartsOf(ui).action(name);
  if (!info) return null;
  return join(
    ui.t(name.startsWith('risk') ? 'tip.action_risk' : 'tip.action', { action: actionKey(ui, name) }),
    !!info.choice && ui.t('tip.action_choice'),
  );
}

// ---- the railroad ---------------------------------------------------------------------------------

function trackTip(ui: BoardUi, place: string): string | null {
  const engines = positionOf(ui.view).players.filter((player) => player.engine === place).map((player) => player.seat);
  const there = engines.length > 0 && ui.t('tip.engines', { names: playerNames(ui, engines) });
  const turnout = /^station (\d+)$/.exec(place);
  if (turnout) return join(ui.t('tip.turnout', { station: turnout[1] }), there);
  if (!/^\d+$/.test(place)) return null;
  const key = place === '0' ? 'tip.track_start' : Number(place) === gamePartsOf(ui).lastTrackSpace ? 'tip.track_end' : 'tip.track';
  return join(ui.t(key, { space: place }), there);
}

function stationTip(ui: BoardUi, number: number): string | null {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.station(number);
  if (!info) return null;
  const position = positionOf(ui.view);
  const discs = position.players.filter((player) => player.stations.includes(number)).map((player) => player.seat);
  const master = masterAt(position, gameParts, number);
  return join(
    ui.t('tip.station', { station: number, town: info.town, cost: info.cost, points: info.points, corners: info.corners }),
    master && masterLine(ui, number, master),
    discs.length > 0 && ui.t('tip.discs', { names: playerNames(ui, discs) }),
  );
}

/** The tip of a station's place for its master: of the tile, or of the worker or marker in its place. */
function masterLine(ui: BoardUi, station: number, master: string): string {
  if (master === automaMarker) return ui.t('tip.station_automa', { owner: markerOwner(positionOf(ui.view), station) });
  const worker = gamePartsOf(ui).tile(master);
  return worker?.kind === 'worker'
    ? ui.t('tip.station_worker', { worker: worker.worker })
    : ui.t('tip.station_master', { master });
}

function masterTip(ui: BoardUi, master: string): string | null {
  if (!gamePartsOf(ui).master(master)) return null;
  const taker = positionOf(ui.view).players.find((player) => player.automa !== undefined && player.station_masters.includes(master));
  return join(ui.t('tip.master', { master }), taker && ui.t('tip.master_automa', { seat: taker.seat }));
}

function cityTip(ui: BoardUi, slug: string): string | null {
  const info = gamePartsOf(ui).city(slug);
  if (!info) return null;
  const position = positionOf(ui.view);
  const discs = position.players.flatMap((player) => Array.from({ length: player.cities[slug] ?? 0 }, () => player.seat));
  const cost = ui.me === null ? undefined : figuresOf(ui.view, ui.me).transport[slug];
  return join(
    ui.t('tip.city', { city: slug, value: info.value, corners: info.corners }),
    ui.t(info.repeatable ? 'tip.city_repeat' : 'tip.city_once'),
    info.town && ui.t('tip.city_town'),
    info.dollars > 0 && ui.t('tip.city_dollars', { dollars: info.dollars }),
    info.objective && ui.t('tip.city_objective'),
    info.station_master && ui.t('tip.city_master'),
    info.points !== 0 &&
      ui.t('tip.city_points', { sign: info.points < 0 ? 'less' : 'more', points: Math.abs(info.points) }),
    info.points_per_bell > 0 && ui.t('tip.city_bells', { points: info.points_per_bell }),
    cost !== undefined && ui.t('tip.transport', { cost }),
    discs.length > 0 && ui.t('tip.discs', { names: playerNames(ui, discs) }),
  );
}

function arrowTip(ui: BoardUi, from: string): string | null {
  const arrow = gamePartsOf(ui).all.arrows.find((one) => one.from === from);
  if (!arrow) return null;
  const points = arrow.points < 0 ? `−${-arrow.points}` : `+${arrow.points}`;
  const what = [
    ...(arrow.objective ? [ui.t('tip.arrow_card')] : []),
    ...(arrow.token ? [ui.t('tip.arrow_token')] : []),
    ...(arrow.points ? [ui.t('tip.arrow_points', { points })] : []),
  ].join('; ');
  return ui.t('tip.arrow', { from: arrow.from, to: arrow.to, what });
}

// ---- the town map ---------------------------------------------------------------------------------

/** The tip of a town, "town:T03", or of one of its spaces, "town:T03:1". */
function townTip(ui: BoardUi, id: string, space: number): string | null {
  const gameParts = gamePartsOf(ui);
  if (id === 'HQ') return gameParts.rails ? ui.t('tip.headquarters') : null;
  const town = gameParts.town(id);
  if (!town) return null;
  const position = positionOf(ui.view);
  const owners = officesIn(position, id);
  const here = owners.find((one) => one.space === space);
  const printed = town.spaces[space - 1];
  const tile = position.bonus_tiles?.[id];
  const links = [...town.tracks.map((other) => townName(ui, other)), ...town.cities.map((city) => gameParts.city(city)?.name ?? city)];
  if (town.headquarters) links.unshift(ui.t('board.headquarters'));
  return join(
    capital(ui.t('tip.town', { town: id, kind: town.kind, area: town.area })),
    here
      ? ui.t('tip.office_here', { seat: here.seat, space })
      : printed && ui.t('tip.office_space', { space, what: officeWords(printed, ui.t) || ui.t('officespace.plain') }),
    ...(tile ? [ui.t('tip.bonus_here'), ...actionLines(ui, gameParts.actionsOfBonus(tile))] : []),
    ui.t('tip.town_links', { links: links.join(', ') }),
    owners.length > 0 && ui.t('tip.town_offices', { names: playerNames(ui, owners.map((one) => one.seat)) }),
    ui.me !== null && figuresOf(ui.view, ui.me).accessible.includes(id) && ui.t('tip.town_accessible'),
  );
}

function bonusTip(ui: BoardUi, town: string): string | null {
  const gameParts = gamePartsOf(ui);
  const tile = positionOf(ui.view).bonus_tiles?.[town];
  if (!tile) return null;
  return join(ui.t('tip.bonus', { town }), ...actionLines(ui, gameParts.actionsOfBonus(tile)));
}

export function officeList(ui: BoardUi, seat: number): string {
  const list = Object.keys(seatOf(ui.view, seat)?.offices ?? {}).map((town) => townName(ui, town));
  return list.join(', ') || ui.t('tip.nothing');
}

// ---- Kansas City ----------------------------------------------------------------------------------

function foresightTip(ui: BoardUi, column: number, side: string): string | null {
  const tiles = positionOf(ui.view).foresight[column - 1];
  if (!tiles) return null;
  const tile = tiles[side === 'right' ? 1 : 0];
  return tile
    ? ui.t('tip.foresight', { tile: tileName(ui, tile), column })
    : ui.t('tip.foresight_empty', { column });
}

function jobTip(ui: BoardUi, row: number, worker: string): string | null {
  const position = positionOf(ui.view);
  const cost = gamePartsOf(ui).all.job_market[row - 1]?.cost;
  if (cost === undefined) return null;
  const count = position.job_market[row - 1]?.[worker as Worker] ?? 0;
  const token = position.job_token.row;
  return join(
    ui.t('tip.job', { worker, row, cost, count }),
    token !== null && row >= token && ui.t('tip.job_wait'),
  );
}

// ---- cards ----------------------------------------------------------------------------------------

function cattleLine(ui: BoardUi, slug: string): string | null {
  const info = gamePartsOf(ui).cattle(slug);
  if (!info) return null;
  const orange = info.breed === 'orange';
  const name = orange ? cardName(ui, slug) : info.name;
  return join(
    ui.t('tip.cattle', { name, value: info.value, points: info.points }),
    !!info.grows_into && ui.t('tip.grows', { card: info.grows_into }),
    !!info.dollars && ui.t('tip.sells', { dollars: info.dollars }),
    orange && ui.t('tip.orange'),
  );
}

function objectiveTip(ui: BoardUi, slug: string): string | null {
  const info = gamePartsOf(ui).objective(slug);
  if (!info) return null;
  const now = info.immediate;
  return join(
    ui.t('tip.objective', { points: info.points, penalty: info.penalty, tasks: taskList(ui, slug) }),
    now && ui.t('tip.objective_now', { immediate: now.kind, amount: now.amount }),
  );
}

function marketTip(ui: BoardUi, slug: string): string | null {
  if (slug === 'draw') return ui.t('tip.market_draw', { count: marketStackOf(ui.view) });
  const info = gamePartsOf(ui).cattle(slug);
  const count = positionOf(ui.view).cattle_market[slug] ?? 0;
  return (
    info &&
    join(
      cattleLine(ui, slug),
      count > 0 && ui.t('tip.market_count', { count }),
      ...gamePartsOf(ui)
        .all.purchases.filter((option) => option.value === info.value)
        .map((option) => ui.t('tip.market_price', { ...option })),
    )
  ) ?? null;
}

function cardTip(ui: BoardUi, slug: string): string | null {
  if (gamePartsOf(ui).objective(slug)) return objectiveTip(ui, slug);
  const count = ui.me === null ? 0 : (playerOf(ui.view, ui.me)?.hand[slug] ?? 0);
  const line = cattleLine(ui, slug);
  return line && join(line, count > 0 && ui.t('tip.hand_count', { count }), ui.t('tip.breed_once'));
}

// ---- the player board -----------------------------------------------------------------------------

function workerTip(ui: BoardUi, seat: number, worker: string): string | null {
  const player = playerOf(ui.view, seat);
  const gameParts = gamePartsOf(ui);
  const row = gameParts.workerSpaces(worker as Worker);
  if (!player || row.length === 0) return null;
  const count = workersOf(player, worker as Worker);
  const next = row[count - 1];
  return join(
    ui.t('tip.workers', { worker, count, all: gameParts.workerRow }),
    next && ui.t('tip.worker_next', { action: next.slug }),
    ui.t('tip.worker_points', { points: gameParts.workerPoints }),
  );
}

function discTip(ui: BoardUi, slug: string): string | null {
  const info = gamePartsOf(ui).disc(slug);
  if (!info) return null;
  const count = ui.me === null ? undefined : (playerOf(ui.view, ui.me)?.discs[slug] ?? 0);
  return join(
    ui.t('tip.disc', { disc: slug, corners: info.corners }),
    count !== undefined && ui.t('tip.disc_left', { count }),
  );
}

function auxTip(ui: BoardUi, aux: string, times: number): string | null {
  if (!gamePartsOf(ui).aux(aux)) return null;
  const player = ui.me === null ? undefined : playerOf(ui.view, ui.me);
  return join(
    ui.t('tip.aux', { aux, times }),
    player && auxOpen(ui.view, player.seat, aux) < times && ui.t('tip.aux_closed', { times }),
    times === 2 && ui.t('tip.aux_double'),
  );
}

function buildingTip(ui: BoardUi, number: number): string | null {
  const gameParts = gamePartsOf(ui);
  const slug = buildingSlug(positionOf(ui.view), gameParts, number);
  const info = gameParts.building(slug);
  if (!info) return null;
  const fee = feeFor(ui, info.hands);
  return join(
    ui.t('tip.building', { building: slug, builders: info.builders, points: info.points }),
    ...actionLines(ui, gameParts.actionsOf(slug)),
    fee > 0 && ui.t('tip.building_fee', { fee }),
  );
}

function certificatesTip(ui: BoardUi, seat: number): string {
  const figures = figuresOf(ui.view, seat);
  return ui.t('tip.certificates', {
    count: figures.certificates,
    limit: figures.certificate_limit,
    permanent: figures.permanent_certificates,
  });
}

/** The tips of things that every seat has, those of automas included: "seat:2:hazards". */
function seatTip(ui: BoardUi, seat: number, what: string): string | null {
  const player = seatOf(ui.view, seat);
  if (!player) return null;
  const figures = figuresOf(ui.view, seat);
  const gameParts = gamePartsOf(ui);
  switch (what) {
    case 'worker':
    case 'workers':
      return ui.t('tip.seat_workers', {
        seat,
        cowboys: workersOf(player, 'cowboy'),
        builders: workersOf(player, 'builder'),
        engineers: workersOf(player, 'engineer'),
      });
    case 'hazards': {
      const points = Object.entries(player.hazards).reduce((total, [slug, count]) => {
        const tile = gameParts.tile(slug);
        return total + (tile?.kind === 'hazard' ? tile.points * count : 0);
      }, 0);
      return ui.t('tip.hazards', { count: sum(player.hazards), points });
    }
    case 'trade':
      return ui.t('tip.trade', { green: tradeTiles(player, 'green'), other: tradeTiles(player, gameParts.otherColour) });
    case 'buildings':
      return ui.t('tip.seat_buildings', {
        seat,
        numbers: player.buildings.map((number) => buildingOf(ui.view, gameParts, seat, number)).join(', ') || ui.t('tip.nothing'),
      });
    case 'cities':
      return ui.t('tip.seat_cities', { seat, cities: cityList(ui, seat) });
    case 'stations':
      return ui.t('tip.seat_stations', { seat, stations: player.stations.join(', ') || ui.t('tip.nothing') });
    case 'offices':
      return join(
        ui.t('tip.seat_offices', { seat, bells: figures.bells, left: figures.offices_left }),
        officeList(ui, seat),
      );
    case 'engine':
      return ui.t('tip.seat_engine', { seat, place: player.engine });
    case 'objectives':
      return join(
        ui.t(player.automa === undefined ? 'tip.seat_objectives' : 'tip.automa_objectives', { seat, count: player.objectives.length }),
        ...player.objectives.map((slug) => `• ${taskList(ui, slug)}`),
      );
    case 'discs': {
      const automa = automaOf(ui.view, seat);
      if (automa) return ui.t('tip.automa_discs', { seat, count: automa.discs_left, all: gameParts.all.automa?.discs ?? automa.discs_left });
      return ui.t('tip.seat_discs', { seat, count: sum(playerOf(ui.view, seat)?.discs), all: gameParts.discs });
    }
    default:
      return personTip(ui, seat, what);
  }
}

/** The tips of things that automas do not have. */
function personTip(ui: BoardUi, seat: number, what: string): string | null {
  const player = playerOf(ui.view, seat);
  if (!player) return null;
  const figures = figuresOf(ui.view, seat);
  switch (what) {
    case 'purse':
      return ui.t('tip.purse', { dollars: player.dollars });
    case 'certificates':
      return certificatesTip(ui, seat);
    case 'hand': {
      const known = seat === ui.me ? {} : player.known;
      return ui.t('tip.seat_hand', {
        seat,
        count: figures.hand_size,
        known: sum(known) > 0 ? cardList(ui, known) : 'none',
      });
    }
    case 'steps':
      return ui.t('tip.steps', { limit: figures.step_limit });
    case 'aux':
      return join(
        ui.t('tip.seat_aux', { seat }),
        ...gamePartsOf(ui)
          .all.aux.filter((aux) => auxOpen(ui.view, seat, aux.id) > 0)
          .map((aux) => `• ${auxName(ui, aux.id, auxOpen(ui.view, seat, aux.id))}`),
      );
    case 'tokens':
      return ui.t('tip.exchange', { count: player.exchange_tokens ?? 0 });
    default:
      return null;
  }
}

// ---- Garth, Sam and Brisco ------------------------------------------------------------------------

/** The tips of an automa's cards: "automa:2:deck", "automa:2:card:8". */
function automaTip(ui: BoardUi, seat: number, what: string, card: string): string | null {
  const automa = automaOf(ui.view, seat);
  const info = gamePartsOf(ui).all.automa;
  if (!automa || !info) return null;
  const towns = (list: readonly string[]): string => list.map((town) => townName(ui, town)).join(', ');
  switch (what) {
    case 'who':
      return ui.t('tip.automa_who', {
        name: automa.name,
        level: levelName(ui, automa.level),
        authors: info.authors.length ? new Intl.ListFormat(ui.lang).format(info.authors) : null,
      });
    case 'special':
      return automa.specialization && ui.t('tip.automa_special', { worker: automa.specialization });
    case 'deck':
      return ui.t('tip.automa_deck', { count: automa.deck.length, cards: automaCardList(automa.deck) });
    case 'discard':
      return ui.t('tip.automa_discard', { count: automa.discard.length, cards: automaCardList(automa.discard) });
    case 'card': {
      const face = gamePartsOf(ui).automaCard(card);
      if (!face) return null;
      const at = automa.card === card ? 'last' : automa.deck.includes(card) ? 'deck' : automa.discard.includes(card) ? 'discard' : 'out';
      return join(ui.t('tip.automa_card', { card, what: capital(automaWords(face, ui.t)) }), ui.t('tip.automa_at', { at }));
    }
    case 'delivery': {
      const next = automa.next_delivery;
      if (!next) return ui.t('tip.automa_no_delivery');
      return ui.t('tip.automa_delivery', { ...next, why: capital(ui.t(`why.${next.reason}`)) });
    }
    case 'cattle':
      return ui.t('tip.automa_cattle', { seat, cards: cardList(ui, automa.cattle) || ui.t('board.no_cattle') });
    case 'office':
      if (automa.office_cards === undefined) return null;
      return join(
        automa.office_card ? ui.t('tip.automa_office', { town: automa.office_card }) : ui.t('tip.automa_no_office'),
        automa.office_cards.length > 0 && ui.t('tip.automa_offices_next', { towns: towns(automa.office_cards) }),
        !!automa.office_cards_under?.length && ui.t('tip.automa_offices_under', { towns: towns(automa.office_cards_under) }),
      );
    case 'towns':
      return info.towns ? ui.t('tip.automa_towns', { towns: towns(info.towns.list) }) : null;
    default:
      return null;
  }
}

export function cityList(ui: BoardUi, seat: number): string {
  const player = seatOf(ui.view, seat);
  const list = gamePartsOf(ui).all.cities.flatMap((city) => {
    const count = player?.cities[city.id] ?? 0;
    return count ? [count > 1 ? `${count} × ${city.name}` : city.name] : [];
  });
  return list.join(', ') || ui.t('tip.nothing');
}

function deckTip(ui: BoardUi, which: string): string | null {
  if (ui.me === null) return null;
  const player = playerOf(ui.view, ui.me);
  if (!player) return null;
  const figures = figuresOf(ui.view, ui.me);
  if (which === 'draw') {
    return join(
      ui.t('tip.deck', { count: figures.draw_size }),
      figures.draw_size > 0 && ui.t('tip.deck_holds', { cards: cardList(ui, player.draw) }),
    );
  }
  return ui.t('tip.pile', { count: figures.discard_size, cards: cardList(ui, player.discard) });
}

// ---- certainty of figures -------------------------------------------------------------------------

/** The printed parts that an element represents. */
export function partsOf(el: string, ui: BoardUi): (Marked | null | undefined)[] {
  const gameParts = gamePartsOf(ui);
  const [kind = '', name = '', more = ''] = el.split(':');
  const position = positionOf(ui.view);
  const withActions = (tile: string): (Marked | null | undefined)[] => [
    gameParts.building(tile) ?? gameParts.neutral(tile),
    ...gameParts.actionsOf(tile),
  ];
  switch (kind) {
    case 'space': {
      const lying = tileOn(ui.view, gameParts, name);
      const tile = lying?.kind === 'private' ? lying.slug : lying?.kind === 'neutral' ? lying.letter : null;
      const risk = gameParts.space(name)?.risk;
      return [gameParts.space(name), risk ? gameParts.risk(risk) : null, ...(tile ? withActions(tile) : [])];
    }
    case 'action':
      return [gameParts.action(el.slice(7))];
    case 'building':
      return withActions(buildingSlug(position, gameParts, Number(name)));
    case 'city':
      return [gameParts.city(name)];
    case 'arrow':
      return [gameParts.all.arrows.find((one) => one.from === name)];
    case 'station': {
      const master = masterAt(position, gameParts, Number(name));
      return [gameParts.station(Number(name)), master ? gameParts.master(master) : null];
    }
    case 'master':
      return [gameParts.master(name)];
    case 'objective':
    case 'area':
      return [gameParts.objective(name)];
    case 'card':
    case 'market':
    case 'ready':
      return [gameParts.objective(name) ?? gameParts.cattle(name)];
    case 'town': {
      const town = gameParts.town(name);
      return [town, ...bonusParts(ui, name)];
    }
    case 'bonus':
      return bonusParts(ui, name);
    case 'disc':
      return [gameParts.disc(name)];
    case 'aux':
      return [gameParts.aux(name)];
    case 'offices':
      return [gameParts.all.extension];
    case 'automa':
      return automaParts(ui, Number(name), more, el.split(':')[3] ?? '');
    default:
      return [];
  }
}
function automaParts(ui: BoardUi, seat: number, what: string, card: string): (Marked | null | undefined)[] {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.all.automa;
  const automa = automaOf(ui.view, seat);
  switch (what) {
    case 'who':
      return [info];
    case 'card':
      return [gameParts.automaCard(card)];
    case 'delivery': {
      const mark = info?.levels.find((level) => level.id === automa?.level)?.first_deliveries_mark;
      return automa?.next_delivery?.reason === 'schedule' && mark ? [{ mark }] : [];
    }
    case 'office':
      return [automa?.office_card ? gameParts.officeCard(automa.office_card) : null];
    case 'towns':
      return [info?.towns];
    default:
      return [];
  }
}
function bonusParts(ui: BoardUi, town: string): (Marked | null | undefined)[] {
  const gameParts = gamePartsOf(ui);
  const tile = positionOf(ui.view).bonus_tiles?.[town];
  return tile ? [gameParts.bonus(tile), ...gameParts.actionsOfBonus(tile)] : [];
}
/** A sentence about the certainty of figures that were not read off the printed parts; none if all were. */
export function markWords(ui: BoardUi, mark: Provenance): string {
  const known = ui.t.has(`mark.${mark.source}`) ? mark.source : isReconstructed(mark) ? 'reconstructed' : 'one-implementation';
  return ui.t(`mark.${known}`, { confidence: mark.confidence });
}
function markLine(el: string, ui: BoardUi): string | null {
  const mark = leastSure(...partsOf(el, ui));
  return mark ? markWords(ui, mark) : null;
}

/** The tip of an element; null if it has none. */
export function tip(el: string, ui: BoardUi): string | null {
  const text = explain(el, ui);
  return text && join(text, markLine(el, ui));
}

/** The tip of an element without the sentence about certainty. */
export function explain(el: string, ui: BoardUi): string | null {
  const colon = el.indexOf(':');
  const kind = colon < 0 ? el : el.slice(0, colon);
  const name = colon < 0 ? '' : el.slice(colon + 1);
  const parts = name.split(':');
  const me = ui.me ?? ui.view.actor ?? 1;
  switch (kind) {
    case 'space':
      return spaceTip(ui, name);
    case 'action':
      return actionTip(ui, name);
    case 'track':
      return trackTip(ui, name);
    case 'station':
      return stationTip(ui, Number(name));
    case 'city':
      return cityTip(ui, name);
    case 'arrow':
      return arrowTip(ui, name);
    case 'town':
      return townTip(ui, parts[0] ?? '', Number(parts[1] ?? 0));
    case 'bonus':
      return bonusTip(ui, name);
    case 'ready':
      return cattleLine(ui, name);
    case 'offices': {
      const mine = figuresOf(ui.view, me);
      return ui.t('tip.offices', { left: mine.offices_left, bells: mine.bells });
    }
    case 'foresight':
      return foresightTip(ui, Number(parts[0]), parts[1] ?? 'left');
    case 'supply':
      return ui.t('tip.supply', { column: Number(name), count: supplyOf(ui.view, Number(name)) });
    case 'job':
      return jobTip(ui, Number(parts[0]), parts[1] ?? '');
    case 'token':
      if (name === 'job') return ui.t('tip.token');
      return ui.t('tip.exchange', { count: playerOf(ui.view, me)?.exchange_tokens ?? 0 });
    case 'market':
      return marketTip(ui, name);
    case 'objective':
      if (name === 'stack') return ui.t('tip.objective_stack', { count: objectiveStackOf(ui.view) });
      return join(objectiveTip(ui, name), ui.t('tip.objective_display')) || null;
    case 'area':
      return objectiveTip(ui, name);
    case 'card':
      return cardTip(ui, name);
    case 'deck':
      return deckTip(ui, name);
    case 'worker':
      return workerTip(ui, me, name);
    case 'disc':
      return discTip(ui, name);
    case 'aux':
      return auxTip(ui, parts[0] ?? '', parts[1] === '2' ? 2 : 1);
    case 'building':
      return buildingTip(ui, Number(name));
    case 'certificate':
      return ui.t('tip.certificate_use', { count: Number(name) });
    case 'certificates':
      return certificatesTip(ui, me);
    case 'limit':
      return name === 'steps'
        ? ui.t('tip.steps', { limit: figuresOf(ui.view, me).step_limit })
        : ui.t('tip.hand_limit', { limit: figuresOf(ui.view, me).hand_limit });
    case 'purse':
      return ui.t('tip.purse', { dollars: playerOf(ui.view, me)?.dollars ?? 0 });
    case 'herd':
      return ui.t('tip.herd', { value: figuresOf(ui.view, me).herd_value ?? 0 });
    case 'master':
      return masterTip(ui, name);
    case 'seat':
      return seatTip(ui, Number(parts[0]), parts[1] ?? '');
    case 'automa':
      return automaTip(ui, Number(parts[0]), parts[1] ?? '', parts[2] ?? '');
    default:
      return null;
  }
}
