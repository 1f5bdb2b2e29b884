// What the things are that several games draw: people, hazards, trade, hands of fees, corners, cattle.
import type { Marked } from '../lib/provenance';

export type Worker = 'cowboy' | 'builder' | 'engineer';
export type HazardKind = 'flood' | 'drought' | 'rockfall';
export type TradeColour = 'green' | 'blue' | 'orange';
export type HandColour = 'green' | 'black';
export type Corners = 'light' | 'dark';

export const workers: readonly Worker[] = ['cowboy', 'builder', 'engineer'];
export const hazardKinds: readonly HazardKind[] = ['flood', 'drought', 'rockfall'];

/** A kind of cattle, with what is printed on its card. */
export interface CattleInfo extends Marked {
  card: string;
  breed: string;
  name: string;
  value: number;
  points: number;
  in_each_herd: number;
  in_the_market: number;
  in_kansas_city: number;
  /** More for each one sold in Kansas City. */
  dollars?: number;
  grows_into?: string;
}
