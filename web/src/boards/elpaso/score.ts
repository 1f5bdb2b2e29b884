// The parts of a seat's score categories, as far as they follow from the position and the printed figures.
import type { BoardUi } from '../../lib/board';
import { counted, type ScorePart } from '../../lib/score';
import { gamePartsOf, workers, type Counts } from './gameParts';
import { finisherOf, fulfilledOf, isSue, tileOn, positionOf, type PersonPosition, type SuePosition } from './position';
import { bonusName, cardName, objectiveNeeds, titleOf } from './words';

/** All cards of a seat, in all places. Sue's jokers are listed as jokers, not as the workers they stand for. */
function cardsOf(player: PersonPosition | SuePosition): Counts {
  const all: Counts = {};
  const add = (pile: Readonly<Record<string, number | undefined>> | undefined, sign = 1): void => {
    for (const [card, count] of Object.entries(pile ?? {})) all[card] = (all[card] ?? 0) + sign * (count ?? 0);
  };
  add(player.workers);
  if (isSue(player)) {
    add(player.cattle);
    add(player.jokers, -1);
    add({ joker: Object.values(player.jokers).reduce((sum, count) => sum + count, 0) });
  } else {
    add(player.hand);
    add(player.draw);
    add(player.discard);
  }
  return all;
}

function buildingParts(ui: BoardUi, seat: number): ScorePart[] {
  return Object.keys(positionOf(ui.view).board).flatMap((space): ScorePart[] => {
    const lying = tileOn(ui.view, space);
    if (lying?.kind !== 'building' || lying.owner !== seat) return [];
    const points = gamePartsOf(ui).building(lying.slug)?.points ?? null;
    return [{ text: ui.t('part.building', { building: lying.slug }), count: 1, points }];
  });
}

function cattleParts(ui: BoardUi, player: PersonPosition | SuePosition): ScorePart[] {
  const gameParts = gamePartsOf(ui);
  const cards = counted(cardsOf(player), (card) => {
    const info = gameParts.cattle(card);
    return info ? { text: cardName(ui, card), each: info.points } : null;
  });
  if (finisherOf(ui.view) !== player.seat) return cards;
  return [...cards, { text: ui.t('part.finisher'), count: 1, points: gameParts.all.el_paso.simmental_space_points }];
}

function objectiveParts(ui: BoardUi, player: PersonPosition | SuePosition): ScorePart[] {
  // All of Sue's objectives count.
  const fulfilled = isSue(player) ? player.objectives : fulfilledOf(ui.view, player.seat);
  return player.objectives.map((id) => {
    const { points = 0 } = gamePartsOf(ui).objective(id) ?? {};
    const done = fulfilled.includes(id);
    const needs = objectiveNeeds(ui, id);
    return { text: done ? needs : ui.t('part.unfulfilled', { needs, points }), count: 1, points: done ? points : 0 };
  });
}

/** The parts of a category; null if the position shows no more than the total. */
export function scoreParts(ui: BoardUi, seat: number, category: string): ScorePart[] | null {
  const gameParts = gamePartsOf(ui);
  const player = positionOf(ui.view).players.find((one) => one.seat === seat);
  if (!player) return null;
  switch (category) {
    case 'dollars':
      if (isSue(player)) return [];
      return [
        {
          text: ui.t('part.dollars', { dollars: player.dollars, each: gameParts.all.figures.dollars_per_point }),
          count: 1,
          points: Math.floor(player.dollars / gameParts.all.figures.dollars_per_point),
        },
      ];
    case 'buildings':
      return buildingParts(ui, seat);
    case 'trading posts':
      return counted(player.posts, (value) => {
        const post = gameParts.post(value);
        return post ? { text: titleOf(ui.t('tip.post', { post: post.value, corners: post.corners })), each: post.points } : null;
      });
    case 'workers':
      return counted(cardsOf(player), (card) => {
        const info = workers.some((worker) => worker === card) ? gameParts.worker(card) : undefined;
        return info ? { text: cardName(ui, card), each: info.points } : null;
      });
    case 'cattle':
      return cattleParts(ui, player);
    case 'bonus tiles':
      return counted(player.bonus_tiles, (id) => {
        const info = gameParts.bonus(id);
        return info ? { text: bonusName(ui, id), each: info.points } : null;
      });
    case 'objectives':
      return objectiveParts(ui, player);
    default:
      return null;
  }
}
