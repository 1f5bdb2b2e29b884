// What is printed on the parts of the first edition, as far as it has to be drawn or put into words. The engine's
// tables in src/trail/components are the source; tests/data.test.ts compares this file with them. No rule lives here.

export type Breed = 'grey' | 'green' | 'black' | 'white' | 'yellow' | 'red' | 'blue' | 'brown' | 'purple';
export type Worker = 'cowboy' | 'builder' | 'engineer';
export type HazardKind = 'flood' | 'drought' | 'rockfall';
export type TradeColour = 'green' | 'blue';
export type HandColour = 'green' | 'black';
export type Corners = 'light' | 'dark';
export type Aux = 'dollar' | 'draw' | 'certificate' | 'engine' | 'remove';

export const workers: readonly Worker[] = ['cowboy', 'builder', 'engineer'];
export const hazardKinds: readonly HazardKind[] = ['flood', 'drought', 'rockfall'];

// ---- The trail ------------------------------------------------------------------------------------

export type SpaceKind = 'start' | 'neutral' | 'building' | 'hazard' | 'trade' | 'city';
export type Risk = 'grey' | 'any' | null;
export interface SpaceInfo {
  slug: string;
  kind: SpaceKind;
  hazard?: HazardKind;
  /** Hazard slots: their place in the order of filling. */
  order?: number;
  woods?: boolean;
  risk?: Risk;
  /** Trade slots: dollars gained, or paid when negative. */
  dollars?: number;
}

const hazardSlots = (prefix: string, hazard: HazardKind): SpaceInfo[] =>
  [1, 2, 3, 4].map((order) => ({ slug: `${prefix}${order}`, kind: 'hazard', hazard, order }));
const plain = (...slugs: string[]): SpaceInfo[] => slugs.map((slug) => ({ slug, kind: 'building' }));
const woods = (...slugs: string[]): SpaceInfo[] => slugs.map((slug) => ({ slug, kind: 'building', woods: true }));
const neutral = (slug: string): SpaceInfo => ({ slug, kind: 'neutral' });

export const spaces: readonly SpaceInfo[] = [
  { slug: 'START', kind: 'start' },
  neutral('A'),
  ...plain('A1', 'A2', 'A3'),
  ...hazardSlots('FL', 'flood'),
  { slug: 'FLR1', kind: 'building', risk: 'grey' },
  { slug: 'FLR2', kind: 'building', woods: true, risk: 'grey' },
  neutral('B'),
  ...woods('B1'),
  ...plain('B2', 'B3'),
  ...hazardSlots('DR', 'drought'),
  { slug: 'DRR1', kind: 'building', risk: 'any' },
  neutral('C'),
  ...woods('CU1', 'CU2'),
  ...plain('CL'),
  neutral('D'),
  ...[1, 2, 4, 6, 8, 10].map((dollars, i): SpaceInfo => ({ slug: `O${i + 4}`, kind: 'trade', dollars })),
  { slug: 'OR1', kind: 'building', risk: 'any' },
  { slug: 'OR2', kind: 'building', risk: 'grey' },
  neutral('E'),
  ...woods('E1', 'E2'),
  ...hazardSlots('RF', 'rockfall'),
  { slug: 'RFR1', kind: 'building', risk: 'any' },
  { slug: 'RFR2', kind: 'building', woods: true, risk: 'grey' },
  neutral('F'),
  ...plain('F1'),
  ...woods('F2'),
  neutral('G'),
  ...plain('G1', 'G2'),
  { slug: 'KC', kind: 'city' },
  { slug: 'O1', kind: 'trade', dollars: -3 },
  { slug: 'O2', kind: 'trade', dollars: -2 },
  { slug: 'O3', kind: 'trade', dollars: -1 },
];
const spaceBySlug = new Map(spaces.map((space) => [space.slug, space]));
export const spaceInfo = (slug: string): SpaceInfo | undefined => spaceBySlug.get(slug);

/** Every stretch of the trail between two forks, in travel order, both ends included. */
export const branches: readonly (readonly string[])[] = [
  ['START', 'A'],
  ['A', 'A1', 'A2', 'A3', 'B'],
  ['A', 'FL1', 'FL2', 'FL3', 'FL4', 'FLR1', 'FLR2', 'B'],
  ['B', 'B1', 'B2', 'B3', 'C'],
  ['B', 'DR1', 'DR2', 'DR3', 'DR4', 'DRR1', 'C'],
  ['C', 'CU1', 'CU2', 'E'],
  ['C', 'CL'],
  ['CL', 'D', 'E'],
  ['CL', 'O4', 'O5', 'O6', 'O7', 'O8', 'O9', 'OR1', 'OR2', 'E'],
  ['E', 'E1', 'E2', 'F'],
  ['E', 'RF1', 'RF2', 'RF3', 'RF4', 'RFR1', 'RFR2', 'F'],
  ['F', 'F1', 'G'],
  ['F', 'F2', 'G'],
  ['G', 'G1', 'KC'],
  ['G', 'G2', 'KC'],
];

// ---- Actions --------------------------------------------------------------------------------------

export type Op =
  | 'discard' // one card of `breed`
  | 'discard-pair'
  | 'discard-any'
  | 'discard-objective'
  | 'discard-engine' // one card of `breed`: engine forward
  | 'discard-any-objective'
  | 'gain'
  | 'gain-woods'
  | 'gain-engineers'
  | 'gain-pairs'
  | 'certificates-to-limit'
  | 'hire'
  | 'build'
  | 'buy'
  | 'objective'
  | 'engine'
  | 'engine-engineers'
  | 'engine-woods'
  | 'engine-back'
  | 'trade'
  | 'hazard'
  | 'aux'
  | 'move'
  | 'draw'
  | 'delivery'
  | 'station'
  | 'copy';

export interface ActionInfo {
  slug: string;
  op: Op;
  breed?: Breed;
  /** Added to the price of hiring, dollars per builder, spaces or steps: as the op says. */
  amount?: number;
  price?: number;
  dollars?: number;
  certificates?: number;
  /** Equal numbers on one tile: only one of these. */
  choice?: number;
}

export const actions: readonly ActionInfo[] = [
  { slug: 'A:white', op: 'discard', breed: 'white', dollars: 2 },
  { slug: 'A:hire', op: 'hire', amount: 0 },
  { slug: 'A:hire+2', op: 'hire', amount: 2 },
  { slug: 'B:green', op: 'discard', breed: 'green', dollars: 2 },
  { slug: 'B:build', op: 'build', amount: 2 },
  { slug: 'C:certificate', op: 'gain', certificates: 1, choice: 1 },
  { slug: 'C:objective', op: 'objective', choice: 1 },
  { slug: 'C:engine', op: 'engine-engineers' },
  { slug: 'D:trade', op: 'trade', choice: 1 },
  { slug: 'D:engine', op: 'engine', amount: 2, price: 2, choice: 1 },
  { slug: 'D:aux', op: 'aux' },
  { slug: 'E:black', op: 'discard', breed: 'black', dollars: 2 },
  { slug: 'E:buy', op: 'buy' },
  { slug: 'F:pair', op: 'discard-pair', dollars: 4 },
  { slug: 'F:hazard', op: 'hazard', price: 7 },
  { slug: 'G:engine', op: 'engine-engineers' },
  { slug: 'G:aux', op: 'aux' },
  { slug: '1a:woods', op: 'gain-woods', dollars: 2 },
  { slug: '1b:objective', op: 'discard-objective', certificates: 2 },
  { slug: '1b:back', op: 'engine-back', amount: 1, dollars: 3 },
  { slug: '2a:white', op: 'discard', breed: 'white', dollars: 4 },
  { slug: '2a:buy', op: 'buy' },
  { slug: '2b:grey', op: 'discard-engine', breed: 'grey', amount: 1 },
  { slug: '2b:green', op: 'discard', breed: 'green', dollars: 3 },
  { slug: '3a:pair', op: 'discard-pair', dollars: 3 },
  { slug: '3a:move', op: 'move', amount: 1 },
  { slug: '3b:aux', op: 'aux' },
  { slug: '3b:move', op: 'move', amount: 1 },
  { slug: '4a:hazard', op: 'hazard', price: 5 },
  { slug: '4a:move', op: 'move', amount: 2 },
  { slug: '4b:draw', op: 'draw' },
  { slug: '4b:move', op: 'move', amount: 3 },
  { slug: '5a:hire-1', op: 'hire', amount: -1 },
  { slug: '5a:engine', op: 'engine-engineers' },
  { slug: '5b:black', op: 'discard', breed: 'black', certificates: 2 },
  { slug: '5b:engineers', op: 'gain-engineers', dollars: 1 },
  { slug: '6a:yellow', op: 'discard', breed: 'yellow', dollars: 10 },
  { slug: '6a:aux', op: 'aux' },
  { slug: '6b:any', op: 'discard-any-objective', dollars: 3 },
  { slug: '7a:pairs', op: 'gain-pairs', dollars: 2, certificates: 2 },
  { slug: '7b:engine', op: 'engine-woods' },
  { slug: '8a:trade', op: 'trade', choice: 1 },
  { slug: '8a:aux', op: 'aux', choice: 1 },
  { slug: '8a:engine', op: 'engine', amount: 2 },
  { slug: '8b:copy', op: 'copy' },
  { slug: '9a:engine', op: 'engine', amount: 3 },
  { slug: '9a:delivery', op: 'delivery' },
  { slug: '9b:station', op: 'station' },
  { slug: '10a:certificates', op: 'certificates-to-limit' },
  { slug: '10a:move', op: 'move', amount: 5 },
  { slug: '10b:dollars', op: 'gain', dollars: 4 },
  { slug: '10b:engine', op: 'engine', amount: 4 },
  { slug: '10b:move', op: 'move', amount: 4 },
];
export const riskActions: Record<'grey' | 'any', ActionInfo> = {
  grey: { slug: 'risk-grey', op: 'discard', breed: 'grey', dollars: 2, certificates: 1 },
  any: { slug: 'risk-any', op: 'discard-any', certificates: 1 },
};
const actionBySlug = new Map(actions.map((action) => [action.slug, action]));

/** The action behind a slug as in moves and elements: "A:hire+2", "risk@FLR1", "8b:copy@E1". */
export function actionInfo(name: string): ActionInfo | undefined {
  const [slug = '', at] = name.split('@');
  if (slug === 'risk') {
    const risk = at ? spaceInfo(at)?.risk : null;
    return risk ? riskActions[risk] : undefined;
  }
  return actionBySlug.get(slug);
}
/** The local actions printed on a tile: "A", "5a". */
export const actionsOfTile = (tile: string): ActionInfo[] =>
  actions.filter((action) => action.slug.startsWith(`${tile}:`));

// ---- Private buildings ----------------------------------------------------------------------------

export interface BuildingInfo {
  slug: string;
  builders: number;
  points: number;
  hands: HandColour[];
}
const building = (slug: string, builders: number, points: number, ...hands: HandColour[]): BuildingInfo => ({
  slug,
  builders,
  points,
  hands,
});
export const buildings: readonly BuildingInfo[] = [
  building('1a', 1, 1, 'green'),
  building('1b', 1, 1, 'green'),
  building('2a', 1, 1),
  building('2b', 1, 1),
  building('3a', 1, 1),
  building('3b', 2, 3),
  building('4a', 2, 3, 'black'),
  building('4b', 2, 3, 'black'),
  building('5a', 3, 4),
  building('5b', 3, 4),
  building('6a', 4, 5),
  building('6b', 4, 5),
  building('7a', 5, 6, 'green', 'black'),
  building('7b', 5, 6, 'green', 'black'),
  building('8a', 5, 6, 'green'),
  building('8b', 6, 8),
  building('9a', 7, 9),
  building('9b', 6, 8),
  building('10a', 9, 13, 'black'),
  building('10b', 8, 11, 'black'),
];
const buildingBySlug = new Map(buildings.map((row) => [row.slug, row]));
export const buildingInfo = (slug: string): BuildingInfo | undefined => buildingBySlug.get(slug);
export const buildingNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

// ---- Tiles that come through Kansas City ----------------------------------------------------------

export type TileInfo =
  | { slug: string; kind: 'worker'; worker: Worker }
  | { slug: string; kind: 'trade'; colour: TradeColour; hand: HandColour }
  | { slug: string; kind: 'hazard'; hazard: HazardKind; points: number; hand: HandColour };

export function tileInfo(slug: string): TileInfo | null {
  if (slug === 'cowboy' || slug === 'builder' || slug === 'engineer') return { slug, kind: 'worker', worker: slug };
  const [what = '', second = '', third = ''] = slug.split('-');
  if (what === 'trade') {
    return second === 'green'
      ? { slug, kind: 'trade', colour: 'green', hand: 'green' }
      : { slug, kind: 'trade', colour: 'blue', hand: 'black' };
  }
  if (what === 'flood' || what === 'drought' || what === 'rockfall') {
    return { slug, kind: 'hazard', hazard: what, points: Number(second), hand: third === 'green' ? 'green' : 'black' };
  }
  return null;
}

/** What one hand costs, by number of players. */
export const fees: Record<number, Record<HandColour, number>> = {
  2: { green: 2, black: 2 },
  3: { green: 2, black: 1 },
  4: { green: 1, black: 2 },
};

// ---- Job market -----------------------------------------------------------------------------------

export const hiringCosts: readonly number[] = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4];
/** Rows, counted from 1, whose arrow below refills the cattle market. */
export const refillRows: readonly number[] = [6, 9];

// ---- Cattle ---------------------------------------------------------------------------------------

export interface CattleInfo {
  slug: string;
  breed: Breed;
  value: number;
  points: number;
}
/** Printed names of the first edition; the same in every language. */
export const breedNames: Record<Breed, string> = {
  grey: 'Jersey',
  green: 'Dutch Belt',
  black: 'Black Angus',
  white: 'Guernsey',
  yellow: 'Holstein',
  red: 'Brown Swiss',
  blue: 'Ayrshire',
  brown: 'West Highland',
  purple: 'Texas Longhorn',
};
export const breedValues: Record<Breed, number> = {
  grey: 1,
  green: 2,
  black: 2,
  white: 2,
  yellow: 3,
  red: 3,
  blue: 3,
  brown: 4,
  purple: 5,
};
const cow = (slug: string, breed: Breed, points: number): CattleInfo => ({
  slug,
  breed,
  points,
  value: breedValues[breed],
});
export const cattle: readonly CattleInfo[] = [
  cow('grey', 'grey', 0),
  cow('green', 'green', 0),
  cow('black', 'black', 0),
  cow('white', 'white', 0),
  cow('yellow', 'yellow', 1),
  cow('red', 'red', 2),
  cow('blue', 'blue', 3),
  cow('brown3', 'brown', 3),
  cow('brown4', 'brown', 4),
  cow('brown5', 'brown', 5),
  cow('purple5', 'purple', 5),
  cow('purple6', 'purple', 6),
  cow('purple7', 'purple', 7),
];
const cattleBySlug = new Map(cattle.map((row) => [row.slug, row]));
export const cattleInfo = (slug: string): CattleInfo | undefined => cattleBySlug.get(slug);
export const marketCattle = cattle.filter((row) => row.value >= 3);

export interface PurchaseInfo {
  cowboys: number;
  dollars: number;
  cards: number;
  value: number;
}
export const purchases: readonly PurchaseInfo[] = [
  { cowboys: 1, dollars: 6, cards: 1, value: 3 },
  { cowboys: 2, dollars: 3, cards: 1, value: 3 },
  { cowboys: 3, dollars: 5, cards: 2, value: 3 },
  { cowboys: 1, dollars: 12, cards: 1, value: 4 },
  { cowboys: 3, dollars: 6, cards: 1, value: 4 },
  { cowboys: 5, dollars: 8, cards: 2, value: 4 },
  { cowboys: 2, dollars: 12, cards: 1, value: 5 },
  { cowboys: 4, dollars: 6, cards: 1, value: 5 },
];

// ---- Cities and railroad --------------------------------------------------------------------------

export interface CityInfo {
  slug: string;
  name: string;
  value: number;
  corners: Corners;
  points: number;
  dollars: number;
  repeatable: boolean;
}
const city = (slug: string, name: string, value: number, corners: Corners, more: Partial<CityInfo> = {}): CityInfo => ({
  slug,
  name,
  value,
  corners,
  points: 0,
  dollars: 0,
  repeatable: false,
  ...more,
});
export const cities: readonly CityInfo[] = [
  city('kansas-city', 'Kansas City', 0, 'light', { points: -6, dollars: 6, repeatable: true }),
  city('topeka', 'Topeka', 1, 'light'),
  city('wichita', 'Wichita', 4, 'light'),
  city('colorado-springs', 'Colorado Springs', 6, 'light'),
  city('santa-fe', 'Santa Fe', 8, 'light'),
  city('albuquerque', 'Albuquerque', 10, 'dark'),
  city('el-paso', 'El Paso', 12, 'dark'),
  city('san-diego', 'San Diego', 14, 'light'),
  city('sacramento', 'Sacramento', 16, 'dark', { points: 6 }),
  city('san-francisco', 'San Francisco', 18, 'dark', { points: 9, repeatable: true }),
];
const cityBySlug = new Map(cities.map((row) => [row.slug, row]));
export const cityInfo = (slug: string): CityInfo | undefined => cityBySlug.get(slug);

export interface CityArrow {
  from: number;
  points: number;
  objective: boolean;
}
/** Between a city and the next one; `from` is the place of the first in `cities`. */
export const cityArrows: readonly CityArrow[] = [
  { from: 1, points: -3, objective: true },
  { from: 2, points: -1, objective: false },
  { from: 3, points: 0, objective: true },
  { from: 4, points: 0, objective: true },
  { from: 5, points: 6, objective: false },
  { from: 6, points: 8, objective: false },
  { from: 7, points: 4, objective: false },
];

export interface StationInfo {
  number: number;
  after: number;
  cost: number;
  points: number;
  corners: Corners;
  master: boolean;
}
const station = (number: number, after: number, cost: number, points: number, corners: Corners): StationInfo => ({
  number,
  after,
  cost,
  points,
  corners,
  master: number <= 5,
});
export const stations: readonly StationInfo[] = [
  station(1, 4, 2, 1, 'light'),
  station(2, 7, 2, 1, 'light'),
  station(3, 10, 4, 2, 'light'),
  station(4, 13, 4, 2, 'light'),
  station(5, 16, 6, 3, 'dark'),
  station(6, 21, 8, 5, 'dark'),
  station(7, 25, 7, 6, 'dark'),
  station(8, 29, 6, 7, 'dark'),
  station(9, 33, 5, 8, 'dark'),
  station(10, 39, 3, 9, 'dark'),
];
export const stationInfo = (number: number): StationInfo | undefined => stations[number - 1];
export const lastTrackSpace = 39;
/** Each cross stands between this space and the next. */
export const crosses: readonly number[] = [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17];

export type MasterScore = 'workers' | 'objectives' | 'hazards' | 'trade-pairs' | 'certificates';
export interface StationMasterInfo {
  slug: MasterScore;
  dollars: number;
  permanent: number;
  hazardOrTrade: boolean;
  points: number;
}
export const stationMasters: readonly StationMasterInfo[] = [
  { slug: 'workers', dollars: 2, permanent: 0, hazardOrTrade: false, points: 1 },
  { slug: 'objectives', dollars: 0, permanent: 0, hazardOrTrade: true, points: 3 },
  { slug: 'hazards', dollars: 0, permanent: 1, hazardOrTrade: false, points: 3 },
  { slug: 'trade-pairs', dollars: 0, permanent: 1, hazardOrTrade: false, points: 3 },
  { slug: 'certificates', dollars: 0, permanent: 1, hazardOrTrade: false, points: 3 },
];
export const stationMasterInfo = (slug: string): StationMasterInfo | undefined =>
  stationMasters.find((row) => row.slug === slug);

// ---- Objective cards ------------------------------------------------------------------------------

export type Task = 'cattle3' | 'brown' | 'purple' | 'building' | 'green' | 'blue' | 'hazard' | 'station' | 'city';
export const taskOrder: readonly Task[] = [
  'cattle3',
  'brown',
  'purple',
  'building',
  'green',
  'blue',
  'hazard',
  'station',
  'city',
];
export type Immediate = 'none' | 'dollars' | 'draw' | 'engine' | 'move' | 'aux';
export interface ObjectiveInfo {
  slug: string;
  immediate: Immediate;
  amount: number;
  tasks: { task: Task; count: number }[];
  points: number;
  penalty: number;
}
function objective(
  slug: string,
  immediate: Immediate,
  amount: number,
  counts: number[],
  points: number,
  penalty: number,
): ObjectiveInfo {
  const tasks = taskOrder.flatMap((task, i) => (counts[i] ? [{ task, count: counts[i] as number }] : []));
  return { slug, immediate, amount, tasks, points, penalty };
}
export const objectives: readonly ObjectiveInfo[] = [
  objective('money-1', 'dollars', 2, [3, 0, 0, 1, 0, 0, 0, 0, 0], 4, 2),
  objective('money-2', 'dollars', 2, [0, 1, 0, 0, 0, 0, 2, 0, 0], 3, 2),
  objective('money-3', 'dollars', 2, [0, 0, 0, 1, 0, 2, 0, 0, 0], 3, 2),
  objective('money-4', 'dollars', 2, [0, 0, 0, 1, 1, 1, 0, 0, 0], 3, 2),
  objective('money-5', 'dollars', 2, [0, 0, 0, 0, 0, 0, 1, 2, 0], 3, 2),
  objective('draw-1', 'draw', 3, [3, 0, 0, 0, 0, 0, 0, 1, 0], 4, 2),
  objective('draw-2', 'draw', 3, [0, 0, 1, 0, 0, 0, 1, 0, 0], 3, 2),
  objective('draw-3', 'draw', 3, [0, 0, 0, 2, 0, 0, 1, 0, 0], 3, 2),
  objective('draw-4', 'draw', 3, [0, 0, 0, 0, 1, 1, 0, 1, 0], 3, 2),
  objective('draw-5', 'draw', 3, [0, 0, 0, 0, 2, 0, 0, 1, 0], 3, 2),
  objective('engine2-1', 'engine', 2, [1, 1, 1, 0, 0, 0, 0, 0, 0], 5, 3),
  objective('engine2-2', 'engine', 2, [0, 2, 0, 0, 1, 0, 0, 1, 0], 5, 3),
  objective('engine2-3', 'engine', 2, [0, 0, 0, 2, 2, 0, 0, 0, 0], 5, 3),
  objective('engine3-1', 'engine', 3, [0, 0, 0, 1, 0, 1, 2, 0, 0], 5, 3),
  objective('engine3-2', 'engine', 3, [0, 0, 0, 0, 0, 0, 2, 2, 0], 5, 3),
  objective('move-1', 'move', 3, [1, 1, 1, 0, 0, 0, 0, 0, 0], 5, 2),
  objective('move-2', 'move', 3, [1, 1, 0, 0, 0, 0, 2, 0, 0], 5, 2),
  objective('move-3', 'move', 3, [0, 0, 0, 2, 0, 0, 2, 0, 0], 5, 2),
  objective('move-4', 'move', 3, [0, 0, 0, 2, 0, 0, 0, 2, 0], 5, 2),
  objective('move-5', 'move', 3, [0, 0, 0, 0, 0, 2, 0, 2, 0], 5, 2),
  ...[1, 2, 3, 4].map((copy) => objective(`aux-city-${copy}`, 'aux', 0, [0, 0, 0, 0, 0, 0, 0, 0, 1], 5, 3)),
  objective('start-1', 'none', 0, [1, 1, 0, 1, 0, 0, 0, 0, 0], 3, 0),
  objective('start-2', 'none', 0, [0, 0, 0, 2, 0, 0, 1, 0, 0], 3, 0),
  objective('start-3', 'none', 0, [0, 0, 0, 0, 0, 1, 2, 0, 0], 3, 0),
  objective('start-4', 'none', 0, [0, 0, 0, 0, 1, 0, 0, 2, 0], 3, 0),
];
const objectiveBySlug = new Map(objectives.map((row) => [row.slug, row]));
export const objectiveInfo = (slug: string): ObjectiveInfo | undefined => objectiveBySlug.get(slug);

// ---- The player board -----------------------------------------------------------------------------

export interface DiscSpaceInfo {
  slug: string;
  discs: number;
  corners: Corners;
  pay: number;
  gain: number;
  points: number;
}
const discSpace = (slug: string, discs: number, corners: Corners, pay = 0, gain = 0, points = 0): DiscSpaceInfo => ({
  slug,
  discs,
  corners,
  pay,
  gain,
  points,
});
export const discSpaces: readonly DiscSpaceInfo[] = [
  discSpace('aux-dollar', 1, 'light'),
  discSpace('aux-draw', 1, 'light'),
  discSpace('aux-certificate', 2, 'light'),
  discSpace('aux-engine', 2, 'light'),
  discSpace('aux-remove', 2, 'light'),
  discSpace('certificate-4', 1, 'light'),
  discSpace('step-dollars', 1, 'dark', 0, 3),
  discSpace('step-points', 1, 'dark', 0, 0, 3),
  discSpace('hand', 2, 'dark', 5),
  discSpace('certificate-6', 1, 'dark'),
];
export const discSpaceInfo = (slug: string): DiscSpaceInfo | undefined => discSpaces.find((row) => row.slug === slug);

export interface AuxInfo {
  slug: Aux;
  /** Open from the beginning: the single form needs no cleared disc. */
  open: boolean;
}
export const auxActions: readonly AuxInfo[] = [
  { slug: 'dollar', open: true },
  { slug: 'draw', open: true },
  { slug: 'certificate', open: false },
  { slug: 'engine', open: false },
  { slug: 'remove', open: false },
];

export const workerRow = 6;
export const workerPoints = 4;
/** Immediate actions on the second to the sixth space of each worker row. */
export const workerSpaces: Record<Worker, readonly (ActionInfo | null)[]> = {
  cowboy: [
    null,
    null,
    { slug: 'cowboy-4', op: 'hazard', price: 0 },
    null,
    { slug: 'cowboy-6', op: 'trade' },
  ],
  builder: [
    null,
    null,
    { slug: 'builder-4', op: 'build', amount: 1 },
    null,
    { slug: 'builder-6', op: 'build', amount: 1 },
  ],
  engineer: [
    { slug: 'engineer-2', op: 'discard', breed: 'grey', certificates: 1 },
    { slug: 'engineer-3', op: 'discard', breed: 'grey', dollars: 2 },
    { slug: 'engineer-4', op: 'hire', amount: -2 },
    { slug: 'engineer-5', op: 'discard', breed: 'grey', certificates: 2 },
    { slug: 'engineer-6', op: 'discard', breed: 'grey', dollars: 4 },
  ],
};

export const certificateTrack: readonly number[] = [0, 1, 2, 3, 4, 6];
/** Steps by number of players: at the start, and what clearing each step disc adds. */
export const stepLimits: Record<number, { start: number; dollars: number; points: number }> = {
  2: { start: 3, dollars: 1, points: 1 },
  3: { start: 3, dollars: 2, points: 1 },
  4: { start: 4, dollars: 2, points: 1 },
};
