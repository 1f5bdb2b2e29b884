// The log of the table by turns, its chat and notes, and the move that the replay shows.
import { ApiError } from '../lib/api';
import { elementsOf, entriesAt, affectedElements } from '../lib/replay';
import { i18n } from '../lib/i18n/i18n.svelte';
import { readToBeginning, sinceLastMoveOf, latestElements, turnsOf, withNotes, type LogEntry, type LogRules, type LogTurn } from '../lib/log';
import type { MoveLog } from '../lib/moveLog';
import type { Frame } from '../lib/playback';
import type { GameTexts } from '../lib/texts';
import type { Chat, GameEvent, LogPage, Note, Update } from '../lib/types';
import { keyOf, type TableAction, type TableState } from './state';

interface Sources {
  readonly table: {
    readonly key: string;
    readonly me: number | null;
    readonly moveLog: MoveLog;
    readonly chat: readonly Chat[];
    readonly notes: readonly Note[];
    readonly unreadChat: number;
    readonly snapshot: TableState;
    dispatch(action: TableAction): void;
  };
  readonly game: { readonly texts: GameTexts | null };
  readonly history: { readonly viewed: { readonly moves: number } | null };
  readonly playback: { readonly frame: Frame | null };
  readonly requests: { log(key: string, before: number): Promise<LogPage> };
  /** True once the table is left: no more pages are read. */
  readonly closed: boolean;
}

export class LogController {
  /** The pages being read, by key. */
  private readonly reading = new Map<string, Promise<void>>();

  constructor(private readonly from: Sources) {}

  /** The game's rules for merging and omitting events, for `lib/log.ts`. */
  get rules(): LogRules {
    const { texts } = this.from.game;
    return {
      kinds: texts?.kinds ?? {},
      quiet: texts?.quiet ?? new Set(),
      merges: (event) => i18n.has(`events.${event}`),
      ...(texts?.isOmitted ? { isOmitted: (event: GameEvent) => texts.isOmitted!(event) } : {}),
      ...(texts?.money ? { money: (event: GameEvent) => texts.money!(event) } : {}),
    };
  }
  moves = $derived.by((): Update[] => this.from.table.moveLog.moves);
  /** True once the log has been read back to the beginning of the game. */
  get isComplete(): boolean {
    return this.from.table.moveLog.from === 0;
  }
  /** Moves up to the shown frame: the log does not reveal moves that have not been played back yet. */
  private shownMoves = $derived.by((): Update[] => {
    const { frame } = this.from.playback;
    return frame ? this.moves.filter((update) => update.moves <= frame.moves) : this.moves;
  });
  turns = $derived.by((): LogTurn[] => turnsOf(this.shownMoves, this.rules, 1, this.isComplete, this.from.table.notes));
  /** Chat lines and notes in the order in which they happened. */
  messages = $derived.by((): (Chat | Note)[] => withNotes(this.from.table.chat, this.from.table.notes));
  get unread(): number {
    return this.from.table.unreadChat;
  }
  markRead(): void {
    this.from.table.dispatch({ type: 'chat_read' });
  }
  /** Moves after the last move of the reader's seat. */
  sinceOwnLastMove = $derived.by((): Update[] => sinceLastMoveOf(this.moves, this.from.table.me));
  /** Elements that the latest moves have changed. */
  recentElements = $derived.by((): ReadonlySet<string> => {
    const recent = this.from.table.me === null ? this.shownMoves.slice(-6) : this.sinceOwnLastMove;
    return latestElements(recent, elementsOf);
  });
  /** The move that led to the viewed past position. */
  replayedMove = $derived.by((): Update | null => {
    const at = this.from.history.viewed?.moves;
    return this.moves.find((one) => one.moves === at) ?? null;
  });
  replayedEntries = $derived.by((): LogEntry[] => (this.replayedMove ? entriesAt(this.turns, this.replayedMove.moves) : []));
  /** Elements that the replayed move affects. */
  replayedElements = $derived.by((): ReadonlySet<string> =>
    new Set((this.replayedMove?.events ?? []).flatMap((event) => affectedElements(event, this.from.table.me))),
  );

  /**
   * Fetches the missing older pages of the log. A second call returns the same promise; after an error the next `table`
   * message calls again.
   */
  readToStart(): Promise<void> {
    const { key } = this.from.table;
    const reading =
      this.reading.get(key) ??
      this.readPages(key)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error;
        })
        .finally(() => this.reading.delete(key));
    this.reading.set(key, reading);
    return reading;
  }
  private readPages(key: string): Promise<void> {
    const { table, requests } = this.from;
    return readToBeginning({
      log: () => keyOf(table.snapshot, key)?.log ?? { from: 0, moves: [] },
      read: async (before) => {
        const page = await requests.log(key, before);
        return { from: page.from, moves: page.log };
      },
      show: (log) => table.dispatch({ type: 'log_read', key, log }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      stopped: () => this.from.closed,
    });
  }
}
