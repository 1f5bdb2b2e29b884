// The panel to show if not all panels fit on the screen: one that contains something to choose.

/** The number of glowing elements in each panel. Elements that are always in view ('' from `panelOf`) are not counted. */
export function glowCounts(glowing: Iterable<string>, panelOf: (el: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const el of glowing) {
    const panel = panelOf(el);
    if (panel) counts.set(panel, (counts.get(panel) ?? 0) + 1);
  }
  return counts;
}

/** The panel to open: the one with the most to choose; null if the current one has something to choose or none has. */
export function panelToOpen(counts: ReadonlyMap<string, number>, current: string, known: readonly string[]): string | null {
  const candidates = known.filter((panel) => (counts.get(panel) ?? 0) > 0);
  if (candidates.length === 0 || candidates.includes(current)) return null;
  return candidates.reduce((best, panel) => (counts.get(panel)! > counts.get(best)! ? panel : best));
}
