// The figures of a player that are always in view: money, cards, certificates and the current value of the hand. A board
// reads them from the server's view (`BoardModule.purse`); everything derived from them is computed here.

/** The figures of a seat. Figures that the game does not have or the viewer may not know are missing. */
export interface Purse {
  dollars?: number;
  cards?: number;
  handLimit?: number;
  /** Temporary certificates; `certificateLimit` is their maximum. */
  certificates?: number;
  certificateLimit?: number;
  permanent?: number;
  /** The breeding value of the hand with permanent certificates; known for the own hand only. */
  herd?: number;
  /** How the herd is sold at the end of the trail. */
  market?: Market;
}

export type Market =
  /** Sold for its breeding value in dollars, plus `extra` dollars for certain cards. */
  | { kind: 'dollars'; extra: number }
  /** Delivered to a place that requires a minimum breeding value; `worths` lists those of the places still available. */
  | { kind: 'places'; worths: readonly number[] };

/** The proceeds of the hand: without temporary certificates (`least`) and with all of them (`most`). */
export interface Proceeds {
  kind: Market['kind'];
  least: number;
  most: number;
}

/** The proceeds of selling the herd now; null if the hand is not known. */
export function proceedsOf({ herd, market, certificates = 0 }: Purse): Proceeds | null {
  if (herd === undefined || !market) return null;
  if (market.kind === 'dollars') {
    const least = herd + market.extra;
    return { kind: 'dollars', least, most: least + certificates };
  }
  const best = (worth: number): number => Math.max(0, ...market.worths.filter((one) => one <= worth));
  return { kind: 'places', least: best(herd), most: best(herd + certificates) };
}
