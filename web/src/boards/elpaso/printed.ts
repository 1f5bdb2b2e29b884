// Texts composed from printed data: actions, objectives, bonus tiles, disc spaces, Sue's cards. The board and texts/elpaso
// use them; the messages are in texts/elpaso.
import { inSentence, type Params, type Translate } from '../../lib/i18n/format';
import type { AutomaInfo, BonusInfo, DiscInfo, GameParts, ObjectiveInfo, PrintedAction } from './gameParts';

export function actionParams(action: PrintedAction): Params {
  const takes = action.takes;
  const match = takes === null ? 'none' : 'card' in takes ? 'card' : 'value' in takes ? 'value' : 'any';
  return {
    amount: action.amount,
    price: action.price,
    second: action.second,
    total: action.amount + (action.second ?? 0),
    times: action.times_value ? 'value' : 'once',
    match,
    card: takes && 'card' in takes ? takes.card : null,
    value: takes && 'value' in takes ? takes.value : null,
    tile: action.tile,
  };
}
export function actionWords(gameParts: GameParts, action: PrintedAction, t: Translate): string {
  const words = t(`act.${action.op}`, { ...actionParams(action), surcharge: gameParts.all.figures.joker_surcharge });
  return action.price ? t('act.priced', { price: action.price, what: inSentence(words, t.language()) }) : words;
}

/** The requirements of an objective, one phrase each. */
export const needWords = (objective: ObjectiveInfo, t: Translate): string[] =>
  Object.entries(objective.needs).map(([need, count]) => {
    const post = /^disc-on-(\d+)$/.exec(need);
    if (post) return t('need.disc-on', { count, post: post[1] });
    return t.has(`need.${need}`) ? t(`need.${need}`, { count }) : t('need.card', { count, card: need });
  });

export function bonusWords(gameParts: GameParts, bonus: BonusInfo, t: Translate): string {
  const parts = [
    ...(bonus.permanent_certificates ? [t('bonus.permanent', { count: bonus.permanent_certificates })] : []),
    ...(bonus.duplicate_cards ? [t('bonus.duplicate', { count: bonus.duplicate_cards })] : []),
    ...gameParts.actionsOfBonus(bonus.id).map((action) => t('bonus.now', { what: inSentence(actionWords(gameParts, action, t), t.language()) })),
  ];
  return parts.join(', ') || t('bonus.nothing');
}

/** The effect of clearing a disc space, with the money gained or paid. */
export function discWords(gameParts: GameParts, disc: DiscInfo, t: Translate): string {
  const aux = gameParts.all.aux.find((one) => one.disc_space === disc.id);
  const last = aux && gameParts.actionsOfAux(aux.number).at(-1);
  const what = last
    ? t('disc.aux', { what: inSentence(actionWords(gameParts, last, t), t.language()) })
    : disc.permanent_certificates
      ? t('disc.permanent', { count: disc.permanent_certificates })
      : disc.hand_limit
        ? t('disc.hand', { count: disc.hand_limit })
        : t('disc.steps', { count: disc.step_limit });
  return disc.dollars
    ? t(disc.dollars > 0 ? 'disc.gain' : 'disc.pay', { what, dollars: Math.abs(disc.dollars) })
    : what;
}

export const automaWords = (card: AutomaInfo, t: Translate): string =>
  t('automa.card', { step_per: card.step_per, steps: card.steps, does: card.action, cards: card.cards });
