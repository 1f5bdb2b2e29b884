// The layout of the trail: one plan for screens that are wider than high, and a tall one for phones. On both the trail
// runs from the lower right to the upper left. The plans are those of the first edition; `moved` has the differences of
// the second.
import type { GameParts, SpaceInfo } from '../gameParts';
import { branchesOf, editionOf, type Edition } from './branches';
import { dice, line, loop, scatter, type Point } from '../../../drawing/geometry';
import { contoursOf, planFrom, type Plan } from '../../../drawing/map/plan';
import { roadsAlong, type Roads } from '../../../drawing/map/roadsAlong';
import tallFile from './tall.json';
import wideFile from './wide.json';

export interface TrailPlan extends Plan {
  places: Record<string, Point>;
  /** Points through which the road between two spaces runs: "A>FL1". */
  bends: Record<string, Point[]>;
  /** Forests: centre, half axes, number of trees. */
  forests: { at: Point; rx: number; ry: number; trees: number; seed: number }[];
  rivers: { points: Point[]; width: number }[];
  peaks: Point[];
  cracks: Point[];
  reeds: Point[];
  /** Washes of colour under the three hazard regions and the trade section. */
  regions: { kind: 'flood' | 'drought' | 'rockfall' | 'trade'; points: Point[] }[];
  labels: { key: string; at: Point; size: number; turn?: number; anchor?: 'start' | 'middle' | 'end' }[];
  compass: Point;
}

const wide = planFrom<TrailPlan>(wideFile);
const tall = planFrom<TrailPlan>(tallFile);

// ---- values derived from a plan -------------------------------------------------------------------

export interface TrailMap extends Roads {
  plan: TrailPlan;
  place(slug: string): Point;
  contours: string;
  rivers: { d: string; width: number }[];
  trees: { at: Point; round: boolean; size: number }[];
  regions: { kind: string; d: string }[];
}

function build(plan: TrailPlan, edition: Edition, spaces: readonly SpaceInfo[]): TrailMap {
  const place = (slug: string): Point => plan.places[slug] ?? [0, 0];
  const { roads, step } = roadsAlong(branchesOf(edition), place, plan.bends);
  const solid = spaces.map((space) => {
    const half = space.kind === 'neutral' ? 60 : space.kind === 'building' ? 46 : space.kind === 'kansas-city' ? 120 : 36;
    return { p: place(space.id), half };
  });
  const samples = [...step.values()].flat().flatMap((curve) =>
    [0.1, 0.3, 0.5, 0.7, 0.9].map((t): Point => {
      const u = 1 - t;
      const mix = (i: 0 | 1): number =>
        u * u * u * curve.from[i] + 3 * u * u * t * curve.c1[i] + 3 * u * t * t * curve.c2[i] + t * t * t * curve.to[i];
      return [mix(0), mix(1)];
    }),
  );
  const blocked = ([x, y]: Point): boolean =>
    solid.some(({ p, half }) => Math.abs(x - p[0]) < half && y > p[1] - half * 0.86 && y < p[1] + half) ||
    samples.some(([sx, sy]) => Math.hypot(x - sx, y - 4 - sy) < 19) ||
    x < 16 ||
    y < 22 ||
    x > plan.width - 16 ||
    y > plan.height - 10;

  const trees = plan.forests
    .flatMap((forest) => {
      const random = dice(forest.seed * 77);
      return scatter(forest.at, forest.rx, forest.ry, forest.trees, 13, forest.seed, blocked).map((p) => ({
        at: p,
        round: random() > 0.55,
        size: 19 + random() * 7,
      }));
    })
    .sort((a, b) => a.at[1] - b.at[1]);

  return {
    plan,
    place,
    roads,
    step,
    contours: contoursOf(plan),
    rivers: plan.rivers.map((river) => ({ d: line(river.points), width: river.width })),
    trees,
    regions: plan.regions.map((region) => ({ kind: region.kind, d: loop(region.points) })),
  };
}

// ---- The second edition ----------------------------------------------------------------------------

interface Moved {
  places: Record<string, Point | null>;
  bends: Record<string, Point[]>;
}
/** D stands where the road forks, and a building space where D was. */
const moved: Record<TrailPlan['name'], Moved> = {
  wide: {
    places: { CL: null, D: [266, 424], DX: [512, 410], O4: [394, 505] },
    bends: { 'DX>E': wide.bends['D>E']!, 'D>O4': [[330, 482]] },
  },
  tall: {
    places: { CL: null, D: [512, 712], DX: [344, 678], O4: [424, 642] },
    bends: { 'DX>E': tall.bends['D>E']! },
  },
};

function planOf(plan: TrailPlan, edition: Edition): TrailPlan {
  if (edition === 'first') return plan;
  const { places, bends } = moved[plan.name];
  const all = Object.entries({ ...plan.places, ...places });
  return {
    ...plan,
    places: Object.fromEntries(all.flatMap(([slug, at]) => (at ? [[slug, at] as const] : []))),
    bends: { ...plan.bends, ...bends },
  };
}

export interface TrailMaps {
  wide: TrailMap;
  tall: TrailMap;
}
const built = new Map<Edition, TrailMaps>();
/** Both layouts of the table's trail, computed once. */
export function mapsOf(gameParts: GameParts): TrailMaps {
  const edition = editionOf(gameParts);
  let maps = built.get(edition);
  if (!maps) {
    const make = (plan: TrailPlan): TrailMap => build(planOf(plan, edition), edition, gameParts.all.spaces);
    built.set(edition, (maps = { wide: make(wide), tall: make(tall) }));
  }
  return maps;
}
