// El Paso in words.
import { kitOf, type Kit } from '../../boards/elpaso/kit';
import { actionWords, automaWords, bonusWords, discWords, needWords } from '../../boards/elpaso/printed';
import type { Messages, Params, Translate } from '../../lib/i18n/format';
import { i18n } from '../../lib/i18n/i18n.svelte';
import { words } from '../../lib/i18n/words';
import type { GameEvent, View } from '../../lib/types';
import type { GameTexts, MakeTexts } from '../../lib/texts';

const catalogue = words(import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' }));
type Enrich = NonNullable<GameTexts['enrich']>;

const buildingName = (view: View, number: unknown): string => view.figures?.buildings?.[Number(number) - 1] ?? String(number);

/** What stands on a space, as parameters for the messages "place", "place.at" and "place.to". `address`: the reader is who acts. */
function placeParams(space: string, view: View, address: boolean): Params {
  if (space === 'EP') return { placeKind: 'ep' };
  const tile = view.position?.board?.[space];
  if (typeof tile === 'string') return { placeKind: 'neutral', letter: tile };
  if (!tile) return { placeKind: 'free' };
  return { placeKind: address && tile.owner === view.viewer ? 'own' : 'theirs', tile: buildingName(view, tile.building), owner: tile.owner };
}

/** The stage of a visit: nothing done yet, only an auxiliary action possible, something left, or all done. */
function visitStage(view: View, acted: boolean): string {
  const left: unknown[] = view.figures?.local_actions ?? [];
  if (acted) return left.length ? 'more' : 'done';
  return left.length ? 'first' : 'aux';
}

const makeEnrich =
  (kit: Kit | null): Enrich =>
  (params, view, about) => {
    const out: Params = { ...params };
    const { decision, choice, event } = about;
    const mine = !event && (decision?.seat ?? view.viewer) === view.viewer;
    if (typeof params.space === 'string') Object.assign(out, placeParams(params.space, view, mine));
    if (event) {
      if (typeof params.building === 'number') out.tile = buildingName(view, params.building);
      if (event.event === 'automa_drawn') {
        const card = kit?.automa(String(params.card));
        out.face = card ? automaWords(card, i18n.t) : null;
      }
      if (event.event.startsWith('sue_')) out.does = params.action ?? null;
    } else if (choice) {
      out.of = decision?.key;
      if (choice.key === 'bonus') out.gain = Number(params.certificates ?? 0) > 0 ? 'certificates' : 'dollars';
    } else if (decision) {
      if (decision.key === 'use_location') out.stage = visitStage(view, params.acted === true);
      if (decision.key === 'pay_workers') {
        out.what = params.cattle ? 'cattle' : params.train ? 'train' : 'building';
        if (params.building) out.building = buildingName(view, params.building);
      }
    }
    return out;
  };

/** Names that are put together from what is printed. */
function nameOf(kit: Kit, table: string, value: string, t: Translate): string | null {
  switch (table) {
    case 'action': {
      const action = kit.action(value);
      return action ? actionWords(kit, action, t) : null;
    }
    case 'card':
      return kit.cattle(value)?.name ?? null;
    // In a sentence: "a builder", but a breed by its name alone.
    case 'card.one':
      return kit.cattle(value)?.name ?? t(`worker.one.${value}`);
    case 'objective': {
      const tile = kit.objective(value);
      return tile ? t('objective.tile', { needs: needWords(tile, t) }) : null;
    }
    case 'bonus': {
      const tile = kit.bonus(value);
      return tile ? t('bonus.tile', { what: bonusWords(kit, tile, t) }) : null;
    }
    case 'disc': {
      const disc = kit.disc(value);
      return disc ? discWords(kit, disc, t) : null;
    }
    case 'train': {
      const train = kit.train(value);
      return train ? t('train.name', { number: train.number, star: train.side === 'star' }) : null;
    }
    default:
      return null;
  }
}

function money(event: GameEvent): { seat: number; amount: number }[] {
  const amount = Number(event.amount ?? 0);
  const seat = Number(event.seat);
  if (event.event === 'dollars_gained') return [{ seat, amount }];
  return event.event === 'dollars_paid' ? [{ seat, amount: -amount }] : [];
}

const kinds: Record<string, string> = {};
for (const [kind, events] of Object.entries({
  loop: ['herder_placed', 'herder_stepped', 'building_placed', 'building_removed'],
  action: ['action_used', 'aux_used', 'forfeited', 'worker_hired', 'worker_discarded', 'train_used', 'certificates_moved'],
  cards: ['card_drawn', 'worker_drawn', 'deck_shuffled', 'card_discarded', 'card_removed', 'cattle_taken', 'tokens_gained', 'token_used'],
  tiles: ['objective_taken', 'objective_shown', 'bonus_taken', 'bonus_shown'],
  elpaso: ['arrived', 'simmental_taken', 'hand_shown', 'delivered', 'disc_placed', 'end_triggered', 'finished', 'game_ended'],
  sue: ['automa_shuffled', 'automa_drawn', 'sue_acts', 'sue_supply', 'sue_nothing'],
})) {
  for (const event of events) kinds[event] = kind;
}

const plainEffects = new Set([
  'herder_placed',
  'herder_stepped',
  'action_used',
  'aux_used',
  'dollars_gained',
  'dollars_paid',
  'card_discarded',
  'card_removed',
  'worker_hired',
  'worker_discarded',
  'cattle_taken',
  'objective_taken',
  'bonus_taken',
  'train_used',
  'building_placed',
  'hand_shown',
  'delivered',
  'disc_placed',
  'token_used',
  'forfeited',
]);

const shared: Omit<GameTexts, 'enrich'> = {
  catalogue,
  kinds,
  quiet: new Set(['turn_began', 'dollars_gained', 'dollars_paid', 'arrived']),
  minor: new Set(['card_drawn', 'worker_drawn', 'card_discarded', 'worker_discarded', 'deck_shuffled', 'certificates_moved', 'objective_shown', 'bonus_shown', 'forfeited', 'automa_shuffled']),
  plainEffects,
  money,
  ordinary: new Set(['end', 'skip', 'objective', 'place', 'move', 'move_on', 'discard', 'deliver', 'disc']),
  patient: new Set(['objective', 'bonus', 'exchange']),
};

export const texts: MakeTexts = (_game, components): GameTexts => {
  const kit = components ? kitOf({ components }) : null;
  return {
    ...shared,
    enrich: makeEnrich(kit),
    ...(kit ? { name: (table: string, value: string, t: Translate) => nameOf(kit, table, value, t) } : {}),
  };
};
