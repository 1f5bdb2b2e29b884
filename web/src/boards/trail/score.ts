// The parts of a seat's score categories, as far as they follow from the position and the printed figures.
import type { BoardUi } from '../../lib/board';
import { capital } from '../../lib/i18n/format';
import { counted, type ScorePart } from '../../lib/score';
import { gamePartsOf, type StationMasterInfo } from './gameParts';
import { workers } from '../../drawing/kinds';
import {
  automaOf,
  figuresOf,
  tileOn,
  playerOf,
  positionOf,
  seatOf,
  sum,
  workersOf,
  type Counts,
  type PlayerPosition,
  type SeatPosition,
} from './position';
import { cardName, discName, taskList, tileName, titleOf } from './words';

function ownBuildings(ui: BoardUi, seat: number): string[] {
  return Object.keys(positionOf(ui.view).board).flatMap((space) => {
    const lying = tileOn(ui.view, gamePartsOf(ui), space);
    return lying?.kind === 'private' && lying.owner === seat ? [lying.slug] : [];
  });
}

/** All cards of a seat, in all places. */
function herdOf(ui: BoardUi, seat: number): Counts {
  const player = playerOf(ui.view, seat);
  const piles = player ? [player.hand, player.draw, player.discard] : [automaOf(ui.view, seat)?.cattle ?? {}];
  const all: Counts = {};
  for (const pile of piles) for (const [card, count] of Object.entries(pile)) all[card] = (all[card] ?? 0) + count;
  return all;
}

function buildingParts(ui: BoardUi, seat: number): ScorePart[] {
  return ownBuildings(ui, seat).map((building) => ({
    text: ui.t('part.building', { building }),
    count: 1,
    points: gamePartsOf(ui).building(building)?.points ?? null,
  }));
}

function cityParts(ui: BoardUi, { seat, cities }: SeatPosition): ScorePart[] {
  const gameParts = gamePartsOf(ui);
  const automa = automaOf(ui.view, seat);
  const bells = automa?.bells ?? figuresOf(ui.view, seat).bells;
  const delivered = counted(cities, (id) => {
    const city = gameParts.city(id);
    if (!city) return null;
    const printed = city.points + city.points_per_bell * bells;
    const given = automa && city.id === gameParts.lastCity?.id ? gameParts.all.automa?.last_city_points : null;
    return { text: city.name, each: given ?? printed };
  });
  const arrows = gameParts.all.arrows
    .filter((arrow) => arrow.points !== 0 && cities[arrow.from] && cities[arrow.to])
    .map((arrow) => ({ text: ui.t('part.arrow', { from: arrow.from, to: arrow.to }), count: 1, points: arrow.points }));
  return [...delivered, ...arrows];
}

function stationParts(ui: BoardUi, { stations }: SeatPosition): ScorePart[] {
  return stations.map((station) => {
    const info = gamePartsOf(ui).station(station);
    return { text: titleOf(ui.t('tip.station', { station, town: info?.town })), count: 1, points: info?.points ?? null };
  });
}

/** The objective cards; the server decides which of them count. */
function objectiveParts(ui: BoardUi, seat: number, played: readonly string[]): ScorePart[] {
  const printed = (card: string) => gamePartsOf(ui).objective(card) ?? { points: 0, penalty: 0 };
  const part = (verdict: 'fulfilled' | 'failed' | 'idle', card: string, points: number): ScorePart => ({
    text: ui.t(`part.objective.${verdict}`, { tasks: taskList(ui, card), played: played.includes(card) ? 'yes' : 'no' }),
    count: 1,
    points,
    ...(verdict === 'idle' ? {} : { fulfilled: verdict === 'fulfilled' }),
  });
  const figures = figuresOf(ui.view, seat);
  // All objective cards of an automa count as fulfilled.
  const fulfilled = automaOf(ui.view, seat) ? played : figures.objectives_fulfilled;
  const failed = figures.objectives_failed;
  const idle = Object.keys(herdOf(ui, seat)).filter((card) => gamePartsOf(ui).objective(card) && !fulfilled.includes(card) && !failed.includes(card));
  return [
    ...fulfilled.map((card) => part('fulfilled', card, printed(card).points)),
    ...failed.map((card) => part('failed', card, -printed(card).penalty)),
    ...idle.map((card) => part('idle', card, 0)),
  ];
}

/** The number of times that a station master scores; null if it is more than a count. */
function unitsOf(ui: BoardUi, player: PlayerPosition, score: string): number | null {
  const gameParts = gamePartsOf(ui);
  const { seat } = player;
  const figures = figuresOf(ui.view, seat);
  const towns = Object.keys(player.offices ?? {}).flatMap((town) => gameParts.town(town) ?? []);
  switch (score) {
    case 'worker':
      return workers.reduce((total, worker) => total + workersOf(player, worker), 0);
    case 'two-hazards':
      return Math.floor(sum(player.hazards) / 2);
    case 'trade-pair':
      return figures.trade_pairs;
    case 'two-certificates':
      return Math.floor((figures.certificates + figures.permanent_certificates) / 2);
    case 'two-stations':
      return Math.floor(player.stations.length / 2);
    case 'building':
      return ownBuildings(ui, seat).length;
    case 'two-tokens':
      return Math.floor((player.exchange_tokens ?? 0) / 2);
    case 'area':
      return new Set(towns.map((town) => town.area)).size;
    case 'bonus-town':
      return towns.filter((town) => town.kind === 'medium').length;
    case 'nothing':
      return 0;
    default:
      return null;
  }
}

function masterPart(ui: BoardUi, player: PlayerPosition, master: StationMasterInfo): ScorePart {
  const units = unitsOf(ui, player, master.score);
  return {
    text: capital(ui.t(`master.end.${master.score}`, { points: master.points })),
    count: 1,
    points: units === null ? null : units * master.points,
  };
}

/** The points of workers, which only the last two spaces of a row give. */
function workerParts(ui: BoardUi, seat: SeatPosition): ScorePart[] {
  const gameParts = gamePartsOf(ui);
  return workers.map((worker) => ({
    text: ui.t('part.workers', { worker, count: workersOf(seat, worker) }),
    count: 1,
    points: gameParts.workerPoints * Math.max(0, workersOf(seat, worker) - (gameParts.workerRow - 2)),
  }));
}

/** The hazards in a seat's collection. */
function hazardParts(ui: BoardUi, { hazards }: SeatPosition): ScorePart[] {
  return counted(hazards, (slug) => {
    const tile = gamePartsOf(ui).tile(slug);
    return tile?.kind === 'hazard' ? { text: capital(tileName(ui, slug)), each: tile.points } : null;
  });
}

function cattleParts(ui: BoardUi, seat: number): ScorePart[] {
  return counted(herdOf(ui, seat), (card) => {
    const info = gamePartsOf(ui).cattle(card);
    return info ? { text: cardName(ui, card), each: info.points } : null;
  });
}

function masterParts(ui: BoardUi, player: PlayerPosition): ScorePart[] {
  return player.station_masters.flatMap((id) => {
    const master = gamePartsOf(ui).master(id);
    return master ? [masterPart(ui, player, master)] : [];
  });
}

/** The disc space of the step limit that gives points once its disc is gone. */
function stepDiscParts(ui: BoardUi, player: PlayerPosition): ScorePart[] {
  if (player.discs['step-points']) return [];
  return [{ text: capital(discName(ui, 'step-points')), count: 1, points: gamePartsOf(ui).disc('step-points')?.points ?? null }];
}

/** The parts of each category; `player` is missing for an automa. */
const partsOf: Record<string, (ui: BoardUi, one: SeatPosition, player: PlayerPosition | undefined) => ScorePart[]> = {
  dollars: (ui, _, player) => (player ? [{ text: ui.t('part.dollars', { dollars: player.dollars }), count: 1, points: null }] : []),
  buildings: (ui, { seat }) => buildingParts(ui, seat),
  cities: cityParts,
  stations: stationParts,
  hazards: hazardParts,
  cattle: (ui, { seat }) => cattleParts(ui, seat),
  objectives: (ui, { seat, objectives }) => objectiveParts(ui, seat, objectives),
  'station masters': (ui, _, player) => (player ? masterParts(ui, player) : []),
  workers: workerParts,
  'step disc': (ui, _, player) => (player ? stepDiscParts(ui, player) : []),
  'job token': (ui, { seat }) => (positionOf(ui.view).job_token.holder === seat ? [{ text: titleOf(ui.t('tip.token')), count: 1, points: null }] : []),
};

/** The parts of a category; null if the position shows no more than the total. */
export function scoreParts(ui: BoardUi, seat: number, category: string): ScorePart[] | null {
  const one = seatOf(ui.view, seat);
  return (one && partsOf[category]?.(ui, one, playerOf(ui.view, seat))) ?? null;
}
