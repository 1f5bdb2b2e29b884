// The layout of the map of El Paso: one plan for wide screens and one for phones. A plan has positions and art only; the
// connections between the spaces come from the server.
import { hill, line, scatter, type Point } from '../../../drawing/geometry';
import { roadsAlong, type Roads } from '../../../drawing/map/roadsAlong';
import type { GameParts } from '../gameParts';

export interface LoopPlan {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  places: Record<string, Point>;
  /** Points through which the road between two spaces runs. */
  bends: Record<string, Point[]>;
  /** The positions of the trading posts, in the order of their value. */
  posts: readonly Point[];
  postSize: number;
  simmental: Point;
  label: Point;
  hills: { at: Point; rx: number; ry: number; rings: number; seed: number }[];
  mesas: readonly Point[];
  cacti: { at: Point; rx: number; ry: number; count: number; seed: number }[];
  river: readonly Point[];
}

const wide: LoopPlan = {
  name: 'wide',
  width: 1120,
  height: 690,
  places: {
    EP: [136, 580],
    N1: [92, 357],
    P1: [88, 188],
    P2: [214, 90],
    P3: [226, 267],
    N2: [376, 101],
    P4: [532, 81],
    N3: [688, 101],
    P5: [872, 83],
    P6: [846, 245],
    N4: [1014, 226],
    P7: [1038, 401],
    N5: [1012, 578],
    P8: [832, 620],
    P9: [836, 464],
    N6: [648, 609],
  },
  bends: {
    'EP>N1': [[84, 464]],
    'N1>P1': [[74, 274]],
    'N1>P3': [[150, 300]],
    'P1>P2': [[130, 114]],
    'P3>N2': [[304, 199]],
    'N3>P5': [[778, 77]],
    'N3>P6': [[770, 186]],
    'P5>N4': [[972, 116]],
    'P6>N4': [[930, 254]],
    'N5>P8': [[926, 626]],
    'N5>P9': [[920, 495]],
    'P9>N6': [[744, 515]],
    'N6>EP': [
      [540, 633],
      [420, 646],
      [300, 639],
    ],
  },
  posts: [
    [362, 289],
    [478, 289],
    [594, 289],
    [710, 289],
    [362, 445],
    [478, 445],
    [594, 445],
    [710, 445],
  ],
  postSize: 114,
  simmental: [428, 604],
  label: [536, 217],
  hills: [
    { at: [536, 367], rx: 230, ry: 60, rings: 3, seed: 4 },
    { at: [1050, 77], rx: 60, ry: 40, rings: 3, seed: 9 },
    { at: [250, 449], rx: 80, ry: 40, rings: 3, seed: 14 },
    { at: [930, 350], rx: 46, ry: 34, rings: 2, seed: 21 },
  ],
  mesas: [
    [300, 180],
    [940, 342],
    [232, 438],
  ],
  cacti: [
    { at: [250, 471], rx: 70, ry: 50, count: 6, seed: 3 },
    { at: [920, 348], rx: 56, ry: 50, count: 4, seed: 8 },
    { at: [540, 367], rx: 220, ry: 8, count: 5, seed: 5 },
    { at: [1068, 68], rx: 40, ry: 36, count: 3, seed: 12 },
    { at: [52, 72], rx: 30, ry: 40, count: 3, seed: 15 },
  ],
  river: [
    [8, 515],
    [60, 486],
    [160, 482],
    [250, 506],
    [330, 532],
    [470, 539],
    [560, 523],
    [740, 543],
    [760, 613],
    [730, 681],
  ],
};

const tall: LoopPlan = {
  name: 'tall',
  width: 640,
  height: 850,
  places: {
    EP: [142, 760],
    N1: [82, 590],
    P1: [72, 450],
    P2: [76, 312],
    P3: [190, 386],
    N2: [92, 172],
    P4: [202, 78],
    N3: [346, 84],
    P5: [508, 76],
    P6: [446, 196],
    N4: [568, 206],
    P7: [574, 352],
    N5: [560, 498],
    P8: [580, 646],
    P9: [464, 644],
    N6: [462, 778],
  },
  bends: {
    'N1>P3': [[158, 502]],
    'P3>N2': [[160, 268]],
    'N3>P6': [[410, 140]],
    'N5>P9': [[500, 570]],
    'P8>N6': [[560, 730]],
    'N6>EP': [[310, 800]],
  },
  posts: [
    [300, 248],
    [408, 300],
    [300, 346],
    [408, 398],
    [300, 444],
    [408, 496],
    [300, 542],
    [300, 640],
  ],
  postSize: 100,
  simmental: [318, 766],
  label: [250, 168],
  hills: [
    { at: [200, 530], rx: 60, ry: 50, rings: 3, seed: 14 },
    { at: [270, 170], rx: 90, ry: 34, rings: 3, seed: 9 },
    { at: [490, 400], rx: 26, ry: 60, rings: 2, seed: 4 },
  ],
  mesas: [
    [196, 530],
    [610, 110],
  ],
  cacti: [
    { at: [200, 250], rx: 40, ry: 30, count: 3, seed: 3 },
    { at: [180, 640], rx: 60, ry: 30, count: 4, seed: 8 },
    { at: [612, 740], rx: 20, ry: 50, count: 3, seed: 5 },
  ],
  river: [
    [8, 668],
    [90, 676],
    [190, 690],
    [250, 700],
    [370, 700],
    [400, 640],
    [372, 590],
    [400, 560],
    [470, 540],
    [500, 420],
    [632, 430],
  ],
};

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
    contours: plan.hills.map((one) => hill(one.at, one.rx, one.ry, one.rings, one.seed)).join(''),
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
