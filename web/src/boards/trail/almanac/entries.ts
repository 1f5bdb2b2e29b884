// The almanac entries of Great Western Trail: all parts of the components answer, with one entry for parts that are alike.
import type { Entry } from '../../../lib/almanac';
import type { BoardUi } from '../../../lib/board';
import { capital, either, money } from '../../../lib/i18n/format';
import { workers, type HandColour } from '../../../drawing/kinds';
import type { GameParts, Marked, ObjectiveInfo, SpaceInfo, TileRow, TownInfo } from '../gameParts';
import { automaWords, officeWords } from '../printed';
import { actionLines, explain } from '../tips';
import { auxName, cardName, levelName, tileName, townName } from '../words';

type Part = Marked | null | undefined;
const join = (...lines: (string | null | false | undefined)[]): string => lines.filter(Boolean).join('\n');
/** The text of a tip without its title. */
const bodyOf = (text: string): string => text.slice(text.indexOf('\n') + 1);

/** An entry with the text of the element's tip. */
function makeEntry(chapter: string, id: string, el: string, printed: Entry['printed'], parts: readonly Part[], ...more: ((ui: BoardUi) => string | false)[]): Entry {
  return { chapter, id, printed, parts, words: (ui) => join(explain(el, ui), ...more.map((one) => one(ui))) };
}

/** The fees of the hands on a part by number of players: "Green hand: $2 / $2 / $1 with 2 / 3 / 4 players." */
const handLines =
  (gameParts: GameParts, hands: readonly HandColour[]) =>
  (ui: BoardUi): string => {
    const tables = Object.entries(gameParts.all.fees);
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

const neutrals = (gameParts: GameParts): Entry[] =>
  gameParts.all.neutral_buildings.map((tile) => {
    const actions = gameParts.actionsOf(tile.id);
    return makeEntry('neutral', tile.id, `space:${tile.id}`, actions, [tile, ...actions]);
  });

const buildings = (gameParts: GameParts): Entry[] =>
  gameParts.all.buildings.map((tile) => {
    const actions = gameParts.actionsOf(tile.id);
    const sided = (ui: BoardUi): BoardUi => ({
      ...ui,
      view: { ...ui.view, position: { ...ui.view.position, building_sides: tile.side.repeat(Math.max(...gameParts.buildingNumbers)) } },
    });
    return {
      chapter: 'building',
      id: tile.id,
      printed: [tile, actions],
      parts: [tile, ...actions],
      words: (ui) => join(explain(`building:${tile.number}`, sided(ui)), handLines(gameParts, tile.hands)(ui)),
    };
  });

/** Spaces that differ only in their position share an entry. */
function spaces(gameParts: GameParts): Entry[] {
  const alike = new Map<string, SpaceInfo[]>();
  for (const space of gameParts.all.spaces) {
    if (space.kind === 'neutral') continue; // the building on it has an entry of its own
    const key = JSON.stringify([space.kind, space.hazard, space.woods, space.risk, space.dollars, space.token]);
    alike.set(key, [...(alike.get(key) ?? []), space]);
  }
  return [...alike.values()].map((group) => {
    const [first] = group as [SpaceInfo];
    const ids = group.map((space) => space.id);
    const risk = first.risk ? gameParts.risk(first.risk) : null;
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

function tiles(gameParts: GameParts): Entry[] {
  return gameParts.all.tiles.map((row: TileRow) => ({
    chapter: 'tile',
    id: row.id,
    printed: row,
    parts: [row],
    words: (ui) => join(tileName(ui, row.id), ui.t(`entry.tile.${row.kind}`, { edition: gameParts.second ? 'second' : 'first', points: row.points }), handLines(gameParts, row.hands)(ui)),
  }));
}

// ---- cards ------------------------------------------------------------------------------------------

const cattle = (gameParts: GameParts): Entry[] =>
  gameParts.all.cattle.map((card) =>
    makeEntry('cattle', card.card, `market:${card.card}`, [card, gameParts.all.purchases.filter((one) => one.value === card.value)], [card], (ui) =>
      ui.t('entry.cattle_copies', { herd: card.in_each_herd, market: card.in_the_market, ready: card.in_kansas_city }),
    ),
  );

/** Cards that are all alike share an entry. */
function objectives(gameParts: GameParts): Entry[] {
  const alike = new Map<string, ObjectiveInfo[]>();
  for (const card of gameParts.all.objectives) {
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

const cities = (gameParts: GameParts): Entry[] => gameParts.all.cities.map((city) => makeEntry('city', city.id, `city:${city.id}`, city, [city]));
const arrows = (gameParts: GameParts): Entry[] => gameParts.all.arrows.map((arrow) => makeEntry('arrow', arrow.from, `arrow:${arrow.from}`, arrow, [arrow]));
const stations = (gameParts: GameParts): Entry[] =>
  gameParts.all.stations.map((station) => makeEntry('station', String(station.number), `station:${station.number}`, station, [station]));
const masters = (gameParts: GameParts): Entry[] => gameParts.all.station_masters.map((one) => makeEntry('master', one.id, `master:${one.id}`, one, [one]));

/** The track itself: its start, a space, a turnout, the crosses and the end. */
function track(gameParts: GameParts): Entry[] {
  const part = (id: string, el: string, ...more: ((ui: BoardUi) => string)[]): Entry => makeEntry('track', id, el, gameParts.crosses, [], ...more);
  return [
    part('start', 'track:0'),
    part('space', 'track:1'),
    part('turnout', 'track:station 1'),
    part('end', `track:${gameParts.lastTrackSpace}`),
    {
      chapter: 'track',
      id: 'cross',
      printed: gameParts.crosses,
      parts: [],
      words: (ui) => join(ui.t('entry.cross'), ui.t('entry.cross.text', { spaces: gameParts.crosses.join(', ') })),
    },
  ];
}

// ---- the player board -------------------------------------------------------------------------------

const discs = (gameParts: GameParts): Entry[] =>
  gameParts.all.disc_spaces.map((disc) =>
    makeEntry('disc', disc.id, `disc:${disc.id}`, [disc, gameParts.all.step_limits], [disc], (ui) => disc.discs > 1 && ui.t('entry.discs', { count: disc.discs })),
  );

const auxes = (gameParts: GameParts): Entry[] =>
  gameParts.all.aux.map((aux) => ({
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

const workerRows = (gameParts: GameParts): Entry[] =>
  workers.map((worker) => {
    const row = gameParts.workerSpaces(worker);
    return {
      chapter: 'worker',
      id: worker,
      printed: [row, gameParts.workerPoints],
      parts: row,
      words: (ui) =>
        join(
          ui.t('entry.workers', { worker }),
          bodyOf(ui.t('tip.workers', { worker, count: 1, all: gameParts.workerRow })),
          ...row.map((action, i) => action && ui.t('entry.worker_space', { space: i + 2, action: action.slug })),
          ui.t('tip.worker_points', { points: gameParts.workerPoints }),
        ),
    };
  });

/** The counters of a player board: limits, certificates, tokens. */
function limits(gameParts: GameParts): Entry[] {
  const tables = Object.entries(gameParts.all.step_limits);
  const of = (what: 'start' | 'dollars' | 'points'): string => tables.map(([, one]) => one[what]).join(' / ');
  const limit = (id: string, printed: Entry['printed'], words: Entry['words']): Entry => ({ chapter: 'board', id, printed, parts: [], words });
  return [
    limit('steps', gameParts.all.step_limits, (ui) =>
      join(
        ui.t('entry.steps'),
        bodyOf(ui.t('tip.steps', { limit: 0 })),
        ui.t('entry.steps.text', { start: of('start'), dollars: of('dollars'), points: of('points'), players: tables.map(([players]) => players).join(' / ') }),
      ),
    ),
    limit('hand', gameParts.all.starting_hand, (ui) =>
      join(ui.t('entry.hand_limit'), bodyOf(ui.t('tip.hand_limit', { limit: 0 })), ui.t('entry.hand_limit.text', { cards: gameParts.all.starting_hand.join(' / ') })),
    ),
    limit('certificates', gameParts.certificateTrack, (ui) =>
      join(ui.t('board.certificates'), ui.t('entry.certificates.text', { track: gameParts.certificateTrack.join(', ') })),
    ),
    ...(gameParts.tokens
      ? [
          limit('tokens', gameParts.all.exchange_tokens, (ui) =>
            join(ui.t('entry.tokens'), bodyOf(ui.t('tip.exchange', { count: 0 })), ui.t('entry.tokens.text', { count: gameParts.all.exchange_tokens })),
          ),
        ]
      : []),
  ];
}

// ---- Kansas City ------------------------------------------------------------------------------------

function jobMarket(gameParts: GameParts): Entry[] {
  const rows = gameParts.all.job_market;
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
    makeEntry('job', 'token', 'token:job', rows, []),
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

function towns(gameParts: GameParts): Entry[] {
  return gameParts.towns.map((town) => ({
    chapter: 'town',
    id: town.id,
    printed: town,
    parts: [town],
    words: (ui) =>
      join(
        explain(`town:${town.id}`, ui),
        ...officeLines(town, ui),
      ),
  }));
}

const bonusTiles = (gameParts: GameParts): Entry[] =>
  (gameParts.all.bonus_tiles ?? []).map((tile) => {
    const actions = gameParts.actionsOfBonus(tile.id);
    return {
      chapter: 'bonus',
      id: tile.id,
      printed: actions,
      parts: [tile, ...actions],
      words: (ui) => join(ui.t('entry.bonus'), ui.t('entry.bonus.text'), ...actionLines(ui, actions)),
    };
  });

function extension(gameParts: GameParts): Entry[] {
  const all = gameParts.all.extension;
  if (!all) return [];
  return [
    {
      chapter: 'office',
      id: 'rows',
      printed: all,
      parts: [all],
      words: (ui) => join(ui.t('board.offices'), ui.t('entry.offices', { ...all, tokens: all.token_rows.join(', ') })),
    },
    makeEntry('office', 'headquarters', 'town:HQ', null, []),
  ];
}

// ---- Garth, Sam and Brisco --------------------------------------------------------------------------

function automa(gameParts: GameParts): Entry[] {
  const all = gameParts.all.automa;
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
          all.last_city_points !== null && ui.t('entry.automa_city', { city: gameParts.lastCity?.id, points: all.last_city_points }),
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
            ui.t('entry.first_deliveries', { count: level.first_deliveries.length, cities: level.first_deliveries.map((city) => gameParts.city(city)?.name ?? city).join(', ') }),
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
export const entriesOf = (gameParts: GameParts): Entry[] =>
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
  ].flatMap((chapter) => chapter(gameParts));
