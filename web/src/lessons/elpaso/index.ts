// The first lap of El Paso: hire, buy, build, gather certificates, deliver.
import { all, any, atRest, decides, did, offers, type Lesson, type Scene, type Wish } from '../../lib/guide';
import type { Messages } from '../../lib/i18n/format';
import { words } from '../../lib/i18n/catalogues';
import { figuresOf } from '../../boards/elpaso/position';
import { commonMessages, endOfTurn, scoreAfter, sellAny, walkOn } from '../steps';

/** A move to the space of a neutral building in the layout of a first game. */
const spaces = { B: 'N1', D: 'N3', E: 'N4', G: 'N6' } as const;
const to = (letter: keyof typeof spaces): Wish => ({ key: 'move', params: { space: spaces[letter], cowboys: 0 } });
const home: Wish = { key: 'move', params: { space: 'EP', cowboys: 0 } };
const sale = (action: string): Wish => ({ key: 'sell', params: { action } });
const own = ({ view, me }: Scene) => figuresOf(view, me);

const placed = did('herder_placed');
/** The lap is over: steps not done on the way are skipped. */
const arrived = did('arrived');
const delivered = did('delivered');

const sales = [sale('B:galloway'), sale('D:pineywoods'), sale('E:santa-gertrudis')];

export const lesson: Lesson = {
  steps: [
    { id: 'welcome', reading: true, until: placed, points: ['space:EP'] },
    { id: 'objective', when: decides('draft_objective'), until: placed, wishes: [{ key: 'objective' }] },
    { id: 'hand', reading: true, until: placed, part: 'hand' },
    { id: 'begin', when: decides('place_herder'), until: placed, wishes: [{ key: 'place', params: { space: spaces.B } }] },
    sellAny(sales, arrived, own),
    {
      id: 'hire',
      when: offers({ key: 'hire' }),
      until: any(did('worker_hired'), arrived),
      wishes: [{ key: 'hire', params: { worker: 'cowboy' } }],
    },
    endOfTurn,
    walkOn(to('D'), own),
    {
      id: 'buy',
      when: any(offers(sale('D:pineywoods'), { key: 'buy' }), all(decides('pay_workers'), ({ view }) => view.decision?.params?.cattle !== undefined)),
      until: any(did('cattle_bought'), arrived),
      wishes: [sale('D:pineywoods'), { key: 'buy', farthest: true }, { key: 'pay' }],
    },
    {
      id: 'build',
      when: any(offers(to('E'), sale('E:santa-gertrudis'), { key: 'build' }), all(decides('pay_workers'), ({ view }) => view.decision?.params?.building !== undefined)),
      until: any(did('building_placed'), arrived),
      wishes: [to('E'), sale('E:santa-gertrudis'), { key: 'build' }, { key: 'pay' }],
    },
    {
      id: 'certificate',
      when: offers(to('G'), { key: 'use', params: { action: 'G:certificate' } }),
      until: any(did('certificates_moved'), arrived),
      wishes: [to('G'), { key: 'use', params: { action: 'G:certificate' } }],
    },
    { id: 'home', when: offers(home), until: arrived, wishes: [home] },
    {
      id: 'deliver',
      when: decides('deliver'),
      until: delivered,
      wishes: [{ key: 'deliver', farthest: true }],
      figures: ({ view }) => ({ value: view.decision?.params?.value }),
    },
    { id: 'disc', when: decides('disc'), wishes: [{ key: 'disc', params: { disc: 'aux2' } }] },
    { id: 'reward', when: all(delivered, decides('reward')), wishes: [{ key: 'take_objective' }, { key: 'hire' }] },
    scoreAfter(delivered),
    { id: 'bye', reading: true, when: all(delivered, atRest), points: ['simmental'] },
  ],
  fallback: [{ key: 'end' }, { key: 'move', farthest: true, params: { cowboys: 0 } }],
  catalogue: words(commonMessages, import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' })),
};
