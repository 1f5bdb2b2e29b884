// Names of things on the board, for labels, tips and the text view.
import type { BoardUi } from '../../lib/board';
import { capital } from '../../lib/i18n/format';
import { gamePartsOf } from './gameParts';
import { tileOn, type Counts } from './position';
import { actionParams, actionWords, bonusWords, needWords } from './printed';

/** The first line of a tip. */
export const titleOf = (tip: string | null): string => (tip ?? '').split('\n', 1)[0] ?? '';

export const cardName = (ui: BoardUi, card: string): string => capital(ui.t.nameOf('card', card));
export const cardList = (ui: BoardUi, counts: Counts | undefined): string =>
  Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .map(([card, count]) => (count > 1 ? `${count} × ${cardName(ui, card)}` : cardName(ui, card)))
    .join(', ');

export const actionName = (ui: BoardUi, action: string): string => ui.t.nameOf('action', action);
/** A caption for an action's picture: a short one if there is one, otherwise its sentence. */
export function actionCaption(ui: BoardUi, slug: string): string {
  const gameParts = gamePartsOf(ui);
  const info = gameParts.action(slug);
  if (!info) return slug;
  return ui.t.has(`caption.${info.op}`) ? ui.t(`caption.${info.op}`, actionParams(info)) : actionWords(gameParts, info, ui.t);
}
export const discName = (ui: BoardUi, disc: string): string => capital(ui.t.nameOf('disc', disc));

export function objectiveNeeds(ui: BoardUi, id: string): string {
  const info = gamePartsOf(ui).objective(id);
  return info ? needWords(info, ui.t).join(', ') : id;
}
export function bonusName(ui: BoardUi, id: string): string {
  const info = gamePartsOf(ui).bonus(id);
  return info ? bonusWords(gamePartsOf(ui), info, ui.t) : id;
}

/** The name of a space, with the building on it. */
export function spaceName(ui: BoardUi, space: string): string {
  const info = gamePartsOf(ui).space(space);
  if (info?.kind === 'el-paso') return ui.t('board.el_paso');
  const lying = tileOn(ui.view, space);
  if (lying?.kind === 'neutral') return ui.t('board.neutral', { letter: lying.letter });
  if (lying?.kind === 'building') {
    return lying.owner === ui.me
      ? ui.t('board.own', { building: lying.slug })
      : ui.t('board.theirs', { building: lying.slug, owner: lying.owner });
  }
  return ui.t('board.plot', { space });
}

/** A caption on at most two lines. */
export { twoLines } from '../../drawing/fit';
