// The first drive of Great Western Trail, second edition: hire, build, move the engine, buy, deliver.
import { all, any, atRest, decides, did, offers, type Lesson, type Scene, type Wish } from '../../lib/guide';
import type { Messages } from '../../lib/i18n/format';
import { words } from '../../lib/i18n/catalogues';
import { figuresOf } from '../../boards/trail/position';
import { commonMessages, endOfTurn, scoreAfter, sellAny, walkOn } from '../steps';

const use = (action: string): Wish => ({ key: 'use', params: { action } });
const to = (space: string): Wish => ({ key: 'move', params: { space } });
const own = ({ view, me }: Scene) => figuresOf(view, me);

const placed = did('herder_placed');
/** The drive is over: steps not done on the way are skipped. */
const arrived = any(did('tile_chosen'), did('income'));
const delivered = did('delivered');

const sales = [use('A:white'), use('B:green'), use('E:black')];

export const lesson: Lesson = {
  steps: [
    { id: 'welcome', reading: true, until: placed, points: ['space:KC'] },
    { id: 'hand', reading: true, until: placed, part: 'hand' },
    { id: 'begin', when: decides('place_herder'), until: placed, wishes: [{ key: 'place', params: { space: 'A' } }] },
    sellAny(sales, arrived, own),
    {
      id: 'hire',
      when: any(offers(use('A:hire')), decides('hire')),
      until: any(did('worker_hired'), arrived),
      wishes: [use('A:hire'), { key: 'hire', params: { worker: 'cowboy' } }],
    },
    endOfTurn,
    walkOn(to('B'), own),
    {
      id: 'build',
      when: any(offers(use('B:build')), decides('build_tile', 'build_site')),
      until: any(did('building_placed'), arrived),
      wishes: [use('B:green'), use('B:build'), { key: 'build' }, { key: 'site' }],
    },
    {
      id: 'certificate',
      when: offers(to('C'), use('C:certificate')),
      until: any(did('certificates_moved'), arrived),
      wishes: [to('C'), use('C:certificate')],
    },
    {
      id: 'engine',
      when: any(offers(use('C:engine'), use('D:engine'), use('G:engine')), decides('engine_forward')),
      until: any(did('engine_moved'), arrived),
      wishes: [use('C:engine'), use('D:engine'), use('G:engine'), { key: 'engine', farthest: true }],
    },
    {
      id: 'buy',
      when: any(offers(to('E'), use('E:buy')), decides('buy_cattle')),
      until: any(did('cattle_bought'), arrived),
      wishes: [to('E'), use('E:black'), use('E:buy'), { key: 'buy' }],
    },
    { id: 'kansas_city', when: offers(to('KC')), until: arrived, wishes: [to('KC')] },
    {
      id: 'tiles',
      when: decides('foresight'),
      until: any(did('tile_chosen', 3), did('income')),
      wishes: ['cowboy', 'builder', 'engineer'].map((tile) => ({ key: 'foresight', params: { tile } })),
    },
    {
      id: 'income',
      when: decides('income'),
      until: did('income'),
      wishes: [{ key: 'certificates' }],
      figures: ({ view }) => ({ herd: view.decision?.params?.herd }),
    },
    { id: 'deliver', when: decides('deliver'), until: delivered, wishes: [{ key: 'deliver', farthest: true }] },
    { id: 'disc', when: all(delivered, decides('disc')), wishes: [{ key: 'disc', params: { disc: 'aux-certificate' } }] },
    scoreAfter(delivered),
    { id: 'bye', reading: true, when: all(delivered, atRest), points: ['space:START'] },
  ],
  fallback: [{ key: 'end' }, { key: 'move', farthest: true }, { key: 'done' }, { key: 'skip' }],
  catalogue: words(commonMessages, import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' })),
};
