import { describe, expect, it } from 'vitest';
import { Message, money, moneyChange, type Lang, type Piece, type Words } from '../src/lib/i18n/format';

const tables: Record<string, string> = { 'city.santa-fe': 'Santa Fe', 'city.topeka': 'Topeka' };
const words = (lang: Lang): Words => ({
  lang,
  plural: (n) => new Intl.PluralRules(lang).select(n),
  name: (table, value) => tables[`${table}.${value}`] ?? null,
  message: (key) => (key === 'place.at' ? Message.parse('at {space}') : null),
});
const say = (text: string, params: Record<string, unknown>, lang: Lang = 'en'): Piece[] =>
  Message.parse(text).pieces(params, words(lang));

describe('messages', () => {
  it('puts parameters in', () => {
    expect(say('Walk to {space}.', { space: 'E' })).toEqual(['Walk to E.']);
    expect(say('Nothing {missing} here', {})).toEqual(['Nothing  here']);
  });

  it('counts by the rules of the language', () => {
    const pl = '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}';
    expect(say(pl, { n: 1 }, 'pl')).toEqual(['1 karta']);
    expect(say(pl, { n: 3 }, 'pl')).toEqual(['3 karty']);
    expect(say(pl, { n: 5 }, 'pl')).toEqual(['5 kart']);
    expect(say(pl, { n: 22 }, 'pl')).toEqual(['22 karty']);
    expect(say('{n, plural, =0 {none} one {# card} other {# cards}}', { n: 0 })).toEqual(['none']);
  });

  it('chooses by text, and takes "none" for what is missing', () => {
    const text = '{to, select, none {to the bank} other {to {to, player}}}';
    expect(say(text, { to: null })).toEqual(['to the bank']);
    expect(say(text, { to: 2 })).toEqual(['to ', { seat: 2 }]);
  });

  it('names things, also several, and keeps what it does not know', () => {
    expect(say('{city, name, city}', { city: 'santa-fe' })).toEqual(['Santa Fe']);
    expect(say('{city, name, city}', { city: ['topeka', 'atlantis'] })).toEqual(['Topeka, atlantis']);
  });

  it('includes other messages with the same parameters', () => {
    expect(say('You are {place.at, message}.', { space: 'B' })).toEqual(['You are at B.']);
  });

  it('refuses what it cannot read', () => {
    expect(() => Message.parse('{n, plural, one {x}}')).toThrow(/other/);
    expect(() => Message.parse('{n')).toThrow();
    expect(() => Message.parse('a } b')).toThrow();
  });

  it('writes money as the language does', () => {
    expect(money(3, 'en')).toBe('$3');
    expect(money(-2, 'en')).toBe('\u2212$2');
    expect(money(3, 'de')).toBe('3\u00a0$');
    expect(moneyChange(4, 'en')).toBe('+$4');
  });
});
