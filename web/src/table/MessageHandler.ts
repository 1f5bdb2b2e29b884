// Applies the messages of the server to the session of a table.
import { isUnnamed } from '../lib/i18n/i18n.svelte';
import { expiresSoon } from '../lib/expiry';
import { withNewest, withUpdate } from '../lib/log';
import { rememberPassedOn } from '../lib/recentGames';
import { settings } from '../lib/settings.svelte';
import type { Note, Table, Update } from '../lib/types';
import { notePieces, textOf } from '../lib/sentences';
import type { ConnectionHandlers, TableConnection } from './TableConnection.svelte';
import type { TableSession } from './session.svelte';

export class MessageHandler {
  constructor(private readonly session: TableSession) {}

  /** Handlers for the messages that arrive on one connection. */
  handlersFor(from: TableConnection): ConnectionHandlers {
    return {
      table: (table) => this.table(from, table),
      update: (update) => this.update(from, update),
      seats: (message) => this.session.onSeats(message.seats),
      thinking: (seat) => (this.session.thinkingSeat = seat),
      refused: (code, sentence) => this.refused(from, code, sentence),
    };
  }

  private table(from: TableConnection, table: Table): void {
    // The seat of this key has changed hands: its holder may no longer see the shown position.
    if (from.isIdentified && from.seat !== table.seat) {
      this.session.playback.skip();
      this.session.history.clear();
      this.session.choosing.chooser = null;
    }
    const isFirst = !from.isIdentified;
    from.isIdentified = true;
    from.seat = table.seat;
    from.lentSeat = table.away ?? null;
    if (from.seat === null && from.lentSeat === null) rememberPassedOn(this.session.id, from.key);
    this.session.stoppedByPlayers = table.stopped ?? false;
    this.session.proposal = table.proposal ?? null;
    from.view = table.view;
    from.log = withNewest(from.log, { from: table.log_from, moves: table.log });
    from.moves = table.moves;
    from.undo = table.undo ?? { to: null, why: 'nothing' };
    from.chat = table.chat;
    from.notes = [...(table.notes ?? [])].sort((a, b) => a.seq - b.seq);
    this.session.frozen = table.frozen ?? null;
    this.session.hintsAllowed = table.hints;
    this.session.expiresAt = expiresSoon(table.kept_until ?? null) ? table.kept_until! : null;
    this.session.isSeedChosen = table.seed_named;
    this.session.resumed = table.resumed;
    this.session.daily = table.daily ?? null;
    this.session.onSeats(table.seats);
    if (isFirst) this.sendOwnName(from);
    // The older pages of the log are fetched after the table has been drawn.
    if (from === this.session.active && (this.session.isDrawn || !table.view)) void this.session.log.readToStart();
    if (table.view) {
      this.session.family = table.family!;
      void this.session.loadGame(table.view);
      this.session.history.recordScores(table.moves, table.view);
    }
    this.session.saveToRecentGames();
    this.session.onPresentShown(from);
  }

  private update(from: TableConnection, update: Update): void {
    const isActive = from === this.session.active;
    if (update.stopped !== undefined) this.session.stoppedByPlayers = update.stopped;
    if (update.proposal !== undefined) this.session.proposal = update.proposal;
    if (update.what !== 'note') this.session.expiresAt = null; // a used table does not expire soon
    if (update.what === 'chat') {
      if (update.chat) from.chat = [...from.chat, { ...update.chat, seq: update.seq, time: update.time }];
      if (isActive && update.seat !== from.seat) this.session.unreadChat++;
      return;
    }
    if (update.what === 'note') {
      this.note(from, update);
      return;
    }
    // A move undone while the connection was down has no position; a `table` message follows.
    if (update.undone) return;
    const before = from.view;
    from.log = withUpdate(from.log, update);
    from.moves = update.moves;
    if (update.undo) from.undo = update.undo;
    if (update.view) {
      from.view = update.view;
      if (update.what === 'undo') this.session.history.dropAfter(update.moves);
      this.session.history.recordScores(update.moves, update.view);
      const onward = before?.turn !== update.view.turn || before?.decision?.seat !== update.view.decision?.seat;
      if (isActive && (onward || update.view.over)) this.session.saveToRecentGames();
    }
    this.session.thinkingSeat = null;
    if (!isActive) return;
    // The reader's own move has arrived: the next choice need not wait for the response to the request.
    if (update.seat === from.seat) this.session.choosing.sending = false;
    this.session.choosing.chooser = null;
    const unseen = this.session.hidden && !this.session.replay.isSpectating;
    if (update.what === 'undo' || update.seat === from.seat || unseen) this.session.playback.skip();
    else if (update.view) {
      this.session.playback.add({ view: update.view, events: update.events ?? [], moves: update.moves, seat: update.seat });
    }
    if (!this.session.playback.playing) this.session.onPresentShown(from);
  }

  /** Shows a note (a seat given away, a proposal to stop and the like). It changes the table, not the game. */
  private note(from: TableConnection, { seq, time, seat, note, from: who, to, level, undo, view }: Update): void {
    const received: Note = { seq, time, seat, note: note ?? '', ...(who ? { from: who } : {}), ...(to ? { to } : {}), ...(level ? { level } : {}) };
    from.notes = [...from.notes, received];
    if (undo) from.undo = undo;
    // The view of a stopped game has no decision any more.
    if (view && this.session.stoppedByPlayers) from.view = view;
    if (from !== this.session.active) return;
    if (this.session.stoppedByPlayers) {
      this.session.choosing.chooser = null;
      this.session.thinkingSeat = null;
      this.session.saveToRecentGames();
      this.session.onPresentShown(from);
    }
    this.session.unreadChat++;
    this.session.showToast(textOf(notePieces(received)));
  }

  private refused(from: TableConnection, code: string, sentence: string): void {
    if (this.session.connections.length === 1) {
      this.session.fatal = { code, sentence };
      return;
    }
    const active = this.session.active;
    this.session.connections = this.session.connections.filter((one) => one !== from);
    this.session.activeIndex = Math.max(0, this.session.connections.indexOf(active));
    this.session.saveToRecentGames();
    if (from !== active) return;
    // The next person must take the device over before their hand is shown.
    this.session.playback.skip();
    this.session.history.returnToNow();
    this.session.choosing.chooser = null;
    this.session.passTo = this.session.me;
  }

  /** Gives a seat without a name the name in the settings of this device. */
  private sendOwnName(from: TableConnection): void {
    const name = this.session.seats.find((one) => one.seat === from.seat)?.name;
    if (!settings.name || !name || !isUnnamed(name) || this.session.connections.length > 1) return;
    // Refused if another seat has the name; then the generated name stays.
    from.socket.rename(settings.name).catch(() => {});
  }
}
