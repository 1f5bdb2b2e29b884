// Everything on the board explained in a sentence or two. The first line is the title.
import type { BoardUi } from '../../lib/board';
import {
  actionInfo,
  actionsOfTile,
  buildingInfo,
  cattleInfo,
  cities,
  cityArrows,
  cityInfo,
  discSpaceInfo,
  fees,
  hiringCosts,
  objectiveInfo,
  purchases,
  riskActions,
  spaceInfo,
  stationInfo,
  tileInfo,
  workerSpaces,
  type Aux,
  type HandColour,
  type Worker,
} from './data';
import {
  auxOpen,
  buildingSlug,
  figuresOf,
  lyingOn,
  marketStackOf,
  objectiveStackOf,
  playerOf,
  positionOf,
  sum,
  supplyOf,
  workersOf,
} from './position';
import { actionKey, cardList, taskList, tileName } from './words';

type Lines = (string | null | false | undefined)[];
const join = (...lines: Lines): string => lines.filter(Boolean).join('\n');

const playerNames = (ui: BoardUi, seats: number[]): string => seats.map((seat) => ui.seatMark(seat).name).join(', ');

/** The local actions of a tile, one line each; alternatives share a line. */
function actionLines(ui: BoardUi, tile: string): string[] {
  const all = actionsOfTile(tile);
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
  hands.reduce((total, hand) => total + (fees[ui.view.players]?.[hand] ?? 0), 0);

// ---- the trail ------------------------------------------------------------------------------------

function spaceTip(ui: BoardUi, slug: string): string | null {
  const info = spaceInfo(slug);
  if (!info) return null;
  const position = positionOf(ui.view);
  const lying = lyingOn(position, slug);
  const here = position.players.filter((player) => player.herder === slug).map((player) => player.seat);
  const herders = here.length > 0 && ui.t('tip.herders', { names: playerNames(ui, here) });
  const risk = info.risk && ui.t('tip.risk', { action: riskActions[info.risk].slug });
  switch (info.kind) {
    case 'start':
      return join(ui.t('tip.start'), herders);
    case 'city':
      return join(ui.t('tip.kc'), herders);
    case 'neutral': {
      const letter = lying?.kind === 'neutral' ? lying.letter : slug;
      return join(ui.t('tip.neutral', { letter }), ...actionLines(ui, letter), herders);
    }
    case 'building': {
      if (lying?.kind !== 'private') {
        return join(ui.t('tip.plot', { space: slug }), info.woods && ui.t('tip.woods'), risk, herders);
      }
      const building = buildingInfo(lying.slug);
      const fee = building ? feeFor(ui, building.hands) : 0;
      return join(
        ui.t(lying.owner === ui.me ? 'tip.own' : 'tip.theirs', { building: lying.slug, owner: lying.owner }),
        ...actionLines(ui, lying.slug),
        risk,
        fee > 0 && ui.t('tip.fee_owner', { fee, owner: lying.owner }),
        building && ui.t('tip.building_points', { points: building.points, owner: lying.owner }),
        info.woods && ui.t('tip.woods'),
        herders,
      );
    }
    case 'hazard': {
      const tile = lying?.kind === 'tile' ? tileInfo(lying.slug) : null;
      if (tile?.kind !== 'hazard') return join(ui.t('tip.hazard_slot', { hazard: info.hazard }), herders);
      const fee = feeFor(ui, [tile.hand]);
      return join(
        ui.t('tip.hazard_tile', { hazard: tile.hazard, space: slug, fee, hand: tile.hand, points: tile.points }),
        herders,
      );
    }
    case 'trade': {
      const tile = lying?.kind === 'tile' ? tileInfo(lying.slug) : null;
      if (tile?.kind !== 'trade') return join(ui.t('tip.trade_slot', { dollars: info.dollars }), herders);
      const beside = (info.dollars ?? 0) < 0;
      return join(
        ui.t('tip.trade_tile', { colour: tile.colour, space: slug, dollars: info.dollars }),
        beside ? ui.t('tip.trade_beside') : ui.t('tip.trade_fee', { fee: feeFor(ui, [tile.hand]), hand: tile.hand }),
        herders,
      );
    }
  }
}

function actionTip(ui: BoardUi, name: string): string | null {
  const info = actionInfo(name);
  if (!info) return null;
  return join(
    ui.t(name.startsWith('risk') ? 'tip.action_risk' : 'tip.action', { action: actionKey(name) }),
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
  const key = place === '0' ? 'tip.track_start' : place === '39' ? 'tip.track_end' : 'tip.track';
  return join(ui.t(key, { space: place }), there);
}

function stationTip(ui: BoardUi, number: number): string | null {
  const info = stationInfo(number);
  if (!info) return null;
  const position = positionOf(ui.view);
  const discs = position.players.filter((player) => player.stations.includes(number)).map((player) => player.seat);
  const master = info.master ? position.station_masters[number - 1] : undefined;
  const worker = master ? tileInfo(master) : null;
  return join(
    ui.t('tip.station', { station: number, cost: info.cost, points: info.points, corners: info.corners }),
    worker?.kind === 'worker'
      ? ui.t('tip.station_worker', { worker: worker.worker })
      : master && ui.t('tip.station_master', { master }),
    discs.length > 0 && ui.t('tip.discs', { names: playerNames(ui, discs) }),
  );
}

function cityTip(ui: BoardUi, slug: string): string | null {
  const info = cityInfo(slug);
  if (!info) return null;
  const position = positionOf(ui.view);
  const discs = position.players.flatMap((player) => Array.from({ length: player.cities[slug] ?? 0 }, () => player.seat));
  const cost = ui.me === null ? undefined : figuresOf(ui.view, ui.me).transport[slug];
  return join(
    ui.t('tip.city', { city: slug, value: info.value, corners: info.corners }),
    ui.t(info.repeatable ? 'tip.city_repeat' : 'tip.city_once'),
    info.points !== 0 && ui.t('tip.city_points', { points: info.points }),
    cost !== undefined && ui.t('tip.transport', { cost }),
    discs.length > 0 && ui.t('tip.discs', { names: playerNames(ui, discs) }),
  );
}

function arrowTip(ui: BoardUi, from: number): string | null {
  const arrow = cityArrows.find((one) => one.from === from);
  if (!arrow) return null;
  const points = arrow.points < 0 ? `−${-arrow.points}` : `+${arrow.points}`;
  const what = arrow.objective
    ? arrow.points
      ? ui.t('tip.arrow_both', { points })
      : ui.t('tip.arrow_card')
    : ui.t('tip.arrow_points', { points });
  return ui.t('tip.arrow', { from: cities[from]?.slug, to: cities[from + 1]?.slug, what });
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
  const cost = hiringCosts[row - 1];
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
  const info = cattleInfo(slug);
  return info ? ui.t('tip.cattle', { breed: info.breed, value: info.value, points: info.points }) : null;
}

function objectiveTip(ui: BoardUi, slug: string): string | null {
  const info = objectiveInfo(slug);
  if (!info) return null;
  return join(
    ui.t('tip.objective', { points: info.points, penalty: info.penalty, tasks: taskList(ui, slug) }),
    info.immediate !== 'none' && ui.t('tip.objective_now', { immediate: info.immediate, amount: info.amount }),
  );
}

function marketTip(ui: BoardUi, slug: string): string | null {
  if (slug === 'draw') return ui.t('tip.market_draw', { count: marketStackOf(ui.view) });
  const info = cattleInfo(slug);
  const count = positionOf(ui.view).cattle_market[slug] ?? 0;
  return (
    info &&
    join(
      cattleLine(ui, slug),
      count > 0 && ui.t('tip.market_count', { count }),
      ...purchases
        .filter((option) => option.value === info.value)
        .map((option) => ui.t('tip.market_price', { ...option })),
    )
  ) ?? null;
}

function cardTip(ui: BoardUi, slug: string): string | null {
  if (objectiveInfo(slug)) return objectiveTip(ui, slug);
  const count = ui.me === null ? 0 : (playerOf(ui.view, ui.me)?.hand[slug] ?? 0);
  const line = cattleLine(ui, slug);
  return line && join(line, count > 0 && ui.t('tip.hand_count', { count }), ui.t('tip.breed_once'));
}

// ---- the player board -----------------------------------------------------------------------------

function workerTip(ui: BoardUi, seat: number, worker: string): string | null {
  const player = playerOf(ui.view, seat);
  const row = workerSpaces[worker as Worker];
  if (!player || !row) return null;
  const count = workersOf(player, worker as Worker);
  const next = row[count - 1];
  return join(
    ui.t('tip.workers', { worker, count }),
    next && ui.t('tip.worker_next', { action: next.slug }),
    ui.t('tip.worker_points'),
  );
}

function discTip(ui: BoardUi, slug: string): string | null {
  const info = discSpaceInfo(slug);
  if (!info) return null;
  const count = ui.me === null ? undefined : (playerOf(ui.view, ui.me)?.discs[slug] ?? 0);
  return join(
    ui.t('tip.disc', { disc: slug, corners: info.corners }),
    count !== undefined && ui.t('tip.disc_left', { count }),
  );
}

function auxTip(ui: BoardUi, aux: string, times: number): string | null {
  if (!ui.t.has(`aux${times}.${aux}`)) return null;
  const player = ui.me === null ? undefined : playerOf(ui.view, ui.me);
  return join(
    ui.t('tip.aux', { aux, times }),
    player && auxOpen(player, aux as Aux) < times && ui.t('tip.aux_closed', { times }),
    times === 2 && ui.t('tip.aux_double'),
  );
}

function buildingTip(ui: BoardUi, number: number): string | null {
  const slug = buildingSlug(positionOf(ui.view), number);
  const info = buildingInfo(slug);
  if (!info) return null;
  const fee = feeFor(ui, info.hands);
  return join(
    ui.t('tip.building', { building: slug, builders: info.builders, points: info.points }),
    ...actionLines(ui, slug),
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

/** Things of one player: "seat:2:hazards". */
function seatTip(ui: BoardUi, seat: number, what: string): string | null {
  const player = playerOf(ui.view, seat);
  if (!player) return null;
  const figures = figuresOf(ui.view, seat);
  switch (what) {
    case 'purse':
      return ui.t('tip.purse', { dollars: player.dollars });
    case 'worker':
    case 'workers':
      return ui.t('tip.seat_workers', {
        seat,
        cowboys: workersOf(player, 'cowboy'),
        builders: workersOf(player, 'builder'),
        engineers: workersOf(player, 'engineer'),
      });
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
    case 'hazards': {
      const points = Object.entries(player.hazards).reduce((total, [slug, count]) => {
        const tile = tileInfo(slug);
        return total + (tile?.kind === 'hazard' ? tile.points * count : 0);
      }, 0);
      return ui.t('tip.hazards', { count: sum(player.hazards), points });
    }
    case 'trade':
      return ui.t('tip.trade', { green: player.trade_tiles['green'] ?? 0, blue: player.trade_tiles['blue'] ?? 0 });
    case 'buildings':
      return ui.t('tip.seat_buildings', {
        seat,
        numbers: player.buildings.map((number) => buildingSlug(positionOf(ui.view), number)).join(', ') || ui.t('tip.nothing'),
      });
    case 'cities':
      return ui.t('tip.seat_cities', { seat, cities: cityList(ui, seat) });
    case 'stations':
      return ui.t('tip.seat_stations', { seat, stations: player.stations.join(', ') || ui.t('tip.nothing') });
    case 'objectives':
      return join(
        ui.t('tip.seat_objectives', { seat, count: player.objectives.length }),
        ...player.objectives.map((slug) => `• ${taskList(ui, slug)}`),
      );
    case 'discs':
      return ui.t('tip.seat_discs', { seat, count: sum(player.discs) });
    case 'aux':
      return join(
        ui.t('tip.seat_aux', { seat }),
        ...(['dollar', 'draw', 'certificate', 'engine', 'remove'] as const)
          .filter((aux) => auxOpen(player, aux) > 0)
          .map((aux) => `• ${ui.t(auxOpen(player, aux) > 1 ? `aux2.${aux}` : `aux1.${aux}`)}`),
      );
    case 'engine':
      return ui.t('tip.seat_engine', { seat, place: player.engine });
    default:
      return null;
  }
}

export function cityList(ui: BoardUi, seat: number): string {
  const player = playerOf(ui.view, seat);
  const list = cities.flatMap((city) => {
    const count = player?.cities[city.slug] ?? 0;
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

/** The element explained in words; null if there is nothing to say. */
export function tip(el: string, ui: BoardUi): string | null {
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
      return arrowTip(ui, Number(name));
    case 'foresight':
      return foresightTip(ui, Number(parts[0]), parts[1] ?? 'left');
    case 'supply':
      return ui.t('tip.supply', { column: Number(name), count: supplyOf(ui.view, Number(name)) });
    case 'job':
      return jobTip(ui, Number(parts[0]), parts[1] ?? '');
    case 'token':
      return ui.t('tip.token');
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
      return ui.t('tip.master', { master: name });
    case 'seat':
      return seatTip(ui, Number(parts[0]), parts[1] ?? '');
    default:
      return null;
  }
}
