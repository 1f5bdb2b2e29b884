// The sentence of the decision bar: who decides what, what has just happened, or how the game ended.
import { mainLine } from '../lib/replay';
import type { Piece } from '../lib/i18n/format';
import { i18n } from '../lib/i18n/i18n.svelte';
import { linesOf, type LogEntry, type LogLine, type LogRules } from '../lib/log';
import type { Frame } from '../lib/playback';
import type { GameTexts } from '../lib/texts';
import type { Decision, GameEvent, SeatInfo, Update, View } from '../lib/types';
import { decisionPieces, doingPieces, linePieces } from '../lib/sentences';

interface Sources {
  readonly status: { readonly frozen: string | null; readonly stoppedByPlayers: boolean };
  readonly position: { readonly live: View | null; readonly texts: GameTexts | null };
  readonly people: {
    readonly me: number | null;
    readonly mySeats: readonly number[];
    readonly seats: readonly SeatInfo[];
    readonly names: Record<number, string>;
  };
  readonly history: { readonly viewed: { readonly moves: number; readonly view: View | null } | null };
  readonly log: { readonly rules: LogRules; readonly replayedMove: Update | null; readonly replayedEntries: readonly LogEntry[] };
  readonly replay: { readonly frame: Frame | null };
}

/** A move in one sentence; `then` is the position it has led to. */
function moveSentence(texts: GameTexts, lines: LogLine[], events: readonly GameEvent[], seat: number, then: View): Piece[] {
  const line = mainLine(lines, texts.minor);
  if (line) return linePieces(line, texts);
  const ended = events.some((event) => event.event === 'turn_began') || !then.decision;
  return ended ? i18n.pieces('decide.ends', { seat }) : doingPieces(then.decision!);
}

function replaySentence({ history, log, position }: Sources): Piece[] {
  const { moves, view: then } = history.viewed!;
  const move = log.replayedMove;
  if (moves === 0) return i18n.pieces('film.begin');
  if (!move || !then) return i18n.pieces('history.loading');
  const lines = log.replayedEntries.flatMap((entry) => entry.lines);
  return moveSentence(position.texts!, lines, move.events ?? [], move.seat ?? 0, then);
}

function endSentence({ me, names }: Sources['people'], winners: readonly number[]): Piece[] {
  if (winners.length === 1 && winners[0] === me) return i18n.pieces('decide.won.you');
  if (winners.length === 1) return i18n.pieces('decide.won', { seat: winners[0] });
  if (winners.length === 0) return i18n.pieces('decide.over');
  return i18n.pieces('decide.won.shared', { names: new Intl.ListFormat(i18n.lang).format(winners.map((seat) => names[seat] ?? '')) });
}

function waitingSentence({ me, mySeats, seats }: Sources['people'], decision: Decision): Piece[] {
  if (decision.seat === me) return decisionPieces(decision);
  const seat = seats.find((one) => one.seat === decision.seat);
  if (seat?.kind === 'human' && seat.connected === false && !mySeats.includes(seat.seat)) {
    return i18n.pieces('decide.waiting.away', { seat: decision.seat });
  }
  return doingPieces(decision);
}

export function decisionSentence(from: Sources): Piece[] {
  const { status, position, people, history, log, replay } = from;
  if (status.frozen) return i18n.pieces('table.frozen', { sentence: status.frozen });
  if (history.viewed) return replaySentence(from);
  if (replay.frame && replay.frame.seat !== null) {
    const { events, seat, view: then } = replay.frame;
    return moveSentence(position.texts!, linesOf(events, log.rules), events, seat, then);
  }
  const view = position.live!;
  if (view.over) return endSentence(people, view.winners);
  if (status.stoppedByPlayers) return i18n.pieces('decide.stopped');
  return view.decision ? waitingSentence(people, view.decision) : i18n.pieces('common.loading');
}
