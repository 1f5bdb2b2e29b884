// The figures drawn are those of the engine: this compares data.ts with src/trail/components.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  actions,
  buildings,
  cattle,
  cities,
  cityArrows,
  crosses,
  discSpaces,
  hiringCosts,
  objectives,
  purchases,
  refillRows,
  spaces,
  stationMasters,
  stations,
  taskOrder,
} from '../data';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../../src/trail/components/${name}.h`, import.meta.url), 'utf8');
/** The rows of a table in a header, as the text between their braces. */
function rows(text: string, table: string): string[] {
  const from = text.indexOf(`> ${table}{{`);
  const body = text.slice(from, text.indexOf('}};', from));
  return [...body.matchAll(/^ {4}\{(.*)\},(?: .*)?$/gm)].map((match) => match[1]!);
}
const cells = (row: string): string[] => row.split(',').map((cell) => cell.trim().replaceAll('"', ''));

describe('the drawn figures', () => {
  it('name the same spaces, woods, risks and values', () => {
    const engine = rows(read('trail_map'), 'kSpaceTable').map(cells);
    expect(spaces.map((space) => space.slug)).toEqual(engine.map((row) => row[0]));
    spaces.forEach((space, i) => {
      const row = engine[i]!;
      expect(!!space.woods, space.slug).toBe(row[3] === 'true');
      expect({ grey: 'Risk::kDiscardGrey', any: 'Risk::kDiscardAny', none: 'Risk::kNone' }[space.risk ?? 'none']).toBe(row[4]);
      expect(space.dollars ?? 0, space.slug).toBe(Number(row[5]));
    });
  });
  it('name the same actions with the same figures', () => {
    const engine = rows(read('buildings'), 'kActionTable').map(cells).filter((row) => row[0] !== 'risk');
    expect(actions.map((action) => action.slug)).toEqual(engine.map((row) => row[0]));
    actions.forEach((action, i) => {
      const [slug, , breed, amount, price, dollars, certificates, choice] = engine[i]!;
      expect(action.amount ?? 0, slug).toBe(Number(amount));
      expect(action.price ?? 0, slug).toBe(Number(price));
      expect(action.dollars ?? 0, slug).toBe(Number(dollars));
      expect(action.certificates ?? 0, slug).toBe(Number(certificates));
      expect(action.choice ?? 0, slug).toBe(Number(choice));
      if (action.breed) expect(`Breed::k${action.breed[0]!.toUpperCase()}${action.breed.slice(1)}`).toBe(breed);
    });
  });
  it('know the same buildings', () => {
    const engine = rows(read('buildings'), 'kPrivateTable').map(cells);
    expect(buildings.map((one) => [one.slug, String(one.builders), String(one.points)])).toEqual(
      engine.map((row) => row.slice(0, 3)),
    );
    buildings.forEach((one, i) => {
      expect(one.hands.includes('green'), one.slug).toBe(engine[i]![3]!.includes('kGreenHand'));
      expect(one.hands.includes('black'), one.slug).toBe(engine[i]![3]!.includes('kBlackHand'));
    });
  });
  it('know the same cattle and prices', () => {
    const text = read('cattle');
    const breeds = rows(text, 'kBreedTable').map(cells);
    expect(cattle.map((card) => card.slug)).toEqual(rows(text, 'kCattleTable').map((row) => cells(row)[0]));
    for (const card of cattle) expect(card.value).toBe(Number(breeds.find((row) => row[0] === card.breed)![2]));
    expect(purchases.map((one) => [one.cowboys, one.dollars, one.cards, one.value].map(String))).toEqual(
      rows(text, 'kPurchaseTable').map((row) => cells(row).slice(0, 4)),
    );
  });
  it('know the same cities, arrows, stations and crosses', () => {
    const text = read('cities');
    expect(cities.map((city) => [city.slug, city.name, String(city.value), String(city.points), String(city.dollars)])).toEqual(
      rows(text, 'kCityTable').map((row) => [0, 1, 2, 4, 5].map((i) => cells(row)[i])),
    );
    cities.forEach((city, i) => {
      const row = cells(rows(text, 'kCityTable')[i]!);
      expect(`Corners::k${city.corners === 'light' ? 'Light' : 'Dark'}`, city.slug).toBe(row[3]);
      expect(String(city.repeatable)).toBe(row[6]);
    });
    const arrows = rows(text, 'kCityArrowTable').map(cells);
    arrows.forEach((row, i) => {
      const drawn = cityArrows.find((arrow) => arrow.from === i);
      expect(drawn?.points ?? 0).toBe(Number(row[0]));
      expect(String(drawn?.objective ?? false)).toBe(row[1]);
    });
    const rail = read('railroad');
    expect(stations.map((one) => [one.after, one.cost, one.points].map(String))).toEqual(
      rows(rail, 'kStationTable').map((row) => cells(row).slice(0, 3)),
    );
    expect(crosses.map(String)).toEqual(rows(rail, 'kCrossTable').map((row) => cells(row)[0]));
  });
  it('know the same job market, discs, objectives and station masters', () => {
    const jobs = rows(read('job_market'), 'kJobMarketTable').map(cells);
    expect(hiringCosts.map(String)).toEqual(jobs.map((row) => row[0]));
    expect(refillRows).toEqual(jobs.flatMap((row, i) => (row[1] === 'true' ? [i + 1] : [])));
    expect(discSpaces.map((one) => [one.slug, one.discs, one.pay, one.gain, one.points].map(String))).toEqual(
      rows(read('player_board'), 'kDiscSpaceTable').map((row) => [0, 1, 3, 4, 5].map((i) => cells(row)[i])),
    );
    const cards = rows(read('objectives'), 'kObjectiveTable');
    expect(objectives.map((card) => card.slug)).toEqual(cards.map((row) => cells(row)[0]));
    cards.forEach((row, i) => {
      const card = objectives[i]!;
      const counts = /\{([\d, ]+)\}, (\d+), (\d+)/.exec(row)!;
      const drawn = taskOrder.map((task) => card.tasks.find((one) => one.task === task)?.count ?? 0);
      expect(drawn, card.slug).toEqual(counts[1]!.split(',').map(Number));
      expect([card.points, card.penalty], card.slug).toEqual([Number(counts[2]), Number(counts[3])]);
      expect(card.amount, card.slug).toBe(Number(/Immediate::k\w+, (\d)/.exec(row)![1]));
    });
    expect(stationMasters.map((one) => [one.slug, String(one.dollars), String(one.permanent)])).toEqual(
      rows(read('station_masters'), 'kStationMasterTable').map((row) => cells(row).slice(0, 3)),
    );
  });
});
