// Device of the reader at the table: the keys it holds, handing it from one person to the next, announcing a turn, and
// its list of recent games.
import { isUnnamed, t } from '../lib/i18n/i18n.svelte';
import { blip, notify } from '../lib/notify';
import { forget, rememberPassedOn } from '../lib/recentGames';
import { decisionPieces, textOf } from '../lib/sentences';
import { settings } from '../lib/settings.svelte';
import type { GameTexts } from '../lib/texts';
import type { View } from '../lib/types';
import { saveRecentTable } from './recentTable';
import type { KeyState, TableAction, TableState } from './state';

interface Sources {
  readonly table: {
    readonly id: string;
    readonly keys: readonly KeyState[];
    readonly me: number | null;
    readonly mySeats: readonly number[];
    readonly now: View | null;
    readonly snapshot: TableState;
    dispatch(action: TableAction): void;
  };
  readonly game: { readonly texts: GameTexts | null };
  readonly playback: { readonly playing: boolean };
  readonly choosing: { readonly sentAt: number };
  readonly inspection: { seat: number | null };
  readonly requests: { rename(name: string, key: string): Promise<number> };
  readonly connections: { retryNow(): void };
}

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;

export class DeviceController {
  /** The seat of the next person on this device, until they have taken the device over. */
  passTo = $state<number | null>(null);
  private lastDecider: number | null = null;
  /** True to keep the table off the list of recent games. */
  private unlisted = false;

  constructor(private readonly from: Sources) {}

  get keys(): readonly KeyState[] {
    return this.from.table.keys;
  }
  keyOfSeat(seat: number): string | undefined {
    return this.keys.find((one) => one.seat === seat)?.key;
  }
  /** Reconnects immediately where a connection waits for its next attempt. */
  retryNow(): void {
    this.from.connections.retryNow();
  }

  // ---- one person after the other -------------------------------------------------------------------------

  /** Called when the present position is shown: asks to hand the device over, and announces a new turn. */
  onPresentShown(): void {
    const { now: view, me, mySeats } = this.from.table;
    if (this.from.playback.playing || !view || !this.from.game.texts) return;
    const decider = view.over ? null : (view.decision?.seat ?? null);
    const before = this.lastDecider;
    this.lastDecider = decider;
    this.passTo = decider !== null && decider !== me && mySeats.includes(decider) ? decider : null;
    if (decider !== before) this.announce(view, decider);
  }
  /** The shown key was rejected: its neighbour at this device takes over. */
  passOn(): void {
    this.passTo = this.from.table.me;
  }
  /** Shows the table to the next person on this device. */
  takeOver(seat: number): void {
    const key = this.keyOfSeat(seat);
    if (key === undefined) return;
    this.passTo = null;
    this.from.inspection.seat = null;
    this.from.table.dispatch({ type: 'key_shown', key });
  }

  private announce(view: View, decider: number | null): void {
    const { id, mySeats } = this.from.table;
    const isNotified = settings.notify && isHidden();
    if (view.over && isNotified) notify(t('notify.over'), t('table.title', { table: id }), id);
    if (view.over || decider === null || !view.decision || !mySeats.includes(decider)) return;
    const { sentAt } = this.from.choosing;
    // No sound for a reader who looks at the page and has moved in the last seconds.
    if (settings.sound && sentAt > 0 && (isHidden() || Date.now() - sentAt > 8000)) blip();
    const sentence = textOf(decisionPieces(view.decision));
    if (isNotified) notify(t('notify.turn'), t('notify.turn.text', { table: id, sentence }), id);
  }

  /** Gives the seat of a key the name in the settings of this device, if it has none. */
  sendName(key: string): void {
    const { keys, seats } = this.from.table.snapshot;
    const seat = keys.find((one) => one.key === key)?.seat;
    const name = seats.find((one) => one.seat === seat)?.name;
    if (!settings.name || !name || !isUnnamed(name)) return;
    // Refused if another seat has the name; then the generated name stays.
    this.from.requests.rename(settings.name, key).catch(() => {});
  }

  // ---- the list of recent games ---------------------------------------------------------------------------

  /** Stores the table in the list of recent games. */
  saveRecent(): void {
    if (!this.unlisted) saveRecentTable(this.from.table.snapshot);
  }
  /** Removes the table from the list of recent games for good. */
  unlist(): void {
    this.unlisted = true;
    forget(this.from.table.id);
  }
  /** Removes the key from the list: its seat has been passed on. */
  forgetSeat(key: string): void {
    rememberPassedOn(this.from.table.id, key);
  }
  /** Records that the seat has been given a new link. */
  freeSeat(seat: number): void {
    this.from.table.dispatch({ type: 'seat_freed', seat });
  }
}
