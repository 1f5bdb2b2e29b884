// The log of the table by turns, its chat and notes, and the move that the replay shows.
import { api, ApiError } from '../lib/api';
import { elementsOf, entriesAt, affectedElements } from '../lib/replay';
import { i18n } from '../lib/i18n/i18n.svelte';
import { readToBeginning, sinceLastMoveOf, latestElements, turnsOf, withNotes, type LogEntry, type LogRules, type LogTurn } from '../lib/log';
import type { Chat, GameEvent, Note, Update } from '../lib/types';
import type { TableSession } from './session.svelte';

export class LogController {
  constructor(private readonly session: TableSession) {}

  /** The game's rules for merging and omitting events, for `lib/log.ts`. */
  get rules(): LogRules {
    const texts = this.session.texts;
    return {
      kinds: texts?.kinds ?? {},
      quiet: texts?.quiet ?? new Set(),
      merges: (event) => i18n.has(`events.${event}`),
      ...(texts?.isOmitted ? { isOmitted: (event: GameEvent) => texts.isOmitted!(event) } : {}),
      ...(texts?.money ? { money: (event: GameEvent) => texts.money!(event) } : {}),
    };
  }
  moves = $derived.by((): Update[] => this.session.active?.log.moves ?? []);
  /** True once the log has been read back to the beginning of the game. */
  get isComplete(): boolean {
    return this.session.active.log.from === 0;
  }
  /** Moves up to the shown frame: the log does not reveal moves that have not been played back yet. */
  private shownMoves = $derived.by((): Update[] => {
    const frame = this.session.frame;
    return frame ? this.moves.filter((update) => update.moves <= frame.moves) : this.moves;
  });
  turns = $derived.by((): LogTurn[] => turnsOf(this.shownMoves, this.rules, 1, this.isComplete, this.session.active?.notes));
  /** Chat lines and notes in the order in which they happened. */
  messages = $derived.by((): (Chat | Note)[] => {
    const { active } = this.session;
    return active ? withNotes(active.chat, active.notes) : [];
  });
  /** Moves after the last move of the reader's seat. */
  sinceOwnLastMove = $derived.by((): Update[] => sinceLastMoveOf(this.moves, this.session.active?.seat ?? null));
  /** Elements that the latest moves have changed. */
  recentElements = $derived.by((): ReadonlySet<string> => {
    const recent = this.session.me === null ? this.shownMoves.slice(-6) : this.sinceOwnLastMove;
    return latestElements(recent, elementsOf);
  });
  /** The move that led to the viewed past position. */
  replayedMove = $derived.by((): Update | null => {
    const at = this.session.history.viewed?.moves;
    return this.moves.find((one) => one.moves === at) ?? null;
  });
  replayedEntries = $derived.by((): LogEntry[] => (this.replayedMove ? entriesAt(this.turns, this.replayedMove.moves) : []));
  /** Elements that the replayed move affects. */
  replayedElements = $derived.by((): ReadonlySet<string> =>
    new Set((this.replayedMove?.events ?? []).flatMap((event) => affectedElements(event, this.session.me))),
  );

  /**
   * Fetches the missing older pages of the log. A second call returns the same promise; after an error the next `table`
   * message calls again.
   */
  readToStart(): Promise<void> {
    const { id, active: one } = this.session;
    one.logReading ??= readToBeginning({
      log: () => one.log,
      read: async (before) => {
        const page = await api.log(id, one.key, before);
        return { from: page.from, moves: page.log };
      },
      show: (log) => (one.log = log),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      stopped: () => this.session.closed,
    })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(() => (one.logReading = null));
    return one.logReading;
  }
}
