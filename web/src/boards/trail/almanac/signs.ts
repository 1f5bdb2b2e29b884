// The legend of Great Western Trail: its pictograms.
import { glyphSign, grammar, money, shapeSign, tableSigns } from '../../../drawing/almanac/signs';
import { hazardKinds, workers } from '../../../drawing/kinds';
import type { LegendSign } from '../../../lib/almanac';
import type { GameParts } from '../gameParts';

export function signsOf(gameParts: GameParts): LegendSign[] {
  const breed = gameParts.all.cattle[0]!;
  return [
    ...money,
    ...(gameParts.tokens ? [glyphSign('token', { g: 'token' })] : []),
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
    glyphSign('trade', { g: 'trade', look: gameParts.tradeLook, colour: null }),
    shapeSign('hand-green'),
    shapeSign('hand-black'),
    ...(gameParts.rails ? [glyphSign('office', { g: 'office' }), glyphSign('bell', { g: 'bell' }), glyphSign('bonus', { g: 'bonus' }), glyphSign('area', { g: 'area' })] : []),
    ...grammar,
    shapeSign('plate-light'),
    shapeSign('plate-dark'),
    shapeSign('cross'),
    ...tableSigns,
  ];
}
