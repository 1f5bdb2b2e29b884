// Access to a view's position and figures, whose types are those of the contract.
import type { View } from '../../lib/types';
import type { TrailFigures, TrailPosition } from '../../contract';
import type { Counts, GameParts } from './gameParts';
import type { TradeColour, Worker } from '../../drawing/kinds';

export type { Counts } from './gameParts';
type SentSeat = TrailPosition['players'][number];
/** The seat of an automa, whose other belongings are in its figures. */
export type AutomaPosition = Extract<SentSeat, { automa: string }>;
export type PlayerPosition = Exclude<SentSeat, AutomaPosition> & { automa?: undefined };
export type SeatPosition = PlayerPosition | AutomaPosition;
export type Position = Omit<TrailPosition, 'players'> & { players: SeatPosition[] };
type SeatFigures = TrailFigures['players'][number];
export type AutomaFigures = Extract<SeatFigures, { automa: true }>;
type OfficeFigures = 'bells' | 'offices_left' | 'accessible';
type SentFigures = Extract<SeatFigures, { automa: false }>;
/** A player's figures; those of branch offices are empty without Rails to the North. */
export type PlayerFigures = SentFigures & Required<Pick<SentFigures, OfficeFigures>>;

export const positionOf = (view: View): Position => view.position as Position;
/** A seat that a person or a bot plays. */
export const playerOf = (view: View, seat: number): PlayerPosition | undefined => {
  const found = seatOf(view, seat);
  return found?.automa === undefined ? found : undefined;
};
export const seatOf = (view: View, seat: number): SeatPosition | undefined =>
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
    const slug = figuresIn(view).buildings[space] ?? buildingOf(view, gameParts, tile.owner, tile.building);
    return { kind: 'private', slug, owner: tile.owner };
  }
  return tile.length === 1 ? { kind: 'neutral', letter: tile } : { kind: 'tile', slug: tile };
}

// ---- figures that the server derives for the page ---------------------------------------------------

/** The figures of a view without a game, as in the almanac. */
const noFigures: TrailFigures = { players: [], buildings: {}, fees: {}, local_actions: [], supply: [], market_stack: 0, objective_stack: 0 };
const figuresIn = (view: View): TrailFigures => ({ ...noFigures, ...(view.figures as Partial<TrailFigures>) });
/** The figures of a seat that has none of its own: an automa's, or one of the almanac. */
const noPlayerFigures: PlayerFigures = {
  seat: 0,
  automa: false,
  hand_size: 0,
  draw_size: 0,
  discard_size: 0,
  hand_limit: 0,
  step_limit: 0,
  certificates: 0,
  certificate_limit: 0,
  permanent_certificates: 0,
  woods_buildings: 0,
  trade_pairs: 0,
  aux_levels: {},
  transport: {},
  objectives_fulfilled: [],
  objectives_failed: [],
  bells: 0,
  offices_left: 0,
  accessible: [],
};

/** The figures of a seat of a person or bot. */
export const figuresOf = (view: View, seat: number): PlayerFigures => ({
  ...noPlayerFigures,
  ...figuresIn(view).players.find((one): one is SentFigures => one.seat === seat && !one.automa),
});
/** The number of unlocked forms of an auxiliary action: 0, 1 (single) or 2 (single and double). */
export const auxOpen = (view: View, seat: number, aux: string): number => figuresOf(view, seat).aux_levels[aux] ?? 0;

export const automaOf = (view: View, seat: number): AutomaFigures | undefined =>
  figuresIn(view).players.find((one): one is AutomaFigures => one.seat === seat && one.automa);

export const supplyOf = (view: View, column: number): number => figuresIn(view).supply[column - 1] ?? 0;
export const marketStackOf = (view: View): number => figuresIn(view).market_stack;
export const objectiveStackOf = (view: View): number => figuresIn(view).objective_stack;
