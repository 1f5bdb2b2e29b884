// Things that the reader looks at closely, besides the position.

export class Inspection {
  /** The seat whose board is open beside the reader's own. */
  seat = $state<number | null>(null);
  /** The element about which a note explains why it cannot be chosen. */
  explainedElement = $state.raw<Element | null>(null);
}
