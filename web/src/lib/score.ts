// What a category of the score is made of: parts that a board finds in the position, held against the server's total.

export interface ScorePart {
  text: string;
  /** How many of it. */
  count: number;
  /** Of all of them together; null where the position does not tell. */
  points: number | null;
  /** Whether what it asks for was done. */
  fulfilled?: boolean;
}

const sumOf = (parts: readonly ScorePart[]): number => parts.reduce((sum, part) => sum + (part.points ?? 0), 0);

/**
 * The parts with points that add up to the total. A single part without points is worth the rest; where the sum is
 * another one, the parts are named without points rather than with wrong ones.
 */
export function settled(parts: readonly ScorePart[], total: number): ScorePart[] {
  const open = parts.filter((part) => part.points === null);
  if (open.length > 1) return [...parts];
  const rest = total - sumOf(parts);
  if (open.length === 1) return parts.map((part) => (part === open[0] ? { ...part, points: rest } : part));
  return rest === 0 ? [...parts] : parts.map((part) => ({ ...part, points: null }));
}

/** One part for each kind that is there at all. */
export function counted(
  counts: Readonly<Record<string, number>> | undefined,
  make: (kind: string) => { text: string; each: number } | null,
): ScorePart[] {
  return Object.entries(counts ?? {}).flatMap(([kind, count]) => {
    const made = count > 0 ? make(kind) : null;
    return made ? [{ text: made.text, count, points: count * made.each }] : [];
  });
}
