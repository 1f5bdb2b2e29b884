// Sentences that depend on grammatical case, on number and on the reader.
import { describe, expect, it } from 'vitest';
import { languages, type Lang } from '../../../lib/i18n/format';
import { linesOf } from '../../../lib/log';
import type { Choice, GameEvent } from '../../../lib/types';
import { choicePieces, linePieces, othersChoicePieces, textOf } from '../../../lib/sentences';
import { texts } from '../../../texts/trail';
import { fixtures, makeUi } from './support';

const view = fixtures['3p-use_location']!;

describe.each([
  [
    'workers are counted',
    'text.workers',
    { cowboys: 1, builders: 1, engineers: 2 },
    { en: '1 cowboy, 1 craftsman, 2 engineers', de: 'Cowboys: 1, Handwerker: 1, Ingenieure: 2', pl: 'Kowboje: 1, rzemieślnicy: 1, inżynierowie: 2' },
  ],
  [
    'a new foresight tile has a sentence of its own',
    'event.tile_revealed',
    { column: 2, tile: 'builder' },
    { en: 'New in foresight 2: craftsman.', de: 'Neu in Vorschau 2: Handwerker.', pl: 'Nowy żeton w rozwoju 2: rzemieślnik.' },
  ],
])('%s', (_name, key, params, sentences) => {
  it.each(languages)('in %s', (lang) => {
    expect(makeUi(view, lang).t(key, params)).toBe(sentences[lang]);
  });
});

/** The sentence about a player at a building of seat 1, as seat 1 reads it. */
function visit(lang: Lang, seat: number): string {
  const place = { place_kind: seat === 1 ? 'own' : 'theirs', place_name: '1a', place_owner: 1 };
  return makeUi(view, lang).t(seat === 1 ? 'choice.move' : 'doing.use_location', { seat, ...place });
}

describe('the building of the reader', () => {
  it('is "swój" in Polish if the reader acts, and has the owner’s name if another player acts', () => {
    expect(visit('pl', 1)).toMatch(/^Idź do swojego budynku 1/);
    expect(visit('pl', 2)).toMatch(/^Bruno jest w budynku 1. gracza Ada/);
  });
  it('is "your" in English only if the reader acts', () => {
    expect(visit('en', 1)).toMatch(/^Walk to your building 1/);
    expect(visit('en', 2)).toMatch(/^Bruno is at Ada’s building 1/);
  });
});

describe('the owner of a building is named once', () => {
  const place = { space: 'A1', place_kind: 'theirs', place_name: '1a', place_owner: 1 };
  const events: GameEvent[] = [
    { event: 'herder_stepped', seat: 1, ...place },
    { event: 'herder_stepped', seat: 2, ...place },
    { event: 'fee_from_bank', seat: 2, to: 1, amount: 2, ...place },
  ];
  it.each([
    ['en', ['Ada walks to their own building 1a.', 'Bruno walks to Ada’s building 1a.', 'The bank pays Ada $2 for Bruno at building 1a.']],
    ['de', ['Ada zieht zum eigenen Gebäude 1a.', 'Bruno zieht zu Gebäude 1a von Ada.', 'Anstelle von Bruno zahlt die Bank 2\u00a0$ Gebühr an Ada bei Gebäude 1a.']],
    ['pl', ['Ada idzie do swojego budynku 1a.', 'Bruno idzie do budynku 1a gracza Ada.', 'Bank płaci graczowi Ada 2\u00a0$ opłaty za gracza Bruno w budynku 1a.']],
  ] as const)('in %s', (lang, sentences) => {
    makeUi(view, lang);
    const words = texts('classic', null);
    const lines = linesOf(events, { kinds: words.kinds, quiet: words.quiet, merges: () => false });
    expect(lines.map((line) => textOf(linePieces(line, words)))).toEqual(sentences);
  });
  it('and "your" is left to the reader: in a list for others it is "their own"', () => {
    makeUi(view, 'en');
    const choice = { move: 'move A1', key: 'move', params: { space: 'A1', place_kind: 'own', place_name: '1a', place_owner: 1 } } as unknown as Choice;
    expect(textOf(choicePieces(choice, view))).toBe('Walk to your building 1a');
    expect(textOf(othersChoicePieces(choice, view))).toBe('Walk to their own building 1a');
  });
});

describe('names of places match the board', () => {
  const hazard = (lang: Lang, kind: string, number: string): string =>
    makeUi(view, lang).t('place', { place_kind: 'hazard', place_hazard: kind, place_name: number });
  const trade = (lang: Lang, gain: string, worth: number): string =>
    makeUi(view, lang).t('place', { place_kind: 'trade', place_gain: gain, place_worth: worth });
  it("contain the number of a hazard's space", () => {
    expect(hazard('en', 'rockfall', '2')).toBe('the rockfall on space 2');
    expect(hazard('de', 'flood', '1')).toBe('Überschwemmung auf Feld 1');
    expect(hazard('pl', 'rockfall', '2')).toBe('lawina kamienna na polu 2');
  });
  it('contain the amount above a trade tile', () => {
    expect(trade('en', 'dollars', 6)).toBe('the teepee tile on the +$6 space');
    expect(trade('de', 'pay', 3)).toBe('Tipiplättchen auf dem Feld mit −3\u00a0$');
    expect(trade('pl', 'dollars', 6)).toBe('żeton tipi na polu +6\u00a0$');
  });
  it('contain the name of a town, or its number', () => {
    const rails = fixtures['rails1-found_office']!;
    expect(makeUi(rails, 'en').t.nameOf('town', 'T18')).toBe('town 18');
    expect(makeUi(rails, 'de').t.nameOf('town', 'T18')).toBe('Siedlung 18');
    expect(makeUi(rails, 'pl').t.nameOf('town', 'T18')).toBe('osada 18');
    expect(makeUi(rails, 'pl').t.nameOf('town', 'T20')).toMatch(/^[A-Z][a-z]+/);
  });
});
