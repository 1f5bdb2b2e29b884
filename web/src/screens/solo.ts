// What the screens of solo games share: sitting down, and how a match is called.
import { ApiError } from '../lib/api';
import { setTable, type Match } from '../lib/books';
import { t } from '../lib/i18n/i18n.svelte';
import { rememberNew } from '../lib/recent';
import { router } from '../lib/route.svelte';
import type { GameInfo, NewTable } from '../lib/types';
import { refusalText } from '../lib/words';

/** Sets the table and sits down. */
export async function startSolo(table: NewTable): Promise<void> {
  const keys = await setTable(table);
  const mine = [keys.seats[0]!.key!];
  rememberNew(table.game, keys, mine);
  router.toTable(keys.table, mine);
}

/** What the server says against it, in the reader's language. */
export function plainRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return refusalText(error.code, error.sentence);
}

/** What the server says against it: its own sentence where that tells more than the kind of refusal. */
export function refusalOf(error: unknown): string {
  const tells = error instanceof ApiError && error.sentence && ['bad_request', 'not_allowed'].includes(error.code);
  return tells ? error.sentence : plainRefusal(error);
}

/** Our own words where there are some, the server's otherwise. */
export const words = (key: string, otherwise: string): string => (t.has(key) ? t(key) : otherwise);

/** The game by our own name for it, by the server's where there is none. */
export function gameText(game: string, rails: boolean, offered?: Pick<GameInfo, 'title' | 'edition'>): string {
  const title = words(`game.${game}`, offered?.title ?? game);
  const edition = words(`edition.${game}`, offered?.edition ?? '');
  const line = edition ? t('new.game.line', { title, edition }) : title;
  return rails ? t('solo.with_rails', { game: line }) : line;
}

/** What an automa is called, as long as it is not sure that the server offers it. */
export function automaName(name: string, game?: Pick<GameInfo, 'automas'>): string {
  return words(`automa.${name}.name`, game?.automas.find((one) => one.name === name)?.title ?? name);
}

export function opponentText({ opponent, seats }: Pick<Match, 'opponent' | 'seats'>, game?: GameInfo): string {
  const name = opponent ? automaName(opponent, game) : t('player.automa');
  return seats > 1 ? t('solo.several', { name, seats }) : name;
}
