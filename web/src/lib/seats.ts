// The mark of each seat: colour, shape and letter together, so that no information depends on colour alone.
import type { SeatMark, SeatShape } from './board';
import type { NewSeat } from './types';

const shapes: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond'];

/** The initial of the name if no other seat has it, else the number of the seat. */
export function seatLetter(seat: number, names: Record<number, string>): string {
  const initial = (name: string | undefined) => name?.trim().charAt(0).toLocaleUpperCase() ?? '';
  const own = initial(names[seat]);
  const others = Object.entries(names).filter(([other]) => Number(other) !== seat);
  if (!/\p{L}/u.test(own) || others.some(([, name]) => initial(name) === own)) return String(seat);
  return own;
}

/** A person's seat at a new table. Without a name the server names the person ("Player 2"). */
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

/** The seats in the order of play, beginning with seat `first`. */
export function inOrderFrom<T extends { seat: number }>(all: readonly T[], first: number | null): T[] {
  const start = Math.max(0, all.findIndex((one) => one.seat === first));
  return [...all.slice(start), ...all.slice(0, start)];
}
