// Turns decisions, choices, effects, log lines and notes into sentences. Keys that no catalogue has become readable text.
import { ApiError } from './api';
import { capital, plain, type Params, type Piece } from './i18n/format';
import { humanise, i18n, spaced } from './i18n/i18n.svelte';
import type { GameTexts } from './texts';
import type { LogLine } from './log';
import type { Choice, Decision, Effect, GameEvent, Note, View } from './types';

function capitalFirst(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  return typeof first === 'string' ? [capital(first), ...rest] : pieces;
}

/** Parameters as readable text: strings alone, numbers with the name of the parameter. */
function paramText(params: Params | undefined): string {
  const texts = Object.entries(params ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'number') return [`${spaced(name)} ${plain(value)}`];
    return [value].flat().filter((one) => typeof one === 'string').map(spaced);
  });
  return texts.join(', ');
}

/** "Take objective: draw 2" for a key without a message. */
function readable(key: string, params: Params | undefined): string {
  const rest = paramText(params);
  return rest ? `${humanise(key)}: ${rest}` : humanise(key);
}

/** Message parameters of a decision; `for` is the automa for which it is made. */
const decisionParams = ({ seat, for: whose, params }: Decision): Params => ({ seat, ...(whose ? { for: whose } : {}), ...params });

/**
 * For a sentence that names who acts (`seat`) or is paid (`to`): of that seat's building it says "their own building 4a" or
 * "building 4a" instead of the name once more.
 */
function ownerOnce(params: Params): Params {
  const { place_owner: owner, seat, to } = params;
  if (owner === undefined || (owner !== seat && owner !== to)) return params;
  return { ...params, place_kind: owner === seat ? 'self' : 'bare' };
}

/** The sentence about a decision for the player who decides. */
export function decisionPieces(decision: Decision): Piece[] {
  const key = `decision.${decision.key}`;
  const params = decisionParams(decision);
  if (!i18n.has(key)) return i18n.pieces('generic.decision', { seat: decision.seat, what: humanise(decision.key) });
  return capitalFirst(i18n.pieces(key, params));
}

/** The sentence about a decision for the other players. */
export function doingPieces(decision: Decision): Piece[] {
  const key = `doing.${decision.key}`;
  const params = ownerOnce(decisionParams(decision));
  if (!i18n.has(key)) return i18n.pieces('decide.waiting', { seat: decision.seat });
  return i18n.pieces(key, params);
}

/** The parts of a choice that its sentence needs. */
type ChoiceWords = Pick<Choice, 'key' | 'params'>;

/** The caption of a choice. `drawn`: a picture and facts are shown beside it, so that a shorter caption may suffice. */
export function choicePieces(choice: ChoiceWords, view: View, drawn = false): Piece[] {
  const short = `choice.${choice.key}.drawn`;
  const key = drawn && i18n.has(short) ? short : `choice.${choice.key}`;
  if (!i18n.has(key)) return [readable(choice.key, choice.params)];
  const of = view.decision && { of: view.decision.key, ...(view.decision.for ? { for: view.decision.for } : {}) };
  return capitalFirst(i18n.pieces(key, { ...of, ...choice.params }));
}

/** A choice in a list that others read, too: "your building" is said to its owner alone. */
export function othersChoicePieces(choice: ChoiceWords, view: View, drawn = false): Piece[] {
  const own = choice.params.place_kind === 'own';
  return choicePieces(own ? { ...choice, params: { ...choice.params, place_kind: 'self' } } : choice, view, drawn);
}

/**
 * The sentence about an effect; null if it needs none. `drawn`: the board draws the choice, so a shorter one may
 * suffice.
 */
export function effectPieces(effect: Effect, texts: GameTexts, drawn = false): Piece[] | null {
  if ('event' in effect) {
    const event = effect as GameEvent;
    if (texts.plainEffects.has(event.event)) return null;
    const short = `effect.${event.event}.drawn`;
    const key = drawn && i18n.has(short) ? short : `effect.${event.event}`;
    if (!i18n.has(key)) return null;
    return i18n.pieces(key, ownerOnce(eventParams(event, texts)));
  }
  const { key, params } = effect as { key: string; params?: Params };
  if (!i18n.has(`effect.${key}`)) return [readable(key, params)];
  return i18n.pieces(`effect.${key}`, params);
}

/** A possible outcome of a move, worded to follow "you can"; null if there is no message for the event. */
export function prospectText(event: GameEvent, texts: GameTexts): string | null {
  const key = `prospect.${event.event}`;
  return i18n.has(key) ? i18n.t(key, eventParams(event, texts)) : null;
}

export function linePieces(line: LogLine, texts: GameTexts): Piece[] {
  if (!i18n.has(line.key)) {
    const single = `event.${line.event.event}`;
    if (line.key !== single && i18n.has(single)) return linePieces({ ...line, key: single }, texts);
    const { seat, count: _count, ...rest } = line.params;
    return [...(seat ? [{ seat: Number(seat) }, ' '] : []), readable(line.event.event, rest)];
  }
  return capitalFirst(i18n.pieces(line.key, ownerOnce({ ...line.params, ...texts.further?.(line.event) })));
}

/** The sentence of a note about the table. */
export function notePieces({ note, seat, from, to, level }: Note): Piece[] {
  const key = `note.${note}`;
  const words = { seat, from: i18n.shown(from ?? ''), to: i18n.shown(to ?? ''), level: level ?? '' };
  return i18n.has(key) ? i18n.pieces(key, words) : [...(seat ? [{ seat }, ' '] : []), humanise(note)];
}

const eventParams = (event: GameEvent, texts: GameTexts): Params => ({ ...event, ...texts.further?.(event) });

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : i18n.playerName(piece.seat))).join('');
}

/** The sentence of a refusal in the reader's language: of its reason if there is a message for it, else of its code. */
export function refusalText(code: string, sentence: string, reason?: { key: string; params?: Params }): string {
  if (reason && i18n.has(`reason.${reason.key}`)) return i18n.t(`reason.${reason.key}`, reason.params);
  return i18n.has(`error.${code}`)
    ? i18n.t(`error.${code}`)
    : i18n.t('error.other', { sentence: sentence || humanise(code) });
}

/** The sentence of an error of a request; throws any other error. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return refusalText(error.code, error.sentence, error.reason);
}
