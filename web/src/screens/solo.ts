// Shared by the screens of solo games: starting one, names of games and automas, and error texts.
import { ApiError } from '../lib/api';
import { enterTable } from '../lib/enterTable';
import { createTable, type Match } from '../lib/recordBook';
import { t } from '../lib/i18n/i18n.svelte';
import type { GameInfo, NewTable } from '../lib/types';
import { errorText } from '../lib/sentences';

/** Creates the table and opens it. */
export async function startSolo(table: NewTable): Promise<void> {
  const keys = await createTable(table);
  enterTable(table.game, keys, [keys.seats[0]!.key!]);
}

/** An error of the server: its own sentence for errors that only it can explain, else the page's text. */
export function detailedErrorText(error: unknown): string {
  const tells = error instanceof ApiError && error.sentence && ['bad_request', 'not_allowed'].includes(error.code);
  return tells ? error.sentence : errorText(error);
}

/** The page's message for a key, or the given text of the server if the page has none. */
export const messageOr = (key: string, fallback: string): string => (t.has(key) ? t(key) : fallback);

/** Title and edition of a game, from the page's messages or else from the server. */
export function gameText(game: string, rails: boolean, offered?: Pick<GameInfo, 'title' | 'edition'>): string {
  const title = messageOr(`game.${game}`, offered?.title ?? game);
  const edition = messageOr(`edition.${game}`, offered?.edition ?? '');
  const line = edition ? t('new.game.line', { title, edition }) : title;
  return rails ? t('solo.with_rails', { game: line }) : line;
}

/** Name of an automa, from the page's messages, the server, or else its key. */
export function automaName(name: string, game?: Pick<GameInfo, 'automas'>): string {
  return messageOr(`automa.${name}.name`, game?.automas.find((one) => one.name === name)?.title ?? name);
}

export function opponentText({ opponent, seats }: Pick<Match, 'opponent' | 'seats'>, game?: GameInfo): string {
  const name = opponent ? automaName(opponent, game) : t('player.automa');
  return seats > 1 ? t('solo.several', { name, seats }) : name;
}
