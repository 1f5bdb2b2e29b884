// Texts of El Paso.
import { gamePartsOf, type GameParts } from '../../boards/elpaso/gameParts';
import { actionWords, automaWords, bonusWords, discWords, needWords } from '../../boards/elpaso/printed';
import type { Messages, Translate } from '../../lib/i18n/format';
import { words } from '../../lib/i18n/catalogues';
import type { GameEvent } from '../../lib/types';
import type { GameTexts, MakeTexts } from '../../lib/texts';

const catalogue = words(import.meta.glob<Messages>('../../../../src/elpaso/words/{en,de,pl}.json', { import: 'default' }));
/** Names composed from printed data. */
function nameOf(gameParts: GameParts, table: string, value: string, t: Translate): string | null {
  switch (table) {
    case 'action': {
      const action = gameParts.action(value);
      return action ? actionWords(gameParts, action, t) : null;
    }
    case 'card':
      return gameParts.cattle(value)?.name ?? null;
    // In a sentence, workers have an article ("a builder"), breeds do not.
    case 'card.one':
      return gameParts.cattle(value)?.name ?? t(`worker.one.${value}`);
    case 'objective': {
      const tile = gameParts.objective(value);
      return tile ? t('objective.tile', { needs: needWords(tile, t) }) : null;
    }
    case 'bonus': {
      const tile = gameParts.bonus(value);
      return tile ? t('bonus.tile', { what: bonusWords(gameParts, tile, t) }) : null;
    }
    case 'disc': {
      const disc = gameParts.disc(value);
      return disc ? discWords(gameParts, disc, t) : null;
    }
    // The text of one of Sue's cards.
    case 'face': {
      const card = gameParts.automa(value);
      return card ? automaWords(card, t) : null;
    }
    case 'train': {
      const train = gameParts.train(value);
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

const shared: GameTexts = {
  catalogue,
  kinds,
  quiet: new Set(['turn_began', 'dollars_gained', 'dollars_paid', 'arrived']),
  minor: new Set(['card_drawn', 'worker_drawn', 'card_discarded', 'worker_discarded', 'deck_shuffled', 'certificates_moved', 'objective_shown', 'bonus_shown', 'forfeited', 'automa_shuffled']),
  plainEffects,
  money,
  ordinary: new Set(['end', 'skip', 'objective', 'place', 'move', 'move_on', 'discard', 'deliver', 'disc']),
  deferrable: new Set(['objective', 'bonus', 'exchange']),
};

export const texts: MakeTexts = (_game, components): GameTexts => {
  const gameParts = components ? gamePartsOf({ components }) : null;
  return gameParts ? { ...shared, name: (table, value, t) => nameOf(gameParts, table, value, t) } : shared;
};
