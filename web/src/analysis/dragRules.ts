// What a hand does to a position when it takes a thing of the board somewhere else; one table for each family. What becomes of it
// only the engine can say.
import type { Json } from '../lib/types';
import { changed, counted } from './fields';

/** A thing as boards name it: "space:E". */
interface Thing {
  kind: string;
  name: string;
}
const thing = (el: string): Thing => {
  const colon = el.indexOf(':');
  return colon < 0 ? { kind: el, name: '' } : { kind: el.slice(0, colon), name: el.slice(colon + 1) };
};

interface DragRules {
  /** Whether something can be taken from there. */
  canTake(position: Json, el: string, seat: number): boolean;
  /** The position with it moved; null where it cannot lie. */
  moved(position: Json, from: string, to: string, seat: number): Json | null;
  /** The position at the beginning of a turn of a seat. */
  atTurnOf(position: Json, seat: number, turn: number): Json;
}

/** The player of a seat who stands there, that seat first. */
function standing(position: Json, key: string, at: string, seat: number): number {
  const players: Json[] = position.players;
  if (players[seat - 1]?.[key] === at) return seat - 1;
  return players.findIndex((player) => player[key] === at);
}
const player = (position: Json, seat: number): Json => position.players[seat - 1];
const ofPlayer = (position: Json, seat: number, key: string, value: Json): Json => changed(position, ['players', seat - 1, key], value);

function fromSpaceToSpace(position: Json, from: string, to: string, seat: number): Json | null {
  const who = standing(position, 'herder', from, seat);
  if (who >= 0) return changed(position, ['players', who, 'herder'], to);
  const { [from]: tile, [to]: other, ...rest } = position.board as Record<string, Json>;
  if (tile === undefined) return null;
  // Two of a kind change places.
  return { ...position, board: other === undefined ? { ...rest, [to]: tile } : { ...rest, [to]: tile, [from]: other } };
}

const place = (name: string): string => (/^\d+$/.test(name) ? name : name);
/** A card of the hand, or one of the market, to a pile. */
const piles: Record<string, string> = { 'deck:draw': 'draw', 'deck:discard': 'discard', hand: 'hand' };

function cardMoved(position: Json, from: Thing, to: string, seat: number): Json | null {
  const pile = to.startsWith('card:') ? 'hand' : piles[to];
  const own = player(position, seat);
  if (from.kind === 'market' && pile) {
    if (!position.cattle_market?.[from.name]) return null;
    const market = { ...position, cattle_market: counted(position.cattle_market, from.name, -1) };
    return ofPlayer(market, seat, pile, counted(own[pile], from.name, 1));
  }
  if (from.kind !== 'card' || !own.hand?.[from.name]) return null;
  if (pile && pile !== 'hand') {
    const less = ofPlayer(position, seat, 'hand', counted(own.hand, from.name, -1));
    const known = ofPlayer(less, seat, 'known', counted(own.known ?? {}, from.name, -1));
    return ofPlayer(known, seat, pile, counted(own[pile], from.name, 1));
  }
  if (to.startsWith('market')) {
    const less = ofPlayer(position, seat, 'hand', counted(own.hand, from.name, -1));
    return { ...less, cattle_market: counted(position.cattle_market ?? {}, from.name, 1) };
  }
  return null;
}

const turnOf = (position: Json, seat: number, turn: number): Json => ({
  ...position,
  turn,
  current: seat,
  decisions: [{ decision: 'draw-phase' }, { decision: player(position, seat)?.herder === null ? 'place-herder' : 'move' }],
});

const trail: DragRules = {
  canTake(position, el, seat) {
    const { kind, name } = thing(el);
    if (kind === 'space') return name in position.board || standing(position, 'herder', name, seat) >= 0;
    if (kind === 'track') return standing(position, 'engine', name, seat) >= 0;
    if (kind === 'building') return player(position, seat)?.buildings?.includes(Number.parseInt(name, 10)) ?? false;
    if (kind === 'disc') return (player(position, seat)?.discs?.[name] ?? 0) > 0;
    if (kind === 'card') return (player(position, seat)?.hand?.[name] ?? 0) > 0;
    if (kind === 'market') return (position.cattle_market?.[name] ?? 0) > 0;
    if (kind === 'worker') return (player(position, seat)?.workers?.[name] ?? 0) > 1;
    if (kind === 'job') return true;
    if (kind === 'foresight') return true;
    return kind === 'objective' && position.objective_display?.includes(name);
  },
  moved(position, from, to, seat) {
    const a = thing(from);
    const b = thing(to);
    const own = player(position, seat);
    if (a.kind === 'space' && b.kind === 'space') return fromSpaceToSpace(position, a.name, b.name, seat);
    if (a.kind === 'track' && (b.kind === 'track' || b.kind === 'station')) {
      const who = standing(position, 'engine', a.name, seat);
      return who < 0 ? null : changed(position, ['players', who, 'engine'], b.kind === 'station' ? `station ${b.name}` : place(b.name));
    }
    if (a.kind === 'building' && b.kind === 'space') {
      const number = Number.parseInt(a.name, 10);
      const left = ofPlayer(position, seat, 'buildings', (own.buildings as number[]).filter((one) => one !== number));
      return { ...left, board: { ...position.board, [b.name]: { building: number, owner: seat } } };
    }
    // A building of the trail goes home.
    if (a.kind === 'space' && (b.kind === 'building' || b.kind === 'seat')) {
      const { [a.name]: tile, ...rest } = position.board as Record<string, Json>;
      if (typeof tile?.building !== 'number') return null;
      const whose = player(position, tile.owner);
      const home = ofPlayer(position, tile.owner, 'buildings', [...(whose.buildings as number[]), tile.building].sort((x, y) => x - y));
      return { ...home, board: rest };
    }
    if (a.kind === 'disc' && (b.kind === 'city' || b.kind === 'station')) {
      const less = ofPlayer(position, seat, 'discs', counted(own.discs, a.name, -1));
      if (b.kind === 'city') return ofPlayer(less, seat, 'cities', counted(own.cities, b.name, 1));
      return ofPlayer(less, seat, 'stations', [...new Set([...(own.stations as number[]), Number(b.name)])].sort((x, y) => x - y));
    }
    if (a.kind === 'job' || a.kind === 'worker') {
      const [row, worker] = a.kind === 'job' ? a.name.split(':') : ['', a.name];
      const [toRow] = b.kind === 'job' ? b.name.split(':') : [''];
      if (b.kind !== 'job' && b.kind !== 'worker') return null;
      let next = position;
      if (row) next = changed(next, ['job_market', Number(row) - 1], counted(next.job_market[Number(row) - 1], worker!, -1));
      else next = ofPlayer(next, seat, 'workers', counted(player(next, seat).workers, worker!, -1));
      if (toRow) return changed(next, ['job_market', Number(toRow) - 1], counted(next.job_market[Number(toRow) - 1], worker!, 1));
      return ofPlayer(next, seat, 'workers', counted(player(next, seat).workers, worker!, 1));
    }
    if (a.kind === 'foresight' && b.kind === 'foresight') {
      const at = (name: string) => name.split(':').map((one) => Number(one) - 1) as [number, number];
      const [x, y] = [at(a.name), at(b.name)];
      const tile = (of: [number, number]): Json => position.foresight[of[0]]?.[of[1]] ?? null;
      return changed(changed(position, ['foresight', ...x], tile(y)), ['foresight', ...y], tile(x));
    }
    if (a.kind === 'objective' && (b.kind === 'objective' || b.kind === 'seat' || b.kind === 'deck' || b.kind === 'card')) {
      const index = (position.objective_display as (string | null)[]).indexOf(a.name);
      if (index < 0) return null;
      const without = changed(position, ['objective_display', index], null);
      if (b.kind === 'card') return ofPlayer(without, seat, 'hand', counted(own.hand, a.name, 1));
      if (b.name === 'discard') return ofPlayer(without, seat, 'discard', counted(own.discard, a.name, 1));
      return ofPlayer(without, seat, 'objectives', [...(own.objectives as string[]), a.name]);
    }
    return cardMoved(position, a, to, seat);
  },
  atTurnOf(position, seat, turn) {
    const next = { ...turnOf(position, seat, turn), local_actions: [], acted: false, copies_used: [] };
    return 'used_this_turn' in position ? { ...next, used_this_turn: [] } : next;
  },
};

const elpaso: DragRules = {
  canTake(position, el, seat) {
    const { kind, name } = thing(el);
    if (kind === 'space') return name in position.board || standing(position, 'herder', name, seat) >= 0;
    if (kind === 'building') return (position.building_stacks?.[name] ?? 0) > 0;
    if (kind === 'card') return (player(position, seat)?.hand?.[name] ?? 0) > 0;
    if (kind === 'market') return (position.cattle_market?.[name] ?? 0) > 0;
    if (kind === 'disc') return player(position, seat)?.discs?.includes(name) ?? false;
    if (kind === 'hire') return (position.worker_stacks?.[name] ?? 0) > 0;
    if (kind === 'worker') return (player(position, seat)?.workers?.[name] ?? 0) > 0;
    return kind === 'objective' && position.objective_display?.includes(name);
  },
  moved(position, from, to, seat) {
    const a = thing(from);
    const b = thing(to);
    const own = player(position, seat);
    if (a.kind === 'space' && b.kind === 'space') return fromSpaceToSpace(position, a.name, b.name, seat);
    if (a.kind === 'building' && b.kind === 'space') {
      const less = { ...position, building_stacks: counted(position.building_stacks, a.name, -1) };
      return { ...less, board: { ...position.board, [b.name]: { building: Number(a.name), owner: seat } } };
    }
    if (a.kind === 'space' && b.kind === 'building') {
      const { [a.name]: tile, ...rest } = position.board as Record<string, Json>;
      if (typeof tile?.building !== 'number') return null;
      return { ...position, board: rest, building_stacks: counted(position.building_stacks, String(tile.building), 1) };
    }
    if (a.kind === 'disc' && b.kind === 'post') {
      const less = ofPlayer(position, seat, 'discs', (own.discs as string[]).filter((one) => one !== a.name));
      return ofPlayer(less, seat, 'posts', counted(own.posts, b.name, 1));
    }
    if (a.kind === 'hire' && b.kind === 'worker') {
      const less = { ...position, worker_stacks: counted(position.worker_stacks, a.name, -1) };
      return ofPlayer(less, seat, 'workers', counted(own.workers, a.name, 1));
    }
    if (a.kind === 'worker' && b.kind === 'hire') {
      const less = { ...position, worker_stacks: counted(position.worker_stacks, a.name, 1) };
      return ofPlayer(less, seat, 'workers', counted(own.workers, a.name, -1));
    }
    return cardMoved(position, a, to, seat);
  },
  atTurnOf(position, seat, turn) {
    return { ...turnOf(position, seat, turn), hand_shown: false };
  },
};

const families: Record<string, DragRules> = { trail, elpaso };
/** Null for a game whose pieces are not known here: its numbers can be changed all the same. */
export const dragRulesOf = (family: string): DragRules | null => families[family] ?? null;
