// Texts composed from printed data: actions, auxiliary actions, disc spaces, station masters, tasks. The board and
// texts/trail use them; the messages are in texts/trail.
import type { Params, Translate } from '../../lib/i18n/format';
import type { AutomaCardInfo, AuxInfo, DiscSpaceInfo, GameParts, ObjectiveInfo, OfficeSpace, PrintedAction, SpaceInfo, StationMasterInfo } from './gameParts';

/** Message parameters: the gain or cost of a trade slot. */
export const slotParams = (slot: SpaceInfo | undefined): Params => ({
  place_gain: slot?.token ? 'token' : (slot?.dollars ?? 0) < 0 ? 'pay' : 'dollars',
  place_worth: Math.abs(slot?.dollars ?? 0),
});

/** Message parameters: the difference from the price of the row. */
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

/** An auxiliary action in the order of its steps: "pay $1, engine back 1, gain 1 certificate". */
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

/** The effect of clearing a disc space, with its immediate cost or gain. */
export function discWords(space: DiscSpaceInfo, gameParts: GameParts, t: Translate): string {
  const aux = gameParts.all.aux.find((one) => one.disc_space === space.id);
  const what = aux
    ? t('discs.aux', { what: auxWords(aux, aux.open + 1, t) })
    : t(`discs.${space.id}`, { gain: space.gain, points: space.points, pay: space.pay });
  return space.pay && aux ? t('discs.for', { what, pay: space.pay }) : what;
}

/** The effect of clearing a disc space without its cost or gain, for use beside a drawing that shows them. */
export function openedWords(space: DiscSpaceInfo, gameParts: GameParts, t: Translate): string {
  const aux = gameParts.all.aux.find((one) => one.disc_space === space.id);
  return aux ? t('discs.opens', { what: auxWords(aux, aux.open + 1, t) }) : discWords(space, gameParts, t);
}

/** The amounts that are not 0, in the messages `prefix.<kind>`. */
const amounts = (prefix: string, kinds: Record<string, number>, t: Translate): string[] =>
  Object.entries(kinds).flatMap(([kind, n]) => (n ? [t(`${prefix}.${kind}`, { n })] : []));

/** A station master: its immediate bonus and its scoring. */
export function masterWords(master: StationMasterInfo, t: Translate): string {
  const now = [
    ...amounts('master.now', { dollars: master.dollars, permanent: master.permanent_certificates, certificates: master.certificates, tokens: master.tokens }, t),
    ...(master.action ? [t(`master.now.${master.action}`)] : []),
  ];
  return [...now, t(`master.end.${master.score}`, { points: master.points })].join(', ');
}

export const taskWords = (gameParts: GameParts, card: ObjectiveInfo, t: Translate): string[] =>
  Object.entries(card.tasks).map(([task, count]) =>
    t(`task.${task}`, {
      count,
      breed: task === 'brown-cattle' ? 'brown' : task === 'purple-cattle' ? 'purple' : null,
      city: gameParts.lastCity?.id,
    }),
  );

/** The cost or gain of a town's office space; empty if there is none. */
export function officeWords(space: OfficeSpace, t: Translate): string {
  const { pay, dollars, certificates, tokens, objective } = space;
  return [...amounts('officespace', { pay, dollars, certificates, tokens }, t), ...(objective ? [t('officespace.objective')] : [])].join(', ');
}

/** The actions of a card one after the other; null if it has none. */
function ordersWords([first, ...rest]: string[], t: Translate): string | null {
  if (first === undefined) return null;
  return rest.length > 0 ? t('automa.both', { first, second: ordersWords(rest, t) }) : first;
}

/**
 * A card of an automa: steps, actions and required specialization. `counted` is the actual number of steps, given if the
 * card does not print one.
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
