// The sentence of the decision bar: who decides what, what has just happened, or how the game ended.
import { mainLine } from '../lib/replay';
import type { Piece } from '../lib/i18n/format';
import { i18n } from '../lib/i18n/i18n.svelte';
import { linesOf, type LogLine } from '../lib/log';
import type { Decision, GameEvent, View } from '../lib/types';
import { decisionPieces, doingPieces, linePieces } from '../lib/sentences';
import type { TableSession } from './session.svelte';

/** A move in one sentence; `then` is the position it has led to. */
function moveSentence(session: TableSession, lines: LogLine[], events: readonly GameEvent[], seat: number, then: View): Piece[] {
  const texts = session.texts!;
  const line = mainLine(lines, texts.minor);
  if (line) return linePieces(line, texts);
  const ended = events.some((event) => event.event === 'turn_began') || !then.decision;
  return ended ? i18n.pieces('decide.ends', { seat }) : doingPieces(then.decision!);
}

function replaySentence(session: TableSession): Piece[] {
  const { moves, view: then } = session.history.viewed!;
  const move = session.log.replayedMove;
  if (moves === 0) return i18n.pieces('film.begin');
  if (!move || !then) return i18n.pieces('history.loading');
  const lines = session.log.replayedEntries.flatMap((entry) => entry.lines);
  return moveSentence(session, lines, move.events ?? [], move.seat ?? 0, then);
}

function endSentence({ me, names }: TableSession, winners: readonly number[]): Piece[] {
  if (winners.length === 1 && winners[0] === me) return i18n.pieces('decide.won.you');
  if (winners.length === 1) return i18n.pieces('decide.won', { seat: winners[0] });
  if (winners.length === 0) return i18n.pieces('decide.over');
  return i18n.pieces('decide.won.shared', { names: new Intl.ListFormat(i18n.lang).format(winners.map((seat) => names[seat] ?? '')) });
}

function waitingSentence(session: TableSession, decision: Decision): Piece[] {
  if (decision.seat === session.me) return decisionPieces(decision);
  const seat = session.seats.find((one) => one.seat === decision.seat);
  if (seat?.kind === 'human' && seat.connected === false && !session.mySeats.includes(seat.seat)) {
    return i18n.pieces('decide.waiting.away', { seat: decision.seat });
  }
  return doingPieces(decision);
}

export function decisionSentence(session: TableSession): Piece[] {
  if (session.frozen) return i18n.pieces('table.frozen', { sentence: session.frozen });
  if (session.history.viewed) return replaySentence(session);
  if (session.frame && session.frame.seat !== null) {
    const { events, seat, view: then } = session.frame;
    return moveSentence(session, linesOf(events, session.log.rules), events, seat, then);
  }
  const view = session.frame?.view ?? session.now!;
  if (view.over) return endSentence(session, view.winners);
  if (session.stoppedByPlayers) return i18n.pieces('decide.stopped');
  return view.decision ? waitingSentence(session, view.decision) : i18n.pieces('common.loading');
}
