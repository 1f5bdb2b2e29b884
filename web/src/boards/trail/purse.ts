// The figures of a seat that are always in view: money, certificates, hand and the proceeds of the herd in Kansas City.
import type { Purse } from '../../lib/purse';
import type { View } from '../../lib/types';
import type { GameParts } from './gameParts';
import { figuresOf, playerOf } from './position';

export function purseOf(view: View, gameParts: GameParts, seat: number): Purse | null {
  const player = playerOf(view, seat);
  if (!player) return null;
  const figures = figuresOf(view, seat);
  const extra = Object.entries(player.hand).reduce((sum, [card, count]) => sum + count * (gameParts.cattle(card)?.dollars ?? 0), 0);
  return {
    dollars: player.dollars,
    cards: figures.hand_size,
    handLimit: figures.hand_limit,
    certificates: player.certificates,
    certificateLimit: figures.certificate_limit,
    permanent: figures.permanent_certificates,
    ...(figures.herd_value === undefined ? {} : { herd: figures.herd_value }),
    market: { kind: 'dollars', extra },
  };
}
