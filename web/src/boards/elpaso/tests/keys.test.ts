// All decisions, choices, events, options and score categories of El Paso have well-formed messages in every language.
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../../tests/boardUi';
import { languages } from '../../../lib/i18n/format';
import { linesOf } from '../../../lib/log';
import { effectPieces, linePieces, textOf } from '../../../lib/sentences';
import { texts } from '../../../texts/elpaso';
import { gamePartsOf } from '../gameParts';
import { automaWords } from '../printed';
import { faces, makeUi, positions, tables } from './support';

const decisions =
  'draft_objective place_herder move use_location use_train reward pay_workers exchange_discard exchange_more deliver disc last_chance end_delivery'.split(' ');
const choices =
  'objective place move move_on use sell remove hire buy train take_objective take_bonus build aux exchange again discard bonus pay deliver disc end skip'.split(' ');
const events =
  'herder_placed herder_stepped dollars_gained dollars_paid action_used aux_used forfeited tokens_gained token_used card_drawn worker_drawn deck_shuffled card_discarded card_removed worker_hired worker_discarded cattle_taken simmental_taken end_triggered objective_taken objective_shown bonus_taken bonus_shown train_used building_placed building_removed certificates_moved arrived hand_shown delivered disc_placed finished game_ended automa_shuffled automa_drawn sue_acts sue_supply sue_nothing'.split(' ');
const options: Record<string, string[]> = {
  neutral: ['fixed', 'shuffled'],
  trains: ['front', 'star', 'random'],
  buildings: ['a', 'b', 'random'],
  'after-move': ['lost', 'waiting'],
  'dark-discs': ['strict', 'when-none-else'],
};
const reasons = 'card-says most-workers tie-leftmost rest-ignored all-full reward sold-out none-affordable no-space top-reached no-discs'.split(' ');
const broken = /undefined|NaN|null|\[object|[{}]|\b[a-z]+\.[a-z]+\b/;
const solo = tables['solo']!;

describe.each(languages)('El Paso in %s', (lang) => {
  it('has messages for all keys', () => {
    const { t } = makeUi(solo.views['move']!, solo.components, lang);
    for (const key of decisions) {
      expect(t.has(`decision.${key}`), key).toBe(true);
      expect(t.has(`doing.${key}`), key).toBe(true);
    }
    for (const key of choices) expect(t.has(`choice.${key}`), key).toBe(true);
    for (const key of events) expect(t.has(`event.${key}`), key).toBe(true);
    for (const key of Object.keys(solo.views['over']!.scores[0]!.categories)) expect(t.has(`category.${key}`), key).toBe(true);
    for (const kind of new Set(Object.values(texts('elpaso', null).kinds))) expect(t.has(`kind.${kind}`), kind).toBe(true);
  });
  it('explains every option', () => {
    const { t } = makeUi(solo.views['move']!, solo.components, lang);
    for (const [option, values] of Object.entries(options)) {
      expect(t.has(`option.${option}`), option).toBe(true);
      expect(t.has(`option.${option}.text`), option).toBe(true);
      for (const value of values) {
        expect(t.has(`option.${option}.${value}`), `${option} ${value}`).toBe(true);
        expect(t.has(`choose.${option}.${value}`), `${option} ${value}`).toBe(true);
      }
    }
  });
  it.each(positions.filter(([, key]) => key !== 'over'))('reads well: %s %s', (name, key) => {
    const { components, views } = tables[name]!;
    const view = views[key]!;
    makeUi(view, components, lang);
    const words = texts('elpaso', components);
    for (const sentence of sentencesOf(view, (effect) => textOf(effectPieces(effect, words) ?? []))) expect(sentence).not.toMatch(broken);
  });
  it.each(Object.keys(tables))('has a log in sentences: %s', (name) => {
    const { components, views, events: happened } = tables[name]!;
    const view = views['over']!;
    makeUi(view, components, lang);
    const words = texts('elpaso', components);
    for (const event of happened) {
      for (const line of linesOf([event], { kinds: words.kinds, quiet: new Set(), merges: () => false })) {
        expect(textOf(linePieces(line, words)), JSON.stringify(event)).not.toMatch(broken);
      }
    }
  });
  it("has reasons for all of Sue's actions", () => {
    const view = solo.views['over']!;
    makeUi(view, solo.components, lang);
    const words = texts('elpaso', solo.components);
    const sentenceOf = (event: Record<string, unknown>): string => {
      const [line] = linesOf([{ seat: 2, ...event } as never], { kinds: words.kinds, quiet: new Set(), merges: () => false });
      return textOf(linePieces(line!, words));
    };
    for (const reason of reasons) {
      for (const action of ['supply', 'cattle-market', 'train', 'building', null]) {
        expect(sentenceOf({ event: 'sue_acts', action, workers: 2, reason })).not.toMatch(broken);
        expect(sentenceOf({ event: 'sue_nothing', action, reason })).not.toMatch(broken);
      }
      expect(sentenceOf({ event: 'sue_supply', card: 'joker', counts_as: 'builder', reason })).not.toMatch(broken);
    }
    const different = new Set(['card-says', 'most-workers', 'tie-leftmost'].map((reason) => sentenceOf({ event: 'sue_acts', action: 'train', workers: 2, reason })));
    expect(different.size).toBe(3);
  });
  it('describes Sue’s cards if the server provides their faces', () => {
    const components = { ...solo.components, automa_cards: faces };
    const { t } = makeUi(solo.views['move']!, components, lang);
    for (const card of gamePartsOf({ components }).all.automa_cards!) expect(automaWords(card, t), card.id).not.toMatch(broken);
  });
});

describe('a delivery', () => {
  it.each([
    ['en', 'El Paso: your herd is worth 7. Choose a trading post.', 'you may add # certificate.'],
    ['de', 'El Paso: Deine Herde hat den Zuchtwert 7. Wähle einen Handelsposten.', 'du darfst # Zertifikat einsetzen.'],
    ['pl', 'El Paso: twoje stado jest warte 7. Wybierz faktorię.', 'możesz dodać # certyfikat.'],
  ] as const)('says in %s nothing of certificates that are not there', (lang, none, one) => {
    const { t } = makeUi(solo.views['move']!, solo.components, lang);
    expect(t('decision.deliver', { value: 7, certificates: 0 })).toBe(none);
    expect(t('decision.deliver', { value: 7, certificates: 1 })).toContain(one.replace('#', '1'));
  });
});
