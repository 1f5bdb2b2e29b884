import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { allComponents } from '../dev/components';
import { allTopics, figuresOf, rules, topicsOf } from '../src/almanac/rules';
import { searchItems, normalised } from '../src/almanac/search';
import { familyOf, games, itemAt, itemsOf, shelfFrom, shelves, type Item, type OpenShelf } from '../src/almanac/shelves';
import { words } from '../src/almanac/words';
import { board as elpasoBoard } from '../src/boards/elpaso';
import { makeUi as elpasoUi, tables as elpasoTables } from '../src/boards/elpaso/tests/support';
import { automaTables, boardOf, fixtures, makeUi } from '../src/boards/trail/tests/support';
import { handbookAddress, parseHandbookAddress, type HandbookPlace } from '../src/lib/handbook';
import { languages, Message } from '../src/lib/i18n/format';
import { Translator } from '../src/lib/i18n/translator';
import type { Json } from '../src/lib/types';

/** The recorded components answers as shelves of the almanac. */
const answers: [string, Json][] = [
  ...Object.entries(allComponents),
  ...Object.entries(automaTables).map(([name, table]): [string, Json] => [name, table.components]),
  ...Object.entries(elpasoTables).map(([name, table]): [string, Json] => [`elpaso ${name}`, table.components]),
];
const open: Record<string, OpenShelf> = {};
beforeAll(async () => {
  for (const [name, components] of answers) {
    const options = Object.fromEntries(Object.entries(components.options).map(([key, value]) => [key, String(value)]));
    open[name] = await shelfFrom({ id: name, family: familyOf(components.game), game: components.game, options }, components);
  }
});

/** The parts of a components answer, by the address of their entry. */
function partsOf(all: Json): string[] {
  const rows = (key: string, chapter: string, id: string): string[] => (all[key] ?? []).map((row: Json) => `${chapter}/${row[id]}`);
  const automa = all.automa?.id;
  const common = [
    ...rows('neutral_buildings', 'neutral', 'id'),
    ...rows('buildings', 'building', 'id'),
    ...all.spaces.filter((space: Json) => space.kind !== 'neutral').map((space: Json) => `space/${space.id}`),
    ...rows('cattle', 'cattle', 'card'),
    ...rows('disc_spaces', 'disc', 'id'),
    ...rows('bonus_tiles', 'bonus', 'id'),
  ];
  if (all.game === 'elpaso') {
    return [
      ...common,
      ...rows('trains', 'train', 'id'),
      ...rows('workers', 'worker', 'card'),
      ...rows('posts', 'post', 'value'),
      ...rows('objectives', 'objective', 'id'),
      ...rows('aux', 'aux', 'number'),
      ...(all.automa_cards ?? []).map((card: Json) => `automa/sue-card-${card.id}`),
      ...(all.sue ? ['automa/sue'] : []),
    ];
  }
  return [
    ...common,
    ...rows('tiles', 'tile', 'id'),
    ...rows('objectives', 'objective', 'card'),
    ...rows('cities', 'city', 'id'),
    ...rows('arrows', 'arrow', 'from'),
    ...rows('stations', 'station', 'number'),
    ...rows('station_masters', 'master', 'id'),
    ...rows('aux', 'aux', 'id'),
    ...rows('towns', 'town', 'id'),
    ...Object.keys(all.worker_spaces).map((worker) => `worker/${worker}`),
    ...all.job_market.map((_: Json, i: number) => `job/${i + 1}`),
    ...(all.extension ? ['office/rows'] : []),
    ...(automa ? [`automa/${automa}`] : []),
    ...(all.automa?.cards ?? []).map((card: Json) => `automa/${automa}-card-${card.id}`),
    ...(all.automa?.levels ?? []).map((level: Json) => `automa/${automa}-${level.id}`),
    ...(all.automa?.office_cards ?? []).map((card: Json) => `automa/${automa}-office-${card.town}`),
  ];
}
function itemOf(items: readonly Item[], address: string): Item | undefined {
  const [chapter = '', id = ''] = address.split('/');
  return itemAt(items, chapter, id, undefined, {});
}

describe.each(answers)('the almanac of %s', (name, components) => {
  it('has an entry for every part of the components answer', () => {
    const items = itemsOf([open[name]!]);
    const missing = partsOf(components).filter((part) => !itemOf(items, part));
    expect(missing).toEqual([]);
    expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
  });

  it('explains every part and its certainty in every language', () => {
    for (const item of itemsOf([open[name]!])) {
      expect(words.en).toHaveProperty([`chapter.${item.entry.chapter}`]);
      for (const lang of languages) {
        const [title, ...lines] = item.lines(lang);
        expect(title, `${lang} ${item.key}`).toBeTruthy();
        expect(lines.length, `${lang} ${item.key}`).toBeGreaterThan(0);
        const source = item.mark ? item.open.almanac.source(item.open.ui(lang), item.mark) : words[lang]['source.sure'];
        expect([title, ...lines, source].join('\n'), `${lang} ${item.key}`).not.toMatch(/undefined|NaN|\bnull\b|[{}]|\b(tip|entry|mark)\.|\b0 [Cc]ertif|\b0 Zertif|\b0 certyf/);
      }
    }
  });

  it('draws every part', () => {
    for (const item of itemsOf([open[name]!])) {
      const { body } = render(item.open.almanac.Drawing, { props: { ui: item.open.ui('en'), entry: item.entry } });
      expect(body, item.key).toMatch(/<(path|rect|circle|polygon|text)/);
      expect(body, item.key).not.toMatch(/undefined|NaN/);
    }
  });

  it('finds every part by its name in every language', () => {
    const items = itemsOf([open[name]!]);
    for (const item of items) {
      for (const lang of languages) expect(searchItems(items, item.lines(lang)[0]!), `${lang} ${item.key}`).toContain(item);
    }
  });
});

describe('searching', () => {
  it('ignores case and accents', () => {
    expect(normalised('Żeton Łąka Größe')).toBe('zeton laka grosse');
    const items = itemsOf([open['classic']!]);
    expect(searchItems(items, 'DURRE').length).toBeGreaterThan(0);
    expect(searchItems(items, 'dürre')).toEqual(searchItems(items, 'DURRE'));
    expect(searchItems(items, 'powodz').length).toBeGreaterThan(0);
  });
  it('matches all words and ranks names before texts', () => {
    const items = itemsOf([open['classic']!]);
    const [first] = searchItems(items, 'san francisco');
    expect(first?.entry).toMatchObject({ chapter: 'city', id: 'san-francisco' });
    expect(searchItems(items, 'san francisco xyzzy')).toEqual([]);
  });
});

describe('shelves', () => {
  it('begin with the base game, each game once', () => {
    for (const game of games) expect(shelves.find((shelf) => shelf.game === game)).toMatchObject({ id: 'box', options: {} });
    for (const shelf of shelves) expect(words.en).toHaveProperty([`shelf.${shelf.id}`]);
  });
  it('show only parts that differ from earlier shelves', () => {
    const [box, rails] = [open['second']!, open['second.rails-second']!];
    const both = itemsOf([box, rails]);
    expect(both.filter((item) => item.open === box)).toHaveLength(itemsOf([box]).length);
    const added = both.filter((item) => item.open === rails).map((item) => `${item.entry.chapter}/${item.entry.id}`);
    expect(added).toContain('town/T01');
    expect(added).toContain('city/kansas-city');
    expect(added).not.toContain('neutral/A');
  });
  it('lead from a table to its printing', () => {
    const items = itemsOf([open['second']!, open['second.rails-second']!]);
    const at = (options: Record<string, string>) => itemAt(items, 'city', 'kansas-city', undefined, options)!.open.shelf.id;
    expect(at({ ...open['second']!.components.options, rails: 'second' })).toBe('second.rails-second');
    expect(at(open['second']!.components.options)).toBe('second');
  });
});

describe('tips', () => {
  const elementsIn = (html: string): string[] => [...new Set([...html.matchAll(/data-el="([^"]+)"/g)].map((match) => match[1]!))];

  it.each(['4p-use_location', 'rails2-use_location', 'second-simmental-grow_cattle'])('lead to entries that exist: trail %s', async (name) => {
    const view = fixtures[name]!;
    const ui = makeUi(view, 'en');
    const board = boardOf(view);
    const html = [...board.panels.map((panel) => render(panel.component, { props: { ui } }).body), render(board.PlayerBoard, { props: { ui, seat: 1 } }).body].join('');
    const items = itemsOf([await shelfFrom({ id: 'box', family: familyOf(view.game), game: view.game, options: {} }, ui.components)]);
    const led = elementsIn(html).flatMap((el) => board.entry!(el, ui) ?? []);
    expect(led.length).toBeGreaterThan(100);
    expect(led.filter((address) => !itemOf(items, address))).toEqual([]);
  });
  it('lead to entries that exist: El Paso with Sue', () => {
    const { components, views } = elpasoTables['solo']!;
    const ui = elpasoUi(views['use_location']!, components, 'en');
    const board = elpasoBoard(components);
    const html = [...board.panels.map((panel) => render(panel.component, { props: { ui } }).body), ...[1, 2].map((seat) => render(board.PlayerBoard, { props: { ui, seat } }).body)].join('');
    const items = itemsOf([open['elpaso solo']!]);
    const led = elementsIn(html).flatMap((el) => board.entry!(el, ui) ?? []);
    expect(led.length).toBeGreaterThan(40);
    expect(led.filter((address) => !itemOf(items, address))).toEqual([]);
  });
});

describe('the rules by topic', () => {
  /** The maximum length of a text: about two screens of a phone. */
  const longest = 2300;
  const boxes: Record<string, Json> = { classic: allComponents['classic'], second: allComponents['second'], elpaso: elpasoTables['2p']!.components };
  const expansions: Record<string, Json> = { classic: allComponents['classic.rails-first'], second: allComponents['second.rails-second'], elpaso: null };

  it('exist in every language, each with a title', () => {
    for (const lang of languages) {
      for (const topic of allTopics) for (const key of [topic, `${topic}.title`]) expect(rules[lang], `${lang} ${key}`).toHaveProperty([key]);
      expect(Object.keys(rules[lang])).toHaveLength(allTopics.length * 2);
    }
  });
  it.each(games)('take their figures from the components and stay short: %s', (game) => {
    for (const lang of languages) {
      const { t } = new Translator({ lang: () => lang, catalogues: () => [rules], nameOf: () => null, playerName: () => '' });
      const figures = figuresOf(game, boxes[game], expansions[game], lang);
      for (const topic of topicsOf(game)) {
        const text = t(topic, figures);
        expect(text.length, `${lang} ${topic}`).toBeLessThan(longest);
        expect(text, `${lang} ${topic}`).not.toMatch(/undefined|NaN|[{}]|\(\)|  |: [,.;]/);
        // Every parameter of the text has a figure.
        for (const name of Message.parse(rules[lang][topic]!).parameters()) expect(figures[name], `${lang} ${topic} ${name}`).toBeDefined();
      }
    }
  });
  it('use the terms of the edition', () => {
    const say = (game: string): string => {
      const { t } = new Translator({ lang: () => 'en', catalogues: () => [rules], nameOf: () => null, playerName: () => '' });
      return topicsOf(game).map((topic) => t(topic, figuresOf(game, boxes[game], expansions[game], 'en'))).join('\n');
    };
    expect(say('classic')).not.toMatch(/\bherder|\bbuilders?\b|outlaw/);
    expect(say('second')).not.toMatch(/cattlem|craftsm|teepee/);
  });
});

describe('the legend', () => {
  it.each(['classic.rails-first', 'second.rails-second', 'elpaso 2p'])('explains and draws every sign: %s', (name) => {
    const shelf = open[name]!;
    expect(shelf.almanac.legend.length).toBeGreaterThan(20);
    for (const sign of shelf.almanac.legend) {
      for (const lang of languages) {
        const text = shelf.ui(lang).t(`legend.${sign.id}`, { edition: 'second' });
        expect(words[lang], sign.id).toHaveProperty([`legend.${sign.id}`]);
        expect(text, `${lang} ${sign.id}`).toMatch(/\p{L}{3}/u);
      }
      expect(render(shelf.almanac.Sign, { props: { sign } }).body, sign.id).toMatch(/<(path|rect|circle|polygon|text)/);
    }
  });
  it('has no sentence without a sign', () => {
    const drawn = new Set(['classic.rails-first', 'second.rails-second', 'elpaso 2p'].flatMap((name) => open[name]!.almanac.legend.map((sign) => `legend.${sign.id}`)));
    expect(Object.keys(words.en).filter((key) => key.startsWith('legend.') && !drawn.has(key))).toEqual([]);
  });
});

describe('an address of the handbook', () => {
  const places: HandbookPlace[] = [
    { page: 'almanac', place: { game: 'second', chapter: 'building', id: '5a', shelf: 'box' } },
    { page: 'rules', game: 'classic', topic: 'certificates' },
    { page: 'legend', game: 'elpaso' },
  ];
  it.each(places)('leads back to the same place: %j', (place) => {
    expect(parseHandbookAddress(handbookAddress(place))).toEqual(place);
  });
  it('is null for other addresses', () => {
    for (const hash of ['', '#new', '#record', '#0123456789abcdef0123456789abcdef']) expect(parseHandbookAddress(hash)).toBeNull();
    expect(parseHandbookAddress('#almanac/<b>/..%2F')).toEqual({ page: 'almanac', place: { game: undefined, chapter: undefined, id: undefined, shelf: undefined } });
  });
});
