// Who is to sit on a seat of a new table.
import { person } from '../lib/seats';
import type { NewSeat } from '../lib/types';

export interface SeatChoice {
  /** "human" or a level of bot. */
  who: string;
  /** Of a person. */
  name: string;
}

export const seatOf = ({ who, name }: SeatChoice): NewSeat => (who === 'human' ? person(name) : { kind: 'bot', level: who });
