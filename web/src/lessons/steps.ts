// Steps that the lessons of all games have, and their messages.
import { all, any, atRest, decides, did, inTurn, offers, standing, type Condition, type Scene, type Step, type Wish } from '../lib/guide';
import type { Messages } from '../lib/i18n/format';

export const commonMessages = import.meta.glob<Messages>('./common/{en,de,pl}.ts', { import: 'default' });

/** The limits of the reader. */
type Own = (scene: Scene) => { hand_limit: number; step_limit: number };

export const sellAny = (sales: Wish[], until: Condition, own: Own): Step => ({
  id: 'sell',
  when: offers(...sales),
  until: any(did('card_discarded'), until),
  wishes: sales,
  figures: (scene) => ({ limit: own(scene).hand_limit }),
});

export const endOfTurn: Step = { id: 'end', when: offers({ key: 'end' }), until: inTurn(2), wishes: [{ key: 'end' }] };

export const walkOn = (wish: Wish, own: Own): Step => ({
  id: 'walk',
  when: decides('move'),
  until: did('herder_stepped'),
  wishes: [wish],
  figures: (scene) => ({ steps: own(scene).step_limit }),
});

export const scoreAfter = (delivered: Condition): Step => ({ id: 'score', reading: true, when: all(delivered, atRest), part: 'score', figures: standing });
