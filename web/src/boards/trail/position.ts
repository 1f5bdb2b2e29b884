// What this board reads of `view.position` (docs/formats.md). Everything is read with care: a view of a seat or a
// spectator may leave things out.
import type { View } from '../../lib/types';
import type { Aux, Worker } from './data';

export type Counts = Record<string, number>;
export interface PlayerPosition {
  seat: number;
  dollars: number;
  herder: string | null;
  engine: string;
  certificates: number;
  workers: Partial<Record<Worker, number>>;
  hand: Counts;
  known: Counts;
  draw: Counts;
  discard: Counts;
  hidden_hand?: number;
  hidden_objectives?: number;
  objectives: string[];
  secret_objectives: string[];
  buildings: number[];
  discs: Counts;
  cities: Counts;
  stations: number[];
  station_masters: string[];
  hazards: Counts;
  trade_tiles: Counts;
}
export type BoardTile = string | { building: number; owner: number };
export interface Position {
  options: { players: number; neutral: string; buildings: string };
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
  players: PlayerPosition[];
}

export const positionOf = (view: View): Position => view.position as Position;
export const playerOf = (view: View, seat: number): PlayerPosition | undefined =>
  positionOf(view).players.find((player) => player.seat === seat);

export const sum = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((total, count) => total + count, 0);

/** Number and side of a building in this game: "5a". */
export const buildingSlug = (position: Position, number: number): string =>
  `${number}${position.building_sides[number - 1] ?? 'a'}`;

/** Cards in a hand, seen or not. */
export const handSize = (player: PlayerPosition): number =>
  sum(player.hand) + (player.hidden_hand ?? 0) + (player.hidden_objectives ?? 0);
/** Unseen cards of a hand lie, for this viewer, among the unseen cards of the draw stack. */
export const drawSize = (player: PlayerPosition): number => sum(player.draw) - (player.hidden_hand ?? 0);

/** Temporary certificates one may have: three, four, or six, by the disc spaces cleared. */
export function certificateLimit(player: PlayerPosition): number {
  if (player.discs['certificate-4']) return 3;
  return player.discs['certificate-6'] ? 4 : 6;
}
export const handLimit = (player: PlayerPosition): number => 4 + 2 - (player.discs['hand'] ?? 0);

/** How many forms of an auxiliary action are open: 0, 1 (single) or 2 (double too). */
export function auxOpen(player: PlayerPosition, aux: Aux): number {
  const left = player.discs[`aux-${aux}`] ?? 0;
  return 2 - left;
}

export const workersOf = (player: PlayerPosition, kind: Worker): number => player.workers[kind] ?? 0;

/** What a building space, slot or neutral space holds, for drawing. */
export type Lying =
  | { kind: 'neutral'; letter: string }
  | { kind: 'private'; slug: string; owner: number }
  | { kind: 'tile'; slug: string };
export function lyingOn(position: Position, slug: string): Lying | null {
  const tile = position.board[slug];
  if (tile === undefined) return null;
  if (typeof tile === 'object') {
    return { kind: 'private', slug: buildingSlug(position, tile.building), owner: tile.owner };
  }
  return tile.length === 1 ? { kind: 'neutral', letter: tile } : { kind: 'tile', slug: tile };
}

// ---- figures the engine has worked out for the page -----------------------------------------------

export interface PlayerFigures {
  hand_size: number;
  draw_size: number;
  discard_size: number;
  hand_limit: number;
  step_limit: number;
  certificates: number;
  certificate_limit: number;
  permanent_certificates: number;
  herd_value?: number;
  aux_levels: Partial<Record<Aux, number>>;
  transport: Counts;
}
export function figuresOf(view: View, seat: number): PlayerFigures {
  const player = playerOf(view, seat);
  const all = (view.figures?.players ?? []) as ({ seat: number } & Partial<PlayerFigures>)[];
  const given = all.find((one) => one.seat === seat) ?? {};
  return {
    hand_size: player ? handSize(player) : 0,
    draw_size: player ? drawSize(player) : 0,
    discard_size: player ? sum(player.discard) : 0,
    hand_limit: player ? handLimit(player) : 4,
    step_limit: 0,
    certificates: player?.certificates ?? 0,
    certificate_limit: player ? certificateLimit(player) : 3,
    permanent_certificates: 0,
    aux_levels: {},
    transport: {},
    ...given,
  };
}
export const supplyOf = (view: View, column: number): number =>
  (view.figures?.supply?.[column - 1] as number | undefined) ?? sum(positionOf(view).supply[column - 1]);
export const marketStackOf = (view: View): number =>
  (view.figures?.market_stack as number | undefined) ?? sum(positionOf(view).market_stack);
export const objectiveStackOf = (view: View): number =>
  (view.figures?.objective_stack as number | undefined) ?? positionOf(view).objective_stack.length;
