// The roads of a map: one curve through each branch, divided into the steps between neighbouring spaces.
import { pathOf, through, type Curve, type Point } from '../geometry';

export interface Roads {
  /** The road of each branch, as one path. */
  roads: string[];
  /** The road between two neighbouring spaces: "A>B". */
  step: Map<string, Curve[]>;
}

/** Computes the roads. `bends` are points through which the road between two spaces runs. */
export function roadsAlong(branches: readonly (readonly string[])[], place: (space: string) => Point, bends: Readonly<Record<string, readonly Point[]>>): Roads {
  const step = new Map<string, Curve[]>();
  const roads = branches.map((branch) => {
    const points: Point[] = [];
    // The step to which each piece belongs.
    const owner: string[] = [];
    branch.forEach((here, i) => {
      points.push(place(here));
      const next = branch[i + 1];
      if (!next) return;
      const key = `${here}>${next}`;
      const between = bends[key] ?? [];
      points.push(...between);
      owner.push(key, ...between.map(() => key));
    });
    const curves = through(points);
    curves.forEach((curve, i) => step.set(owner[i]!, [...(step.get(owner[i]!) ?? []), curve]));
    return pathOf(curves);
  });
  return { roads, step };
}
