// Names of things on the board, for labels, tips and the text view.
import type { BoardUi } from '../../lib/board';
import { capital } from '../../lib/i18n/format';
import { gamePartsOf } from './gameParts';
import { tileOn, type Counts } from './position';
import { actionParams, actionWords, slotParams, taskWords } from './printed';

/** A tile from Kansas City: "Flood: 3 points, green hand". */
export function tileName(ui: BoardUi, slug: string): string {
  const tile = gamePartsOf(ui).tile(slug);
  if (!tile) return slug;
  if (tile.kind === 'worker') return ui.t('tip.tile_worker', { worker: tile.worker });
  if (tile.kind === 'trade') return ui.t('tip.tile_trade', { colour: tile.colour });
  return ui.t('tip.tile_hazard', { hazard: tile.hazard, points: tile.points, hand: tile.hand });
}

/** The first line of a tip. */
export const titleOf = (tip: string): string => tip.split('\n', 1)[0] ?? '';

/** The name of a space, with the tile or building on it. */
export function spaceName(ui: BoardUi, slug: string): string {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.space(slug);
  const lying = tileOn(ui.view, gameParts, slug);
  if (!info) return slug;
  switch (info.kind) {
    case 'start':
      return titleOf(ui.t('tip.start'));
    case 'kansas-city':
      return ui.t('city.kansas-city');
    case 'neutral':
      return titleOf(ui.t('tip.neutral', { letter: lying?.kind === 'neutral' ? lying.letter : slug }));
    case 'building':
      if (lying?.kind !== 'private') return titleOf(ui.t('tip.plot', { space: slug }));
      return `${titleOf(ui.t(lying.owner === ui.me ? 'tip.own' : 'tip.theirs', { building: lying.slug, owner: lying.owner }))} (${slug})`;
    case 'hazard':
      if (lying?.kind !== 'tile') return `${titleOf(ui.t('tip.hazard_slot', { hazard: info.hazard }))} (${gameParts.order(slug)})`;
      return `${tileName(ui, lying.slug)} (${gameParts.order(slug)})`;
    case 'trade':
      if (lying?.kind !== 'tile') return `${titleOf(ui.t('tip.trade_slot', slotParams(info)))} (${ui.t('slot.trade', slotParams(info))})`;
      return `${tileName(ui, lying.slug)} (${ui.t('slot.trade', slotParams(info))})`;
  }
}

/** A caption for an action's picture: a short one if there is one, otherwise its sentence. */
export function actionCaption(ui: BoardUi, name: string): string {
  const info = gamePartsOf(ui).action(name);
  if (!info) return name;
  return ui.t.has(`caption.${info.op}`) ? ui.t(`caption.${info.op}`, actionParams(info)) : actionWords(info, ui.t);
}

/** The key of an action in the table of names "action". */
export function actionKey(ui: BoardUi, name: string): string {
  return gamePartsOf(ui).action(name)?.slug ?? name;
}

/** The effect of clearing a disc space. */
export const discName = (ui: BoardUi, slug: string): string => ui.t.nameOf('disc', slug);
/** An auxiliary action, single or double. */
export const auxName = (ui: BoardUi, aux: string, times: number): string =>
  ui.t.nameOf(times === 2 ? 'aux2' : 'aux1', aux);
export const townName = (ui: BoardUi, town: string): string => ui.t.nameOf('town', town);

/** A card's name, as the catalogue has it. */
export const cardName = (ui: BoardUi, slug: string): string =>
  capital(ui.t.nameOf('card', slug));

/** A list of cards with their numbers: "2 × Jersey, Holstein". */
export const cardList = (ui: BoardUi, counts: Counts): string =>
  Object.entries(counts)
    .map(([slug, count]) => (count > 1 ? `${count} × ${cardName(ui, slug)}` : cardName(ui, slug)))
    .join(', ');

/** Cards of an automa by their numbers; null if there are none. */
export const automaCardList = (cards: readonly string[]): string | null => cards.join(', ') || null;
export const levelName = (ui: BoardUi, level: string): string => ui.t(`level.${level.replace('-', '_')}`);

/** The tasks of an objective card in words. */
export function taskList(ui: BoardUi, slug: string): string {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.objective(slug);
  return info ? taskWords(gameParts, info, ui.t).join(', ') : slug;
}
