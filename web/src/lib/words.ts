// Decisions, choices, effects and log lines as messages. Falls back to something readable for keys no catalogue has.
import { capital, plain, type Params, type Piece } from './i18n/format';
import { humanise, i18n } from './i18n/i18n.svelte';
import type { GameTexts } from './texts';
import type { LogLine } from './log';
import type { Choice, Decision, Effect, GameEvent, Note, View } from './types';

function capitalFirst(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  return typeof first === 'string' ? [capital(first), ...rest] : pieces;
}

function paramText(params: Params | undefined): string {
  return Object.values(params ?? {})
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(plain)
    .join(', ');
}

/** "Take objective: draw-2" for a key without a message. */
function readable(key: string, params: Params | undefined): string {
  const rest = paramText(params);
  return rest ? `${humanise(key)}: ${rest}` : humanise(key);
}

/** What is being decided, to the one who decides. */
export function decisionPieces(decision: Decision, view: View, texts: GameTexts): Piece[] {
  const key = `decision.${decision.key}`;
  const params = enriched({ seat: decision.seat, ...decision.params }, view, texts, { decision });
  if (!i18n.has(key)) return i18n.pieces('generic.decision', { seat: decision.seat, what: humanise(decision.key) });
  return capitalFirst(i18n.pieces(key, params));
}

/** The same to the others. */
export function doingPieces(decision: Decision, view: View, texts: GameTexts): Piece[] {
  const key = `doing.${decision.key}`;
  const params = enriched({ seat: decision.seat, ...decision.params }, view, texts, { decision });
  if (!i18n.has(key)) return i18n.pieces('decide.waiting', { seat: decision.seat });
  return i18n.pieces(key, params);
}

/** `drawn`: a picture and facts stand beside it, which may tell some of it. */
export function choicePieces(choice: Choice, view: View, texts: GameTexts, drawn = false): Piece[] {
  const short = `choice.${choice.key}.drawn`;
  const key = drawn && i18n.has(short) ? short : `choice.${choice.key}`;
  if (!i18n.has(key)) return [readable(choice.key, choice.params)];
  const about = view.decision ? { decision: view.decision, choice } : { choice };
  return capitalFirst(i18n.pieces(key, enriched(choice.params ?? {}, view, texts, about)));
}

/** `drawn`: the board shows the rest, as with `choicePieces`. */
export function effectPieces(effect: Effect, view: View, texts: GameTexts, drawn = false): Piece[] | null {
  if ('event' in effect) {
    const event = effect as GameEvent;
    if (texts.plainEffects.has(event.event)) return null;
    const short = `effect.${event.event}.drawn`;
    const key = drawn && i18n.has(short) ? short : `effect.${event.event}`;
    if (!i18n.has(key)) return null;
    return i18n.pieces(key, enriched({ ...event }, view, texts, { event }));
  }
  const { key, params } = effect as { key: string; params?: Params };
  if (!i18n.has(`effect.${key}`)) return [readable(key, params)];
  return i18n.pieces(`effect.${key}`, enriched(params ?? {}, view, texts, {}));
}

/** What a move may lead to, as it follows "you can"; null for an event without such words. */
export function prospectText(event: GameEvent, view: View, texts: GameTexts): string | null {
  const key = `prospect.${event.event}`;
  return i18n.has(key) ? i18n.t(key, enriched({ ...event }, view, texts, { event })) : null;
}

export function linePieces(line: LogLine, view: View | null, texts: GameTexts): Piece[] {
  if (!i18n.has(line.key)) {
    const single = `event.${line.event.event}`;
    if (line.key !== single && i18n.has(single)) return linePieces({ ...line, key: single }, view, texts);
    const { seat, count: _count, ...rest } = line.params;
    return [...(seat ? [{ seat: Number(seat) }, ' '] : []), readable(line.event.event, rest)];
  }
  const params = view ? enriched(line.params, view, texts, { event: line.event }) : line.params;
  return capitalFirst(i18n.pieces(line.key, params));
}

/** What was done about the table. */
export function notePieces({ note, seat, from, to, level }: Note): Piece[] {
  const key = `note.${note}`;
  const words = { seat, from: i18n.shown(from ?? ''), to: i18n.shown(to ?? ''), level: level ?? '' };
  return i18n.has(key) ? i18n.pieces(key, words) : [...(seat ? [{ seat }, ' '] : []), humanise(note)];
}

function enriched(params: Params, view: View, texts: GameTexts, about: Parameters<NonNullable<GameTexts['enrich']>>[2]) {
  return texts.enrich?.(params, view, about) ?? params;
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : i18n.playerName(piece.seat))).join('');
}

/** A refusal of the server in the reader's language. */
/** A reason says more than a code, where the words for it are at hand. */
export function refusalText(code: string, sentence: string, reason?: { key: string; params?: Params }): string {
  if (reason && i18n.has(`reason.${reason.key}`)) return i18n.t(`reason.${reason.key}`, reason.params);
  return i18n.has(`error.${code}`)
    ? i18n.t(`error.${code}`)
    : i18n.t('error.other', { sentence: sentence || humanise(code) });
}
