// The legend of El Paso: the pictograms that it shares with the trail games.
import type { LegendSign } from '../../../lib/almanac';
import { glyphSign, grammar, money, tableSigns } from '../../../drawing/almanac/signs';
import type { GameParts } from '../gameParts';

export function signsOf(gameParts: GameParts): LegendSign[] {
  const [breed] = gameParts.all.cattle;
  return [
    ...money,
    glyphSign('token', { g: 'token' }),
    glyphSign('card-any', { g: 'card', breed: null }),
    ...(breed ? [glyphSign('card-breed', { g: 'card', breed: breed.colour, value: breed.value })] : []),
    glyphSign('cow', { g: 'cow', breed: null }),
    glyphSign('draw', { g: 'draw', n: 2 }),
    glyphSign('bin', { g: 'bin' }),
    glyphSign('objective-tile', { g: 'objective' }),
    glyphSign('bonus-tile', { g: 'bonus' }),
    glyphSign('worker', { g: 'worker', kind: null }),
    glyphSign('cowboy-card', { g: 'worker', kind: 'cowboy' }),
    glyphSign('builder-card', { g: 'worker', kind: 'builder' }),
    glyphSign('engineer-card', { g: 'worker', kind: 'engineer' }),
    glyphSign('build', { g: 'build', n: 2 }),
    glyphSign('train', { g: 'engine', n: null }),
    glyphSign('herder', { g: 'herder', n: 2 }),
    glyphSign('aux-one', { g: 'aux', single: true }),
    glyphSign('aux-two', { g: 'aux' }),
    ...grammar.filter((sign) => sign.id !== 'each'),
    ...tableSigns,
  ];
}
