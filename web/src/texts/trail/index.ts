// Great Western Trail in words: both editions, Rails to the North, the cattle variants.
import { kitOf, townNumber, type Kit } from '../../boards/trail/kit';
import { actionWords, automaWords, auxWords, discWords, masterWords, officeWords, openedWords, taskWords } from '../../boards/trail/printed';
import type { Messages, Params, Translate } from '../../lib/i18n/format';
import { i18n } from '../../lib/i18n/i18n.svelte';
import type { Catalogue } from '../../lib/i18n/translator';
import { words } from '../../lib/i18n/words';
import type { GameEvent } from '../../lib/types';
import type { Advice, GameTexts, MakeTexts } from '../../lib/texts';

/** The second edition names some things otherwise; its files hold only those messages. */
const files = import.meta.glob<Messages>('../../../../src/trail/words/{en,de,pl}.json', { import: 'default' });
const catalogues: Record<'first' | 'second', Catalogue> = {
  first: words(files),
  second: words(files, import.meta.glob<Messages>('../../../../src/trail/words/second.{en,de,pl}.json', { import: 'default' })),
};

/** What an automa does, or should do, and why. */
function automaParams(kit: Kit | null, event: GameEvent): Params {
  switch (event.event) {
    case 'automa_card': {
      const card = kit?.automaCard(String(event.card));
      return { face: card ? automaWords(card, i18n.t, Number(event.steps)) : null };
    }
    case 'automa_acts':
    case 'automa_nothing': {
      const { action, workers } = event;
      const about = { action, workers: workers ?? 0, most: kit?.all.automa?.most_dollars ?? 0 };
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

/** Names that are put together from what is printed. */
function nameOf(kit: Kit, table: string, value: string, t: Translate): string | null {
  switch (table) {
    case 'action': {
      const action = kit.action(value);
      return action ? actionWords(action, t) : null;
    }
    case 'tile': {
      const tile = kit.tile(value);
      return tile?.kind === 'hazard' ? t('tile.hazard', { ...tile }) : null;
    }
    // Without an article, for lists.
    case 'offer': {
      const tile = kit.tile(value);
      if (tile?.kind === 'worker') return t(`worker.${tile.worker}`);
      if (tile?.kind === 'hazard') return t('offer.hazard', { ...tile });
      return tile ? t(`offer.trade-${tile.colour === 'green' ? 'green' : 'blue'}`) : null;
    }
    case 'card': {
      const objective = kit.objective(value);
      if (objective) return t('card.objective', { tasks: taskWords(kit, objective, t) });
      const cattle = kit.cattle(value);
      if (!cattle) return null;
      // Only where cards of one breed differ are their points told.
      const several = kit.all.cattle.filter((one) => one.name === cattle.name).length > 1;
      return t(several ? 'card.cattle.points' : 'card.cattle', { name: cattle.name, points: cattle.points });
    }
    case 'breed':
      return kit.breed(value)?.name ?? null;
    case 'city':
      return kit.city(value)?.name ?? null;
    // Only large towns have a name on the board; the others have their number.
    case 'town': {
      const town = kit.town(value);
      if (!town) return null;
      return town.kind === 'large' ? town.name : t('town.number', { number: townNumber(value) });
    }
    // What is printed where an office goes: "T03:2".
    case 'officespace': {
      const [town = '', space] = value.split(':');
      const printed = kit.town(town)?.spaces[Number(space) - 1];
      return printed ? officeWords(printed, t) : null;
    }
    case 'station': {
      const town = kit.station(Number(value))?.town;
      return town ? t('station.town', { town }) : null;
    }
    case 'aux1':
    case 'aux2': {
      const aux = kit.aux(value);
      return aux ? auxWords(aux, table === 'aux2' ? 2 : 1, t) : null;
    }
    case 'disc': {
      const space = kit.disc(value);
      return space ? discWords(space, kit, t) : null;
    }
    case 'opened': {
      const space = kit.disc(value);
      return space ? openedWords(space, kit, t) : null;
    }
    case 'master': {
      const master = kit.master(value);
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

/** What does not go together, told before the table is set. */
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
  // A disc of an automa comes from its supply and opens nothing.
  untold: (event) => event.event === 'disc_taken' && event.disc_space === null,
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
  patient: new Set(['play_objective', 'play_objective_forfeit', 'exchange']),
  advise,
};

export const texts: MakeTexts = (game, components): GameTexts => {
  const kit = components ? kitOf({ components }) : null;
  return {
    ...shared,
    catalogue: catalogues[game === 'second' ? 'second' : 'first'],
    further: (event) => automaParams(kit, event),
    ...(kit ? { name: (table: string, value: string, t: Translate) => nameOf(kit, table, value, t) } : {}),
  };
};
