// The replay of a game move by move: its speeds, its keys, the beginnings of turns, the elements that a move affects,
// and the scroll position of the log.
import type { LogEntry, LogLine, LogTurn } from './log';
import type { GameEvent, Update } from './types';

export const speeds = [0.5, 1, 2, 4, 8] as const;
export type ReplaySpeed = (typeof speeds)[number];
export const isSpeed = (value: unknown): value is ReplaySpeed => speeds.includes(value as ReplaySpeed);

/** The next faster (1) or slower (-1) speed; the fastest and the slowest have no neighbour beyond them. */
export function otherSpeed(speed: ReplaySpeed, by: 1 | -1): ReplaySpeed {
  const at = speeds.indexOf(speed) + by;
  return speeds[Math.min(Math.max(at, 0), speeds.length - 1)]!;
}

// ---- keys -------------------------------------------------------------------------------------------

export type ReplayAction =
  | 'toggle'
  | 'move_back'
  | 'move_on'
  | 'turn_back'
  | 'turn_on'
  | 'start'
  | 'end'
  | 'slower'
  | 'faster';

const always: Record<string, ReplayAction> = { ArrowLeft: 'move_back', 'Shift ArrowLeft': 'turn_back' };
const running: Record<string, ReplayAction> = {
  ...always,
  ArrowRight: 'move_on',
  'Shift ArrowRight': 'turn_on',
  PageUp: 'turn_back',
  PageDown: 'turn_on',
  Home: 'start',
  End: 'end',
  ' ': 'toggle',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
};

/**
 * The action of a key, or null. `inReplay`: an earlier position or a watched game is shown; otherwise keys only step
 * back.
 */
export function replayAction(key: string, shift: boolean, inReplay: boolean): ReplayAction | null {
  const table = inReplay ? running : always;
  return table[shift && key.startsWith('Arrow') ? `Shift ${key}` : key] ?? null;
}

// ---- turns ------------------------------------------------------------------------------------------

/** The number of moves before each turn, as far as the log is loaded. */
export function turnStarts(updates: readonly Update[]): number[] {
  const starts = updates.filter((one) => (one.events ?? []).some((event) => event.event === 'turn_began'));
  return [0, ...starts.map((one) => one.moves)];
}

/**
 * The beginning of the previous (-1) or next (1) turn, seen from move number `at`; `last` if there is no later turn.
 */
export function otherTurn(starts: readonly number[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return starts.find((start) => start > at) ?? last;
  return starts.filter((start) => start < at).at(-1) ?? 0;
}

// ---- the move that is shown -------------------------------------------------------------------------

/** The log entries of the move that led to the position after `moves` moves. */
export function entriesAt(turns: readonly LogTurn[], moves: number): LogEntry[] {
  return turns.flatMap((turn) => turn.entries).filter((entry) => entry.moves === moves && !entry.note);
}

/** The line that sums up a move: preferably an action of a seat whose event is not among the `minor` ones. */
export function mainLine(lines: readonly LogLine[], minor: ReadonlySet<string>): LogLine | undefined {
  const done = lines.filter((line) => line.seat !== null);
  return done.find((line) => !minor.has(line.event.event)) ?? done[0] ?? lines[0];
}

/** The parameters of events that name elements of the board, with the kind of the element. */
const named: Record<string, string> = {
  space: 'space',
  city: 'city',
  station: 'station',
  engine: 'track',
  town: 'town',
};
export function elementsOf(event: GameEvent): string[] {
  return Object.entries(named)
    .filter(([param]) => event[param] !== undefined && event[param] !== null)
    .map(([param, kind]) => `${kind}:${String(event[param])}`);
}

/** All elements that an event affects, including those of the own board and hand of seat `me`. */
export function affectedElements(event: GameEvent, me: number | null): string[] {
  const own = event.seat === me;
  const { card, worker, row, objective, column, side, post, train, tile, town, space } = event;
  const more: string[] = [];
  const add = (kind: string, ...parts: unknown[]): void => {
    if (parts.every((part) => part !== undefined && part !== null)) more.push([kind, ...parts].join(':'));
  };
  switch (event.event) {
    case 'cattle_bought':
    case 'market_card_shown':
      add('market', card);
      break;
    case 'cattle_taken':
      add('market', card);
      add('ready', card);
      break;
    case 'worker_hired':
      add('hire', worker);
      add('seat', event.seat, 'workers');
      if (own) add('worker', worker);
      break;
    case 'worker_offered':
      add('job', row, worker);
      break;
    case 'certificates_moved':
      add('seat', event.seat, 'certificates');
      if (own) more.push('certificates');
      break;
    case 'objective_taken':
    case 'objective_shown':
    case 'objective_played':
      add('objective', objective ?? card);
      add('area', card);
      break;
    case 'bonus_taken':
    case 'bonus_shown':
      add('bonus', event.bonus);
      break;
    case 'tile_chosen':
    case 'tile_revealed':
      add('foresight', column, side);
      break;
    case 'job_token_moved':
    case 'job_token_taken':
      add('token', 'job');
      break;
    case 'card_drawn':
    case 'worker_drawn':
      if (own) add('card', card ?? worker);
      break;
    case 'disc_taken':
      if (own) add('disc', event.disc_space);
      break;
    case 'station_master_won':
    case 'station_master_taken':
      add('master', event.master ?? tile);
      break;
    case 'delivered':
    case 'disc_placed':
      add('post', post);
      break;
    case 'train_used':
      add('train', /\d+/.exec(String(train))?.[0]);
      break;
    case 'office_founded':
      add('town', town, space);
      break;
    case 'bonus_tile_used':
      add('bonus', town);
      break;
  }
  return [...elementsOf(event), ...more];
}

// ---- the log ----------------------------------------------------------------------------------------

/** The move of the last log entry at or before `moves`, because some moves have no entry; null if there is none. */
export function currentLine(turns: readonly LogTurn[], moves: number): number | null {
  let found: number | null = null;
  for (const turn of turns) {
    for (const entry of turn.entries) if (!entry.note && entry.moves <= moves) found = entry.moves;
  }
  return found;
}

/** The scroll position that shows a line away from the edges: unchanged if it is shown so already, else centred. */
export function scrollFor(line: { top: number; height: number }, box: { scrolled: number; height: number }): number {
  const top = line.top - box.scrolled;
  const room = box.height / 5;
  if (top >= room && top + line.height <= box.height - room) return box.scrolled;
  return Math.max(0, line.top + Math.min(line.height, box.height) / 2 - box.height / 2);
}
