// The figures of a seat that are always in view: money, certificates, hand, and the trading posts that the herd can reach.
import type { Purse } from '../../lib/purse';
import type { View } from '../../lib/types';
import type { GameParts } from './gameParts';
import { figuresOf, personOf } from './position';

export function purseOf(view: View, gameParts: GameParts, seat: number): Purse | null {
  const person = personOf(view, seat);
  if (!person) return null;
  const figures = figuresOf(view, seat);
  const open = gameParts.all.posts.filter((post) => post.repeatable || !person.posts[String(post.value)]);
  return {
    dollars: person.dollars,
    cards: figures.hand_size,
    handLimit: figures.hand_limit,
    certificates: person.certificates,
    certificateLimit: figures.certificate_limit,
    permanent: figures.permanent_certificates,
    ...(figures.delivery_value === undefined ? {} : { herd: figures.delivery_value }),
    market: { kind: 'places', worths: open.map((post) => post.value) },
  };
}
