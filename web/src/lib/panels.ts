// Which part of the table to show when not all fit: the one that holds what can be chosen.

/** How many choices each panel holds; what is always in view (an empty name) opens none. */
export function glowCounts(glowing: Iterable<string>, panelOf: (el: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const el of glowing) {
    const panel = panelOf(el);
    if (panel) counts.set(panel, (counts.get(panel) ?? 0) + 1);
  }
  return counts;
}

/** The panel to open: the current one if it has something to choose, else the one with most; null to stay. */
export function panelToOpen(counts: ReadonlyMap<string, number>, current: string, known: readonly string[]): string | null {
  const candidates = known.filter((panel) => (counts.get(panel) ?? 0) > 0);
  if (candidates.length === 0 || candidates.includes(current)) return null;
  return candidates.reduce((best, panel) => (counts.get(panel)! > counts.get(best)! ? panel : best));
}
