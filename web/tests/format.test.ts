import { describe, expect, it } from 'vitest';
import vectors from '../../tests/text/messages.json';
import { Message, money, moneyChange, type Lang, type Params } from '../src/lib/i18n/format';
import { Translator } from '../src/lib/i18n/translator';

interface Saying {
  message: string;
  language?: string;
  params: Params;
  says: string;
}

function say({ message, language = 'en', params }: Saying): string {
  const words = { ...vectors.catalogue, message };
  const translator = new Translator({
    lang: () => language as Lang,
    catalogues: () => [{ en: words, de: words, pl: words }],
    nameOf: () => null,
    playerName: (seat) => (vectors.players as Record<string, string>)[seat] ?? '',
  });
  return translator.t('message', params);
}

// tests/text/message_test.cpp runs these vectors with the C++ implementation.
describe('messages', () => {
  it.each(vectors.says as Saying[])('$message says "$says"', (saying) => {
    expect(say(saying)).toBe(saying.says);
  });
  it.each(vectors.broken)('$message is refused', ({ message, because }) => {
    expect(() => Message.parse(message)).toThrow(because);
  });

  it('format money by language', () => {
    expect(money(3, 'en')).toBe('$3');
    expect(money(-2, 'en')).toBe('\u2212$2');
    expect(money(3, 'de')).toBe('3\u00a0$');
    expect(moneyChange(4, 'en')).toBe('+$4');
  });
});
