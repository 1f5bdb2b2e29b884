// The shelves of the almanac: the printings and variants of each game. Their components come from the server (docs/api.md,
// components), their entries from the board of the game.
import type { Entry, GameAlmanac, MakeAlmanac } from '../lib/almanac';
import { api, ApiError } from '../lib/api';
import type { BoardUi } from '../lib/board';
import { languages, type Lang } from '../lib/i18n/format';
import { page } from '../texts/page';
import { Translator, type Catalogue } from '../lib/i18n/translator';
import { loadCatalogues } from '../lib/i18n/catalogues';
import { leastSure, type Provenance } from '../lib/provenance';
import { seatMark } from '../lib/seats';
import type { Json, View } from '../lib/types';
import { refusalText } from '../lib/sentences';
import type { GameTexts } from '../lib/texts';
import { textsFor } from '../texts/texts';
import { words } from './words';

type Options = Readonly<Record<string, string>>;

/** One printing or variant of a game; message "shelf.<id>". */
export interface Shelf {
  id: string;
  /** Folder of the board and of the texts. */
  family: string;
  game: string;
  options: Options;
  /** Only this chapter differs from the other shelves of the game. */
  chapter?: string;
}

type OnShelf = Omit<Shelf, 'family'>;
const automa = (name: string, game: string, rails?: string): OnShelf => ({
  id: rails ? `${name}-rails` : name,
  game,
  options: { players: '1', automa: name, ...(rails ? { rails } : {}) },
  chapter: 'automa',
});

/** Shelves by family; the first one of each game is the base game. */
const families: Record<string, OnShelf[]> = {
  trail: [
    { id: 'box', game: 'classic', options: {} },
    { id: 'promo', game: 'classic', options: { 'promo-buildings': 'with', 'promo-masters': 'with' } },
    { id: 'rails', game: 'classic', options: { rails: 'first' } },
    automa('garth', 'classic'),
    automa('garth', 'classic', 'first'),
    automa('brisco', 'classic'),
    { id: 'box', game: 'second', options: {} },
    { id: 'simmental', game: 'second', options: { cattle: 'simmental' } },
    { id: 'brahman', game: 'second', options: { cattle: 'brahman' } },
    { id: 'orange', game: 'second', options: { cattle: 'simmental', 'orange-objectives': 'with' } },
    { id: 'rails', game: 'second', options: { rails: 'second' } },
    automa('garth', 'second'),
    automa('garth', 'second', 'second'),
    automa('sam', 'second'),
    automa('sam', 'second', 'second'),
  ],
  elpaso: [
    { id: 'box', game: 'elpaso', options: {} },
    // The difficulty with all cards.
    { id: 'sue', game: 'elpaso', options: { players: '1', 'sue-difficulty': '3' }, chapter: 'automa' },
  ],
};
export const shelves: readonly Shelf[] = Object.entries(families).flatMap(([family, all]) => all.map((one) => ({ family, ...one })));
export const games: readonly string[] = [...new Set(shelves.map((shelf) => shelf.game))];
export const familyOf = (game: string): string => shelvesOf(game)[0]?.family ?? '';
export const shelvesOf = (game: string): Shelf[] => shelves.filter((shelf) => shelf.game === game);

// ---- a loaded shelf --------------------------------------------------------------------------------

const makers = import.meta.glob<{ almanac: MakeAlmanac }>('../boards/*/almanac/index.ts');

const emptyView = (game: string, position: Json): View => ({
  game,
  players: 0,
  automas: 0,
  viewer: 'spectator',
  over: false,
  turn: 0,
  actor: null,
  position,
  figures: {},
  scores: [],
  winners: [],
  decision: null,
});

export class OpenShelf {
  private readonly uis = new Map<Lang, BoardUi>();

  constructor(
    readonly shelf: Shelf,
    readonly components: Json,
    readonly almanac: GameAlmanac,
    private readonly texts: GameTexts,
  ) {}

  /** A board interface without a game, in a language. */
  ui(lang: Lang): BoardUi {
    let ui = this.uis.get(lang);
    if (!ui) this.uis.set(lang, (ui = this.makeUi(lang)));
    return ui;
  }

  private makeUi(lang: Lang): BoardUi {
    const catalogues: Catalogue[] = [page, words, this.texts.catalogue, this.almanac.catalogue];
    const { t } = new Translator({
      lang: () => lang,
      catalogues: () => catalogues,
      nameOf: () => this.texts.name ?? null,
      playerName: () => '',
    });
    return {
      view: emptyView(this.shelf.game, this.almanac.position),
      components: this.components,
      me: null,
      glows: () => false,
      mark: () => null,
      pick: () => {},
      hover: () => {},
      preview: null,
      events: [],
      t,
      lang,
      seatMark: (seat) => seatMark(seat, ''),
      reducedMotion: true,
    };
  }
}

export async function shelfFrom(shelf: Shelf, components: Json): Promise<OpenShelf> {
  const maker = await makers[`../boards/${shelf.family}/almanac/index.ts`]!();
  const texts = await textsFor({ name: shelf.game, family: shelf.family }, components);
  // The search needs the names in all languages.
  await Promise.all(languages.map((lang) => loadCatalogues(lang)));
  return new OpenShelf(shelf, components, maker.almanac(components), texts);
}

// Cached until the page is left; failed requests are repeated.
const opened = new Map<Shelf, Promise<OpenShelf | null>>();
/** Loads a shelf; null if the server does not have that game or variant. */
export function openShelf(shelf: Shelf): Promise<OpenShelf | null> {
  let promise = opened.get(shelf);
  if (!promise) {
    promise = api.components(shelf.game, shelf.options).then((components) => (components === null ? null : shelfFrom(shelf, components)));
    promise.catch(() => opened.delete(shelf));
    opened.set(shelf, promise);
  }
  return promise;
}

/** The error text for a shelf that could not be loaded. */
export function loadErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return refusalText(error.code, error.sentence);
}

/** Loads the base game, and the expansion if there is one. */
export async function openBox(game: string): Promise<{ box: OpenShelf | null; rails: OpenShelf | null }> {
  const [first, ...others] = shelvesOf(game);
  const expansion = others.find((shelf) => shelf.id === 'rails');
  const [box, rails] = await Promise.all([openShelf(first!), expansion ? openShelf(expansion) : null]);
  return { box, rails };
}

// ---- entries of several shelves ---------------------------------------------------------------------

/** An entry with its shelf. */
export class Item {
  private readonly linesByLanguage = new Map<Lang, string[]>();
  constructor(
    readonly open: OpenShelf,
    readonly entry: Entry,
  ) {}

  get key(): string {
    const { game, id } = this.open.shelf;
    return `${game}/${this.entry.chapter}/${this.entry.id}/${id}`;
  }
  /** The title, then the lines about its effect. */
  lines(lang: Lang): readonly string[] {
    let lines = this.linesByLanguage.get(lang);
    if (!lines) this.linesByLanguage.set(lang, (lines = this.entry.words(this.open.ui(lang)).split('\n')));
    return lines;
  }
  get mark(): Provenance | undefined {
    return leastSure(...this.entry.parts);
  }
  /** True if an address with this chapter and id means the entry. */
  is(chapter: string, id: string): boolean {
    return this.entry.chapter === chapter && (this.entry.id === id || (this.entry.also?.includes(id) ?? false));
  }
}

/** The printed data of an entry without its provenance. */
const printed = (entry: Entry): string =>
  JSON.stringify(entry.printed, (key, value) => (/^marks?$|_mark$/.test(key) ? undefined : value));

/** The entries of shelves of one game, without those printed alike on an earlier shelf. */
export function itemsOf(open: readonly OpenShelf[]): Item[] {
  const seen = new Map<string, Set<string>>();
  const items: Item[] = [];
  for (const shelf of open) {
    for (const entry of shelf.almanac.entries) {
      if (shelf.shelf.chapter && shelf.shelf.chapter !== entry.chapter) continue;
      const key = `${entry.chapter}/${entry.id}`;
      const faces = seen.get(key) ?? new Set();
      seen.set(key, faces);
      const face = printed(entry);
      if (faces.has(face)) continue;
      faces.add(face);
      items.push(new Item(shelf, entry));
    }
  }
  return items;
}

/** The entry of an address; if printings differ, the one for a table with these options. */
export function itemAt(items: readonly Item[], chapter: string, id: string, shelf: string | undefined, options: Readonly<Record<string, unknown>>): Item | undefined {
  const named = items.filter((item) => item.is(chapter, id));
  const fits = ({ open }: Item): boolean => Object.entries(open.shelf.options).every(([key, value]) => String(options[key]) === value);
  return named.find((item) => item.open.shelf.id === shelf) ?? [...named].reverse().find(fits) ?? named[0];
}
