// Messages with named parameters, plurals and selects: a subset of ICU MessageFormat. The C++ program implements it in
// src/text/message.h; tests/text/messages.json tests both implementations.
//
//   {name}                                        the parameter as it is
//   {n, plural, one {# card} other {# cards}}     by the language's plural rule; =0 {...} for exact numbers; # is n
//   {x, select, bank {...} other {...}}           by the parameter's text
//   {x, name, city}                               the text of message "city.<x>"; the parameter itself if there is none
//   {seat, player}                                the name of a seat, which the page may show with its mark
//   {amount, dollars}                             an amount of money, "$3"
//   {place.at, message}                           another message of the catalogue, with the same parameters
//
// In a select, the arm "none" is taken for a parameter that is null or missing. A number may be a text with a sign behind
// its digits, "3°": it counts as the number and is written as it is.
//
// '{' and '}' have no escape: no message needs one.

export const languages = ['en', 'de', 'pl'] as const;
export type Lang = (typeof languages)[number];
export type Messages = Record<string, string>;
export type Params = Record<string, unknown>;
/** Formats a message in the reader's language. For an unknown key it returns the last part of the key in readable form. */
export interface Translate {
  (key: string, params?: Params): string;
  /** True if a catalogue has this key. */
  has(key: string): boolean;
  /** The name of a thing in a table of names, such as 'card'; the value itself if it has none. */
  nameOf(table: string, value: string): string;
  /** The language of these messages. */
  language(): Lang;
}

/** A piece of a formatted message: text, or a seat, which the page may show with its mark. */
export type Piece = string | { seat: number };

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'count' }
  | { kind: 'plural' | 'select'; name: string; arms: Map<string, Node[]> }
  | { kind: 'name'; name: string; table: string }
  | { kind: 'message'; key: string }
  | { kind: 'player' | 'dollars'; name: string };

class Reader {
  at = 0;
  constructor(readonly text: string) {}

  fail(why: string): never {
    throw new Error(`${why} at ${this.at} in message: ${this.text}`);
  }
  nodes(inArm: boolean, counting: boolean): Node[] {
    const out: Node[] = [];
    let text = '';
    const flush = () => {
      if (text) out.push({ kind: 'text', text });
      text = '';
    };
    while (this.at < this.text.length) {
      const c = this.text[this.at]!;
      if (c === '}') {
        if (!inArm) this.fail('unexpected }');
        break;
      }
      this.at++;
      if (c === '{') {
        flush();
        out.push(this.argument(counting));
      } else if (c === '#' && counting) {
        flush();
        out.push({ kind: 'count' });
      } else {
        text += c;
      }
    }
    flush();
    return out;
  }
  private word(): string {
    this.space();
    const match = /^[\w.=-]+/.exec(this.text.slice(this.at));
    if (!match) this.fail('a word is missing');
    this.at += match[0].length;
    this.space();
    return match[0];
  }
  private space(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\n') this.at++;
  }
  private take(c: string): boolean {
    this.space();
    if (this.text[this.at] !== c) return false;
    this.at++;
    return true;
  }
  private expect(c: string): void {
    if (!this.take(c)) this.fail(`${c} is missing`);
  }
  private argument(counting: boolean): Node {
    const name = this.word();
    if (this.take('}')) return { kind: 'value', name };
    this.expect(',');
    const kind = this.word();
    if (kind === 'message') {
      this.expect('}');
      return { kind, key: name };
    }
    if (kind === 'player' || kind === 'dollars') {
      this.expect('}');
      return { kind, name };
    }
    this.expect(',');
    if (kind === 'name') {
      const table = this.word();
      this.expect('}');
      return { kind, name, table };
    }
    if (kind !== 'plural' && kind !== 'select') this.fail(`unknown form ${kind}`);
    const arms = new Map<string, Node[]>();
    while (!this.take('}')) {
      const arm = this.word();
      this.expect('{');
      arms.set(arm, this.nodes(true, counting || kind === 'plural'));
      this.expect('}');
    }
    if (!arms.has('other')) this.fail('the arm "other" is missing');
    return { kind, name, arms };
  }
}

export class Message {
  private constructor(readonly nodes: readonly Node[]) {}

  static parse(text: string): Message {
    const reader = new Reader(text);
    const nodes = reader.nodes(false, false);
    return new Message(nodes);
  }

  /** The names of all parameters of the message, and the keys of embedded messages as ">key". */
  parameters(): Set<string> {
    const names = new Set<string>();
    const walk = (nodes: readonly Node[]) => {
      for (const node of nodes) {
        if (node.kind === 'message') names.add(`>${node.key}`);
        if ('name' in node) names.add(node.name);
        if ('arms' in node) for (const arm of node.arms.values()) walk(arm);
      }
    };
    walk(this.nodes);
    return names;
  }

  pieces(params: Params, context: MessageContext): Piece[] {
    const out: Piece[] = [];
    render(this.nodes, params, context, '', out);
    return out;
  }
}

/** The language-dependent functions that formatting needs. */
export interface MessageContext {
  lang: Lang;
  plural(n: number): string;
  /** The message "<table>.<value>" or a computed name; null if there is none. */
  name(table: string, value: string): string | null;
  /** The message with this key; null if there is none. */
  message(key: string): Message | null;
}

function add(out: Piece[], text: string): void {
  const last = out.length - 1;
  if (typeof out[last] === 'string') out[last] += text;
  else out.push(text);
}

export function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

/** Splits a number from the sign behind its digits, as in "3°". */
function numberOf(value: unknown): { number: number; sign: string } {
  if (typeof value !== 'string') return { number: Number(value ?? 0), sign: '' };
  const [, digits = '0', sign = ''] = /^(-?\d+)(.*)$/s.exec(value) ?? [];
  return { number: Number(digits), sign };
}

/** Money as the language writes it, with a true minus sign: $3, −$2; 3 $, −2 $. */
export function money(amount: number, lang: Lang): string {
  const sign = amount < 0 ? '\u2212' : '';
  const figure = Math.abs(amount);
  return lang === 'en' ? `${sign}$${figure}` : `${sign}${figure}\u00a0$`;
}

/** A change of money as the language writes it: +$3, −$2; +3 $, −2 $. */
export function moneyChange(amount: number, lang: Lang): string {
  return amount > 0 ? `+${money(amount, lang)}` : money(amount, lang);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The values as a disjunction, such as "6, 9 or 12". */
export const either = (values: readonly (number | string)[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'disjunction' }).format(values.map(String));

/** A title for use within a sentence: with a lower-case initial except in German. */
export function inSentence(title: string, lang: Lang): string {
  return lang === 'de' ? title : title.charAt(0).toLocaleLowerCase(lang) + title.slice(1);
}

function render(nodes: readonly Node[], params: Params, context: MessageContext, count: string, out: Piece[]): void {
  for (const node of nodes) {
    switch (node.kind) {
      case 'text':
        add(out, node.text);
        break;
      case 'count':
        add(out, count);
        break;
      case 'value':
        add(out, plain(params[node.name]));
        break;
      case 'dollars': {
        const { number, sign } = numberOf(params[node.name]);
        add(out, money(number, context.lang) + sign);
        break;
      }
      case 'player':
        out.push({ seat: Number(params[node.name]) });
        break;
      case 'name': {
        const value = params[node.name];
        const list = Array.isArray(value) ? value : [value];
        add(out, list.map((one) => context.name(node.table, plain(one)) ?? plain(one)).join(', '));
        break;
      }
      case 'message': {
        const message = context.message(node.key);
        if (message) render(message.nodes, params, context, count, out);
        break;
      }
      case 'select': {
        const value = params[node.name] ?? 'none';
        const arm = node.arms.get(plain(value)) ?? node.arms.get('other')!;
        render(arm, params, context, count, out);
        break;
      }
      case 'plural': {
        const n = numberOf(params[node.name]).number;
        const arm = node.arms.get(`=${n}`) ?? node.arms.get(context.plural(n)) ?? node.arms.get('other')!;
        render(arm, params, context, plain(params[node.name] ?? 0), out);
        break;
      }
    }
  }
}
