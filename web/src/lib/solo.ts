// The automas, which are opponents played by the rules of a game: which ones a game has, their levels, and the options
// of a set-up that select them. The server describes all of it (docs/api.md, games).
import { person } from './seats';
import type { Advice } from './texts';
import type { AutomaInfo, GameInfo, GameOption, NewTable } from './types';

type Options = Readonly<Record<string, string>>;

/** The grades of difficulty; message "level.<grade>". */
export const grades = ['easy', 'medium', 'hard', 'very_hard'] as const;

/** A chosen automa with its level and its number of seats. */
export interface AutomaChoice {
  name: string;
  level: string;
  seats: number;
}

export const offersSolo = (game: GameInfo): boolean => game.min_players === 1;

/** The options that select an automa at a table with `people` people. */
const optionsSelecting = (automa: AutomaInfo, people: number): Options => (people === 1 ? automa.alone : automa.joining);

/** The keys of all options that the choice of an automa sets, and which therefore have no row of their own. */
export const automaOptions = (game: GameInfo): string[] =>
  game.automas.flatMap((one) => [
    ...Object.keys(one.alone),
    ...Object.keys(one.joining),
    one.level_option,
    ...(one.seats_option ? [one.seats_option] : []),
  ]);

/** The automas that can play with `people` people. */
export const opponentsOf = (game: GameInfo, people: number): AutomaInfo[] =>
  people < game.max_players ? game.automas.filter((one) => people === 1 || one.joins) : [];

export const roomFor = (opponent: AutomaInfo, game: GameInfo, people: number): number =>
  Math.min(opponent.seats, game.max_players - people);

/** The choice adjusted to what is possible with `people` people. A single person always gets an automa. */
export function fitChoice(game: GameInfo, people: number, wanted: AutomaChoice | null): AutomaChoice | null {
  const all = opponentsOf(game, people);
  const opponent = all.find((one) => one.name === wanted?.name) ?? (people === 1 ? all[0] : undefined);
  if (!opponent) return null;
  const level = opponent.levels.find(({ value }) => value === wanted?.level) ?? opponent.levels[0]!;
  const seats = Math.min(Math.max(wanted?.seats ?? 1, 1), roomFor(opponent, game, people));
  return { name: opponent.name, level: level.value, seats };
}

/** The options that have a row of their own. */
export const rowsOf = (game: GameInfo): GameOption[] =>
  game.options.filter((option) => !automaOptions(game).includes(option.key));

function isKnownValue(option: GameOption, value: string | undefined): value is string {
  if (value === undefined) return false;
  const each = option.letters && value.length === option.parts && [...value].every((one) => option.letters!.includes(one));
  return Boolean(each) || option.values.some((one) => one.value === value);
}

/** A value for each row: the earlier one if this game knows it, else the default. */
export const rowOptions = (game: GameInfo, before: Options): Record<string, string> =>
  Object.fromEntries(
    rowsOf(game).map((option) => {
      const earlier = before[option.key];
      return [option.key, isKnownValue(option, earlier) ? earlier : option.values[0]!.value];
    }),
  );

/** Notes to the rows whose option has a fixed value with the chosen automa. */
export function adviceOf(game: GameInfo, people: number, choice: AutomaChoice | null): Advice[] {
  const automa = opponentsOf(game, people).find((one) => one.name === choice?.name);
  return (automa?.fixed ?? []).map(({ option, value, explanation }) => ({
    option,
    only: value,
    key: `automa.${automa!.name}.fixed.${option}`,
    fallback: explanation,
  }));
}

/** All options of a set-up: those of the rows and those that select the automa. */
export function setupOptions(game: GameInfo, people: number, options: Options, choice: AutomaChoice | null): Record<string, string> {
  const own = automaOptions(game);
  const rest = Object.fromEntries(Object.entries(options).filter(([key]) => !own.includes(key)));
  const automa = game.automas.find((one) => one.name === choice?.name);
  if (!automa || !choice) return rest;
  return {
    ...rest,
    ...optionsSelecting(automa, people),
    [automa.level_option]: choice.level,
    ...(automa.seats_option ? { [automa.seats_option]: String(choice.seats) } : {}),
  };
}

/** The automa that a set-up's options select; missing options have their default. */
export function choiceIn(game: GameInfo | undefined, options: Options, people: number): AutomaChoice | null {
  if (!game) return null;
  const valueOf = (key: string) => options[key] ?? game.options.find((one) => one.key === key)?.values[0]?.value;
  const isSelected = (one: AutomaInfo) => Object.entries(optionsSelecting(one, people)).every(([key, value]) => valueOf(key) === value);
  const all = opponentsOf(game, people);
  // A single person without a selected automa plays against the first one.
  const automa = all.find(isSelected) ?? (people === 1 ? all[0] : undefined);
  if (!automa) return null;
  return {
    name: automa.name,
    level: valueOf(automa.level_option) ?? automa.levels[0]!.value,
    seats: automa.seats_option ? Number(valueOf(automa.seats_option) ?? 1) : 1,
  };
}

/** The index of the chosen level, counted from the easiest; 0 if the level is unknown. */
export const rankOf = (game: GameInfo, { name, level }: AutomaChoice): number =>
  Math.max(game.automas.find((one) => one.name === name)?.levels.findIndex(({ value }) => value === level) ?? 0, 0);

export const gradeOf = (game: GameInfo, choice: AutomaChoice): string =>
  game.automas.find((one) => one.name === choice.name)?.levels[rankOf(game, choice)]?.grade ?? choice.level;

/** The typed seed; an empty object if the text is no number. */
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

// ---- the last choice, stored on this device -------------------------------------------------------

interface StoredSetup {
  choice: AutomaChoice | null;
  /** The grade of the chosen level; older entries do not have it. */
  grade?: string;
  options: Record<string, string>;
}
export interface LastSolo {
  game: string;
  games: Record<string, StoredSetup>;
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
  const setup: StoredSetup = { choice, ...(choice ? { grade: gradeOf(game, choice) } : {}), options: { ...options } };
  const games = { ...lastSolo()?.games, [game.name]: setup };
  try {
    localStorage.setItem(storageKey, JSON.stringify({ game: game.name, games } satisfies LastSolo));
  } catch {
    // Nothing can be stored here: the next set-up begins with the defaults.
  }
}
