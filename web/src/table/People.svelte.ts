// The seats of a table with their names and marks: people and bots, then the automas.
import { i18n, t } from '../lib/i18n/i18n.svelte';
import { seatMark } from '../lib/seats';
import type { AutomaSeat, SeatInfo, View } from '../lib/types';

interface Sources {
  readonly table: { readonly me: number | null; readonly mySeats: readonly number[]; readonly seats: readonly SeatInfo[]; readonly now: View | null };
}

/** The game's name for an automa, which numbers several of one kind. */
function automaName(view: View, seat: number): string {
  const figures = ((view.figures?.players ?? []) as { seat: number; name?: string }[]).find((one) => one.seat === seat);
  return figures?.name ?? t('player.automa');
}

export class People {
  constructor(private readonly from: Sources) {}

  /** The reader's seat; null for a spectator. */
  get me(): number | null {
    return this.from.table.me;
  }
  /** The seats played on this device. */
  get mySeats(): readonly number[] {
    return this.from.table.mySeats;
  }
  /** The seats of people and bots. */
  get seats(): readonly SeatInfo[] {
    return this.from.table.seats;
  }
  readonly everybody = $derived.by((): (SeatInfo | AutomaSeat)[] => {
    const view = this.from.table.now;
    const automas = Array.from({ length: view?.automas ?? 0 }, (_, index): AutomaSeat => {
      const seat = view!.players + index + 1;
      return { seat, kind: 'automa', name: automaName(view!, seat) };
    });
    return [...this.seats.map((seat) => ({ ...seat, name: i18n.shown(seat.name) })), ...automas];
  });
  readonly names = $derived.by((): Record<number, string> => Object.fromEntries(this.everybody.map((seat) => [seat.seat, seat.name])));

  readonly seatMark = (seat: number) => seatMark(seat, this.names[seat] ?? t('player.seat', { seat }), this.names);

  /**
   * Passes the names to i18n, those of people and bots as the server has them: generated ones are translated on
   * display.
   */
  publishNames(): void {
    i18n.setPlayers({ ...this.names, ...Object.fromEntries(this.seats.map((seat) => [seat.seat, seat.name])) });
  }
}
