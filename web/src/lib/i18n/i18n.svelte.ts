// The reader's language: messages of the page, of the game at hand and of its board.
import de from '../../texts/de';
import en from '../../texts/en';
import pl from '../../texts/pl';
import { settings } from '../settings.svelte';
import { Message, type Lang, type Messages, type Params, type Piece, type Translate, type Words } from './format';

const page: Record<Lang, Messages> = { en, de, pl };
type NameOf = (table: string, value: string, t: Translate) => string | null;

const rules = new Map<Lang, Intl.PluralRules>();
function pluralRule(lang: Lang): Intl.PluralRules {
  let rule = rules.get(lang);
  if (!rule) rules.set(lang, (rule = new Intl.PluralRules(lang)));
  return rule;
}

const parsed = new Map<string, Message>();
function parse(text: string): Message {
  let message = parsed.get(text);
  if (!message) parsed.set(text, (message = Message.parse(text)));
  return message;
}

/** "take_objective" becomes "Take objective": readable where no catalogue has a word. */
export function humanise(key: string): string {
  const last = key.slice(key.lastIndexOf('.') + 1).replace(/[_-]+/g, ' ');
  return last.charAt(0).toUpperCase() + last.slice(1);
}

class I18n {
  private game = $state.raw<Record<Lang, Messages>[]>([]);
  private nameOf = $state.raw<NameOf | null>(null);
  private names = $state.raw<Record<number, string>>({});

  get lang(): Lang {
    return settings.lang;
  }

  /** What the game at hand adds: catalogues (later ones win) and computed names. */
  use(catalogues: Record<Lang, Messages>[], nameOf: NameOf | null): void {
    this.game = catalogues;
    this.nameOf = nameOf;
  }
  setPlayers(names: Record<number, string>): void {
    this.names = names;
  }

  private text(key: string): string | null {
    for (let i = this.game.length - 1; i >= 0; i--) {
      const found = this.game[i]![this.lang]?.[key];
      if (found !== undefined) return found;
    }
    return page[this.lang][key] ?? null;
  }

  private find(key: string): string | null {
    return this.text(key) ?? (key.includes('-') ? this.text(key.replaceAll('-', '_')) : null);
  }

  has(key: string): boolean {
    return this.find(key) !== null;
  }

  playerName(seat: number): string {
    const name = this.names[seat];
    if (name !== undefined) return this.shown(name);
    return seat ? this.t('player.seat', { seat }) : this.t('player.spectator');
  }

  /** Whoever gives no name is "Player 2" to the server (docs/api.md) and reads so in the reader's language. */
  shown(name: string): string {
    const seat = /^Player (\d+)$/.exec(name)?.[1];
    return seat ? this.t('player.seat', { seat }) : name;
  }

  private words(): Words {
    return {
      lang: this.lang,
      plural: (n) => pluralRule(this.lang).select(n),
      name: (table, value) => this.find(`${table}.${value}`) ?? this.nameOf?.(table, value, this.t) ?? null,
      message: (key) => {
        const text = this.find(key);
        return text === null ? null : parse(text);
      },
    };
  }

  /** The message in pieces, seats apart, so that they can be shown with their mark. */
  pieces(key: string, params: Params = {}): Piece[] {
    const text = this.find(key);
    if (text === null) return [humanise(key)];
    return parse(text).pieces(params, this.words());
  }

  readonly t: Translate = Object.assign(
    (key: string, params?: Params): string =>
      this.pieces(key, params)
        .map((piece) => (typeof piece === 'string' ? piece : this.playerName(piece.seat)))
        .join(''),
    { has: (key: string): boolean => this.has(key) },
  );
}

export const i18n = new I18n();
export const t = i18n.t;
