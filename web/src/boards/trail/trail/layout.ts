// The layout of the trail: one plan for screens that are wider than high, and a tall one for phones. On both the trail
// runs from the lower right to the upper left. The plans are those of the first edition; `moved` has the differences of
// the second.
import type { GameParts, SpaceInfo } from '../gameParts';
import { branchesOf, editionOf, type Edition } from './branches';
import { dice, hill, line, loop, scatter, type Point } from '../../../drawing/geometry';
import { roadsAlong, type Roads } from '../../../drawing/map/roadsAlong';

export interface MapPlan {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  places: Record<string, Point>;
  /** Points through which the road between two spaces runs: "A>FL1". */
  bends: Record<string, Point[]>;
  /** Forests: centre, half axes, number of trees. */
  forests: { at: Point; rx: number; ry: number; trees: number; seed: number }[];
  hills: { at: Point; rx: number; ry: number; rings: number; seed: number; turn?: number }[];
  rivers: { points: Point[]; width: number }[];
  peaks: Point[];
  cracks: Point[];
  reeds: Point[];
  /** Washes of colour under the three hazard regions and the trade section. */
  regions: { kind: 'flood' | 'drought' | 'rockfall' | 'trade'; points: Point[] }[];
  labels: { key: string; at: Point; size: number; turn?: number; anchor?: 'start' | 'middle' | 'end' }[];
  compass: Point;
}

const wide: MapPlan = {
  name: 'wide',
  width: 1360,
  height: 780,
  places: {
    START: [1294, 715],
    A: [1147, 680],
    A1: [1004, 616],
    A2: [877, 589],
    A3: [746, 595],
    FL1: [1049, 730],
    FL2: [970, 734],
    FL3: [891, 728],
    FL4: [814, 720],
    FLR1: [719, 699],
    FLR2: [605, 689],
    B: [481, 664],
    B1: [376, 588],
    B2: [286, 566],
    B3: [179, 545],
    DR1: [379, 724],
    DR2: [301, 736],
    DR3: [222, 732],
    DR4: [145, 711],
    DRR1: [75, 647],
    C: [91, 445],
    CU1: [358, 318],
    CU2: [673, 300],
    CL: [263, 435],
    D: [512, 408],
    O4: [390, 501],
    O5: [471, 514],
    O6: [553, 514],
    O7: [635, 507],
    O8: [716, 497],
    O9: [798, 489],
    OR1: [900, 489],
    OR2: [1029, 478],
    O3: [705, 410],
    O2: [780, 406],
    O1: [855, 404],
    E: [1204, 424],
    E1: [1138, 316],
    E2: [1020, 237],
    RF1: [1292, 333],
    RF2: [1308, 266],
    RF3: [1301, 196],
    RF4: [1265, 133],
    RFR1: [1174, 86],
    RFR2: [1043, 76],
    F: [891, 127],
    F1: [748, 81],
    F2: [753, 191],
    G: [612, 133],
    G1: [469, 79],
    G2: [469, 187],
    KC: [190, 141],
  },
  bends: {
    'START>A': [],
    'D>E': [
      [635, 374],
      [793, 352],
      [975, 358],
    ],
    'CU2>E': [
      [861, 300],
      [1020, 331],
    ],
    'C>CU1': [[211, 343]],
    'CL>O4': [[324, 487]],
    'OR2>E': [],
    'DRR1>C': [[50, 539]],
    'G1>KC': [[365, 114]],
    'G2>KC': [[365, 154]],
  },
  forests: [
    { at: [533, 616], rx: 71, ry: 50, trees: 20, seed: 11 },
    { at: [419, 532], rx: 69, ry: 34, trees: 14, seed: 7 },
    { at: [517, 273], rx: 162, ry: 58, trees: 44, seed: 21 },
    { at: [1074, 169], rx: 104, ry: 70, trees: 36, seed: 31 },
    { at: [841, 227], rx: 71, ry: 40, trees: 16, seed: 43 },
  ],
  hills: [
    { at: [1233, 551], rx: 104, ry: 52, rings: 4, seed: 3 },
    { at: [109, 318], rx: 99, ry: 60, rings: 4, seed: 5, turn: 0.4 },
    { at: [635, 636], rx: 65, ry: 34, rings: 2, seed: 8 },
    { at: [886, 664], rx: 67, ry: 26, rings: 3, seed: 9 },
    { at: [261, 647], rx: 80, ry: 34, rings: 3, seed: 14, turn: -0.2 },
    { at: [1020, 568], rx: 76, ry: 34, rings: 2, seed: 15 },
    { at: [873, 252], rx: 76, ry: 40, rings: 3, seed: 17 },
    { at: [1235, 202], rx: 54, ry: 66, rings: 3, seed: 19 },
    { at: [374, 260], rx: 65, ry: 30, rings: 2, seed: 23 },
    { at: [612, 453], rx: 65, ry: 24, rings: 2, seed: 27 },
  ],
  rivers: [
    {
      points: [
        [1350, 618],
        [1269, 630],
        [1133, 616],
        [1088, 664],
        [1020, 689],
        [929, 678],
        [839, 674],
        [782, 689],
        [725, 664],
        [669, 655],
        [635, 616],
        [669, 574],
        [635, 551],
        [533, 559],
        [476, 559],
        [340, 616],
        [227, 616],
        [102, 587],
        [8, 597],
      ],
      width: 7,
    },
  ],
  peaks: [
    [1226, 289],
    [1240, 241],
    [1222, 189],
    [1197, 141],
    [1333, 160],
    [1328, 104],
    [1258, 67],
    [1185, 229],
  ],
  cracks: [
    [340, 678],
    [263, 689],
    [188, 674],
    [127, 636],
    [335, 761],
    [181, 761],
    [68, 716],
  ],
  reeds: [
    [1088, 757],
    [1011, 767],
    [932, 767],
    [850, 761],
    [771, 763],
  ],
  regions: [
    {
      kind: 'flood',
      points: [
        [1102, 715],
        [1054, 689],
        [929, 689],
        [816, 678],
        [759, 693],
        [766, 753],
        [884, 770],
        [1020, 770],
        [1095, 757],
      ],
    },
    {
      kind: 'drought',
      points: [
        [428, 715],
        [374, 686],
        [261, 695],
        [170, 668],
        [97, 689],
        [97, 751],
        [215, 772],
        [340, 772],
        [415, 757],
      ],
    },
    {
      kind: 'rockfall',
      points: [
        [1247, 362],
        [1242, 279],
        [1251, 202],
        [1208, 135],
        [1247, 89],
        [1315, 96],
        [1351, 183],
        [1353, 289],
        [1340, 368],
        [1287, 381],
      ],
    },
    {
      kind: 'trade',
      points: [
        [345, 501],
        [374, 458],
        [487, 466],
        [612, 458],
        [657, 387],
        [771, 364],
        [895, 372],
        [902, 424],
        [839, 447],
        [852, 501],
        [782, 539],
        [635, 553],
        [487, 559],
        [374, 541],
      ],
    },
  ],
  labels: [
    { key: 'map.flood', at: [932, 680], size: 19 },
    { key: 'map.drought', at: [270, 682], size: 19 },
    { key: 'map.rockfall', at: [1235, 218], size: 19, turn: -90 },
    { key: 'map.trade', at: [685, 556], size: 18 },
  ],
  compass: [1269, 545],
};

const tall: MapPlan = {
  name: 'tall',
  width: 780,
  height: 1200,
  places: {
    START: [716, 1140],
    A: [612, 1096],
    A1: [540, 1004],
    A2: [424, 984],
    A3: [306, 990],
    FL1: [524, 1150],
    FL2: [456, 1158],
    FL3: [388, 1156],
    FL4: [320, 1146],
    FLR1: [238, 1126],
    FLR2: [140, 1090],
    B: [120, 982],
    B1: [218, 896],
    B2: [328, 884],
    B3: [438, 880],
    DR1: [110, 876],
    DR2: [152, 812],
    DR3: [224, 790],
    DR4: [296, 788],
    DRR1: [396, 772],
    C: [566, 822],
    CU1: [650, 700],
    CU2: [604, 552],
    CL: [506, 714],
    D: [344, 676],
    O4: [434, 650],
    O5: [428, 584],
    O6: [374, 544],
    O7: [306, 534],
    O8: [238, 542],
    O9: [176, 570],
    OR1: [92, 566],
    OR2: [88, 462],
    O3: [254, 630],
    O2: [190, 660],
    O1: [126, 690],
    E: [206, 412],
    E1: [328, 368],
    E2: [446, 372],
    RF1: [94, 366],
    RF2: [88, 296],
    RF3: [148, 256],
    RF4: [218, 244],
    RFR1: [308, 240],
    RFR2: [416, 244],
    F: [582, 336],
    F1: [556, 230],
    F2: [704, 236],
    G: [652, 108],
    G1: [514, 58],
    G2: [514, 150],
    KC: [202, 118],
  },
  bends: {
    'CU2>E': [
      [530, 466],
      [410, 440],
      [300, 446],
    ],
    'D>E': [
      [250, 718],
      [80, 752],
      [26, 680],
      [22, 540],
      [40, 420],
    ],
    'G1>KC': [[404, 96]],
    'G2>KC': [[404, 140]],
  },
  forests: [
    { at: [230, 1044], rx: 84, ry: 40, trees: 18, seed: 12 },
    { at: [250, 836], rx: 120, ry: 26, trees: 16, seed: 4 },
    { at: [690, 610], rx: 66, ry: 110, trees: 40, seed: 22 },
    { at: [380, 308], rx: 120, ry: 30, trees: 30, seed: 33 },
    { at: [712, 330], rx: 54, ry: 62, trees: 20, seed: 41 },
  ],
  hills: [
    { at: [680, 960], rx: 92, ry: 84, rings: 5, seed: 3 },
    { at: [470, 1074], rx: 90, ry: 30, rings: 3, seed: 8 },
    { at: [650, 440], rx: 100, ry: 62, rings: 4, seed: 17 },
    { at: [420, 196], rx: 70, ry: 24, rings: 2, seed: 19 },
    { at: [200, 740], rx: 80, ry: 20, rings: 2, seed: 27 },
    { at: [60, 800], rx: 50, ry: 40, rings: 3, seed: 29 },
    { at: [340, 480], rx: 90, ry: 26, rings: 3, seed: 24 },
    { at: [690, 40], rx: 70, ry: 30, rings: 3, seed: 2 },
  ],
  rivers: [
    {
      points: [
        [772, 888],
        [730, 882],
        [660, 900],
        [600, 930],
        [480, 926],
        [380, 936],
        [300, 926],
        [220, 952],
        [210, 1010],
        [300, 1056],
        [420, 1050],
        [480, 1090],
        [440, 1118],
        [330, 1100],
        [250, 1060],
        [90, 1040],
        [8, 1046],
      ],
      width: 7,
    },
  ],
  peaks: [
    [38, 250],
    [56, 214],
    [110, 206],
    [170, 200],
    [230, 196],
    [36, 320],
    [152, 318],
    [146, 360],
  ],
  cracks: [
    [58, 850],
    [100, 772],
    [190, 836],
    [270, 832],
    [340, 832],
    [60, 910],
  ],
  reeds: [
    [560, 1186],
    [490, 1192],
    [420, 1192],
    [350, 1186],
    [288, 1184],
  ],
  regions: [
    {
      kind: 'flood',
      points: [
        [566, 1130],
        [500, 1112],
        [400, 1118],
        [310, 1106],
        [280, 1150],
        [310, 1184],
        [420, 1196],
        [540, 1192],
      ],
    },
    {
      kind: 'drought',
      points: [
        [70, 910],
        [64, 850],
        [110, 780],
        [210, 750],
        [320, 750],
        [336, 800],
        [260, 826],
        [180, 834],
        [150, 900],
      ],
    },
    {
      kind: 'rockfall',
      points: [
        [54, 400],
        [44, 310],
        [76, 246],
        [150, 212],
        [250, 210],
        [258, 262],
        [180, 290],
        [132, 320],
        [134, 392],
      ],
    },
    {
      kind: 'trade',
      points: [
        [470, 680],
        [474, 580],
        [410, 506],
        [290, 494],
        [180, 516],
        [140, 580],
        [80, 660],
        [90, 730],
        [180, 710],
        [280, 680],
        [300, 600],
        [390, 600],
        [400, 680],
      ],
    },
  ],
  labels: [
    { key: 'map.flood', at: [430, 1114], size: 22 },
    { key: 'map.drought', at: [262, 843], size: 22 },
    { key: 'map.rockfall', at: [204, 326], size: 22 },
    { key: 'map.trade', at: [400, 488], size: 22 },
  ],
  compass: [694, 964],
};

// ---- values derived from a plan -------------------------------------------------------------------

export interface TrailMap extends Roads {
  plan: MapPlan;
  place(slug: string): Point;
  contours: string;
  rivers: { d: string; width: number }[];
  trees: { at: Point; round: boolean; size: number }[];
  regions: { kind: string; d: string }[];
}

function build(plan: MapPlan, edition: Edition, spaces: readonly SpaceInfo[]): TrailMap {
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
    contours: plan.hills.map((h) => hill(h.at, h.rx, h.ry, h.rings, h.seed, h.turn)).join(''),
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
const moved: Record<MapPlan['name'], Moved> = {
  wide: {
    places: { CL: null, D: [266, 424], DX: [512, 410], O4: [394, 505] },
    bends: { 'DX>E': wide.bends['D>E']!, 'D>O4': [[330, 482]] },
  },
  tall: {
    places: { CL: null, D: [512, 712], DX: [344, 678], O4: [424, 642] },
    bends: { 'DX>E': tall.bends['D>E']! },
  },
};

function planOf(plan: MapPlan, edition: Edition): MapPlan {
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
    const make = (plan: MapPlan): TrailMap => build(planOf(plan, edition), edition, gameParts.all.spaces);
    built.set(edition, (maps = { wide: make(wide), tall: make(tall) }));
  }
  return maps;
}
