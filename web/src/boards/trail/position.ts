// Typed access to `view.position` (docs/formats.md). Members may be missing, because the view of a seat or a spectator
// leaves out hidden information.
import type { View } from '../../lib/types';
import type { Counts, GameParts } from './gameParts';
import type { TradeColour, Worker } from '../../drawing/kinds';

export type { Counts } from './gameParts';
/** The members that every seat has, those of automas included. */
export interface SeatPosition {
  seat: number;
  herder: string | null;
  engine: string;
  workers: Partial<Record<Worker, number>>;
  objectives: string[];
  /** The numbers of the remaining buildings. */
  buildings: number[];
  cities: Counts;
  stations: number[];
  station_masters: string[];
  hazards: Counts;
  trade_tiles: Counts;
  /** The town and the number of the space in it, counted from 1. */
  offices?: Counts;
}
export interface PlayerPosition extends SeatPosition {
  automa?: undefined;
  dollars: number;
  certificates: number;
  hand: Counts;
  known: Counts;
  draw: Counts;
  discard: Counts;
  hidden_hand?: number;
  hidden_objectives?: number;
  secret_objectives: string[];
  discs: Counts;
  exchange_tokens?: number;
}
/** The seat of an automa; its other belongings are in its figures. */
export interface AutomaPosition extends SeatPosition {
  automa: string;
}
export type BoardTile = string | { building: number; owner: number };
export interface Position {
  options: { players: number } & Record<string, unknown>;
  turn: number;
  current: number;
  local_actions: { action: string; at: string }[];
  building_sides: string;
  board: Record<string, BoardTile>;
  foresight: (string | null)[][];
  supply: Counts[];
  job_token: { row: number | null; holder: number | null };
  job_market: Partial<Record<Worker, number>>[];
  cattle_market: Counts;
  market_stack: Counts;
  objective_display: (string | null)[];
  objective_stack: string[];
  station_masters: string[];
  spare_station_masters?: string[];
  bonus_tiles?: Record<string, string>;
  kansas_city_cattle?: Counts;
  players: (PlayerPosition | AutomaPosition)[];
}

export const positionOf = (view: View): Position => view.position as Position;
/** A seat that a person or a bot plays. */
export const playerOf = (view: View, seat: number): PlayerPosition | undefined => {
  const found = seatOf(view, seat);
  return found?.automa === undefined ? found : undefined;
};
export const seatOf = (view: View, seat: number): PlayerPosition | AutomaPosition | undefined =>
  positionOf(view).players.find((player) => player.seat === seat);
/** The number of seats including automas, on which fees, limits and the job market depend. */
export const seatCount = (view: View): number => view.players + (view.automas ?? 0);

export const sum = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/** The number and side of a player's building, such as "5a". */
export function buildingSlug(position: Position, gameParts: GameParts, number: number): string {
  const sides = position.building_sides;
  // One letter for each number. If numbers are left out, there may be one letter for each building in play.
  const whole = sides.length >= Math.max(...gameParts.buildingNumbers);
  const side = sides[whole ? number - 1 : gameParts.buildingNumbers.indexOf(number)];
  return `${number}${side ?? 'a'}`;
}

/** The number and side of a building of this seat; automas may use the other sides. */
export function buildingOf(view: View, gameParts: GameParts, seat: number, number: number): string {
  const side = automaOf(view, seat)?.side;
  return side ? `${number}${side}` : buildingSlug(positionOf(view), gameParts, number);
}

/**
 * The number of a seat's trade tiles of a colour. Positions of both editions call the second colour "blue"; older
 * positions lack the prefix "trade-".
 */
export function tradeTiles(player: SeatPosition, colour: TradeColour): number {
  const name = colour === 'green' ? 'green' : 'blue';
  return player.trade_tiles[`trade-${name}`] ?? player.trade_tiles[name] ?? 0;
}
/** The seats with an office in a town, and the space of each office. */
export const officesIn = (position: Position, town: string): { seat: number; space: number }[] =>
  position.players.flatMap((player) => {
    const space = player.offices?.[town];
    return space === undefined ? [] : [{ seat: player.seat, space }];
  });
/** The station master at a station. Positions list them in the order of the stations that have a place for one. */
export function masterAt(position: Position, gameParts: GameParts, station: number): string | undefined {
  const places = gameParts.all.stations.filter((one) => one.station_master);
  const at = places.findIndex((one) => one.number === station);
  return at < 0 ? undefined : position.station_masters[at];
}
/** The marker in place of a station master tile that an automa has taken. */
export const automaMarker = 'automa';
/** The automa that owns the marker; null if several automas have a disc there. */
export function markerOwner(position: Position, station: number): number | null {
  const there = position.players.filter((player) => player.automa !== undefined && player.stations.includes(station));
  return there.length === 1 ? there[0]!.seat : null;
}

export const workersOf = (player: Pick<SeatPosition, 'workers'>, kind: Worker): number => player.workers[kind] ?? 0;

/** The tile or building on a space of the trail. */
export type TileOnSpace =
  | { kind: 'neutral'; letter: string }
  | { kind: 'private'; slug: string; owner: number }
  | { kind: 'tile'; slug: string };
export function tileOn(view: View, gameParts: GameParts, space: string): TileOnSpace | null {
  const tile = positionOf(view).board[space];
  if (tile === undefined) return null;
  if (typeof tile === 'object') {
    const slug = (view.figures?.buildings?.[space] as string | undefined) ?? buildingOf(view, gameParts, tile.owner, tile.building);
    return { kind: 'private', slug, owner: tile.owner };
  }
  return tile.length === 1 ? { kind: 'neutral', letter: tile } : { kind: 'tile', slug: tile };
}

// ---- figures that the server derives for the page ---------------------------------------------------

export interface PlayerFigures {
  hand_size: number;
  draw_size: number;
  discard_size: number;
  hand_limit: number;
  step_limit: number;
  certificates: number;
  certificate_limit: number;
  permanent_certificates: number;
  trade_pairs: number;
  herd_value?: number;
  aux_levels: Counts;
  transport: Counts;
  bells: number;
  offices_left: number;
  accessible: string[];
  /** The objective cards that count for the player and those that count against the player. */
  objectives_fulfilled: string[];
  objectives_failed: string[];
}
/** The figures of a seat; an empty object if it has none. */
const noFigures: PlayerFigures = {
  hand_size: 0,
  draw_size: 0,
  discard_size: 0,
  hand_limit: 0,
  step_limit: 0,
  certificates: 0,
  certificate_limit: 0,
  permanent_certificates: 0,
  trade_pairs: 0,
  aux_levels: {},
  transport: {},
  bells: 0,
  offices_left: 0,
  accessible: [],
  objectives_fulfilled: [],
  objectives_failed: [],
};
export function figuresOf(view: View, seat: number): PlayerFigures {
  const all = (view.figures?.players ?? []) as ({ seat: number } & Partial<PlayerFigures>)[];
  return { ...noFigures, ...all.find((one) => one.seat === seat) };
}
/** The number of unlocked forms of an auxiliary action: 0, 1 (single) or 2 (single and double). */
export const auxOpen = (view: View, seat: number, aux: string): number => figuresOf(view, seat).aux_levels[aux] ?? 0;

export interface NextDelivery {
  city: string;
  value: number;
  reason: string;
}
export interface AutomaFigures {
  seat: number;
  automa: true;
  id: string;
  name: string;
  level: string;
  side: string;
  /** The card that was turned over last. */
  card: string | null;
  /** The cards still in the deck, in no particular order. */
  deck: string[];
  /** The cards turned over so far, including the last one. */
  discard: string[];
  specialization: Worker | null;
  workers: Partial<Record<Worker, number>>;
  discs_left: number;
  buildings: number;
  buildings_left: string[];
  cattle: Counts;
  objectives: string[];
  next_delivery: NextDelivery | null;
  offices_left?: number;
  accessible?: string[];
  bells?: number;
  /** The town towards which Sam founds offices; then the towns to come, and those put back under the deck. */
  office_card?: string | null;
  office_cards?: string[];
  office_cards_under?: string[];
}
export function automaOf(view: View, seat: number): AutomaFigures | undefined {
  const all = (view.figures?.players ?? []) as ({ seat: number; automa?: boolean } | AutomaFigures)[];
  return all.find((one): one is AutomaFigures => one.seat === seat && one.automa === true);
}

export const supplyOf = (view: View, column: number): number =>
  (view.figures?.supply?.[column - 1] as number | undefined) ?? sum(positionOf(view).supply[column - 1]);
export const marketStackOf = (view: View): number =>
  (view.figures?.market_stack as number | undefined) ?? sum(positionOf(view).market_stack);
export const objectiveStackOf = (view: View): number =>
  (view.figures?.objective_stack as number | undefined) ?? positionOf(view).objective_stack.length;
