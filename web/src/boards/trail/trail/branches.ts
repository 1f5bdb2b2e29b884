// The branches of the trail, from which the roads are drawn: each runs from one fork to the next in travel order.
import type { GameParts } from '../gameParts';

export type Branches = readonly (readonly string[])[];

const shared: Branches = [
  ['START', 'A'],
  ['A', 'A1', 'A2', 'A3', 'B'],
  ['A', 'FL1', 'FL2', 'FL3', 'FL4', 'FLR1', 'FLR2', 'B'],
  ['B', 'B1', 'B2', 'B3', 'C'],
  ['B', 'DR1', 'DR2', 'DR3', 'DR4', 'DRR1', 'C'],
  ['C', 'CU1', 'CU2', 'E'],
  ['E', 'E1', 'E2', 'F'],
  ['E', 'RF1', 'RF2', 'RF3', 'RF4', 'RFR1', 'RFR2', 'F'],
  ['F', 'F1', 'G'],
  ['F', 'F2', 'G'],
  ['G', 'G1', 'KC'],
  ['G', 'G2', 'KC'],
];
const tradeRoad = ['O4', 'O5', 'O6', 'O7', 'O8', 'O9', 'OR1', 'OR2', 'E'];
/** The lower path from C. In the first edition it forks at a building space, in the second at the neutral building. */
const lower = {
  first: [
    ['C', 'CL'],
    ['CL', 'D', 'E'],
    ['CL', ...tradeRoad],
  ],
  second: [
    ['C', 'D'],
    ['D', 'DX', 'E'],
    ['D', ...tradeRoad],
  ],
} satisfies Record<string, Branches>;

export type Edition = keyof typeof lower;
export const editionOf = (gameParts: GameParts): Edition => (gameParts.space('DX') ? 'second' : 'first');
export const branchesOf = (edition: Edition): Branches => [...shared, ...lower[edition]];
