// What a player has and what the hand would bring now: the figures that are always in view. A board reads them from the
// server's view (`BoardModule.purse`); what follows from them is worked out here and nowhere else.

/** What the purse of a seat holds. What a game or a viewer does not know is left out. */
export interface Purse {
  dollars?: number;
  cards?: number;
  handLimit?: number;
  /** Temporary certificates and how many of them one may have. */
  certificates?: number;
  certificateLimit?: number;
  permanent?: number;
  /** Worth of the hand with permanent certificates: only the own hand is known. */
  herd?: number;
  /** What the herd is turned into where the way ends. */
  market?: Market;
}

export type Market =
  /** Sold for its worth in dollars, and so many more for certain cards. */
  | { kind: 'dollars'; extra: number }
  /** Delivered to a place for which the herd must be worth so much; those still open to the player. */
  | { kind: 'places'; worths: readonly number[] };

/** From what the hand brings as it is to what it brings with every temporary certificate. */
export interface Sale {
  kind: Market['kind'];
  least: number;
  most: number;
}

/** What the herd would bring now; null where nobody knows it. */
export function saleOf({ herd, market, certificates = 0 }: Purse): Sale | null {
  if (herd === undefined || !market) return null;
  if (market.kind === 'dollars') {
    const least = herd + market.extra;
    return { kind: 'dollars', least, most: least + certificates };
  }
  const best = (worth: number): number => Math.max(0, ...market.worths.filter((one) => one <= worth));
  return { kind: 'places', least: best(herd), most: best(herd + certificates) };
}
