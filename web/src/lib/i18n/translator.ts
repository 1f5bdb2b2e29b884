// Looks up messages in several catalogues (page, game, board) in one language. The page has one translator for the table
// (i18n.svelte.ts); the almanac has one for each game and language.
import { Message, type Lang, type Messages, type Params, type Piece, type Translate, type MessageContext } from './format';

export type Catalogue = Record<Lang, Messages>;
/** Computes the name of a thing that no catalogue lists; null if there is none. */
export type NameOf = (table: string, value: string, t: Translate) => string | null;

/** The sources of a translator. It reads them for each message, so they may change. */
export interface Sources {
  lang(): Lang;
  /** All catalogues; later ones take precedence. */
  catalogues(): readonly Catalogue[];
  nameOf(): NameOf | null;
  playerName(seat: number): string;
}

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

/** "left_fork" becomes "left fork". */
export const spaced = (name: string): string => name.replace(/[_-]+/g, ' ');

/** "take_objective" becomes "Take objective": the text for a key that no catalogue has. */
export function humanise(key: string): string {
  const last = spaced(key.slice(key.lastIndexOf('.') + 1));
  return last.charAt(0).toUpperCase() + last.slice(1);
}

export class Translator {
  constructor(private readonly sources: Sources) {}

  private text(key: string): string | null {
    const lang = this.sources.lang();
    const catalogues = this.sources.catalogues();
    for (let i = catalogues.length - 1; i >= 0; i--) {
      const found = catalogues[i]![lang]?.[key];
      if (found !== undefined) return found;
    }
    return null;
  }

  private find(key: string): string | null {
    return this.text(key) ?? (key.includes('-') ? this.text(key.replaceAll('-', '_')) : null);
  }

  has(key: string): boolean {
    return this.find(key) !== null;
  }

  private name(table: string, value: string): string | null {
    return this.find(`${table}.${value}`) ?? this.sources.nameOf()?.(table, value, this.t) ?? null;
  }

  private context(): MessageContext {
    const lang = this.sources.lang();
    return {
      lang,
      plural: (n) => pluralRule(lang).select(n),
      name: (table, value) => this.name(table, value),
      message: (key) => {
        const text = this.find(key);
        return text === null ? null : parse(text);
      },
    };
  }

  /** The message in pieces: text, and seats, which the page can show with their mark. */
  pieces(key: string, params: Params = {}): Piece[] {
    const text = this.find(key);
    if (text === null) return [humanise(key)];
    return parse(text).pieces(params, this.context());
  }

  readonly t: Translate = Object.assign(
    (key: string, params?: Params): string =>
      this.pieces(key, params)
        .map((piece) => (typeof piece === 'string' ? piece : this.sources.playerName(piece.seat)))
        .join(''),
    {
      has: (key: string): boolean => this.has(key),
      nameOf: (table: string, value: string): string => this.name(table, value) ?? value,
      language: (): Lang => this.sources.lang(),
    },
  );
}
