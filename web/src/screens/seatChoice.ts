// The chosen occupant of a seat of a new table.
import { person } from '../lib/seats';
import type { NewSeat } from '../lib/types';

export interface SeatChoice {
  /** "human", or the level of a bot. */
  who: string;
  /** Name of a person; unused for bots. */
  name: string;
}

export const newSeatFrom = ({ who, name }: SeatChoice): NewSeat => (who === 'human' ? person(name) : { kind: 'bot', level: who });
