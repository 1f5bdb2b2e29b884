import { describe, expect, it } from 'vitest';
import { changed, counted, Form, pathIn, type Fields, type Part } from '../src/analysis/fields';
import { mergedResult, searchTime, type SearchResult } from '../src/analysis/searchResult';
import { betweenTurns, dragRulesOf } from '../src/analysis/dragRules';
import { within, type SavedAnalysis } from '../src/analysis/savedAnalyses';
import { linkTo, packedIn, unpacked } from '../src/analysis/link';
import { BadText, fromText, isAnalysis, toText } from '../src/analysis/textFormat';
import {
  siblingOf,
  branchOf,
  withComment,
  endOf,
  limits,
  lineTo,
  moveList,
  movesIn,
  movesTo,
  newTree,
  nodeOf,
  withMove,
  withPromoted,
  root,
  rowsOf,
  withDescriptions,
  withLine,
  withoutMove,
  type Tree,
} from '../src/analysis/tree';

const start = { game: 'classic', players: 2, seed: '18446744073709551615' };
/** A tree: place A; use A:hire; hire cowboy 2 | hire builder 3; end; with the branch "end" instead of "use A:hire". */
function branched(): Tree {
  let tree = withLine(newTree(start, ['Ada', 'greedy'], 'An opening'), ['place A', 'use A:hire', 'hire cowboy 2', 'end']);
  tree = withMove(tree, 2, 'hire builder 3')!.tree;
  tree = withMove(tree, tree.next - 1, 'end')!.tree;
  tree = withMove(tree, 1, 'end')!.tree;
  tree = withComment(tree, 2, 'Two lines\n\n# of it');
  return withComment(tree, root, 'The beginning');
}
const shape = (tree: Tree) => toText(tree);

describe('a tree', () => {
  it('finds an existing move and adds a new one', () => {
    const tree = branched();
    expect(movesIn(tree)).toBe(7);
    const again = withMove(tree, 2, 'hire cowboy 2')!;
    expect(again.tree).toBe(tree);
    expect(again.id).toBe(3);
    expect(movesTo(tree, endOf(tree, root))).toEqual(['place A', 'use A:hire', 'hire cowboy 2', 'end']);
    expect(lineTo(tree, root)).toEqual([]);
  });

  it('removes a move with its successors', () => {
    const { tree, at } = withoutMove(branched(), 2);
    expect(at).toBe(1);
    expect(movesIn(tree)).toBe(2);
    expect(withoutMove(tree, root)).toEqual({ tree, at: root });
  });

  it('promotes the branch that a node lies in', () => {
    const tree = branched();
    expect(branchOf(tree, 4)).toBeNull();
    expect(withPromoted(tree, 4)).toBe(tree);
    expect(branchOf(tree, 6)).toBe(5);
    const other = withPromoted(tree, 6);
    expect(movesTo(other, endOf(other, root))).toEqual(['place A', 'use A:hire', 'hire builder 3', 'end']);
    expect(siblingOf(other, 5, 1)).toBe(3);
    expect(siblingOf(other, 5, -1)).toBe(5);
    expect(siblingOf(other, root, 1)).toBe(root);
  });

  it('is sent with parents before children', () => {
    const { ids, list } = moveList(branched());
    expect(list).toEqual([
      [0, 'place A'],
      [1, 'use A:hire'],
      [2, 'hire cowboy 2'],
      [3, 'end'],
      [2, 'hire builder 3'],
      [5, 'end'],
      [1, 'end'],
    ]);
    const descriptions = list.map(([, move], index) => ({ move: `${move}!`, seat: 1, turn: index < 4 ? 1 : 2, over: false, choice: { key: 'x', params: {} } }));
    const tree = withDescriptions(branched(), ids, descriptions);
    expect(nodeOf(tree, ids[6]!).move).toBe('end!');
  });

  it('is listed in rows, branches after the move that they replace', () => {
    const { ids, list } = moveList(branched());
    const tree = withDescriptions(branched(), ids, list.map(([, move]) => ({ move, seat: 1, turn: 1, over: false, choice: { key: 'x', params: {} } })));
    const rows = rowsOf(tree);
    expect(rows.map((row) => row.moves.map((node) => node.move))).toEqual([['place A', 'use A:hire'], ['hire cowboy 2'], ['end']]);
    expect(rows[0]!.branches.map((branch) => branch.map((row) => row.moves.map((node) => node.move)))).toEqual([[['end']]]);
    expect(rows[1]!.branches[0]!.map((row) => row.moves.length)).toEqual([2]);
    const two = withMove(tree, root, 'place B')!.tree;
    expect(rowsOf(two)[0]!.branches).toHaveLength(1);
    expect(rowsOf(two)[1]!.moves.map((node) => node.move)).toEqual(['use A:hire']);
    expect(rowsOf(newTree(start))).toEqual([]);
  });

  it('is limited in size', () => {
    const full = withLine(newTree(start), Array.from({ length: limits.moves + 5 }, (_, index) => `move ${index}`));
    expect(movesIn(full)).toBe(limits.moves);
    expect(withMove(full, root, 'one more')).toBeNull();
    expect(withComment(full, root, 'x'.repeat(limits.comment + 1)).nodes.get(root)!.comment).toHaveLength(limits.comment);
  });
});

describe('an analysis as text', () => {
  it('is human-readable', () => {
    expect(toText(branched())).toBe(
      [
        'drover-analysis: 1',
        'title: An opening',
        'seats: Ada, greedy',
        `start: ${JSON.stringify(start)}`,
        '',
        '# The beginning',
        'place A',
        'use A:hire',
        '# Two lines',
        '#',
        '# # of it',
        '- end',
        'hire cowboy 2',
        '- hire builder 3',
        '  end',
        'end',
        '',
      ].join('\n'),
    );
  });

  it('is restored unchanged', () => {
    const tree = branched();
    expect(shape(fromText(toText(tree)))).toBe(shape(tree));
    expect(fromText(toText(tree)).title).toBe('An opening');
    let deep = withLine(newTree(start), ['a', 'b']);
    for (let i = 0; i < 20; i++) {
      const side = withMove(deep, nodeOf(deep, deep.next - 1).parent!, `side ${i}`)!;
      deep = withMove(side.tree, side.id, 'on')!.tree;
    }
    expect(shape(fromText(toText(deep)))).toBe(shape(deep));
  });

  it.each([
    ['nothing', '', 'bad.kind'],
    ['another kind of text', 'drover-record: 1\n\nplace A\n', 'bad.kind'],
    ['a later version', 'drover-analysis: 9\nstart: {"game":"classic"}\n', 'bad.version'],
    ['no start', 'drover-analysis: 1\n\nplace A\n', 'bad.start'],
    ['a start that is none', 'drover-analysis: 1\nstart: 7\n', 'bad.start'],
    ['a start that is no JSON', 'drover-analysis: 1\nstart: {\n', 'bad.start'],
    ['a head without a colon', 'drover-analysis: 1\nstart\n', 'bad.line'],
    ['a branch of nothing', 'drover-analysis: 1\nstart: {"game":"classic"}\n\n- place A\n', 'bad.line'],
    ['an indent of one', 'drover-analysis: 1\nstart: {"game":"classic"}\n\nplace A\n end\n', 'bad.line'],
    ['a line that follows nothing', 'drover-analysis: 1\nstart: {"game":"classic"}\n\nplace A\n  end\n', 'bad.line'],
    ['a move that is a novel', `drover-analysis: 1\nstart: {"game":"classic"}\n\n${'a'.repeat(201)}\n`, 'bad.line'],
    ['too much of it', `drover-analysis: 1\nstart: {"game":"classic"}\n\n${'place A\n'.repeat(60_000)}`, 'bad.long'],
  ])('refuses %s with a reason', (_what, text, key) => {
    const read = () => fromText(text);
    expect(read).toThrow(BadText);
    try {
      read();
    } catch (error) {
      expect((error as BadText).key).toBe(key);
    }
  });

  it('differs from a record', () => {
    expect(isAnalysis(toText(branched()))).toBe(true);
    expect(isAnalysis('drover-record: 1')).toBe(false);
  });
});

describe('an analysis in a link', () => {
  it('is restored unchanged and is short', async () => {
    const tree = withLine(branched(), Array.from({ length: 600 }, (_, index) => `use ${'ABCDEFG'[index % 7]}:hire`));
    const link = await linkTo(tree);
    expect(link).toMatch(/^#analysis\/z[\w-]+$/);
    expect(link.length).toBeLessThan(toText(tree).length / 4);
    expect(shape(await unpacked(packedIn(link)!))).toBe(shape(tree));
    expect(packedIn('#almanac')).toBeNull();
  });

  it('is rejected with a reason if it is invalid', async () => {
    const good = packedIn(await linkTo(branched()))!;
    const zeros = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate'));
    const bomb = Buffer.from(await new Response(zeros).arrayBuffer()).toString('base64url');
    for (const bad of ['', 'z', 'x123', `${good}!`, good.slice(0, -12), `z${good.slice(20)}`, 't____', 't', `z${bomb}`, 'z'.repeat(4 * limits.text + 1)]) {
      await expect(unpacked(bad), bad.slice(0, 20)).rejects.toThrow(BadText);
    }
  });
});

describe('merged results of searches', () => {
  const found = (iterations: number, expected: number, best = 'a'): SearchResult => ({
    seat: 1,
    iterations,
    moves: [
      { move: best, visits: 0.8, iterations: 0.8 * iterations, expected, win: 0.5, categories: { cattle: expected } },
      { move: best === 'a' ? 'b' : 'a', visits: 0.2, iterations: 0.2 * iterations },
    ],
    seats: [{ seat: 1, expected, win: 0.5, categories: { cattle: expected } }],
    because: [{ key: 'close', other: best }],
  });
  it('are weighted by visits', () => {
    const all = mergedResult(mergedResult(null, found(100, 10)), found(300, 20));
    expect(all.iterations).toBe(400);
    expect(all.moves[0]).toMatchObject({ move: 'a', iterations: 320, expected: 17.5 });
    expect(all.moves[0]!.visits).toBeCloseTo(0.8);
    expect(all.moves[1]!.expected).toBeUndefined();
    expect(all.seats[0]!.expected).toBeCloseTo(17.5);
    expect(all.seats[0]!.categories.cattle).toBeCloseTo(17.5);
  });
  it('give reasons for the best move', () => {
    const all = mergedResult(found(300, 10, 'a'), found(100, 12, 'b'));
    expect(all.moves[0]!.move).toBe('a');
    expect(all.because).toEqual([{ key: 'close', other: 'a' }]);
    expect(mergedResult(found(300, 10), { ...found(1, 1), seat: 2 }).seat).toBe(2);
  });
  it('have growing search times up to a limit', () => {
    expect([0, 1, 2, 3, 9].map(searchTime)).toEqual([250, 750, 1500, 3000, 3000]);
  });
});

describe('an edited position', () => {
  const fields: Fields = {
    words: [['A', 'B', 'KC'], ['trade-blue', 'flood-2-green']],
    fields: {
      turn: ['number', 0, 300],
      'board.A': ['word', 0],
      'board.FL1': ['word', 1],
      'board.B1': ['number', 1, 10],
      'board.B1.owner': ['seat'],
      'foresight.0.0': ['word', 1],
      'foresight.0.1': ['word', 1],
      'job_market.0.cowboy': ['number', 0, 254],
      finisher: ['seat'],
      simmental: ['number', 0, 99],
      'players.0.dollars.hundreds': ['number', 0, 300],
      'players.0.dollars.ones': ['number', 0, 99],
      'players.0.herder': ['word', 0],
      'players.0.hand.grey': ['number', 0, 254],
      'players.0.hand.green': ['number', 0, 254],
      'players.0.buildings.1': ['flag'],
      'players.0.buildings.2': ['flag'],
      'players.0.objectives.draw-1': ['flag'],
    },
  };
  const position = {
    game: 'classic',
    turn: 3,
    board: { A: 'A', B1: { building: 1, owner: 1 } },
    foresight: [['trade-blue', null]],
    job_market: [{ cowboy: 1 }],
    finisher: null,
    simmental: 4,
    sides: 'ab',
    players: [{ seat: 1, dollars: 12, herder: null, hand: { grey: 2 }, buildings: [2], objectives: ['draw-1'] }],
  };
  const form = new Form(fields);
  const controls = (parts: readonly Part[]) => Object.fromEntries(parts.map((part) => [part.key, part.control]));

  it('has a control for each of its parts', () => {
    expect(controls(form.parts(position))).toMatchObject({
      board: {
        kind: 'places',
        places: [
          { key: 'A', words: ['A', 'B', 'KC'] },
          { key: 'FL1', words: ['trade-blue', 'flood-2-green'] },
          { key: 'B1', words: null, highest: 10 },
        ],
      },
      foresight: { kind: 'parts', parts: [{ key: 0, control: { kind: 'parts', parts: [{ control: { kind: 'word' } }, { control: { kind: 'word', none: true } }] } }] },
      job_market: { kind: 'parts', parts: [{ control: { kind: 'counts', names: ['cowboy'] } }] },
      finisher: { kind: 'seat', none: true },
      simmental: { kind: 'number', low: 0, high: 99 },
      sides: { kind: 'text' },
    });
    expect(controls(form.parts(position.players[0], ['players', 0]))).toMatchObject({
      dollars: { kind: 'number', high: 30000 },
      herder: { kind: 'word', none: true },
      hand: { kind: 'counts', names: ['grey', 'green'] },
      buildings: { kind: 'set', numbers: true },
      objectives: { kind: 'set', numbers: false },
    });
  });
  it('is changed without modifying the original', () => {
    const next = changed(position, ['players', 0, 'dollars'], 5);
    expect(next.players[0].dollars).toBe(5);
    expect(position.players[0]!.dollars).toBe(12);
    expect(changed(position, ['board', 'A'], undefined).board).toEqual({ B1: { building: 1, owner: 1 } });
    expect(counted({ grey: 1 }, 'grey', -1)).toEqual({});
    expect(counted({ grey: 1 }, 'green', 1)).toEqual({ grey: 1, green: 1 });
  });
  it('gets the location of errors from the server', () => {
    expect(pathIn('players[0].hand.grey: expected a number.')).toEqual(['players', 0, 'hand', 'grey']);
    expect(pathIn('Seat 1 has 6 cards grey, a herd has only 5.')).toBeNull();
  });

  it('is changed by moving things', () => {
    const trail = dragRulesOf('trail')!;
    const walked = { ...position, players: [{ ...position.players[0], herder: 'A', engine: '0', workers: { cowboy: 2 }, known: { grey: 1 }, discard: {} }] };
    expect(trail.canTake(walked, 'space:A', 1)).toBe(true);
    expect(trail.canTake(walked, 'space:FL1', 1)).toBe(false);
    expect(trail.moved(walked, 'space:A', 'space:KC', 1).players[0].herder).toBe('KC');
    expect(trail.moved(position, 'space:A', 'space:B', 1).board).toEqual({ B: 'A', B1: { building: 1, owner: 1 } });
    const home = trail.moved(position, 'space:B1', 'building:2', 1);
    expect(home.board).toEqual({ A: 'A' });
    expect(home.players[0].buildings).toEqual([1, 2]);
    const built = trail.moved(position, 'building:2a', 'space:FL1', 1);
    expect(built.players[0].buildings).toEqual([]);
    expect(built.board.FL1).toEqual({ building: 2, owner: 1 });
    const thrown = trail.moved(walked, 'card:grey', 'deck:discard', 1).players[0];
    expect([thrown.hand, thrown.known, thrown.discard]).toEqual([{ grey: 1 }, {}, { grey: 1 }]);
    expect(trail.moved(walked, 'track:0', 'track:7', 1).players[0].engine).toBe('7');
    expect(trail.moved(walked, 'worker:cowboy', 'job:1:cowboy', 1)).toMatchObject({ job_market: [{ cowboy: 2 }], players: [{ workers: { cowboy: 1 } }] });
    expect(trail.moved(position, 'foresight:1:1', 'foresight:1:2', 1).foresight).toEqual([[null, 'trade-blue']]);
    expect(trail.moved(position, 'space:FL1', 'space:A', 1)).toBeNull();
    expect(trail.atTurnOf(walked, 1, 5)).toMatchObject({ turn: 5, current: 1, decisions: [{ decision: 'draw-phase' }, { decision: 'move' }] });
    expect(dragRulesOf('another')).toBeNull();
  });

  it('is edited between turns', () => {
    const begun = { turn: 3, current: 1, decisions: [{ decision: 'draw-phase' }, { decision: 'move' }], players: [{ herder: 'A' }] };
    expect(betweenTurns({ ...begun, moves: ['move B', 'use B:hire'] }, 'trail')).toEqual(begun);
    expect(betweenTurns(begun, 'trail')).toEqual(begun);
    // Without a known start, the turn begins from the position as it stands.
    const acting = { ...begun, decisions: [{ decision: 'draw-phase' }, { decision: 'use-location' }], acted: true, local_actions: [{ action: 'A:hire', at: 'A' }] };
    expect(betweenTurns(acting, 'trail')).toMatchObject({ ...begun, acted: false, local_actions: [] });
    expect(betweenTurns(acting, 'another')).toEqual(acting);
    const over = { ...begun, decisions: [{ decision: 'game-over' }] };
    expect(betweenTurns(over, 'trail')).toEqual(over);
    const automa = { ...acting, players: [{ automa: 'brisco', herder: 'A' }] };
    expect(betweenTurns(automa, 'trail')).toEqual(automa);
  });
});

describe('the analyses of a device', () => {
  const one = (id: string, letters: number): SavedAnalysis => ({ id, text: 'x'.repeat(letters), title: '', game: '', moves: 0, path: [], time: 0 });
  it('are limited by space, but include the newest', () => {
    expect(within([one('a', 10), one('b', 10), one('c', 10)], 25).map((kept) => kept.id)).toEqual(['a', 'b']);
    expect(within([one('a', 100)], 25)).toHaveLength(1);
    expect(within(Array.from({ length: 30 }, (_, index) => one(String(index), 1)))).toHaveLength(12);
  });
});
