// What has happened at the table, as it is told: the log, the talk, and the move that the film has got to.
import { api, ApiError } from '../lib/api';
import { elementsOf, entriesAt, toldElements } from '../lib/film';
import { i18n } from '../lib/i18n/i18n.svelte';
import { readToBeginning, sinceLastMoveOf, touched, turnsOf, withNotes, type LogEntry, type LogRules, type LogTurn } from '../lib/log';
import type { Chat, GameEvent, Note, Update } from '../lib/types';
import type { TableSession } from './session.svelte';

export class LogDesk {
  constructor(private readonly session: TableSession) {}

  get rules(): LogRules {
    const texts = this.session.texts;
    return {
      kinds: texts?.kinds ?? {},
      quiet: texts?.quiet ?? new Set(),
      merges: (event) => i18n.has(`events.${event}`),
      ...(texts?.untold ? { untold: (event: GameEvent) => texts.untold!(event) } : {}),
      ...(texts?.money ? { money: (event: GameEvent) => texts.money!(event) } : {}),
    };
  }
  moves = $derived.by((): Update[] => this.session.active?.log.moves ?? []);
  /** Whether the log is there from the beginning of the game. */
  get isWhole(): boolean {
    return this.session.active.log.from === 0;
  }
  /** What the screen has got to: nobody reads in the log what they are about to watch. */
  private shownMoves = $derived.by((): Update[] => {
    const frame = this.session.frame;
    return frame ? this.moves.filter((update) => update.moves <= frame.moves) : this.moves;
  });
  turns = $derived.by((): LogTurn[] => turnsOf(this.shownMoves, this.rules, 1, this.isWhole, this.session.active?.notes));
  talk = $derived.by((): (Chat | Note)[] => {
    const { active } = this.session;
    return active ? withNotes(active.chat, active.notes) : [];
  });
  since = $derived.by((): Update[] => sinceLastMoveOf(this.moves, this.session.active?.seat ?? null));
  /** What the latest moves have touched. */
  marked = $derived.by((): ReadonlySet<string> => {
    const recent = this.session.me === null ? this.shownMoves.slice(-6) : this.since;
    return touched(recent, elementsOf);
  });
  /** The move that led to the position looked back at: what the film tells. */
  toldMove = $derived.by((): Update | null => {
    const at = this.session.past.lookBack?.moves;
    return this.moves.find((one) => one.moves === at) ?? null;
  });
  toldEntries = $derived.by((): LogEntry[] => (this.toldMove ? entriesAt(this.turns, this.toldMove.moves) : []));
  /** What it concerns. */
  told = $derived.by((): ReadonlySet<string> =>
    new Set((this.toldMove?.events ?? []).flatMap((event) => toldElements(event, this.session.me))),
  );

  /** Reads what is missing of the log, if that is not under way. A broken line is tried again with the next table. */
  read(): Promise<void> {
    const { id, active: one } = this.session;
    one.reading ??= readToBeginning({
      log: () => one.log,
      read: async (before) => {
        const page = await api.log(id, one.key, before);
        return { from: page.from, moves: page.log };
      },
      show: (log) => (one.log = log),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      stopped: () => this.session.stopped,
    })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(() => (one.reading = null));
    return one.reading;
  }
}
