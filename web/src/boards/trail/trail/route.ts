// The path of a walk on the map, for the line that previews it. This is drawing only: the server decides which walks are
// allowed.
import type { Branches } from './branches';

function nextOf(branches: Branches): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const branch of branches) {
    for (let i = 0; i + 1 < branch.length; i++) {
      const here = branch[i]!;
      next.set(here, [...(next.get(here) ?? []), branch[i + 1]!]);
    }
  }
  return next;
}

/** The spaces from `from` to `to`, both included, on the path that passes the fewest other tiles. */
export function between(
  branches: Branches,
  from: string,
  to: string,
  occupied: (slug: string) => boolean,
): string[] | null {
  const next = nextOf(branches);
  interface Way {
    slugs: string[];
    cost: number;
  }
  let best: Way | null = null;
  const open: Way[] = [{ slugs: [from], cost: 0 }];
  while (open.length) {
    const way = open.pop()!;
    const here = way.slugs[way.slugs.length - 1]!;
    if (here === to) {
      if (!best || way.cost < best.cost) best = way;
      continue;
    }
    if (best && way.cost >= best.cost) continue;
    for (const slug of next.get(here) ?? []) {
      const cost = way.cost + (slug !== to && occupied(slug) ? 100 : 1);
      open.push({ slugs: [...way.slugs, slug], cost });
    }
  }
  return best?.slugs ?? null;
}

/** The whole path of a walk over these locations, in order. */
export function walk(
  branches: Branches,
  from: string,
  path: readonly string[],
  occupied: (slug: string) => boolean,
): string[] {
  const out = [from];
  let here = from;
  for (const stop of path) {
    if (stop === here) continue;
    const piece = between(branches, here, stop, occupied);
    if (!piece) continue;
    out.push(...piece.slice(1));
    here = stop;
  }
  return out;
}
