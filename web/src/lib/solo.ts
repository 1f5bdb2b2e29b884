// The opponents that the games' own rules play: who can be met, how hard they play, and how a set-up spells that. All of it is
// told by the server (docs/api.md, games).
import { person } from './seats';
import type { Advice } from './texts';
import type { AutomaInfo, GameInfo, GameOption, NewTable } from './types';

type Options = Readonly<Record<string, string>>;

/** How hard: message "level.<grade>". */
export const grades = ['easy', 'medium', 'hard', 'very_hard'] as const;

/** Who plays how hard on how many seats. */
export interface AutomaChoice {
  name: string;
  level: string;
  seats: number;
}

export const offersSolo = (game: GameInfo): boolean => game.min_players === 1;

/** What asks for it at a table with so many people. */
const askedBy = (automa: AutomaInfo, people: number): Options => (people === 1 ? automa.alone : automa.joining);

/** Options that the choice of an opponent stands for: they need no row of their own. */
export const automaOptions = (game: GameInfo): string[] =>
  game.automas.flatMap((one) => [
    ...Object.keys(one.alone),
    ...Object.keys(one.joining),
    one.level_option,
    ...(one.seats_option ? [one.seats_option] : []),
  ]);

/** Who can play against, or along with, so many people. */
export const opponentsOf = (game: GameInfo, people: number): AutomaInfo[] =>
  people < game.max_players ? game.automas.filter((one) => people === 1 || one.joins) : [];

export const roomFor = (opponent: AutomaInfo, game: GameInfo, people: number): number =>
  Math.min(opponent.seats, game.max_players - people);

/** The choice as far as this table can hold it; somebody is always there for a single person. */
export function fitChoice(game: GameInfo, people: number, wanted: AutomaChoice | null): AutomaChoice | null {
  const all = opponentsOf(game, people);
  const opponent = all.find((one) => one.name === wanted?.name) ?? (people === 1 ? all[0] : undefined);
  if (!opponent) return null;
  const level = opponent.levels.find(({ value }) => value === wanted?.level) ?? opponent.levels[0]!;
  const seats = Math.min(Math.max(wanted?.seats ?? 1, 1), roomFor(opponent, game, people));
  return { name: opponent.name, level: level.value, seats };
}

/** The options that keep a row of their own. */
export const rowsOf = (game: GameInfo): GameOption[] =>
  game.options.filter((option) => !automaOptions(game).includes(option.key));

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
export function adviceOf(game: GameInfo, people: number, choice: AutomaChoice | null): Advice[] {
  const automa = opponentsOf(game, people).find((one) => one.name === choice?.name);
  return (automa?.fixed ?? []).map(({ option, value, explanation }) => ({
    option,
    only: value,
    key: `automa.${automa!.name}.fixed.${option}`,
    otherwise: explanation,
  }));
}

/** Every option of a set-up: those with rows of their own, and what the opponent stands for. */
export function setupOptions(game: GameInfo, people: number, options: Options, choice: AutomaChoice | null): Record<string, string> {
  const own = automaOptions(game);
  const rest = Object.fromEntries(Object.entries(options).filter(([key]) => !own.includes(key)));
  const automa = game.automas.find((one) => one.name === choice?.name);
  if (!automa || !choice) return rest;
  return {
    ...rest,
    ...askedBy(automa, people),
    [automa.level_option]: choice.level,
    ...(automa.seats_option ? { [automa.seats_option]: String(choice.seats) } : {}),
  };
}

/** Who plays with these options of a set-up; those not named have their default. */
export function choiceIn(game: GameInfo | undefined, options: Options, people: number): AutomaChoice | null {
  if (!game) return null;
  const valueOf = (key: string) => options[key] ?? game.options.find((one) => one.key === key)?.values[0]?.value;
  const asked = (one: AutomaInfo) => Object.entries(askedBy(one, people)).every(([key, value]) => valueOf(key) === value);
  const all = opponentsOf(game, people);
  // Whoever sits alone and names nobody meets the first.
  const automa = all.find(asked) ?? (people === 1 ? all[0] : undefined);
  if (!automa) return null;
  return {
    name: automa.name,
    level: valueOf(automa.level_option) ?? automa.levels[0]!.value,
    seats: automa.seats_option ? Number(valueOf(automa.seats_option) ?? 1) : 1,
  };
}

/** Its place among the levels of the opponent, from the easiest on. */
export const rankOf = (game: GameInfo, { name, level }: AutomaChoice): number =>
  Math.max(game.automas.find((one) => one.name === name)?.levels.findIndex(({ value }) => value === level) ?? 0, 0);

export const gradeOf = (game: GameInfo, choice: AutomaChoice): string =>
  game.automas.find((one) => one.name === choice.name)?.levels[rankOf(game, choice)]?.grade ?? choice.level;

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

interface LazyValues {
  choice: AutomaChoice | null;
  /** Of the choice; missing in what was kept before it was. */
  grade?: string;
  options: Record<string, string>;
}
export interface LastSolo {
  game: string;
  games: Record<string, LazyValues>;
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

export function rememberSolo(game: GameInfo, choice: AutomaChoice | null, options: Options): void {
  const kept: LazyValues = { choice, ...(choice ? { grade: gradeOf(game, choice) } : {}), options: { ...options } };
  const games = { ...lastSolo()?.games, [game.name]: kept };
  try {
    localStorage.setItem(storageKey, JSON.stringify({ game: game.name, games } satisfies LastSolo));
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
