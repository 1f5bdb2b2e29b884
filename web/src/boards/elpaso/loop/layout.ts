// The layout of the map of El Paso: one plan for wide screens and one for phones. A plan has positions and art only; the
// connections between the spaces come from the server.
import { line, scatter, type Point } from '../../../drawing/geometry';
import { contoursOf, planFrom, type Plan } from '../../../drawing/map/plan';
import { roadsAlong, type Roads } from '../../../drawing/map/roadsAlong';
import type { GameParts } from '../gameParts';
import tallFile from './tall.json';
import wideFile from './wide.json';

export interface LoopPlan extends Plan {
  places: Record<string, Point>;
  /** Points through which the road between two spaces runs. */
  bends: Record<string, Point[]>;
  /** The positions of the trading posts, in the order of their value. */
  posts: readonly Point[];
  postSize: number;
  simmental: Point;
  label: Point;
  mesas: readonly Point[];
  cacti: { at: Point; rx: number; ry: number; count: number; seed: number }[];
  river: readonly Point[];
}

const wide = planFrom<LoopPlan>(wideFile);
const tall = planFrom<LoopPlan>(tallFile);

export interface LoopMap extends Roads {
  plan: LoopPlan;
  place(space: string): Point;
  post(value: number): Point;
  contours: string;
  river: string;
  cacti: Point[];
}

/** Places spaces that the plan does not contain in a row at the bottom, so that they can still be used. */
function placed(plan: LoopPlan, gameParts: GameParts): (space: string) => Point {
  const unknown = gameParts.all.spaces.filter((space) => !plan.places[space.id]).map((space) => space.id);
  return (space) => plan.places[space] ?? [80 + 110 * Math.max(0, unknown.indexOf(space)), plan.height - 50];
}

/** The branches of the loop, each from one junction to the next, derived from the server's connections. */
export function branchesOf(gameParts: GameParts): string[][] {
  const next = (id: string): string[] => gameParts.space(id)?.next ?? [];
  const into = (id: string): number => gameParts.all.spaces.filter((space) => space.next.includes(id)).length;
  const junction = (id: string): boolean => next(id).length !== 1 || into(id) !== 1 || gameParts.space(id)?.kind === 'el-paso';
  return gameParts.all.spaces
    .filter((space) => junction(space.id))
    .flatMap((space) =>
      next(space.id).map((first) => {
        const branch = [space.id, first];
        while (!junction(branch[branch.length - 1]!) && branch.length <= gameParts.all.spaces.length) {
          branch.push(next(branch[branch.length - 1]!)[0]!);
        }
        return branch;
      }),
    );
}

function build(plan: LoopPlan, gameParts: GameParts): LoopMap {
  const place = placed(plan, gameParts);
  const { roads, step } = roadsAlong(branchesOf(gameParts), place, plan.bends);
  const values = gameParts.all.posts.map((post) => post.value);
  const post = (value: number): Point => plan.posts[values.indexOf(value)] ?? [plan.width / 2, plan.height / 2];
  const solid: Point[] = [...gameParts.all.spaces.map((space) => place(space.id)), ...values.map(post), plan.simmental];
  const blocked = ([x, y]: Point): boolean =>
    solid.some(([sx, sy]) => Math.abs(x - sx) < 66 && Math.abs(y - sy) < 64) || x < 20 || y < 26 || x > plan.width - 20 || y > plan.height - 16;
  return {
    plan,
    place,
    post,
    roads,
    step,
    contours: contoursOf(plan),
    river: line(plan.river),
    cacti: plan.cacti.flatMap((one) => scatter(one.at, one.rx, one.ry, one.count, 26, one.seed, blocked)),
  };
}

const built = new WeakMap<GameParts, { wide: LoopMap; tall: LoopMap }>();
/** Both layouts, computed once for each table. */
export function mapsOf(gameParts: GameParts): { wide: LoopMap; tall: LoopMap } {
  let maps = built.get(gameParts);
  if (!maps) built.set(gameParts, (maps = { wide: build(wide, gameParts), tall: build(tall, gameParts) }));
  return maps;
}

/** All spaces of a walk, including empty ones: the shortest path that passes no tiles except the named ones. */
export function walk(gameParts: GameParts, from: string, stops: readonly string[], occupied: (space: string) => boolean): string[] {
  const out = [from];
  for (const stop of stops) {
    const here = out[out.length - 1]!;
    if (stop === here) continue;
    let open: string[][] = [[here]];
    const found: string[][] = [];
    for (let depth = 0; depth <= gameParts.all.spaces.length && open.length; depth++) {
      const further: string[][] = [];
      for (const way of open) {
        for (const next of gameParts.space(way[way.length - 1]!)?.next ?? []) {
          if (next === stop) found.push([...way, next]);
          else if (!occupied(next) && !way.includes(next)) further.push([...way, next]);
        }
      }
      if (found.length) break;
      open = further;
    }
    if (found[0]) out.push(...found[0].slice(1));
  }
  return out;
}
