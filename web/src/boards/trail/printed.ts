// Names put together from what is printed: actions, auxiliary actions, disc spaces, station masters, tasks. Used by the
// board's words and by the texts; the messages are in texts/trail.
import type { Params, Translate } from '../../lib/i18n/format';
import type { AutomaCardInfo, AuxInfo, DiscSpaceInfo, Kit, ObjectiveInfo, OfficeSpace, PrintedAction, SpaceInfo, StationMasterInfo } from './kit';

/** What a trade slot brings or costs, for messages. */
export const slotParams = (slot: SpaceInfo | undefined): Params => ({
  place_gain: slot?.token ? 'token' : (slot?.dollars ?? 0) < 0 ? 'pay' : 'dollars',
  place_worth: Math.abs(slot?.dollars ?? 0),
});

/** More or less than the price of the row, for messages. */
export const priceParams = (change: number): Params => ({
  sign: change > 0 ? 'more' : change < 0 ? 'less' : 'same',
  by: Math.abs(change),
});

export const actionParams = (action: PrintedAction): Params => ({
  breed: action.breed,
  amount: action.amount,
  price: action.price,
  dollars: action.dollars,
  certificates: action.certificates,
  tokens: action.tokens,
  ...priceParams(action.amount),
});
export const actionWords = (action: PrintedAction, t: Translate): string =>
  t(`act.${action.op}`, actionParams(action));

/** An auxiliary action in the order it happens: "pay $1, engine back 1, gain 1 certificate". */
export function auxWords(aux: AuxInfo, times: number, t: Translate): string {
  const parts: [string, number][] = [
    ['pay', aux.pay],
    ['discard_two', aux.discard_two],
    ['engine_back', aux.engine_back],
    ['engine_forward', aux.engine_forward],
    ['draw', aux.draw],
    ['remove', aux.remove],
    ['certificates', aux.certificates],
    ['dollars', aux.dollars],
    ['offices', aux.offices],
  ];
  return parts.flatMap(([part, n]) => (n ? [t(`auxpart.${part}`, { n: n * times })] : [])).join(', ');
}

/** What clearing a disc space opens, and what that costs or brings at once. */
export function discWords(space: DiscSpaceInfo, kit: Kit, t: Translate): string {
  const aux = kit.all.aux.find((one) => one.disc_space === space.id);
  const what = aux
    ? t('discs.aux', { what: auxWords(aux, aux.open + 1, t) })
    : t(`discs.${space.id}`, { gain: space.gain, points: space.points, pay: space.pay });
  return space.pay && aux ? t('discs.for', { what, pay: space.pay }) : what;
}

/** The same where a picture of the disc and the money stand beside it. */
export function openedWords(space: DiscSpaceInfo, kit: Kit, t: Translate): string {
  const aux = kit.all.aux.find((one) => one.disc_space === space.id);
  return aux ? t('discs.opens', { what: auxWords(aux, aux.open + 1, t) }) : discWords(space, kit, t);
}

/** A station master: what it gives at once, what it counts at the end. */
export function masterWords(master: StationMasterInfo, t: Translate): string {
  const now = [
    ...(master.dollars ? [t('master.now.dollars', { n: master.dollars })] : []),
    ...(master.permanent_certificates ? [t('master.now.permanent', { n: master.permanent_certificates })] : []),
    ...(master.certificates ? [t('master.now.certificates', { n: master.certificates })] : []),
    ...(master.tokens ? [t('master.now.tokens', { n: master.tokens })] : []),
    ...(master.action ? [t(`master.now.${master.action}`)] : []),
  ];
  return [...now, t(`master.end.${master.score}`, { points: master.points })].join(', ');
}

export const taskWords = (kit: Kit, card: ObjectiveInfo, t: Translate): string[] =>
  Object.entries(card.tasks).map(([task, count]) =>
    t(`task.${task}`, {
      count,
      breed: task === 'brown-cattle' ? 'brown' : task === 'purple-cattle' ? 'purple' : null,
      city: kit.lastCity?.id,
    }),
  );

/** What an office space of a town costs or brings; empty if nothing. */
export function officeWords(space: OfficeSpace, t: Translate): string {
  const parts = [
    ...(space.pay ? [t('officespace.pay', { n: space.pay })] : []),
    ...(space.dollars ? [t('officespace.dollars', { n: space.dollars })] : []),
    ...(space.certificates ? [t('officespace.certificates', { n: space.certificates })] : []),
    ...(space.tokens ? [t('officespace.tokens', { n: space.tokens })] : []),
    ...(space.objective ? [t('officespace.objective')] : []),
  ];
  return parts.join(', ');
}

/** What a card says to do, one thing after the other; null if nothing. */
function ordersWords([first, ...rest]: string[], t: Translate): string | null {
  if (first === undefined) return null;
  return rest.length > 0 ? t('automa.both', { first, second: ordersWords(rest, t) }) : first;
}

/**
 * A card of an automa: how far, what, and for whom only. `counted`: how many steps these were, told where the card does
 * not print them.
 */
export function automaWords(card: AutomaCardInfo, t: Translate, counted?: number): string {
  const orders = [...(card.office_first ? ['found-office'] : []), ...card.actions];
  return t('automa.card', {
    go: t(`automa.steps.${card.steps_rule}`, { steps: card.steps }),
    counted: card.steps_rule === 'printed' ? null : counted,
    orders: ordersWords(orders.map((order) => t(`order.${order}`)), t),
    only: card.only_if,
  });
}
