// The almanac entries of Great Western Trail: all parts of the components answer, with one entry for parts that are alike.
import type { Entry } from '../../../lib/almanac';
import type { BoardUi } from '../../../lib/board';
import { capital, either, money } from '../../../lib/i18n/format';
import { workers, type HandColour } from '../../../drawing/kinds';
import type { Kit, Marked, ObjectiveInfo, SpaceInfo, TileRow, TownInfo } from '../kit';
import { automaWords, officeWords } from '../printed';
import { actionLines, explain } from '../tips';
import { auxName, cardName, levelName, tileName, townName } from '../words';

type Part = Marked | null | undefined;
const join = (...lines: (string | null | false | undefined)[]): string => lines.filter(Boolean).join('\n');
/** The text of a tip without its title. */
const bodyOf = (text: string): string => text.slice(text.indexOf('\n') + 1);

/** An entry with the text of the element's tip. */
function told(chapter: string, id: string, el: string, printed: Entry['printed'], parts: readonly Part[], ...more: ((ui: BoardUi) => string | false)[]): Entry {
  return { chapter, id, printed, parts, words: (ui) => join(explain(el, ui), ...more.map((one) => one(ui))) };
}

/** The fees of the hands on a part by number of players: "Green hand: $2 / $2 / $1 with 2 / 3 / 4 players." */
const handLines =
  (kit: Kit, hands: readonly HandColour[]) =>
  (ui: BoardUi): string => {
    const tables = Object.entries(kit.all.fees);
    return hands
      .map((hand) =>
        ui.t('entry.hand', {
          hand,
          fees: tables.map(([, fees]) => money(fees[hand], ui.lang)).join(' / '),
          players: tables.map(([players]) => players).join(' / '),
        }),
      )
      .join('\n');
  };

// ---- the trail --------------------------------------------------------------------------------------

const neutrals = (kit: Kit): Entry[] =>
  kit.all.neutral_buildings.map((tile) => {
    const actions = kit.actionsOf(tile.id);
    return told('neutral', tile.id, `space:${tile.id}`, actions, [tile, ...actions]);
  });

const buildings = (kit: Kit): Entry[] =>
  kit.all.buildings.map((tile) => {
    const actions = kit.actionsOf(tile.id);
    const sided = (ui: BoardUi): BoardUi => ({
      ...ui,
      view: { ...ui.view, position: { ...ui.view.position, building_sides: tile.side.repeat(Math.max(...kit.buildingNumbers)) } },
    });
    return {
      chapter: 'building',
      id: tile.id,
      printed: [tile, actions],
      parts: [tile, ...actions],
      words: (ui) => join(explain(`building:${tile.number}`, sided(ui)), handLines(kit, tile.hands)(ui)),
    };
  });

/** Spaces that differ only in their position share an entry. */
function spaces(kit: Kit): Entry[] {
  const alike = new Map<string, SpaceInfo[]>();
  for (const space of kit.all.spaces) {
    if (space.kind === 'neutral') continue; // the building on it has an entry of its own
    const key = JSON.stringify([space.kind, space.hazard, space.woods, space.risk, space.dollars, space.token]);
    alike.set(key, [...(alike.get(key) ?? []), space]);
  }
  return [...alike.values()].map((group) => {
    const [first] = group as [SpaceInfo];
    const ids = group.map((space) => space.id);
    const risk = first.risk ? kit.risk(first.risk) : null;
    return {
      chapter: 'space',
      id: first.id,
      also: ids.slice(1),
      printed: [group, risk],
      parts: [...group, risk],
      words: (ui) => join(explain(`space:${first.id}`, ui), ui.t('entry.spaces', { spaces: ids.join(', ') })),
    };
  });
}

function tiles(kit: Kit): Entry[] {
  return kit.all.tiles.map((row: TileRow) => ({
    chapter: 'tile',
    id: row.id,
    printed: row,
    parts: [row],
    words: (ui) => join(tileName(ui, row.id), ui.t(`entry.tile.${row.kind}`, { edition: kit.second ? 'second' : 'first', points: row.points }), handLines(kit, row.hands)(ui)),
  }));
}

// ---- cards ------------------------------------------------------------------------------------------

const cattle = (kit: Kit): Entry[] =>
  kit.all.cattle.map((card) =>
    told('cattle', card.card, `market:${card.card}`, [card, kit.all.purchases.filter((one) => one.value === card.value)], [card], (ui) =>
      ui.t('entry.cattle_copies', { herd: card.in_each_herd, market: card.in_the_market, ready: card.in_kansas_city }),
    ),
  );

/** Cards that are all alike share an entry. */
function objectives(kit: Kit): Entry[] {
  const alike = new Map<string, ObjectiveInfo[]>();
  for (const card of kit.all.objectives) {
    const key = JSON.stringify([card.symbol, card.starting, card.immediate, card.tasks, card.points, card.penalty]);
    alike.set(key, [...(alike.get(key) ?? []), card]);
  }
  return [...alike.values()].map((group) => {
    const [card] = group as [ObjectiveInfo];
    return {
      chapter: 'objective',
      id: card.card,
      also: group.slice(1).map((one) => one.card),
      printed: group,
      parts: group,
      // Titled by its requirements, because the tips of all objective cards have one title.
      words: (ui) =>
        join(
          cardName(ui, card.card),
          bodyOf(explain(`area:${card.card}`, ui) ?? ''),
          card.starting && ui.t('entry.starting_objective'),
          group.length > 1 && ui.t('entry.copies', { count: group.length }),
        ),
    };
  });
}

// ---- cities and railroad ----------------------------------------------------------------------------

const cities = (kit: Kit): Entry[] => kit.all.cities.map((city) => told('city', city.id, `city:${city.id}`, city, [city]));
const arrows = (kit: Kit): Entry[] => kit.all.arrows.map((arrow) => told('arrow', arrow.from, `arrow:${arrow.from}`, arrow, [arrow]));
const stations = (kit: Kit): Entry[] =>
  kit.all.stations.map((station) => told('station', String(station.number), `station:${station.number}`, station, [station]));
const masters = (kit: Kit): Entry[] => kit.all.station_masters.map((one) => told('master', one.id, `master:${one.id}`, one, [one]));

/** The track itself: its start, a space, a turnout, the crosses and the end. */
function track(kit: Kit): Entry[] {
  const part = (id: string, el: string, ...more: ((ui: BoardUi) => string)[]): Entry => told('track', id, el, kit.crosses, [], ...more);
  return [
    part('start', 'track:0'),
    part('space', 'track:1'),
    part('turnout', 'track:station 1'),
    part('end', `track:${kit.lastTrackSpace}`),
    {
      chapter: 'track',
      id: 'cross',
      printed: kit.crosses,
      parts: [],
      words: (ui) => join(ui.t('entry.cross'), ui.t('entry.cross.text', { spaces: kit.crosses.join(', ') })),
    },
  ];
}

// ---- the player board -------------------------------------------------------------------------------

const discs = (kit: Kit): Entry[] =>
  kit.all.disc_spaces.map((disc) =>
    told('disc', disc.id, `disc:${disc.id}`, [disc, kit.all.step_limits], [disc], (ui) => disc.discs > 1 && ui.t('entry.discs', { count: disc.discs })),
  );

const auxes = (kit: Kit): Entry[] =>
  kit.all.aux.map((aux) => ({
    chapter: 'aux',
    id: aux.id,
    printed: aux,
    parts: [aux],
    words: (ui) =>
      join(
        capital(ui.t('discs.aux', { what: auxName(ui, aux.id, 1) })),
        ui.t('entry.aux_double', { aux: aux.id }),
        aux.open > 0 ? ui.t('entry.aux_open') : ui.t('entry.aux_shut'),
      ),
  }));

const workerRows = (kit: Kit): Entry[] =>
  workers.map((worker) => {
    const row = kit.workerSpaces(worker);
    return {
      chapter: 'worker',
      id: worker,
      printed: [row, kit.workerPoints],
      parts: row,
      words: (ui) =>
        join(
          ui.t('entry.workers', { worker }),
          bodyOf(ui.t('tip.workers', { worker, count: 1, all: kit.workerRow })),
          ...row.map((action, i) => action && ui.t('entry.worker_space', { space: i + 2, action: action.slug })),
          ui.t('tip.worker_points', { points: kit.workerPoints }),
        ),
    };
  });

/** The counters of a player board: limits, certificates, tokens. */
function limits(kit: Kit): Entry[] {
  const tables = Object.entries(kit.all.step_limits);
  const of = (what: 'start' | 'dollars' | 'points'): string => tables.map(([, one]) => one[what]).join(' / ');
  const limit = (id: string, printed: Entry['printed'], words: Entry['words']): Entry => ({ chapter: 'board', id, printed, parts: [], words });
  return [
    limit('steps', kit.all.step_limits, (ui) =>
      join(
        ui.t('entry.steps'),
        bodyOf(ui.t('tip.steps', { limit: 0 })),
        ui.t('entry.steps.text', { start: of('start'), dollars: of('dollars'), points: of('points'), players: tables.map(([players]) => players).join(' / ') }),
      ),
    ),
    limit('hand', kit.all.starting_hand, (ui) =>
      join(ui.t('entry.hand_limit'), bodyOf(ui.t('tip.hand_limit', { limit: 0 })), ui.t('entry.hand_limit.text', { cards: kit.all.starting_hand.join(' / ') })),
    ),
    limit('certificates', kit.certificateTrack, (ui) =>
      join(ui.t('board.certificates'), ui.t('entry.certificates.text', { track: kit.certificateTrack.join(', ') })),
    ),
    ...(kit.tokens
      ? [
          limit('tokens', kit.all.exchange_tokens, (ui) =>
            join(ui.t('entry.tokens'), bodyOf(ui.t('tip.exchange', { count: 0 })), ui.t('entry.tokens.text', { count: kit.all.exchange_tokens })),
          ),
        ]
      : []),
  ];
}

// ---- Kansas City ------------------------------------------------------------------------------------

function jobMarket(kit: Kit): Entry[] {
  const rows = kit.all.job_market;
  const refills = rows.flatMap((row, i) => (row.refills ? [i + 1] : []));
  return [
    {
      chapter: 'job',
      id: 'rows',
      also: rows.map((_, i) => String(i + 1)),
      printed: rows,
      parts: rows,
      words: (ui) =>
        join(
          ui.t('board.job_market'),
          ui.t('entry.job_rows', { costs: rows.map((row) => money(row.cost, ui.lang)).join(', '), refills: either(refills, ui.lang) }),
        ),
    },
    told('job', 'token', 'token:job', rows, []),
  ];
}

// ---- Rails to the North -----------------------------------------------------------------------------

/** The gains and costs of a town's office spaces; spaces that are alike share a line. */
function officeLines(town: TownInfo, ui: BoardUi): string[] {
  const alike = new Map<string, number[]>();
  town.spaces.forEach((space, i) => {
    const what = officeWords(space, ui.t);
    if (what) alike.set(what, [...(alike.get(what) ?? []), i + 1]);
  });
  return [...alike].map(([what, numbers]) => ui.t('tip.office_space', { space: numbers.join(', '), what }));
}

function towns(kit: Kit): Entry[] {
  return kit.towns.map((town) => ({
    chapter: 'town',
    id: town.id,
    printed: town,
    parts: [town, ...town.spaces],
    words: (ui) =>
      join(
        explain(`town:${town.id}`, ui),
        ...officeLines(town, ui),
      ),
  }));
}

const bonusTiles = (kit: Kit): Entry[] =>
  (kit.all.bonus_tiles ?? []).map((tile) => {
    const actions = kit.actionsOfBonus(tile.id);
    return {
      chapter: 'bonus',
      id: tile.id,
      printed: actions,
      parts: [tile, ...actions],
      words: (ui) => join(ui.t('entry.bonus'), ui.t('entry.bonus.text'), ...actionLines(ui, actions)),
    };
  });

function extension(kit: Kit): Entry[] {
  const all = kit.all.extension;
  if (!all) return [];
  return [
    {
      chapter: 'office',
      id: 'rows',
      printed: all,
      parts: [all],
      words: (ui) => join(ui.t('board.offices'), ui.t('entry.offices', { ...all, tokens: all.token_rows.join(', ') })),
    },
    told('office', 'headquarters', 'town:HQ', null, []),
  ];
}

// ---- Garth, Sam and Brisco --------------------------------------------------------------------------

function automa(kit: Kit): Entry[] {
  const all = kit.all.automa;
  if (!all) return [];
  const names = (ui: BoardUi, towns: readonly string[]): string => towns.map((town) => townName(ui, town)).join(', ');
  const { id: who } = all;
  return [
    {
      chapter: 'automa',
      id: who,
      printed: [all.side, all.last_city_points, all.most_dollars, all.discs, all.towns],
      parts: [all, all.towns],
      words: (ui) =>
        join(
          all.name,
          ui.t(`automa.${who}.text`),
          bodyOf(ui.t('tip.automa_who', { name: all.name, level: '', authors: all.authors.length ? new Intl.ListFormat(ui.lang).format(all.authors) : null })),
          ui.t('entry.automa', { side: all.side, discs: all.discs, dollars: all.most_dollars }),
          all.last_city_points !== null && ui.t('entry.automa_city', { city: kit.lastCity?.id, points: all.last_city_points }),
          !!all.towns && ui.t('tip.automa_towns', { towns: names(ui, all.towns.list) }),
        ),
    },
    ...all.levels.map(
      (level): Entry => ({
        chapter: 'automa',
        id: `${who}-${level.id}`,
        printed: level,
        parts: [level, { mark: level.first_deliveries_mark! }],
        words: (ui) =>
          join(
            `${all.name}: ${levelName(ui, level.id)}`,
            ui.t(`automa.${who}.${level.id.replace('-', '_')}`),
            ui.t('entry.first_deliveries', { count: level.first_deliveries.length, cities: level.first_deliveries.map((city) => kit.city(city)?.name ?? city).join(', ') }),
          ),
      }),
    ),
    ...all.cards.map(
      ({ in_deck: _, ...card }): Entry => ({
        chapter: 'automa',
        id: `${who}-card-${card.id}`,
        printed: card,
        parts: [card],
        words: (ui) => join(ui.t('entry.automa_card', { name: all.name, card: card.id }), `${capital(automaWords({ ...card, in_deck: true }, ui.t))}.`),
      }),
    ),
    ...(all.office_cards ?? []).map(
      (card): Entry => ({
        chapter: 'automa',
        id: `${who}-office-${card.town}`,
        printed: card,
        parts: [card],
        words: (ui) => ui.t('tip.automa_office', { town: card.town }),
      }),
    ),
  ];
}

/** All entries, in the order of the chapters. */
export const entriesOf = (kit: Kit): Entry[] =>
  [
    neutrals,
    buildings,
    spaces,
    tiles,
    cattle,
    objectives,
    cities,
    arrows,
    stations,
    masters,
    track,
    jobMarket,
    discs,
    auxes,
    workerRows,
    limits,
    towns,
    bonusTiles,
    extension,
    automa,
  ].flatMap((chapter) => chapter(kit));
