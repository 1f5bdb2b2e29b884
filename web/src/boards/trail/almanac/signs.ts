// The pictograms of the trail games, for the legend; El Paso picks from them.
import type { LegendSign } from '../../../lib/almanac';
import type { Glyph } from '../icons/glyphs';
import { hazardKinds, workers, type Kit } from '../kit';

/** Signs that are no word of the action language. */
export type Shape = 'points' | 'hand-green' | 'hand-black' | 'ring-light' | 'ring-dark' | 'plate-light' | 'plate-dark' | 'repeat' | 'cross' | 'disc' | 'doubt' | 'glow';
export type SignFace = { glyphs: Glyph[] } | { shape: Shape };

export const glyphSign = (id: string, ...glyphs: Glyph[]): LegendSign => ({ id, face: { glyphs } satisfies SignFace });
export const shapeSign = (shape: Shape): LegendSign => ({ id: shape, face: { shape } satisfies SignFace });

/** What both games have. */
export const money: readonly LegendSign[] = [
  glyphSign('coin-gain', { g: 'coin', n: 2, tone: 'gain' }),
  glyphSign('coin-loss', { g: 'coin', n: 2, tone: 'loss' }),
  shapeSign('points'),
  glyphSign('certificate', { g: 'certificate', n: 1 }),
  glyphSign('permanent', { g: 'certificate', n: null, permanent: true }),
];
export const grammar: readonly LegendSign[] = [
  glyphSign('arrow', { g: 'card', breed: null }, { g: 'arrow' }, { g: 'coin', n: 2, tone: 'gain' }),
  glyphSign('each', { g: 'worker', kind: 'engineer' }, { g: 'each' }, { g: 'engine', n: 1 }),
  glyphSign('slash', { g: 'objective' }, { g: 'slash' }, { g: 'certificate', n: 1 }),
];
export const tableSigns: readonly LegendSign[] = [shapeSign('glow'), shapeSign('disc'), shapeSign('ring-light'), shapeSign('ring-dark'), shapeSign('repeat'), shapeSign('doubt')];

export function signsOf(kit: Kit): LegendSign[] {
  const breed = kit.all.cattle[0]!;
  return [
    ...money,
    ...(kit.tokens ? [glyphSign('token', { g: 'token' })] : []),
    glyphSign('card-any', { g: 'card', breed: null }),
    glyphSign('card-breed', { g: 'card', breed: breed.breed, value: breed.value }),
    glyphSign('card-pair', { g: 'card', breed: null, count: 2 }),
    glyphSign('card-value', { g: 'card', breed: 'three', value: 3 }),
    glyphSign('cow', { g: 'cow', breed: null }),
    glyphSign('draw', { g: 'draw', n: 2 }),
    glyphSign('bin', { g: 'bin' }),
    glyphSign('objective', { g: 'objective' }),
    glyphSign('worker', { g: 'worker', kind: null }),
    glyphSign('hire', { g: 'worker', kind: null, n: '+2' }),
    ...workers.map((kind) => glyphSign(kind, { g: 'worker', kind })),
    glyphSign('build', { g: 'build', n: 2 }),
    glyphSign('house', { g: 'house' }),
    glyphSign('copy', { g: 'copy' }),
    glyphSign('tree', { g: 'tree' }),
    glyphSign('herder', { g: 'herder', n: 3 }),
    glyphSign('herder-free', { g: 'herder', n: 3, free: true }),
    glyphSign('aux', { g: 'aux' }),
    glyphSign('aux-single', { g: 'aux', single: true }),
    glyphSign('engine', { g: 'engine', n: 2 }),
    glyphSign('engine-back', { g: 'engine', n: 1, back: true }),
    glyphSign('station', { g: 'station' }),
    glyphSign('city', { g: 'city' }),
    glyphSign('hazard', { g: 'hazard', kind: null }),
    ...hazardKinds.map((kind) => glyphSign(kind, { g: 'hazard', kind })),
    glyphSign('trade', { g: 'trade', look: kit.tradeLook, colour: null }),
    shapeSign('hand-green'),
    shapeSign('hand-black'),
    ...(kit.rails ? [glyphSign('office', { g: 'office' }), glyphSign('bell', { g: 'bell' }), glyphSign('bonus', { g: 'bonus' }), glyphSign('area', { g: 'area' })] : []),
    ...grammar,
    shapeSign('plate-light'),
    shapeSign('plate-dark'),
    shapeSign('cross'),
    ...tableSigns,
  ];
}
