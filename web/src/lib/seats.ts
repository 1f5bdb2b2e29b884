// The mark of each seat: colour, shape and letter, never one alone.
import type { SeatMark, SeatShape } from './board';
import type { NewSeat } from './types';

const shapes: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond'];

/** The initial of a name where it is nobody else's, the number of the seat otherwise. */
export function seatLetter(seat: number, names: Record<number, string>): string {
  const initial = (name: string | undefined) => name?.trim().charAt(0).toLocaleUpperCase() ?? '';
  const own = initial(names[seat]);
  const others = Object.entries(names).filter(([other]) => Number(other) !== seat);
  if (!/\p{L}/u.test(own) || others.some(([, name]) => initial(name) === own)) return String(seat);
  return own;
}

/** A person at a new table. Nobody is called "You" to the others: without a name the server gives one. */
export function person(name: string): NewSeat {
  return { kind: 'human', ...(name.trim() ? { name: name.trim() } : {}) };
}

export function seatMark(seat: number, name: string, names: Record<number, string> = {}): SeatMark {
  const place = ((((seat - 1) % 4) + 4) % 4) + 1;
  return {
    colour: `var(--seat-${place})`,
    ink: `var(--on-seat-${place})`,
    shape: shapes[place - 1]!,
    letter: seatLetter(seat, names),
    name,
  };
}

/** The seats in the order of play, this one first. */
export function inOrderFrom<T extends { seat: number }>(all: readonly T[], first: number | null): T[] {
  const start = Math.max(0, all.findIndex((one) => one.seat === first));
  return [...all.slice(start), ...all.slice(0, start)];
}
