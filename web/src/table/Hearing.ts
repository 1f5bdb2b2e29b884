// What the server says of the table, and what becomes of it on the screen.
import { isUnnamed } from '../lib/i18n/i18n.svelte';
import { goesSoon } from '../lib/kept';
import { withNewest, withUpdate } from '../lib/log';
import { rememberPassedOn } from '../lib/recent';
import { settings } from '../lib/settings.svelte';
import type { Note, Table, Update } from '../lib/types';
import { notePieces, textOf } from '../lib/words';
import type { Heard, Perspective } from './Perspective.svelte';
import type { TableSession } from './session.svelte';

export class Hearing {
  constructor(private readonly session: TableSession) {}

  /** What is done about what one of the perspectives hears. */
  by(from: Perspective): Heard {
    return {
      table: (table) => this.table(from, table),
      update: (update) => this.update(from, update),
      seats: (message) => this.session.onSeats(message.seats),
      thinking: (seat) => (this.session.thinking = seat),
      refused: (code, sentence) => this.refused(from, code, sentence),
    };
  }

  private table(from: Perspective, table: Table): void {
    // A seat that has changed hands shows another side of the table.
    if (from.known && from.seat !== table.seat) {
      this.session.playback.skip();
      this.session.past.forget();
      this.session.choosing.chooser = null;
    }
    const newcomer = !from.known;
    from.known = true;
    from.seat = table.seat;
    from.lent = table.away ?? null;
    if (from.seat === null && from.lent === null) rememberPassedOn(this.session.id, from.key);
    this.session.broken = table.stopped ?? false;
    this.session.proposal = table.proposal ?? null;
    from.view = table.view;
    from.log = withNewest(from.log, { from: table.log_from, moves: table.log });
    from.moves = table.moves;
    from.undo = table.undo ?? { to: null, why: 'nothing' };
    from.chat = table.chat;
    from.notes = [...(table.notes ?? [])].sort((a, b) => a.seq - b.seq);
    this.session.frozen = table.frozen ?? null;
    this.session.hintsAllowed = table.hints;
    this.session.keptUntil = goesSoon(table.kept_until ?? null) ? table.kept_until! : null;
    this.session.seedNamed = table.seed_named;
    this.session.resumed = table.resumed;
    this.session.daily = table.daily ?? null;
    this.session.onSeats(table.seats);
    if (newcomer) this.giveName(from);
    // What is long ago may come once the table is drawn.
    if (from === this.session.active && (this.session.drawn || !table.view)) void this.session.log.read();
    if (table.view) {
      this.session.family = table.family;
      void this.session.loadGame(table.view);
      this.session.past.collect(table.moves, table.view);
    }
    this.session.rememberHere();
    this.session.settle(from);
  }

  private update(from: Perspective, update: Update): void {
    const active = from === this.session.active;
    if (update.stopped !== undefined) this.session.broken = update.stopped;
    if (update.proposal !== undefined) this.session.proposal = update.proposal;
    if (update.what !== 'note') this.session.keptUntil = null; // somebody plays or speaks
    if (update.what === 'chat') {
      if (update.chat) from.chat = [...from.chat, { ...update.chat, seq: update.seq, time: update.time }];
      if (active && update.seat !== from.seat) this.session.unreadChat++;
      return;
    }
    if (update.what === 'note') {
      this.note(from, update);
      return;
    }
    // What was taken back while the line was broken is gone; the table follows.
    if (update.undone) return;
    const before = from.view;
    from.log = withUpdate(from.log, update);
    from.moves = update.moves;
    if (update.undo) from.undo = update.undo;
    if (update.view) {
      from.view = update.view;
      if (update.what === 'undo') this.session.past.forgetBehind(update.moves);
      this.session.past.collect(update.moves, update.view);
      const onward = before?.turn !== update.view.turn || before?.decision?.seat !== update.view.decision?.seat;
      if (active && (onward || update.view.over)) this.session.rememberHere();
    }
    this.session.thinking = null;
    if (!active) return;
    // The own move has happened: the next may be chosen at once, the confirmation is on its way.
    if (update.seat === from.seat) this.session.choosing.sending = false;
    this.session.choosing.chooser = null;
    const unseen = this.session.hidden && !this.session.watch.only;
    if (update.what === 'undo' || update.seat === from.seat || unseen) this.session.playback.skip();
    else if (update.view) {
      this.session.playback.add({ view: update.view, events: update.events ?? [], moves: update.moves, seat: update.seat });
    }
    if (!this.session.playback.playing) this.session.settle(from);
  }

  /** Something was done about the table: the game stays as it is, but everybody should notice. */
  private note(from: Perspective, { seq, time, seat, note, from: who, to, level, undo, view }: Update): void {
    const told: Note = { seq, time, seat, note: note ?? '', ...(who ? { from: who } : {}), ...(to ? { to } : {}), ...(level ? { level } : {}) };
    from.notes = [...from.notes, told];
    if (undo) from.undo = undo;
    // Of a game that was stopped nothing is left to decide.
    if (view && this.session.broken) from.view = view;
    if (from !== this.session.active) return;
    if (this.session.broken) {
      this.session.choosing.chooser = null;
      this.session.thinking = null;
      this.session.rememberHere();
      this.session.settle(from);
    }
    this.session.unreadChat++;
    this.session.say(textOf(notePieces(told)));
  }

  private refused(from: Perspective, code: string, sentence: string): void {
    if (this.session.perspectives.length === 1) {
      this.session.fatal = { code, sentence };
      return;
    }
    const active = this.session.active;
    this.session.perspectives = this.session.perspectives.filter((one) => one !== from);
    this.session.activeIndex = Math.max(0, this.session.perspectives.indexOf(active));
    this.session.rememberHere();
    if (from !== active) return;
    // Nobody sees another's hand without taking the device over.
    this.session.playback.skip();
    this.session.past.returnToNow();
    this.session.choosing.chooser = null;
    this.session.passTo = this.session.me;
  }

  /** Whoever sits down on a seat without a name brings the one they go by on this device. */
  private giveName(from: Perspective): void {
    const name = this.session.seats.find((one) => one.seat === from.seat)?.name;
    if (!settings.name || !name || !isUnnamed(name) || this.session.perspectives.length > 1) return;
    // Somebody else may have it: then the seat keeps its own.
    from.live.rename(settings.name).catch(() => {});
  }
}
