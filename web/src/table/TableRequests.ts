// The requests of the table screen, with the key and the log number that each one needs.
import { api } from '../lib/api';
import { backendOf } from '../lib/connection';
import { withStoredBook } from '../lib/recordBook';
import type { TableSocket } from '../lib/tableSocket';
import type { KeyState } from './state';

interface Sources {
  readonly table: { readonly id: string; readonly key: string; readonly seq: number; readonly keys: readonly KeyState[] };
  readonly connections: { ask(key: string, request: (socket: TableSocket) => Promise<number>): Promise<number> };
}

export class TableRequests {
  constructor(private readonly from: Sources) {}

  private get id(): string {
    return this.from.table.id;
  }
  private get key(): string {
    return this.from.table.key;
  }
  /** The number of the newest log entry that the reader has seen. */
  private get after(): number {
    return this.from.table.seq;
  }
  private ask(request: (socket: TableSocket) => Promise<number>): Promise<number> {
    return this.from.connections.ask(this.key, request);
  }

  // ---- on the connection --------------------------------------------------------------------------------

  readonly move = (move: string) => this.ask((socket) => socket.move(this.after, move));
  readonly undo = (to: number) => this.ask((socket) => socket.undo(this.after, to));
  readonly chat = (text: string) => this.ask((socket) => socket.chat(text));
  readonly rename = (name: string, key = this.key) => this.from.connections.ask(key, (socket) => socket.rename(name));

  // ---- about the game -----------------------------------------------------------------------------------

  readonly hint = () => api.hint(this.id, this.key, this.after);
  readonly why = (el: string) => api.why(this.id, this.key, this.after, el);
  readonly review = () => api.review(this.id, this.key);
  readonly record = () => api.record(this.id, this.key);
  readonly totals = () => api.totals(this.id, this.key);
  /** A page of the log, with the key that has it. */
  readonly log = (key: string, before: number) => api.log(this.id, key, before);
  readonly position = (moves: number, key = this.key) => api.history(this.id, key, moves);
  /** A position before a decision of `seat`, whose choices only its key sees. */
  readonly positionFor = (seat: number, moves: number) =>
    this.position(moves, this.from.table.keys.find((one) => one.seat === seat)?.key);
  /** Makes a table that continues the game after `moves` moves. */
  readonly clone = (moves: number) => withStoredBook((book) => api.clone(this.id, this.key, moves, book), backendOf(this.id));

  // ---- about seats --------------------------------------------------------------------------------------

  readonly handToBot = (level: string) => api.handToBot(this.id, this.key, level);
  readonly takeBack = (key: string) => api.takeBack(this.id, key);
  readonly offerSeat = () => api.offerSeat(this.id, this.key);
  readonly keepSeat = () => api.keepSeat(this.id, this.key);
  readonly proposeStop = () => api.proposeStop(this.id, this.key);
  readonly answerStop = (proposal: number, agree: boolean) => api.answerStop(this.id, this.key, proposal, agree);
  /** Makes a new link for a seat; `host` is the host's key. */
  readonly newLink = (host: string, seat: number) => api.newLink(this.id, host, seat);
}
