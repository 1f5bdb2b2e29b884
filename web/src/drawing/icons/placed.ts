// Properties that several drawings have: their place in the drawing around them, and the parts of a trade tile.
import type { HandColour, TradeColour } from '../kinds';

/** The centre of a drawing and its size. */
export interface Placed {
  x?: number;
  y?: number;
  size?: number;
}
/** The centre of a card or tile and its width. */
export interface PlacedCard {
  x?: number;
  y?: number;
  width?: number;
}
/** A trade tile, whatever it looks like. */
export interface TradeTileProps extends Placed {
  colour?: TradeColour | null;
  hand?: HandColour | null;
  /** The fee in dollars. */
  fee?: number | null;
}
