// The printed data of El Paso's parts: the server's components answer (docs/api.md), indexed. All figures in drawings and
// texts come from here, so that a correction in the tables of the rules changes the page, too.
import type { ElpasoComponents } from '../../contract';
import { indexedOnce } from '../../lib/board';
import type { ActionPicture } from '../../drawing/icons/glyphs';
import type { WithMarks } from '../../lib/provenance';
import type { CattleInfo as TrailCattle } from '../../drawing/kinds';

export { isReconstructed, leastSure, type Marked, type Provenance } from '../../lib/provenance';

export type Worker = 'cowboy' | 'engineer' | 'builder' | 'joker';
export type Corners = 'light' | 'dark';
export type Counts = Record<string, number>;
export const workers: readonly Worker[] = ['cowboy', 'engineer', 'builder', 'joker'];

/** A printed action; the contract knows no forms of glyphs. */
export type PrintedAction = Omit<ElpasoComponents['actions'][string], keyof ActionPicture> & ActionPicture;
export type Components = Omit<WithMarks<ElpasoComponents>, 'actions'> & { actions: Record<string, PrintedAction> };
export type SpaceInfo = Components['spaces'][number];
/** The card that an action takes: of a breed, of a value, or any card. */
export type CardMatch = PrintedAction['takes'];
export interface ActionInfo extends PrintedAction {
  slug: string;
}
export type NeutralInfo = Components['neutral_buildings'][number];
export type BuildingInfo = Components['buildings'][number];
export type TrainInfo = Components['trains'][number];
export type CattleInfo = Components['cattle'][number];
export type WorkerInfo = Components['workers'][number];
export type PostInfo = Components['posts'][number];
export type ObjectiveInfo = Components['objectives'][number];
export type BonusInfo = Components['bonus_tiles'][number];
export type DiscInfo = Components['disc_spaces'][number];
export type AuxInfo = Components['aux'][number];
export type AutomaInfo = NonNullable<Components['automa_cards']>[number];
export type SueInfo = NonNullable<Components['sue']>;
export type Figures = Components['figures'];

const index = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T> =>
  new Map(rows.map((row) => [key(row), row]));

/** Discs that open an auxiliary action, and those that raise a limit or bring a certificate. */
export const isAuxDisc = (id: string): boolean => id.startsWith('aux');

export class GameParts {
  private readonly spaceOf: Map<string, SpaceInfo>;
  private readonly actionOf: Map<string, ActionInfo>;
  private readonly neutralOf: Map<string, NeutralInfo>;
  private readonly buildingOf: Map<string, BuildingInfo>;
  private readonly trainOf: Map<string, TrainInfo>;
  private readonly cattleOf: Map<string, CattleInfo>;
  private readonly workerOf: Map<string, WorkerInfo>;
  private readonly postOf: Map<string, PostInfo>;
  private readonly objectiveOf: Map<string, ObjectiveInfo>;
  private readonly bonusOf: Map<string, BonusInfo>;
  private readonly discOf: Map<string, DiscInfo>;
  private readonly automaOf: Map<string, AutomaInfo>;
  readonly buildingNumbers: readonly number[];
  readonly trainNumbers: readonly number[];
  /** The cards that the market sells, cheapest first. */
  readonly market: readonly CattleInfo[];
  readonly simmental: CattleInfo | undefined;

  constructor(readonly all: Components) {
    this.spaceOf = index(all.spaces, (row) => row.id);
    this.actionOf = index(
      Object.entries(all.actions).map(([slug, action]) => ({ slug, ...action })),
      (row) => row.slug,
    );
    this.neutralOf = index(all.neutral_buildings, (row) => row.id);
    this.buildingOf = index(all.buildings, (row) => row.id);
    this.trainOf = index(all.trains, (row) => row.id);
    this.cattleOf = index(all.cattle, (row) => row.card);
    this.workerOf = index(all.workers, (row) => row.card);
    this.postOf = index(all.posts, (row) => String(row.value));
    this.objectiveOf = index(all.objectives, (row) => row.id);
    this.bonusOf = index(all.bonus_tiles, (row) => row.id);
    this.discOf = index(all.disc_spaces, (row) => row.id);
    this.automaOf = index(all.automa_cards ?? [], (row) => row.id);
    const numbers = (rows: readonly { number: number }[]): number[] => [...new Set(rows.map((row) => row.number))].sort((a, b) => a - b);
    this.buildingNumbers = numbers(all.buildings);
    this.trainNumbers = numbers(all.trains);
    this.market = all.cattle.filter((one) => one.cowboys !== null);
    this.simmental = all.cattle.find((one) => one.card === 'simmental');
  }

  space = (id: string): SpaceInfo | undefined => this.spaceOf.get(id);
  action = (slug: string): ActionInfo | undefined => this.actionOf.get(slug);
  private named(slugs: readonly string[] | undefined): ActionInfo[] {
    return (slugs ?? []).flatMap((slug) => this.actionOf.get(slug) ?? []);
  }
  neutral = (id: string): NeutralInfo | undefined => this.neutralOf.get(id);
  building = (id: string): BuildingInfo | undefined => this.buildingOf.get(id);
  /** The actions printed on a building tile such as "B" or "5a". */
  actionsOf(tile: string): ActionInfo[] {
    return this.named((this.neutralOf.get(tile) ?? this.buildingOf.get(tile))?.actions);
  }
  train = (id: string): TrainInfo | undefined => this.trainOf.get(id);
  actionsOfTrain = (id: string): ActionInfo[] => this.named(this.trainOf.get(id)?.actions);
  cattle = (card: string): CattleInfo | undefined => this.cattleOf.get(card);
  worker = (card: string): WorkerInfo | undefined => this.workerOf.get(card);
  post = (value: number | string): PostInfo | undefined => this.postOf.get(String(value));
  actionsOfPost = (value: number | string): ActionInfo[] => this.named(this.post(value)?.actions);
  objective = (id: string): ObjectiveInfo | undefined => this.objectiveOf.get(id);
  bonus = (id: string): BonusInfo | undefined => this.bonusOf.get(id);
  actionsOfBonus = (id: string): ActionInfo[] => this.named(this.bonusOf.get(id)?.actions);
  disc = (id: string): DiscInfo | undefined => this.discOf.get(id);
  aux = (number: number): AuxInfo | undefined => this.all.aux.find((one) => one.number === number);
  actionsOfAux = (number: number): ActionInfo[] => this.named(this.aux(number)?.actions);
  automa = (id: string): AutomaInfo | undefined => this.automaOf.get(id);
  /** The other side of a building tile or train card. */
  otherSide(id: string): BuildingInfo | TrainInfo | undefined {
    const building = this.building(id);
    if (building) return this.all.buildings.find((one) => one.number === building.number && one.id !== id);
    const train = this.train(id);
    return train && this.all.trains.find((one) => one.number === train.number && one.id !== id);
  }
}

/** A cattle card in the form that the shared drawing of cattle cards expects. */
export const cardFace = (card: CattleInfo): TrailCattle => ({
  ...(card.mark ? { mark: card.mark } : {}),
  card: card.card,
  breed: card.colour,
  name: card.name,
  value: card.value,
  points: card.points,
  in_each_herd: card.in_each_herd,
  in_the_market: 0,
  in_kansas_city: 0,
});

/** The indexed components of a table. */
export const gamePartsOf = indexedOnce((components: Components) => new GameParts(components));
