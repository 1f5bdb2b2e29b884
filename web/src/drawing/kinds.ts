// The kinds of things that several games draw: workers, hazards, trade tiles, hands, disc corners, cattle.
import type { Marked } from '../lib/provenance';

export type Worker = 'cowboy' | 'builder' | 'engineer';
export type HazardKind = 'flood' | 'drought' | 'rockfall';
export type TradeColour = 'green' | 'blue' | 'orange';
export type HandColour = 'green' | 'black';
export type Corners = 'light' | 'dark';

export const workers: readonly Worker[] = ['cowboy', 'builder', 'engineer'];
export const hazardKinds: readonly HazardKind[] = ['flood', 'drought', 'rockfall'];

/** A cattle card with its printed data. */
export interface CattleInfo extends Marked {
  card: string;
  breed: string;
  name: string;
  value: number;
  points: number;
  in_each_herd: number;
  in_the_market: number;
  in_kansas_city: number;
  /** Additional dollars for each card of this kind that is sold in Kansas City. */
  dollars?: number;
  grows_into?: string;
}
