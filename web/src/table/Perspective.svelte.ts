// What one key sees of a table, and its line to the server.
import { Live, type LineState, type LiveEvents } from '../lib/live';
import type { MoveLog } from '../lib/log';
import type { Chat, Note, Undo, View } from '../lib/types';
import type { BegunLine } from '../opening/opening';

/** What a perspective does not know what to do with. */
export type Heard = Omit<LiveEvents, 'state'>;

export class Perspective {
  /** The table has told whose key it is. */
  known = false;
  seat = $state<number | null>(null);
  /** The seat that a bot plays for the holder of this key. */
  lent = $state<number | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<MoveLog>({ from: 0, moves: [] });
  /** Under way while older pages of the log are being read. */
  reading: Promise<void> | null = null;
  moves = $state(0);
  undo = $state.raw<Undo>({ to: null, why: 'nothing' });
  chat = $state.raw<Chat[]>([]);
  notes = $state.raw<Note[]>([]);
  line = $state<LineState>('connecting');
  retryAt = $state<number | null>(null);
  readonly live: Live;
  /** Begins, or goes on with what was begun. */
  readonly start: () => void;

  constructor(table: string, readonly key: string, begun: BegunLine | null, heard: (by: Perspective) => Heard) {
    const events: LiveEvents = {
      ...heard(this),
      state: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
      },
    };
    this.live = begun?.live ?? new Live(table, key, events);
    this.start = () => (begun ? begun.kept.listen(events) : this.live.start());
  }
}
