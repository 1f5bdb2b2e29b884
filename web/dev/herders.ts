// An invented game for which the page has no folder: two herders race along a forked trail. With it pages and tests
// without a server show that any game can be played.
import type { Choice, GameInfo, Table, Update, View } from '../src/lib/types';
import { choiceOf, tableOf } from './samples';

const option = (key: string, explanation: string, ...values: string[]): GameInfo['options'][number] => ({
  key,
  explanation,
  default: values[0]!,
  values: values.map((value) => ({ value, explanation: `the ${value} one` })),
});

export const herders: GameInfo = {
  name: 'herders',
  family: 'herders',
  title: 'Two Herders',
  edition: 'for tests',
  min_players: 1,
  max_players: 2,
  rules_version: 1,
  oldest_rules_version: 1,
  rule_changes: [],
  state_bytes: 64,
  options: [
    option('long_ford', 'which ford lies in the way', 'dry', 'flooded'),
    option('rival', 'who races along', 'nobody', 'coyote'),
    option('cunning', 'how cunning the coyote is', 'lame', 'quick'),
  ],
  automas: [
    {
      name: 'coyote',
      title: 'The Coyote',
      explanation: 'runs straight on',
      level_option: 'cunning',
      levels: [
        { value: 'lame', grade: 'easy' },
        { value: 'quick', grade: 'hard' },
      ],
      seats: 1,
      joins: false,
      reconstructed: false,
      alone: { rival: 'coyote' },
      joining: {},
      fixed: [{ option: 'long_ford', value: 'dry', explanation: 'The coyote does not swim.' }],
    },
  ],
  categories: ['way', 'unspent_grass'],
};

const choices: Choice[] = [
  choiceOf({ move: 'ride left', key: 'ride', params: { fork: 'left' }, elements: ['space:left_fork'] }),
  choiceOf({ move: 'ride right', key: 'ride', params: { fork: 'right' }, elements: ['space:right_fork'], effects: [{ event: 'rode', seat: 1, to: 'right_fork' }] }),
  choiceOf({ move: 'buy whip', key: 'buy_card', params: { card: 'whip' }, elements: ['card:whip'], group: 'shop', dollars: -2 }),
  choiceOf({ move: 'end', key: 'end', final: true }),
];

const deciding = { seat: 1, key: 'next_step', params: { left: 2 }, choices };
const start = {
  game: 'herders',
  players: 2,
  automas: 0,
  viewer: 1,
  over: false,
  turn: 1,
  actor: 1,
  position: {
    game: 'herders',
    options: { long_ford: 'dry' },
    shop: { whip: 2, lasso: 1 },
    grass: ['tall', 'short'],
    players: [
      { seat: 1, space: 'camp', dollars: 4, hand: ['whip', 'lasso'], tired: false },
      { seat: 2, space: 'camp', dollars: 3, hand: null, tired: true },
    ],
  },
  figures: { players: [{ seat: 1, hand_size: 2 }, { seat: 2, hand_size: 3 }] },
  scores: [
    { seat: 1, total: 3, categories: { way: 1, unspent_grass: 2 } },
    { seat: 2, total: 5, categories: { way: 5, unspent_grass: 0 } },
  ],
  winners: [],
  decision: deciding,
} satisfies View;

/** Views of the reader's seat: it decides, the other seat decides, a game against the automa, and the end of a game. */
export const herderViews = {
  start,
  waiting: { ...start, turn: 2, actor: 2, decision: { seat: 2, key: 'next_step', params: {} } },
  alone: { ...start, players: 1, automas: 1, figures: { players: [{ seat: 1, hand_size: 2 }, { seat: 2, name: 'The Coyote' }] } },
  over: { ...start, over: true, actor: null, decision: null, winners: [2] },
} satisfies Record<string, View>;

export const herderLog: Update[] = [
  {
    type: 'update',
    seq: 1,
    moves: 1,
    time: 1763000000,
    what: 'move',
    seat: 1,
    move: 'ride left',
    events: [{ event: 'rode', seat: 1, to: 'left_fork', cards: ['whip'] }, { event: 'turn_began', seat: 2, turn: 2 }],
  },
];

export const herderTable = (view: View): Table =>
  tableOf({
    table: 'herd',
    seq: 1,
    seat: typeof view.viewer === 'number' ? view.viewer : null,
    seats: ['Ada', 'Ben'].slice(0, view.players).map((name, index) => ({ seat: index + 1, kind: 'human', name, connected: true, taken: true })),
    moves: 1,
    undo: { to: 0, why: null },
    hints: true,
    family: herders.family,
    view,
    log: herderLog,
  });
