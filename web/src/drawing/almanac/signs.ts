// The pictograms that the legends of several games contain.
import type { LegendSign } from '../../lib/almanac';
import type { Glyph } from '../icons/glyphs';

/** Pictograms that are not glyphs of actions. */
export type Shape = 'points' | 'hand-green' | 'hand-black' | 'ring-light' | 'ring-dark' | 'plate-light' | 'plate-dark' | 'repeat' | 'cross' | 'disc' | 'doubt' | 'glow';
export type SignFace = { glyphs: Glyph[] } | { shape: Shape };

export const glyphSign = (id: string, ...glyphs: Glyph[]): LegendSign => ({ id, face: { glyphs } satisfies SignFace });
export const shapeSign = (shape: Shape): LegendSign => ({ id: shape, face: { shape } satisfies SignFace });

/** The pictograms that all games share. */
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
