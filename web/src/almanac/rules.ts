// The rules by topic: the topics of each game, and the numbers in their texts, taken from the components.
import type { Components as TrailComponents } from '../boards/trail/gameParts';
import type { Components as ElPasoComponents } from '../boards/elpaso/gameParts';
import { either, money, type Lang, type Params, type Messages } from '../lib/i18n/format';
import { words } from '../lib/i18n/catalogues';
import type { Json } from '../lib/types';
import { familyOf } from './shelves';

export const rules = words(import.meta.glob<Messages>('../texts/rules/{en,de,pl}.ts', { import: 'default' }));

/** Topics by family, in the order of learning; messages "<topic>" and "<topic>.title". */
const topics: Record<string, readonly string[]> = {
  trail: [
    'turn',
    'movement',
    'neutral',
    'buildings',
    'hazards',
    'herd',
    'kansas-city',
    'railroad',
    'certificates',
    'objectives',
    'workers',
    'end',
    'rails',
    'solo',
  ],
  elpaso: ['elpaso-turn', 'elpaso-cards', 'elpaso-delivery', 'elpaso-end', 'elpaso-sue'],
};
export const topicsOf = (game: string): readonly string[] => topics[familyOf(game)] ?? [];
export const allTopics: readonly string[] = Object.values(topics).flat();

/** The edition whose terms a text uses; El Paso uses those of the second one. */
export const editionOf = (game: string): string => (game === 'classic' ? 'first' : 'second');

const list = (values: readonly (number | string)[]): string => values.join(', ');

/** Numbers by player count: "3 / 3 / 4". */
const beside = (values: readonly (number | string)[]): string => values.join(' / ');

function trailFigures(all: TrailComponents, lang: Lang): Params {
  const dollars = (values: readonly number[]): string => beside(values.map((value) => money(value, lang)));
  const limits = Object.values(all.step_limits);
  const fees = Object.values(all.fees);
  const costs = all.job_market.map((row) => row.cost);
  const kansas = all.cities.find((city) => city.value === 0)!;
  const hand = all.disc_spaces.find((disc) => disc.id === 'hand')!;
  const refills = all.job_market.flatMap((row, i) => (row.refills ? [i + 1] : []));
  return {
    edition: editionOf(all.game),
    players: beside(Object.keys(all.step_limits)),
    steps: beside(limits.map((limit) => limit.start)),
    most_steps: beside(limits.map((limit) => limit.start + limit.dollars + limit.points)),
    green: dollars(fees.map((fee) => fee.green)),
    black: dollars(fees.map((fee) => fee.black)),
    neutral: all.neutral_buildings.length,
    buildings: new Set(all.buildings.map((tile) => tile.number)).size,
    market: beside(Object.values(all.market_size)),
    track: list(all.certificate_track),
    cheapest: money(Math.min(...costs), lang),
    dearest: money(Math.max(...costs), lang),
    rows: costs.length,
    refills: either(refills, lang),
    worker_points: all.worker_points,
    kansas_dollars: money(kansas.dollars, lang),
    kansas_points: Math.abs(kansas.points),
    stations: all.stations.filter((station) => !station.town).length,
    crosses: all.crosses.length,
    hand_price: money(hand.pay, lang),
    tokens: all.exchange_tokens,
    hand: all.starting_hand[0],
    hands: beside(all.starting_hand),
    herd: all.cattle.reduce((sum, card) => sum + card.in_each_herd, 0),
    masters: all.stations.filter((station) => station.station_master && !station.town).length,
    step_points: all.disc_spaces.find((disc) => disc.id === 'step-points')?.points,
  };
}
/** Numbers of the expansion. */
function railsFigures(all: TrailComponents): Params {
  const { extension } = all;
  const kansas = all.cities.find((city) => city.value === 0)!;
  return extension
    ? {
        offices: extension.offices,
        office_rows: extension.rows,
        per_row: extension.per_row,
        towns: all.towns?.length ?? 0,
        rails_kansas_points: Math.abs(kansas.points),
      }
    : {};
}
function elPasoFigures(all: ElPasoComponents, lang: Lang): Params {
  const { figures } = all;
  return {
    steps: figures.step_limit,
    hand: figures.hand_limit,
    limit: figures.certificate_limit,
    discs: figures.discs,
    markers: figures.ownership_markers,
    arrival: money(all.el_paso.dollars, lang),
    last_points: all.el_paso.simmental_space_points,
    joker: money(figures.joker_surcharge, lang),
    per: money(figures.dollars_per_point, lang),
    posts: list(all.posts.map((post) => post.value)),
    again: list(all.posts.filter((post) => post.repeatable).map((post) => post.value)),
    worker_points: Math.max(...all.workers.map((worker) => worker.points)),
    worker_price: money(all.cattle.find((card) => card.cowboys === 1)?.dollars ?? 0, lang),
    kinds: new Set(all.buildings.map((tile) => tile.number)).size,
    trains: new Set(all.trains.map((card) => card.number)).size,
  };
}

/** Parameters for the topics of a game, from the components of the base game and of the expansion. */
export const figuresOf = (game: string, box: Json, rails: Json, lang: Lang): Params =>
  familyOf(game) === 'elpaso'
    ? elPasoFigures(box as ElPasoComponents, lang)
    : { ...trailFigures(box as TrailComponents, lang), ...(rails ? railsFigures(rails as TrailComponents) : {}) };
