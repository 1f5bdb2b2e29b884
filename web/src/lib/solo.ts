// The opponents that the games' own rules play: who they are, how hard they play, and how a set-up spells that. Only what
// the server offers (docs/api.md, games) is shown.
import { familyOf } from './families';
import { person } from './seats';
import type { GameInfo, GameOption, NewTable } from './types';

type Options = Readonly<Record<string, string>>;

/** How hard: message "level.<grade>". */
export const grades = ['easy', 'medium', 'hard', 'very_hard'] as const;
export type Grade = (typeof grades)[number];

/** Messages "automa.<name>.name", ".text", ".joins" where it joins a group, and one for each grade. */
export interface Opponent {
  name: string;
  /** Its levels as a set-up spells them, one for each grade from the easiest on. */
  levels: readonly string[];
  /** Seats it can play at one table. */
  seats: number;
  /** Whether it also joins two or three people. */
  joins: boolean;
  /** Whether its cards are known only in part and made up for the rest. */
  reconstructed: boolean;
  /** The value of an option by which a server tells that it knows this opponent. */
  offered: readonly [option: string, value: string];
  /** Options that have to stay at one value, with the message that says so. */
  only: readonly { option: string; only: string; key: string }[];
}

/** Who plays how hard on how many seats. */
export interface AutomaChoice {
  name: string;
  level: string;
  seats: number;
}

interface Spelling {
  opponents: readonly Opponent[];
  /** The options that say all this. */
  keys: readonly string[];
  write(choice: AutomaChoice, people: number): Record<string, string>;
  /** The choice in a complete set of options. */
  read(options: Options, people: number): AutomaChoice | null;
}

const trailLevels = ['easy', 'medium', 'hard', 'very-hard'] as const;
const trail: Spelling = {
  opponents: [
    {
      name: 'garth',
      levels: trailLevels,
      seats: 3,
      joins: true,
      reconstructed: false,
      offered: ['automa', 'garth'],
      only: [],
    },
    {
      name: 'sam',
      levels: trailLevels.slice(0, 3),
      seats: 1,
      joins: false,
      reconstructed: true,
      offered: ['automa', 'sam'],
      only: [],
    },
    {
      name: 'brisco',
      levels: trailLevels.slice(0, 3),
      seats: 1,
      joins: false,
      reconstructed: false,
      offered: ['automa', 'brisco'],
      only: [{ option: 'rails', only: 'without', key: 'solo.brisco_rails' }],
    },
  ],
  keys: ['automa', 'level', 'automas'],
  write: ({ name, level, seats }) => ({ automa: name, level, automas: String(seats) }),
  read(options, people) {
    // Whoever sits alone and names nobody meets Garth.
    const named = (options.automa ?? 'none') !== 'none';
    if (!named && people > 1) return null;
    const name = named ? options.automa! : 'garth';
    return { name, level: options.level ?? trailLevels[0], seats: Number(options.automas ?? 1) };
  },
};

const elpaso: Spelling = {
  opponents: [
    {
      name: 'sue',
      levels: ['0', '1', '2', '3'],
      seats: 1,
      joins: true,
      reconstructed: false,
      offered: ['sue', 'joins'],
      only: [],
    },
  ],
  keys: ['sue', 'sue-difficulty'],
  write: ({ level }, people) => ({ ...(people > 1 ? { sue: 'joins' } : {}), 'sue-difficulty': level }),
  read: (options, people) =>
    people === 1 || options.sue === 'joins' ? { name: 'sue', level: options['sue-difficulty'] ?? '0', seats: 1 } : null,
};

const spellings: Record<string, Spelling> = { trail, elpaso };
const spellingOf = (game: string): Spelling | undefined => spellings[familyOf(game)];

export const offersSolo = (game: GameInfo): boolean => game.min_players === 1;

/** Options that the choice of an opponent stands for: they need no row of their own. */
export const automaOptions = (game: string): readonly string[] => spellingOf(game)?.keys ?? [];

function offers(game: GameInfo, [option, value]: readonly [string, string]): boolean {
  return game.options.some((one) => one.key === option && one.values.some((known) => known.value === value));
}

/** Who can play against, or along with, so many people. */
export function opponentsOf(game: GameInfo, people: number): Opponent[] {
  if (people >= game.max_players) return [];
  const all = spellingOf(game.name)?.opponents ?? [];
  return all.filter((one) => offers(game, one.offered) && (people === 1 || one.joins));
}

export const roomFor = (opponent: Opponent, game: GameInfo, people: number): number =>
  Math.min(opponent.seats, game.max_players - people);

/** The choice as far as this table can hold it; somebody is always there for a single person. */
export function fitChoice(game: GameInfo, people: number, wanted: AutomaChoice | null): AutomaChoice | null {
  const all = opponentsOf(game, people);
  const opponent = all.find((one) => one.name === wanted?.name) ?? (people === 1 ? all[0] : undefined);
  if (!opponent) return null;
  const level = wanted && opponent.levels.includes(wanted.level) ? wanted.level : opponent.levels[0]!;
  const seats = Math.min(Math.max(wanted?.seats ?? 1, 1), roomFor(opponent, game, people));
  return { name: opponent.name, level, seats };
}

/** The options that keep a row of their own. */
export const rowsOf = (game: GameInfo): GameOption[] =>
  game.options.filter((option) => !automaOptions(game.name).includes(option.key));

function knows(option: GameOption, value: string | undefined): value is string {
  if (value === undefined) return false;
  const each = option.letters && value.length === option.parts && [...value].every((one) => option.letters!.includes(one));
  return Boolean(each) || option.values.some((one) => one.value === value);
}

/** A value for each row: what was chosen before, as far as this game knows it, the first one otherwise. */
export const rowOptions = (game: GameInfo, before: Options): Record<string, string> =>
  Object.fromEntries(
    rowsOf(game).map((option) => {
      const kept = before[option.key];
      return [option.key, knows(option, kept) ? kept : option.values[0]!.value];
    }),
  );

/** What the opponent says about the rows. */
export const adviceOf = (game: GameInfo, people: number, choice: AutomaChoice | null): Opponent['only'] =>
  opponentsOf(game, people).find((one) => one.name === choice?.name)?.only ?? [];

/** Every option of a set-up: those with rows of their own, and what the opponent stands for. */
export function setupOptions(game: GameInfo, people: number, options: Options, choice: AutomaChoice | null): Record<string, string> {
  const own = automaOptions(game.name);
  const rest = Object.entries(options).filter(([key]) => !own.includes(key));
  return { ...Object.fromEntries(rest), ...(choice ? spellingOf(game.name)!.write(choice, people) : {}) };
}

/** Who plays with these options of a whole set-up. */
export const choiceIn = (game: string, options: Options, people: number): AutomaChoice | null =>
  spellingOf(game)?.read(options, people) ?? null;

export function gradeOf({ name, level }: AutomaChoice): Grade {
  const opponent = Object.values(spellings)
    .flatMap((family) => family.opponents)
    .find((one) => one.name === name);
  return grades[Math.max(opponent?.levels.indexOf(level) ?? 0, 0)]!;
}

/** The seed somebody typed, if it is one. */
export const seedIn = (text: string): { seed?: number } =>
  /^\d+$/.test(text.trim()) ? { seed: Number(text.trim()) } : {};

export function soloTable(
  game: GameInfo,
  name: string,
  options: Options,
  choice: AutomaChoice | null,
  seed: string,
): NewTable {
  return {
    game: game.name,
    players: 1,
    options: setupOptions(game, 1, options, choice),
    ...seedIn(seed),
    seats: [person(name)],
  };
}

// ---- the last choice, kept on this device ---------------------------------------------------------

interface Remembered {
  choice: AutomaChoice | null;
  options: Record<string, string>;
}
export interface LastSolo {
  game: string;
  games: Record<string, Remembered>;
}

const storageKey = 'drover.solo';

export function lastSolo(): LastSolo | null {
  try {
    const last = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as LastSolo | null;
    return last && typeof last.game === 'string' && last.games?.[last.game]?.options ? last : null;
  } catch {
    return null;
  }
}

export function rememberSolo(game: string, choice: AutomaChoice | null, options: Options): void {
  const games = { ...lastSolo()?.games, [game]: { choice, options: { ...options } } };
  try {
    localStorage.setItem(storageKey, JSON.stringify({ game, games } satisfies LastSolo));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
