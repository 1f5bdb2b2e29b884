// Typed access to `view.position` and `view.figures`. Members may be missing, because the view of a seat or a spectator
// leaves out hidden information.
import type { View } from '../../lib/types';
import type { Counts, Worker } from './gameParts';

export type { Counts } from './gameParts';
export interface PersonPosition {
  seat: number;
  automa?: undefined;
  dollars: number;
  herder: string | null;
  certificates: number;
  exchange_tokens: number;
  workers: Partial<Record<Worker, number>>;
  hand: Counts;
  known?: Counts;
  draw?: Counts;
  discard: Counts;
  hidden_hand?: number;
  objectives: string[];
  bonus_tiles: Counts;
  discs: string[];
  posts: Counts;
}
export interface SuePosition {
  seat: number;
  automa: string;
  herder: string | null;
  /** Sue's three worker types from left to right. */
  row: Worker[];
  workers: Partial<Record<Worker, number>>;
  /** The number of jokers among the workers of each type. */
  jokers: Counts;
  cattle: Counts;
  objectives: string[];
  bonus_tiles: Counts;
  discs: number;
  posts: Counts;
  next_post: number | null;
  supply: Counts;
  deck: string[];
  /** Her discarded cards, in no particular order. */
  discard: string[];
}
export type BoardTile = string | { building: number; owner: number };
export interface Position {
  options: { players: number } & Record<string, unknown>;
  turn: number;
  current: number;
  board: Record<string, BoardTile>;
  simmental: number;
  cattle_market: Counts;
  worker_stacks: Counts;
  building_stacks: Counts;
  objective_display: (string | null)[];
  bonus_display: (string | null)[];
  box: Counts;
  players: (PersonPosition | SuePosition)[];
}

export const positionOf = (view: View): Position => view.position as Position;
export const isSue = (player: PersonPosition | SuePosition | undefined): player is SuePosition =>
  typeof player?.automa === 'string';
export const personOf = (view: View, seat: number): PersonPosition | undefined => {
  const found = positionOf(view).players.find((player) => player.seat === seat);
  return found && !isSue(found) ? found : undefined;
};
export const sueOf = (view: View): SuePosition | undefined => positionOf(view).players.find(isSue);
/** The seats of a view; Sue's is the last. */
export const seatsOf = (view: View): number[] => positionOf(view).players.map((player) => player.seat);

export const sum = (counts: Counts | Partial<Record<string, number>> | undefined): number =>
  Object.values(counts ?? {}).reduce<number>((total, count) => total + (count ?? 0), 0);

// ---- figures that the server derives for the page -----------------------------------------------------

export interface PersonFigures {
  hand_size: number;
  draw_size: number;
  discard_size: number;
  hand_limit: number;
  step_limit: number;
  certificate_limit: number;
  permanent_certificates: number;
  duplicates: number;
  buildings: number;
  markers_left: number;
  discs_left: number;
  aux: (string | null)[];
  fulfilled: string[];
  delivery_value?: number;
}
export interface LocalAction {
  action: string;
  used: (string | number)[];
  level: number;
}
interface Figures {
  players?: ({ seat: number } & Record<string, unknown>)[];
  steps?: Counts;
  local_actions?: LocalAction[];
  objective_stack?: number;
  bonus_stack?: number;
  buildings?: string[];
  trains?: string[];
  end_triggered?: boolean;
  finisher?: number | null;
}
const figuresIn = (view: View): Figures => (view.figures ?? {}) as Figures;

/** The bonus tiles a seat has, one by one. */
export const bonusesOf = (view: View, seat: number): string[] =>
  Object.entries(positionOf(view).players.find((one) => one.seat === seat)?.bonus_tiles ?? {}).flatMap(([id, count]) => Array.from({ length: count }, () => id));

export function figuresOf(view: View, seat: number): PersonFigures {
  const player = personOf(view, seat);
  const given = (figuresIn(view).players ?? []).find((one) => one.seat === seat) ?? {};
  return {
    hand_size: player ? sum(player.hand) + (player.hidden_hand ?? 0) : 0,
    draw_size: player ? sum(player.draw) - (player.hidden_hand ?? 0) : 0,
    discard_size: sum(player?.discard),
    hand_limit: 4,
    step_limit: 3,
    certificate_limit: 4,
    permanent_certificates: 0,
    duplicates: 0,
    buildings: 0,
    markers_left: 0,
    discs_left: player?.discs.length ?? 0,
    aux: [],
    fulfilled: [],
    ...(given as Partial<PersonFigures>),
  };
}
/** The card that Sue flipped last, if the view contains it; her discards have no order. */
export const lastAutoma = (view: View): string | null => {
  const given = (figuresIn(view).players ?? []).find((one) => one['automa'] === true)?.['last_card'];
  return typeof given === 'string' ? given : null;
};
export const fulfilledOf = (view: View, seat: number): readonly string[] => figuresOf(view, seat).fulfilled;
export const localActions = (view: View): readonly LocalAction[] => figuresIn(view).local_actions ?? [];
export const stepsTo = (view: View, space: string): number | undefined => figuresIn(view).steps?.[space];
export const objectiveStackOf = (view: View): number => figuresIn(view).objective_stack ?? 0;
export const bonusStackOf = (view: View): number => figuresIn(view).bonus_stack ?? 0;
export const endTriggered = (view: View): boolean => figuresIn(view).end_triggered ?? false;
export const finisherOf = (view: View): number | null => figuresIn(view).finisher ?? null;
/** The side in play of a stack of buildings: "3b". */
export const buildingSlug = (view: View, number: number): string => figuresIn(view).buildings?.[number - 1] ?? `${number}a`;
/** The side up of a train card: "train2star". */
export const trainSlug = (view: View, number: number): string => figuresIn(view).trains?.[number - 1] ?? `train${number}`;
export const discsOn = (view: View, post: number): { seat: number; count: number }[] =>
  positionOf(view).players.flatMap((player) => {
    const count = player.posts[String(post)] ?? 0;
    return count ? [{ seat: player.seat, count }] : [];
  });

/** The spaces and building tiles of a seat. */
export const builtBy = (view: View, seat: number): { space: string; slug: string }[] =>
  Object.entries(positionOf(view).board).flatMap(([space, tile]) =>
    typeof tile === 'object' && tile.owner === seat ? [{ space, slug: buildingSlug(view, tile.building) }] : [],
  );

/** The building on a space of the loop. */
export type TileOnSpace = { kind: 'neutral'; letter: string } | { kind: 'building'; slug: string; owner: number };
export function tileOn(view: View, space: string): TileOnSpace | null {
  const tile = positionOf(view).board[space];
  if (tile === undefined) return null;
  if (typeof tile === 'string') return { kind: 'neutral', letter: tile };
  return { kind: 'building', slug: buildingSlug(view, tile.building), owner: tile.owner };
}
