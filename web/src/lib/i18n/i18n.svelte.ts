// The reader's language: formats the messages of the page, of the current game and of its board.
import { settings } from '../settings.svelte';
import type { Lang, Params, Piece } from './format';
import { Translator, type Catalogue, type NameOf } from './translator';
import { loadCatalogues } from './catalogues';

export { humanise, spaced } from './translator';

/** The server names a person without a name "Player 2" (docs/api.md). */
const unnamed = /^Player (\d+)$/;
export const isUnnamed = (name: string): boolean => unnamed.test(name);

class I18n {
  private page: Catalogue = { en: {}, de: {}, pl: {} };
  private ofGame: Catalogue[] = [];
  private instead: Catalogue[] = [];
  private catalogues = $state.raw<Catalogue[]>([]);
  private nameOf = $state.raw<NameOf | null>(null);
  private names = $state.raw<Record<number, string>>({});
  private readonly translator = new Translator({
    lang: () => this.lang,
    catalogues: () => this.catalogues,
    nameOf: () => this.nameOf,
    playerName: (seat) => this.playerName(seat),
  });
  readonly t = this.translator.t;

  get lang(): Lang {
    return settings.lang;
  }

  /** Changes the language after its catalogues are loaded. */
  async speak(lang: Lang): Promise<void> {
    await loadCatalogues(lang);
    settings.lang = lang;
  }

  /** Sets the page's own catalogue and removes those of the game. */
  begin(page: Catalogue): void {
    this.page = page;
    this.use([], null);
  }
  /** Sets the catalogues of the current game (later ones take precedence) and the function that computes names. */
  use(catalogues: Catalogue[], nameOf: NameOf | null): void {
    this.ofGame = catalogues;
    this.nameOf = nameOf;
    this.join();
  }
  /** Sets a catalogue that takes precedence over all others, or removes it. */
  replace(words: Catalogue | null): void {
    this.instead = words ? [words] : [];
    this.join();
  }
  private join(): void {
    this.catalogues = [this.page, ...this.ofGame, ...this.instead];
  }
  setPlayers(names: Record<number, string>): void {
    this.names = names;
  }

  has(key: string): boolean {
    return this.translator.has(key);
  }

  playerName(seat: number): string {
    const name = this.names[seat];
    if (name !== undefined) return this.shown(name);
    return seat ? this.t('player.seat', { seat }) : this.t('player.spectator');
  }

  /** A player's name; the server's name for a person without a name is translated into the reader's language. */
  shown(name: string): string {
    const seat = unnamed.exec(name)?.[1];
    return seat ? this.t('player.seat', { seat }) : name;
  }

  /** The message in pieces: text, and seats, which the page can show with their mark. */
  pieces(key: string, params: Params = {}): Piece[] {
    return this.translator.pieces(key, params);
  }
}

export const i18n = new I18n();
export const t = i18n.t;
