// Great Western Trail in words: both editions, Rails to the North, the cattle variants.
import { kitOf, townNumber, type Kit } from '../../boards/trail/kit';
import { automaOf, buildingOf } from '../../boards/trail/position';
import { actionWords, automaWords, auxWords, discWords, masterWords, officeWords, openedWords, priceParams, slotParams, taskWords } from '../../boards/trail/printed';
import type { Messages, Params, Translate } from '../../lib/i18n/format';
import { i18n } from '../../lib/i18n/i18n.svelte';
import type { Catalogue } from '../../lib/i18n/translator';
import { words } from '../../lib/i18n/words';
import type { GameEvent, View } from '../../lib/types';
import type { Advice, GameTexts, MakeTexts } from '../../lib/texts';

/** The second edition names some things otherwise; its files hold only those messages. */
const files = import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' });
const catalogues: Record<'first' | 'second', Catalogue> = {
  first: words(files),
  second: words(files, import.meta.glob<Messages>('./second.{en,de,pl}.ts', { import: 'default' })),
};

type Enrich = NonNullable<GameTexts['enrich']>;
const hazards: Record<string, string> = { FL: 'flood', DR: 'drought', RF: 'rockfall' };

/**
 * What stands on a space, as parameters for the messages "place" and "spot". A hazard is told by the number on its
 * space, a trade tile by the amount above it: these are what the board shows. `address`: the reader is who acts.
 */
function placeParams(kit: Kit | null, space: string, view: View, address: boolean): Params {
  if (space === 'START') return { placeKind: 'start' };
  if (space === 'KC') return { placeKind: 'kc' };
  const tile = view.position?.board?.[space];
  if (/^[A-G]$/.test(space)) return { placeKind: 'neutral', letter: tile ?? space };
  const slot = /^(FL|DR|RF)(\d)$/.exec(space);
  if (slot) return { placeKind: 'hazard', hazard: hazards[slot[1]!], number: slot[2] };
  if (/^O\d$/.test(space)) return { placeKind: 'trade', ...slotParams(kit?.space(space)) };
  if (!tile || typeof tile !== 'object') return { placeKind: 'free' };
  const own = address && tile.owner === view.viewer;
  return { placeKind: own ? 'own' : 'theirs', building: buildingName(kit, view, tile.owner, tile.building), owner: tile.owner };
}

/** Number and side of a building of this seat. */
function buildingName(kit: Kit | null, view: View, seat: number, number: number): string {
  return kit && view.position?.building_sides ? buildingOf(view, kit, seat, number) : String(number);
}

/** What an automa does, or should do, and why. */
function automaParams(kit: Kit | null, event: GameEvent, view: View): Params {
  const seat = Number(event.seat);
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
    // Brisco's cards give him cattle; the others buy it.
    case 'cattle_bought':
      return { gift: automaOf(view, seat)?.id === 'brisco' };
    case 'job_token_taken':
      return automaOf(view, seat) ? { for: seat } : {};
    default:
      return {};
  }
}

/** The stage of a visit: nothing done yet, only an auxiliary action possible, something left, or all done. */
function visitStage(view: View): string {
  const left: unknown[] = view.position?.local_actions ?? [];
  if (view.position?.acted) return left.length ? 'more' : 'done';
  return left.length ? 'first' : 'aux';
}

function figuresOf(view: View, seat: number): Record<string, number> {
  const all: Record<string, number>[] = view.figures?.players ?? [];
  return all.find((one) => one.seat === seat) ?? {};
}

function tileOn(view: View, space: string): unknown {
  const tile = view.position?.board?.[space];
  return typeof tile === 'string' ? tile : undefined;
}

/** The branches a walk takes, but for those that its end already tells; null if none is left. */
function viaOf(move: string, space: string): string[] | null {
  const via = / via (.+)$/.exec(move)?.[1]?.split(' ') ?? [];
  const telling = via.filter((branch) => !space.startsWith(branch) && !(/^(CL|D)$/.test(branch) && /^(O|DX?$)/.test(space)));
  return telling.length > 0 ? telling : null;
}

const makeEnrich =
  (kit: Kit | null): Enrich =>
  (params, view, about) => {
    const out: Params = { ...params };
    const space = params.space;
    const mine = !about.event && (about.decision?.seat ?? view.viewer) === view.viewer;
    if (typeof space === 'string') Object.assign(out, placeParams(kit, space, view, mine));
    if (params.action === 'risk' && typeof space === 'string') out.action = `risk-${kit?.space(space)?.risk ?? 'any'}`;
    if (typeof params.price_modifier === 'number') Object.assign(out, priceParams(params.price_modifier));
    if (typeof params.town === 'string' && params.space !== undefined) {
      const printed = kit?.town(params.town)?.spaces[Number(params.space) - 1];
      out.what = (printed && officeWords(printed, i18n.t)) || null;
    }
    const { decision, choice, event } = about;
    if (decision?.for) out.for = decision.for;
    if (choice) {
      out.of = decision?.key;
      if (choice.key === 'move') out.via = viaOf(choice.move, String(space));
      if (choice.key === 'hazard' && typeof space === 'string') out.tile = tileOn(view, space);
      if (choice.key === 'trade' && typeof space === 'string') out.tile = tileOn(view, space);
      if (choice.key === 'engine') out.station ??= null;
      // What is built, not what stands there.
      if (choice.key === 'site') out.building = params.building;
    } else if (decision) {
      if (decision.key === 'move') out.steps = figuresOf(view, decision.seat).step_limit;
      if (decision.key === 'use_location') out.stage = visitStage(view);
      if (decision.key === 'income') out.herd = figuresOf(view, decision.seat).herd_value;
      if (decision.key === 'disc') Object.assign(out, { target: params.city ? 'city' : 'station', keep_dollars: params.keep_dollars ?? 0 });
      if (decision.key === 'hire') out.sign ??= 'same';
    }
    if (!event) return out;
    if (typeof params.building === 'number') out.tile = buildingName(kit, view, Number(params.seat), params.building);
    if (event.event === 'disc_placed') out.target = params.city ? 'city' : 'station';
    return Object.assign(out, automaParams(kit, event, view));
  };

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
    case 'track': {
      const station = /^station (\d+)$/.exec(value);
      return station ? t('track.turnout', { station: station[1] }) : t('track.space', { space: value });
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
    enrich: makeEnrich(kit),
    ...(kit ? { name: (table: string, value: string, t: Translate) => nameOf(kit, table, value, t) } : {}),
  };
};
