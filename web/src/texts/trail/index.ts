// Texts of Great Western Trail: both editions, Rails to the North, the cattle variants.
import { gamePartsOf, townNumber, type GameParts } from '../../boards/trail/gameParts';
import { actionWords, automaWords, auxWords, discWords, masterWords, officeWords, openedWords, taskWords } from '../../boards/trail/printed';
import type { Messages, Params, Translate } from '../../lib/i18n/format';
import { i18n } from '../../lib/i18n/i18n.svelte';
import type { Catalogue } from '../../lib/i18n/translator';
import { words } from '../../lib/i18n/catalogues';
import type { GameEvent } from '../../lib/types';
import type { Advice, GameTexts, MakeTexts } from '../../lib/texts';

/** Messages by edition: the second replaces some of the first. */
const files = import.meta.glob<Messages>('../../../../src/trail/words/{en,de,pl}.json', { import: 'default' });
const catalogues: Record<'first' | 'second', Catalogue> = {
  first: words(files),
  second: words(files, import.meta.glob<Messages>('../../../../src/trail/words/second.{en,de,pl}.json', { import: 'default' })),
};

/** Parameters of the sentences about events of automas: the action, the order of preference, and the reason. */
function automaParams(gameParts: GameParts | null, event: GameEvent): Params {
  switch (event.event) {
    case 'automa_card': {
      const card = gameParts?.automaCard(String(event.card));
      return { face: card ? automaWords(card, i18n.t, Number(event.steps)) : null };
    }
    case 'automa_acts':
    case 'automa_nothing': {
      const { action, workers } = event;
      const about = { action, workers: workers ?? 0, most: gameParts?.all.automa?.most_dollars ?? 0 };
      return {
        does: i18n.t(`acts.${action}`, about),
        order: i18n.t(`order.${action}`, about),
        why: i18n.t(`why.${event.reason}`, about),
      };
    }
    default:
      return {};
  }
}

/** Names composed from printed data. */
function nameOf(gameParts: GameParts, table: string, value: string, t: Translate): string | null {
  switch (table) {
    case 'action': {
      const action = gameParts.action(value);
      return action ? actionWords(action, t) : null;
    }
    case 'tile': {
      const tile = gameParts.tile(value);
      return tile?.kind === 'hazard' ? t('tile.hazard', { ...tile }) : null;
    }
    // Without an article, for lists.
    case 'offer': {
      const tile = gameParts.tile(value);
      if (tile?.kind === 'worker') return t(`worker.${tile.worker}`);
      if (tile?.kind === 'hazard') return t('offer.hazard', { ...tile });
      return tile ? t(`offer.trade-${tile.colour === 'green' ? 'green' : 'blue'}`) : null;
    }
    case 'card': {
      const objective = gameParts.objective(value);
      if (objective) return t('card.objective', { tasks: taskWords(gameParts, objective, t) });
      const cattle = gameParts.cattle(value);
      if (!cattle) return null;
      // Points are part of the name only if cards of one breed differ in them.
      const several = gameParts.all.cattle.filter((one) => one.name === cattle.name).length > 1;
      return t(several ? 'card.cattle.points' : 'card.cattle', { name: cattle.name, points: cattle.points });
    }
    case 'breed':
      return gameParts.breed(value)?.name ?? null;
    case 'city':
      return gameParts.city(value)?.name ?? null;
    // Only large towns have a name on the board; the others have their number.
    case 'town': {
      const town = gameParts.town(value);
      if (!town) return null;
      return town.kind === 'large' ? town.name : t('town.number', { number: townNumber(value) });
    }
    // A space for a branch office, as "T03:2", is named by what is printed on it.
    case 'officespace': {
      const [town = '', space] = value.split(':');
      const printed = gameParts.town(town)?.spaces[Number(space) - 1];
      return printed ? officeWords(printed, t) : null;
    }
    case 'station': {
      const town = gameParts.station(Number(value))?.town;
      return town ? t('station.town', { town }) : null;
    }
    case 'aux1':
    case 'aux2': {
      const aux = gameParts.aux(value);
      return aux ? auxWords(aux, table === 'aux2' ? 2 : 1, t) : null;
    }
    case 'disc': {
      const space = gameParts.disc(value);
      return space ? discWords(space, gameParts, t) : null;
    }
    case 'opened': {
      const space = gameParts.disc(value);
      return space ? openedWords(space, gameParts, t) : null;
    }
    case 'master': {
      const master = gameParts.master(value);
      return master ? masterWords(master, t) : null;
    }
    // As a place, or as where an engine goes.
    case 'track':
    case 'track.to': {
      const station = /^station (\d+)$/.exec(value);
      return station ? t(`${table}.turnout`, { station: station[1] }) : t(`${table}.space`, { space: value });
    }
    default:
      return null;
  }
}

/** Notes on combinations of options, shown before the table is created; `only` is the one value that remains. */
function advise(options: Readonly<Record<string, string>>): Advice[] {
  const out: Advice[] = [];
  if (options.cattle === 'both') out.push({ option: 'cattle', key: 'advice.cattle-both' });
  if ((options.cattle ?? 'standard') === 'standard') {
    out.push({ option: 'orange-objectives', key: 'advice.orange-objectives', only: 'without' });
  }
  if (options.rails === 'first') {
    out.push({ option: 'promo-buildings', key: 'advice.promo-buildings' });
    out.push({ option: 'promo-masters', key: 'advice.promo-masters', only: 'without' });
  }
  return out;
}

function money(event: GameEvent): { seat: number; amount: number }[] {
  const amount = Number(event.amount ?? 0);
  const seat = Number(event.seat);
  switch (event.event) {
    case 'dollars_gained':
      return [{ seat, amount }];
    case 'dollars_paid':
      return [{ seat, amount: -amount }];
    case 'fee_from_bank':
      return [{ seat: Number(event.to), amount }];
    case 'fee_paid': {
      const out = [{ seat, amount: -amount }];
      if (typeof event.to === 'number') out.push({ seat: event.to, amount });
      return out;
    }
    default:
      return [];
  }
}

const kinds: Record<string, string> = {};
for (const [kind, events] of Object.entries({
  trail: ['herder_placed', 'herder_stepped', 'herder_returned', 'fee_paid', 'fee_from_bank', 'hazard_taken', 'trade_tile_taken'],
  action: ['local_action_used', 'aux_used', 'forfeited', 'building_placed', 'building_removed', 'worker_hired'],
  cards: [
    'card_drawn',
    'card_discarded',
    'card_removed',
    'deck_shuffled',
    'cattle_bought',
    'market_card_shown',
    'objective_taken',
    'objective_shown',
    'objective_played',
    'certificates_moved',
    'cattle_grown',
    'cattle_taken',
    'token_gained',
    'token_used',
  ],
  rail: [
    'engine_moved',
    'station_upgraded',
    'disc_taken',
    'station_disc_taken',
    'disc_placed',
    'station_master_won',
    'delivered',
    'office_founded',
    'bonus_tile_used',
    'station_master_taken',
  ],
  city: [
    'tile_chosen',
    'tile_placed',
    'tile_out',
    'worker_offered',
    'job_token_moved',
    'job_token_taken',
    'tile_revealed',
    'income',
  ],
  automa: [
    'automa_shuffled',
    'automa_card',
    'automa_acts',
    'automa_nothing',
    'specialized',
    'office_card_turned',
    'office_card_put_under',
  ],
})) {
  for (const event of events) kinds[event] = kind;
}

const shared: Omit<GameTexts, 'catalogue'> = {
  kinds,
  quiet: new Set(['turn_began', 'dollars_gained', 'dollars_paid', 'herder_returned', 'tile_chosen', 'disc_placed']),
  minor: new Set([
    'card_drawn',
    'card_discarded',
    'deck_shuffled',
    'certificates_moved',
    'tile_revealed',
    'objective_shown',
    'market_card_shown',
    'forfeited',
    'fee_paid',
    'fee_from_bank',
    'automa_shuffled',
    'office_card_put_under',
  ]),
  // A disc of an automa comes from its supply and unlocks nothing.
  isOmitted: (event) => event.event === 'disc_taken' && event.disc_space === null,
  plainEffects: new Set([
    'herder_placed',
    'herder_stepped',
    'local_action_used',
    'aux_used',
    'dollars_gained',
    'dollars_paid',
    'card_discarded',
    'card_removed',
    'cattle_bought',
    'worker_hired',
    'building_placed',
    'hazard_taken',
    'trade_tile_taken',
    'engine_moved',
    'station_upgraded',
    'disc_taken',
    'station_disc_taken',
    'tile_chosen',
    'objective_taken',
    'objective_played',
    'delivered',
    'income',
    'herder_returned',
    'forfeited',
    'disc_placed',
    'token_used',
    'office_founded',
    'cattle_grown',
    'cattle_taken',
    'station_master_taken',
    'bonus_tile_used',
  ]),
  money,
  ordinary: new Set(['end', 'done', 'skip', 'place', 'move', 'discard', 'foresight', 'begin']),
  deferrable: new Set(['play_objective', 'play_objective_forfeit', 'exchange']),
  advise,
};

export const texts: MakeTexts = (game, components): GameTexts => {
  const gameParts = components ? gamePartsOf({ components }) : null;
  return {
    ...shared,
    catalogue: catalogues[game === 'second' ? 'second' : 'first'],
    further: (event) => automaParams(gameParts, event),
    ...(gameParts ? { name: (table: string, value: string, t: Translate) => nameOf(gameParts, table, value, t) } : {}),
  };
};
