// All decisions, choices and events of the game have messages in every language.
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../../tests/boardUi';
import { languages } from '../../../lib/i18n/format';
import { linePieces, textOf } from '../../../lib/sentences';
import { texts } from '../../../texts/trail';
import { componentsOf } from '../../../../dev/components';
import { fixtures, gamePartsCache, makeUi } from './support';

const decisions =
  'place_herder move use_location move_herder free_move hire build_tile build_site buy_cattle engine_forward engine_back engine_home upgrade_station upgrade_behind disc station_master hazard_or_trade remove_hazard trade take_objective draw_cards discard_cards discard_for_gain remove_cards aux foresight income deliver extraordinary_move extraordinary_city found_office office_discard grow_cattle bonus_tile take_cattle take_station_master'.split(
    ' ',
  );
const choices =
  'place move use aux play_objective play_objective_forfeit end done skip hire build site buy buy_two market_draw engine upgrade disc station_disc appoint hazard trade objective objective_stack draw discard discard_pair remove foresight certificates deliver exchange found grow bonus take_cattle station_master'.split(
    ' ',
  );
const events =
  'herder_placed herder_stepped fee_paid local_action_used aux_used forfeited card_drawn deck_shuffled card_discarded card_removed objective_taken objective_shown objective_played cattle_bought market_card_shown worker_hired building_placed building_removed hazard_taken trade_tile_taken engine_moved station_upgraded disc_taken station_disc_taken station_master_won certificates_moved tile_placed tile_out worker_offered job_token_moved job_token_taken tile_revealed income delivered game_ended token_gained token_used office_founded cattle_grown cattle_taken station_master_taken bonus_tile_used'.split(
    ' ',
  );
const broken = /undefined|NaN|null|\[object|[{}]/;

describe.each(languages)('keys in %s', (lang) => {
  it.each(['4p-move', 'second-move'])('all have messages: %s', (name) => {
    const { t } = makeUi(fixtures[name]!, lang);
    for (const key of decisions) expect(t.has(`decision.${key}`), key).toBe(true);
    for (const key of choices) expect(t.has(`choice.${key}`), key).toBe(true);
    for (const key of events) expect(t.has(`event.${key}`), key).toBe(true);
  });
  it('have a name for every path at a fork', () => {
    const { t } = makeUi(fixtures['4p-move']!, lang);
    for (const [, gameParts] of gamePartsCache) for (const fork of gameParts.all.forks) expect(t.has(`via.${fork.via}`), fork.via).toBe(true);
  });
  it.each(Object.keys(fixtures))('reads well: %s', (name) => {
    const view = fixtures[name]!;
    makeUi(view, lang);
    const words = texts(view.game, componentsOf(view));
    const effectOf = (effect: object): string | null => {
      if (!('event' in effect)) return null;
      return textOf(linePieces({ key: `event.${effect.event}`, event: effect, params: { ...effect }, kind: '' } as never, words));
    };
    for (const sentence of sentencesOf(view, effectOf)) expect(sentence).not.toMatch(broken);
  });
});
