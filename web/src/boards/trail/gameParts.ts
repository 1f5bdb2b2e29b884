// The printed data of the table's parts: the server's components answer (docs/api.md), indexed. All figures in drawings
// and texts come from here, so that a correction in the tables of the rules changes the page, too. This file contains no
// rules. Editions and expansions differ in the answer.

import type { TrailComponents } from '../../contract';
import { indexedOnce } from '../../lib/board';
import type { ActionPicture } from '../../drawing/icons/glyphs';
import { workers, type CattleInfo, type HandColour, type HazardKind, type TradeColour, type Worker } from '../../drawing/kinds';
import type { Marked, WithMarks } from '../../lib/provenance';

export { isReconstructed, leastSure, type Marked, type Provenance } from '../../lib/provenance';

export type Counts = Record<string, number>;

// ---- the JSON of the components answer -------------------------------------------------------------

/** A printed action; the contract knows no forms of glyphs. */
export type PrintedAction = Omit<TrailComponents['actions'][string], keyof ActionPicture> & ActionPicture;
export type Components = Omit<WithMarks<TrailComponents>, 'actions' | 'risk_actions'> & { actions: Record<string, PrintedAction>; risk_actions: Record<Risk, PrintedAction> };
export type SpaceInfo = Components['spaces'][number];
export type SpaceKind = SpaceInfo['kind'];
export type Risk = NonNullable<SpaceInfo['risk']>;
export interface ActionInfo extends PrintedAction {
  slug: string;
}
export type BuildingInfo = Components['buildings'][number];
export type PurchaseInfo = Components['purchases'][number];
export type CityInfo = Components['cities'][number];
export type ArrowInfo = Components['arrows'][number];
export type StationInfo = Components['stations'][number];
export type StationMasterInfo = Components['station_masters'][number];
export type ObjectiveInfo = Components['objectives'][number];
export type DiscSpaceInfo = Components['disc_spaces'][number];
export type AuxInfo = Components['aux'][number];
export type TileRow = Components['tiles'][number];
export type TownInfo = NonNullable<Components['towns']>[number];
export type TownKind = TownInfo['kind'];
export type OfficeSpace = TownInfo['spaces'][number];
export type BonusTile = NonNullable<Components['bonus_tiles']>[number];
export type StepLimit = Components['step_limits'][string];
export type Extension = NonNullable<Components['extension']>;
/** The automa of the table and its cards. */
export type AutomaInfo = NonNullable<Components['automa']>;
export type AutomaCardInfo = AutomaInfo['cards'][number];
export type AutomaLevelInfo = AutomaInfo['levels'][number];
/** The number of a town, which stands for its name if it has none: 18 for "T18". */
export const townNumber = (id: string): number => Number(id.slice(1));

export type TileInfo =
  | { slug: string; kind: 'worker'; worker: Worker }
  | { slug: string; kind: 'trade'; colour: TradeColour; hand: HandColour }
  | { slug: string; kind: 'hazard'; hazard: HazardKind; points: number; hand: HandColour };

const index = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T> =>
  new Map(rows.map((row) => [key(row), row]));

export class GameParts {
  readonly second: boolean;
  /** The colour of the trade tiles that are not green. */
  readonly otherColour: TradeColour;
  /** The drawing of trade tiles: tents in the first edition, wanted posters in the second. */
  readonly tradeLook: 'tent' | 'poster';
  readonly strip: readonly CityInfo[];
  readonly crests: readonly CityInfo[];
  readonly trackStations: readonly StationInfo[];
  readonly lastTrackSpace: number;
  readonly buildingNumbers: readonly number[];
  readonly actions: readonly ActionInfo[];
  readonly marketCattle: readonly CattleInfo[];
  readonly towns: readonly TownInfo[];
  readonly crosses: readonly number[];
  readonly certificateTrack: readonly number[];
  readonly workerPoints: number;
  private readonly spaceOf: Map<string, SpaceInfo>;
  private readonly orderOf = new Map<string, number>();
  private readonly actionOf: Map<string, ActionInfo>;
  private readonly buildingOf: Map<string, BuildingInfo>;
  private readonly neutralOf: Map<string, { id: string; actions: string[] } & Marked>;
  private readonly cattleOf: Map<string, CattleInfo>;
  private readonly cityOf: Map<string, CityInfo>;
  private readonly masterOf: Map<string, StationMasterInfo>;
  private readonly objectiveOf: Map<string, ObjectiveInfo>;
  private readonly discOf: Map<string, DiscSpaceInfo>;
  private readonly tileOf: Map<string, TileRow>;
  private readonly auxOf: Map<string, AuxInfo>;
  private readonly townOf: Map<string, TownInfo>;
  private readonly bonusOf: Map<string, BonusTile>;
  private readonly automaCardOf: Map<string, AutomaCardInfo>;

  constructor(readonly all: Components) {
    this.second = all.game === 'second';
    this.otherColour = this.second ? 'orange' : 'blue';
    this.tradeLook = this.second ? 'poster' : 'tent';
    this.strip = all.cities.filter((city) => !city.town);
    this.crests = all.cities.filter((city) => city.town);
    this.trackStations = all.stations.filter((station) => !station.town);
    this.lastTrackSpace = Math.max(...this.trackStations.map((station) => station.after_space ?? 0));
    this.buildingNumbers = [...new Set(all.buildings.map((one) => one.number))].sort((a, b) => a - b);
    this.actions = Object.entries(all.actions).map(([slug, action]) => ({ slug, ...action }));
    this.marketCattle = all.cattle.filter((card) => card.in_the_market > 0);
    this.towns = all.towns ?? [];
    this.crosses = all.crosses;
    this.certificateTrack = all.certificate_track;
    this.workerPoints = all.worker_points;
    this.spaceOf = index(all.spaces, (row) => row.id);
    const filled: Counts = {};
    for (const space of all.spaces) {
      if (space.hazard) this.orderOf.set(space.id, (filled[space.hazard] = (filled[space.hazard] ?? 0) + 1));
    }
    this.actionOf = index(this.actions, (row) => row.slug);
    this.buildingOf = index(all.buildings, (row) => row.id);
    this.neutralOf = index(all.neutral_buildings, (row) => row.id);
    this.cattleOf = index(all.cattle, (row) => row.card);
    this.cityOf = index(all.cities, (row) => row.id);
    this.masterOf = index(all.station_masters, (row) => row.id);
    this.objectiveOf = index(all.objectives, (row) => row.card);
    this.discOf = index(all.disc_spaces, (row) => row.id);
    this.tileOf = index(all.tiles, (row) => row.id);
    this.auxOf = index(all.aux, (row) => row.id);
    this.townOf = index(this.towns, (row) => row.id);
    this.bonusOf = index(all.bonus_tiles ?? [], (row) => row.id);
    this.automaCardOf = index(all.automa?.cards ?? [], (row) => row.id);
  }

  get rails(): boolean {
    return this.towns.length > 0;
  }
  get tokens(): boolean {
    return this.all.exchange_tokens > 0;
  }

  space = (slug: string): SpaceInfo | undefined => this.spaceOf.get(slug);
  /** The position of a hazard slot in the order in which slots are filled; 0 for other spaces. */
  order = (slug: string): number => this.orderOf.get(slug) ?? 0;
  risk(risk: Risk): ActionInfo {
    return { slug: `risk-${risk}`, ...this.all.risk_actions[risk] };
  }
  /** The action with a name from moves and elements: "A:hire+2", "risk@FLR1", "risk-grey", "8b:copy@E1". */
  action(name: string): ActionInfo | undefined {
    const [slug = '', at] = name.split('@');
    if (slug === 'risk') {
      const risk = at ? this.space(at)?.risk : null;
      return risk ? this.risk(risk) : undefined;
    }
    if (slug === 'risk-grey' || slug === 'risk-any') return this.risk(slug === 'risk-grey' ? 'grey' : 'any');
    return this.actionOf.get(slug);
  }
  private named(slugs: readonly string[]): ActionInfo[] {
    return slugs.flatMap((slug) => this.actionOf.get(slug) ?? []);
  }
  building = (id: string): BuildingInfo | undefined => this.buildingOf.get(id);
  neutral = (id: string): ({ id: string; actions: string[] } & Marked) | undefined => this.neutralOf.get(id);
  /** The local actions printed on a building tile such as "A" or "5a". */
  actionsOf(tile: string): ActionInfo[] {
    return this.named((this.neutralOf.get(tile) ?? this.buildingOf.get(tile))?.actions ?? []);
  }
  bonus = (id: string): BonusTile | undefined => this.bonusOf.get(id);
  actionsOfBonus(id: string): ActionInfo[] {
    return this.named(this.bonusOf.get(id)?.actions ?? []);
  }
  workerSpaces(worker: Worker): (ActionInfo | null)[] {
    return (this.all.worker_spaces[worker] ?? []).map((slug) => (slug ? (this.actionOf.get(slug) ?? null) : null));
  }
  get workerRow(): number {
    return 1 + Math.max(...workers.map((worker) => this.all.worker_spaces[worker]?.length ?? 0));
  }
  /** True if the nth worker of a row lies on one of the spaces with points. */
  workerScores = (nth: number): boolean => nth > this.workerRow - 2;
  cattle = (card: string): CattleInfo | undefined => this.cattleOf.get(card);
  /** The name and value of a breed; null for orange, which comprises several breeds. */
  breed(breed: string): { name: string; value: number } | null {
    const found = this.all.cattle.find((card) => card.breed === breed);
    return found && breed !== 'orange' ? { name: found.name, value: found.value } : null;
  }
  city = (id: string): CityInfo | undefined => this.cityOf.get(id);
  /** The city that is required by the objective cards with a city. */
  get lastCity(): CityInfo | undefined {
    return this.cityOf.get(this.second ? 'new-york' : 'san-francisco');
  }
  station = (number: number): StationInfo | undefined => this.all.stations.find((row) => row.number === number);
  master = (id: string): StationMasterInfo | undefined => this.masterOf.get(id);
  objective = (card: string): ObjectiveInfo | undefined => this.objectiveOf.get(card);
  disc = (id: string): DiscSpaceInfo | undefined => this.discOf.get(id);
  aux = (id: string): AuxInfo | undefined => this.auxOf.get(id);
  town = (id: string): TownInfo | undefined => this.townOf.get(id);
  automaCard = (id: string): AutomaCardInfo | undefined => this.automaCardOf.get(id);
  /** The provenance of Sam's card with this town. */
  officeCard = (town: string): Marked | undefined => this.all.automa?.office_cards?.find((card) => card.town === town);
  tile(slug: string): TileInfo | null {
    if (slug === 'cowboy' || slug === 'builder' || slug === 'engineer') return { slug, kind: 'worker', worker: slug };
    const [what = '', second = ''] = slug.split('-');
    const row = this.tileOf.get(slug);
    if (what === 'trade') {
      const colour = second === 'green' ? 'green' : this.otherColour;
      return { slug, kind: 'trade', colour, hand: row?.hands[0] ?? (colour === 'green' ? 'green' : 'black') };
    }
    if (row && (what === 'flood' || what === 'drought' || what === 'rockfall')) {
      return { slug, kind: 'hazard', hazard: what, points: row.points, hand: row.hands[0] ?? 'green' };
    }
    return null;
  }
  /** The fee of one hand with this number of players; null if it is unknown. */
  fees(players: number): Record<HandColour, number> | null {
    return this.all.fees[players] ?? null;
  }
  stepLimit(players: number): StepLimit {
    return this.all.step_limits[players] ?? { start: 0, dollars: 0, points: 0 };
  }
  get discs(): number {
    return this.all.disc_spaces.reduce((sum, space) => sum + space.discs, 0);
  }
}

/** The indexed components of a table. */
export const gamePartsOf = indexedOnce((components: Components) => new GameParts(components));
