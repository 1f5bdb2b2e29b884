// How dragging an element of the board changes the position, by family of games. The server decides whether the result
// is valid.
import type { Json } from '../lib/types';
import { changed, counted } from './fields';

/** An element as boards name it: kind "space", name "E" for "space:E". */
interface BoardElement {
  kind: string;
  name: string;
}
const elementFrom = (el: string): BoardElement => {
  const colon = el.indexOf(':');
  return colon < 0 ? { kind: el, name: '' } : { kind: el.slice(0, colon), name: el.slice(colon + 1) };
};

interface DragRules {
  /** True if there is something to take from the element. */
  canTake(position: Json, el: string, seat: number): boolean;
  /** The position after moving the element `from` to the element `to`; null if it cannot be dropped there. */
  moved(position: Json, from: string, to: string, seat: number): Json | null;
  /** The position at the start of the seat's turn with this number. */
  atTurnOf(position: Json, seat: number, turn: number): Json;
}

/** Index of the player whose piece `key` stands at `at`, the given seat first; -1 if there is none. */
function playerAt(position: Json, key: string, at: string, seat: number): number {
  const players: Json[] = position.players;
  if (players[seat - 1]?.[key] === at) return seat - 1;
  return players.findIndex((player) => player[key] === at);
}
const player = (position: Json, seat: number): Json => position.players[seat - 1];
const withPlayer = (position: Json, seat: number, key: string, value: Json): Json => changed(position, ['players', seat - 1, key], value);

function withTrailMove(position: Json, from: string, to: string, seat: number): Json | null {
  const who = playerAt(position, 'herder', from, seat);
  if (who >= 0) return changed(position, ['players', who, 'herder'], to);
  const { [from]: tile, [to]: other, ...rest } = position.board as Record<string, Json>;
  if (tile === undefined) return null;
  // Two tiles change places.
  return { ...position, board: other === undefined ? { ...rest, [to]: tile } : { ...rest, [to]: tile, [from]: other } };
}

/** Name of the pile in the position, by element. */
const piles: Record<string, string> = { 'deck:draw': 'draw', 'deck:discard': 'discard', hand: 'hand' };

function withCardMoved(position: Json, from: BoardElement, to: string, seat: number): Json | null {
  const pile = to.startsWith('card:') ? 'hand' : piles[to];
  const own = player(position, seat);
  if (from.kind === 'market' && pile) {
    if (!position.cattle_market?.[from.name]) return null;
    const market = { ...position, cattle_market: counted(position.cattle_market, from.name, -1) };
    return withPlayer(market, seat, pile, counted(own[pile], from.name, 1));
  }
  if (from.kind !== 'card' || !own.hand?.[from.name]) return null;
  if (pile && pile !== 'hand') {
    const less = withPlayer(position, seat, 'hand', counted(own.hand, from.name, -1));
    const known = withPlayer(less, seat, 'known', counted(own.known ?? {}, from.name, -1));
    return withPlayer(known, seat, pile, counted(own[pile], from.name, 1));
  }
  if (to.startsWith('market')) {
    const less = withPlayer(position, seat, 'hand', counted(own.hand, from.name, -1));
    return { ...less, cattle_market: counted(position.cattle_market ?? {}, from.name, 1) };
  }
  return null;
}

const turnStart = (position: Json, seat: number, turn: number): Json => ({
  ...position,
  turn,
  current: seat,
  decisions: [{ decision: 'draw-phase' }, { decision: player(position, seat)?.herder === null ? 'place-herder' : 'move' }],
});

const trail: DragRules = {
  canTake(position, el, seat) {
    const { kind, name } = elementFrom(el);
    if (kind === 'space') return name in position.board || playerAt(position, 'herder', name, seat) >= 0;
    if (kind === 'track') return playerAt(position, 'engine', name, seat) >= 0;
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
    const a = elementFrom(from);
    const b = elementFrom(to);
    const own = player(position, seat);
    if (a.kind === 'space' && b.kind === 'space') return withTrailMove(position, a.name, b.name, seat);
    if (a.kind === 'track' && (b.kind === 'track' || b.kind === 'station')) {
      const who = playerAt(position, 'engine', a.name, seat);
      return who < 0 ? null : changed(position, ['players', who, 'engine'], b.kind === 'station' ? `station ${b.name}` : b.name);
    }
    if (a.kind === 'building' && b.kind === 'space') {
      const number = Number.parseInt(a.name, 10);
      const left = withPlayer(position, seat, 'buildings', (own.buildings as number[]).filter((one) => one !== number));
      return { ...left, board: { ...position.board, [b.name]: { building: number, owner: seat } } };
    }
    // A building on the trail returns to its owner.
    if (a.kind === 'space' && (b.kind === 'building' || b.kind === 'seat')) {
      const { [a.name]: tile, ...rest } = position.board as Record<string, Json>;
      if (typeof tile?.building !== 'number') return null;
      const whose = player(position, tile.owner);
      const home = withPlayer(position, tile.owner, 'buildings', [...(whose.buildings as number[]), tile.building].sort((x, y) => x - y));
      return { ...home, board: rest };
    }
    if (a.kind === 'disc' && (b.kind === 'city' || b.kind === 'station')) {
      const less = withPlayer(position, seat, 'discs', counted(own.discs, a.name, -1));
      if (b.kind === 'city') return withPlayer(less, seat, 'cities', counted(own.cities, b.name, 1));
      return withPlayer(less, seat, 'stations', [...new Set([...(own.stations as number[]), Number(b.name)])].sort((x, y) => x - y));
    }
    if (a.kind === 'job' || a.kind === 'worker') {
      const [row, worker] = a.kind === 'job' ? a.name.split(':') : ['', a.name];
      const [toRow] = b.kind === 'job' ? b.name.split(':') : [''];
      if (b.kind !== 'job' && b.kind !== 'worker') return null;
      let next = position;
      if (row) next = changed(next, ['job_market', Number(row) - 1], counted(next.job_market[Number(row) - 1], worker!, -1));
      else next = withPlayer(next, seat, 'workers', counted(player(next, seat).workers, worker!, -1));
      if (toRow) return changed(next, ['job_market', Number(toRow) - 1], counted(next.job_market[Number(toRow) - 1], worker!, 1));
      return withPlayer(next, seat, 'workers', counted(player(next, seat).workers, worker!, 1));
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
      if (b.kind === 'card') return withPlayer(without, seat, 'hand', counted(own.hand, a.name, 1));
      if (b.name === 'discard') return withPlayer(without, seat, 'discard', counted(own.discard, a.name, 1));
      return withPlayer(without, seat, 'objectives', [...(own.objectives as string[]), a.name]);
    }
    return withCardMoved(position, a, to, seat);
  },
  atTurnOf(position, seat, turn) {
    const next = { ...turnStart(position, seat, turn), local_actions: [], acted: false, copies_used: [] };
    return 'used_this_turn' in position ? { ...next, used_this_turn: [] } : next;
  },
};

const elpaso: DragRules = {
  canTake(position, el, seat) {
    const { kind, name } = elementFrom(el);
    if (kind === 'space') return name in position.board || playerAt(position, 'herder', name, seat) >= 0;
    if (kind === 'building') return (position.building_stacks?.[name] ?? 0) > 0;
    if (kind === 'card') return (player(position, seat)?.hand?.[name] ?? 0) > 0;
    if (kind === 'market') return (position.cattle_market?.[name] ?? 0) > 0;
    if (kind === 'disc') return player(position, seat)?.discs?.includes(name) ?? false;
    if (kind === 'hire') return (position.worker_stacks?.[name] ?? 0) > 0;
    if (kind === 'worker') return (player(position, seat)?.workers?.[name] ?? 0) > 0;
    return kind === 'objective' && position.objective_display?.includes(name);
  },
  moved(position, from, to, seat) {
    const a = elementFrom(from);
    const b = elementFrom(to);
    const own = player(position, seat);
    if (a.kind === 'space' && b.kind === 'space') return withTrailMove(position, a.name, b.name, seat);
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
      const less = withPlayer(position, seat, 'discs', (own.discs as string[]).filter((one) => one !== a.name));
      return withPlayer(less, seat, 'posts', counted(own.posts, b.name, 1));
    }
    if (a.kind === 'hire' && b.kind === 'worker') {
      const less = { ...position, worker_stacks: counted(position.worker_stacks, a.name, -1) };
      return withPlayer(less, seat, 'workers', counted(own.workers, a.name, 1));
    }
    if (a.kind === 'worker' && b.kind === 'hire') {
      const less = { ...position, worker_stacks: counted(position.worker_stacks, a.name, 1) };
      return withPlayer(less, seat, 'workers', counted(own.workers, a.name, -1));
    }
    return withCardMoved(position, a, to, seat);
  },
  atTurnOf(position, seat, turn) {
    return { ...turnStart(position, seat, turn), hand_shown: false };
  },
};

const families: Record<string, DragRules> = { trail, elpaso };
/** Null for a game without drag rules; its fields can still be edited. */
export const dragRulesOf = (family: string): DragRules | null => families[family] ?? null;

const opensTurn = ({ decision }: Json): boolean => decision === 'move' || decision === 'place-herder';

/**
 * The position between turns, which the setup edits: without the moves made since the start of the turn. If these are
 * unknown, as in a view that was dealt, the turn in progress starts from the position as it stands.
 */
export function betweenTurns(position: Json, family: string): Json {
  const { moves, ...start } = position;
  const decisions: Json[] = start.decisions ?? [];
  const automa = Boolean(player(start, start.current)?.automa);
  if (moves || automa || decisions.length < 2 || decisions.some(opensTurn)) return start;
  return dragRulesOf(family)?.atTurnOf(start, start.current, start.turn) ?? start;
}
