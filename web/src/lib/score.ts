// The parts of a score category: a board derives them from the position, and they are checked against the server's total.

export interface ScorePart {
  text: string;
  /** The number of items. */
  count: number;
  /** The points of all items together; null if the position does not show them. */
  points: number | null;
  /** For objectives: whether it is fulfilled. */
  fulfilled?: boolean;
}

const sumOf = (parts: readonly ScorePart[]): number => parts.reduce((sum, part) => sum + (part.points ?? 0), 0);

/**
 * The parts with points that add up to the total. A single part without points gets the remainder. If the sum differs
 * from the total, all points are removed, so that no wrong points are shown.
 */
export function partsMatchingTotal(parts: readonly ScorePart[], total: number): ScorePart[] {
  const open = parts.filter((part) => part.points === null);
  if (open.length > 1) return [...parts];
  const rest = total - sumOf(parts);
  if (open.length === 1) return parts.map((part) => (part === open[0] ? { ...part, points: rest } : part));
  return rest === 0 ? [...parts] : parts.map((part) => ({ ...part, points: null }));
}

/** One part for each kind with a positive count. */
export function counted(
  counts: Readonly<Record<string, number>> | undefined,
  make: (kind: string) => { text: string; each: number } | null,
): ScorePart[] {
  return Object.entries(counts ?? {}).flatMap(([kind, count]) => {
    const made = count > 0 ? make(kind) : null;
    return made ? [{ text: made.text, count, points: count * made.each }] : [];
  });
}
