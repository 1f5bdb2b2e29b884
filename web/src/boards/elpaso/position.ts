// Access to a view's position and figures, whose types are those of the contract.
import type { View } from '../../lib/types';
import type { ElpasoFigures, ElpasoPosition } from '../../contract';
import type { Counts } from './gameParts';

export type { Counts } from './gameParts';
export type Position = ElpasoPosition;
type SeatPosition = Position['players'][number];
export type SuePosition = Extract<SeatPosition, { automa: string }>;
export type PersonPosition = Exclude<SeatPosition, SuePosition>;
type SeatFigures = ElpasoFigures['players'][number];
export type PersonFigures = Extract<SeatFigures, { automa: false }>;
export type LocalAction = ElpasoFigures['local_actions'][number];

export const positionOf = (view: View): Position => view.position as Position;
export const isSue = (player: SeatPosition | undefined): player is SuePosition => player !== undefined && 'automa' in player;
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

/** The figures of a view without a game, as in the almanac. */
const noFigures: ElpasoFigures = {
  players: [],
  steps: {},
  local_actions: [],
  objective_stack: 0,
  bonus_stack: 0,
  buildings: [],
  trains: [],
  simmental: 0,
  end_triggered: false,
  finisher: null,
};
const figuresIn = (view: View): ElpasoFigures => ({ ...noFigures, ...(view.figures as Partial<ElpasoFigures>) });
/** The figures of a seat that has none of its own: Sue's, or one of the almanac. */
const noPersonFigures: PersonFigures = {
  seat: 0,
  automa: false,
  hand_size: 0,
  draw_size: 0,
  discard_size: 0,
  hand_limit: 0,
  step_limit: 0,
  certificate_limit: 0,
  permanent_certificates: 0,
  duplicates: 0,
  buildings: 0,
  markers_left: 0,
  discs_left: 0,
  bonus_tiles: 0,
  aux: [],
  paying: { cowboy: 0, engineer: 0, builder: 0 },
  fulfilled: [],
};

/** The bonus tiles a seat has, one by one. */
export const bonusesOf = (view: View, seat: number): string[] =>
  Object.entries(positionOf(view).players.find((one) => one.seat === seat)?.bonus_tiles ?? {}).flatMap(([id, count]) => Array.from({ length: count }, () => id));

/** The figures of a seat of a person or bot. */
export const figuresOf = (view: View, seat: number): PersonFigures =>
  figuresIn(view).players.find((one): one is PersonFigures => one.seat === seat && !one.automa) ?? noPersonFigures;
export const fulfilledOf = (view: View, seat: number): readonly string[] =>
  figuresIn(view).players.find((one) => one.seat === seat)?.fulfilled ?? [];
export const localActions = (view: View): readonly LocalAction[] => figuresIn(view).local_actions;
export const stepsTo = (view: View, space: string): number | undefined => figuresIn(view).steps[space];
export const objectiveStackOf = (view: View): number => figuresIn(view).objective_stack;
export const bonusStackOf = (view: View): number => figuresIn(view).bonus_stack;
export const endTriggered = (view: View): boolean => figuresIn(view).end_triggered;
export const finisherOf = (view: View): number | null => figuresIn(view).finisher;
/** The side in play of a stack of buildings: "3b". */
export const buildingSlug = (view: View, number: number): string => figuresIn(view).buildings[number - 1] ?? '';
/** The side up of a train card: "train2star". */
export const trainSlug = (view: View, number: number): string => figuresIn(view).trains[number - 1] ?? '';
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
