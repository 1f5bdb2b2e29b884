// Great Western Trail, first edition, in words.
import type { Params, Translate } from '../../lib/i18n/format';
import type { GameEvent, View } from '../../lib/types';
import type { GameTexts } from '../texts';
import { actions, objectiveTasks, risks } from './actions';
import de from './de';
import en from './en';
import pl from './pl';

const hazards: Record<string, string> = { FL: 'flood', DR: 'drought', RF: 'rockfall' };

/** What stands on a space, as parameters for the messages "place", "place.at" and "place.to". */
function placeParams(space: string, view: View, address: boolean): Params {
  if (space === 'START') return { placeKind: 'start' };
  if (space === 'KC') return { placeKind: 'kc' };
  const tile = view.position?.board?.[space];
  if (/^[A-G]$/.test(space)) return { placeKind: 'neutral', letter: tile ?? space };
  const slot = /^(FL|DR|RF)\d$/.exec(space);
  if (slot) return { placeKind: 'hazard', hazard: hazards[slot[1]!] };
  if (/^O\d$/.test(space)) return { placeKind: 'trade' };
  if (!tile || typeof tile !== 'object') return { placeKind: 'free' };
  const sides: string = view.position?.building_sides ?? '';
  const building = `${tile.building}${sides[tile.building - 1] ?? ''}`;
  const own = address && tile.owner === view.viewer;
  return { placeKind: own ? 'own' : 'theirs', building, owner: tile.owner };
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
  const telling = via.filter((branch) => !space.startsWith(branch) && !(branch === 'CL' && /^(O|D$)/.test(space)));
  return telling.length > 0 ? telling : null;
}

function enrich(params: Params, view: View, about: Parameters<NonNullable<GameTexts['enrich']>>[2]): Params {
  const out: Params = { ...params };
  const space = params.space;
  if (typeof space === 'string') Object.assign(out, placeParams(space, view, !about.event));
  if (params.action === 'risk' && typeof space === 'string') out.action = risks[space] ?? 'risk-any';
  const { decision, choice } = about;
  if (choice) {
    out.of = decision?.key;
    if (choice.key === 'move') out.via = viaOf(choice.move, String(space));
    if (choice.key === 'hazard' && typeof space === 'string') out.tile = tileOn(view, space);
    if (choice.key === 'trade' && typeof space === 'string') out.tile = tileOn(view, space);
    if (choice.key === 'engine') out.station ??= null;
  } else if (decision) {
    if (decision.key === 'move') out.steps = figuresOf(view, decision.seat).step_limit;
    if (decision.key === 'use_location') out.stage = visitStage(view);
    if (decision.key === 'income') out.herd = figuresOf(view, decision.seat).herd_value;
    if (decision.key === 'disc') out.target = params.city ? 'city' : 'station';
  }
  if (about.event && typeof params.building === 'number') {
    const sides: string = view.position?.building_sides ?? '';
    out.tile = `${params.building}${sides[params.building - 1] ?? ''}`;
  }
  if (about.event?.event === 'disc_placed') out.target = params.city ? 'city' : 'station';
  return out;
}

function name(table: string, value: string, t: Translate): string | null {
  if (table === 'action') {
    const action = actions[value];
    return action ? t(action.key, action.params) : null;
  }
  if (table === 'tile') {
    const hazard = /^(flood|drought|rockfall)-(\d)-(green|black)$/.exec(value);
    return hazard ? t('tile.hazard', { hazard: hazard[1], points: Number(hazard[2]), hand: hazard[3] }) : null;
  }
  if (table === 'card') {
    const tasks = objectiveTasks[value];
    if (tasks) return t('card.objective', { tasks: tasks.map(([task, count]) => t(`task.${task}`, { count })) });
    const cattle = /^([a-z]+)(\d)?$/.exec(value);
    if (!cattle) return null;
    return cattle[2]
      ? t('card.cattle.points', { breed: cattle[1], points: Number(cattle[2]) })
      : t('card.cattle', { breed: cattle[1] });
  }
  if (table === 'track') {
    const station = /^station (\d+)$/.exec(value);
    return station ? t('track.turnout', { station: station[1] }) : t('track.space', { space: value });
  }
  return null;
}

function money(event: GameEvent): { seat: number; amount: number }[] {
  const amount = Number(event.amount ?? 0);
  const seat = Number(event.seat);
  switch (event.event) {
    case 'dollars_gained':
      return [{ seat, amount }];
    case 'dollars_paid':
      return [{ seat, amount: -amount }];
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
  trail: ['herder_placed', 'herder_stepped', 'herder_returned', 'fee_paid', 'hazard_taken', 'trade_tile_taken'],
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
  ],
  rail: [
    'engine_moved',
    'station_upgraded',
    'disc_taken',
    'station_disc_taken',
    'disc_placed',
    'station_master_won',
    'delivered',
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
})) {
  for (const event of events) kinds[event] = kind;
}

export const texts: GameTexts = {
  catalogue: { en, de, pl },
  enrich,
  name,
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
  ]),
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
  ]),
  money,
  ordinary: new Set(['end', 'done', 'skip', 'place', 'move', 'discard', 'foresight']),
};
