// Holds the state of a table, changes it by the reducer, and derives the facts that the screen shows. Each fact changes
// only if its own part of the state does.
import { untrack } from 'svelte';
import { reactionsTo, type Reaction } from './reactions';
import { reduce } from './reducer';
import { activeOf, newTableState, priorKnowledgeOf, seatsHere, type KeyState, type TableAction, type TableState } from './state';

export class TableStore {
  private state = $state.raw<TableState>(newTableState('', []));

  /** `react` carries out the reactions to an action, once the new state is in place. */
  constructor(
    readonly id: string,
    keys: readonly string[],
    private readonly react: (reaction: Reaction) => void,
  ) {
    this.state = newTableState(id, keys);
  }

  readonly dispatch = (action: TableAction): void => {
    // An effect that dispatches must not depend on the whole state.
    const before = untrack(() => this.state);
    const after = reduce(before, action);
    this.state = after;
    for (const reaction of reactionsTo(before, action, after)) this.react(reaction);
  };

  readonly keys = $derived.by(() => this.state.keys);
  readonly seats = $derived.by(() => this.state.seats);
  readonly family = $derived.by(() => this.state.family);
  readonly frozen = $derived.by(() => this.state.frozen);
  readonly stoppedByPlayers = $derived.by(() => this.state.stoppedByPlayers);
  readonly proposal = $derived.by(() => this.state.proposal);
  readonly thinkingSeat = $derived.by(() => this.state.thinkingSeat);
  readonly hintsAllowed = $derived.by(() => this.state.hintsAllowed);
  readonly expiresAt = $derived.by(() => this.state.expiresAt);
  readonly daily = $derived.by(() => this.state.daily);
  readonly unreadChat = $derived.by(() => this.state.unreadChat);
  readonly fatal = $derived.by(() => this.state.fatal);
  readonly priorKnowledge = $derived.by(() => priorKnowledgeOf(this.state));

  // ---- the table as the active key may see it -------------------------------------------------------------

  private readonly active = $derived.by((): KeyState => activeOf(this.state));
  readonly key = $derived.by(() => this.active.key);
  /** The number of the newest log entry received. */
  readonly seq = $derived.by(() => this.active.seq ?? 0);
  /** The reader's seat; null for a spectator. */
  readonly me = $derived.by(() => this.active.seat);
  readonly lentSeat = $derived.by(() => this.active.lentSeat);
  /** The present position. */
  readonly now = $derived.by(() => this.active.view);
  readonly moves = $derived.by(() => this.active.moves);
  readonly undo = $derived.by(() => this.active.undo);
  readonly moveLog = $derived.by(() => this.active.log);
  readonly chat = $derived.by(() => this.active.chat);
  readonly notes = $derived.by(() => this.active.notes);
  readonly connection = $derived.by(() => this.active.connection);
  /** True while the connection is down: choices are shown but disabled. */
  readonly isLocked = $derived.by(() => this.connection !== 'open');
  /** True once the game is over or was stopped. */
  readonly ended = $derived.by(() => this.stoppedByPlayers || (this.now?.over ?? false));
  /** The seats played on this device. */
  readonly mySeats = $derived.by(() => seatsHere(this.keys));

  /** The whole state at this moment. An effect that reads it does not run again when it changes. */
  get snapshot(): TableState {
    return untrack(() => this.state);
  }
}
