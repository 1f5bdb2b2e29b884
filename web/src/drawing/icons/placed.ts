// The place of a drawing in the drawing around it: properties that many drawings have.

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
