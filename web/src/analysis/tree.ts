// A game taken apart: a start, and moves that branch. Nothing here knows a rule; a tree is never changed, a new one is made.
import type { Json, Params } from '../lib/types';

/** Where a tree begins: a game that is set up, or any position; what a view hides is dealt. */
export type Start =
  | { game: string; players: number; options?: Record<string, string>; seed: string; rules_version?: number }
  | { position: Json; deal?: string };

/** A move in words, as the engine tells it. */
export interface DescribedMove {
  move: string;
  seat: number;
  turn: number;
  over: boolean;
  choice: { key: string; params?: Params };
  /** What was decided, where the choice alone does not say what it means; and on whose behalf. */
  decision?: string;
  for?: number;
}

export interface TreeNode {
  id: number;
  /** Null at the start. */
  parent: number | null;
  move: string;
  comment: string;
  /** The first one is the main line. */
  children: readonly number[];
  told: DescribedMove | null;
}

export interface Tree {
  start: Start;
  title: string;
  /** Who sat there; empty where nobody is known. */
  seats: readonly string[];
  nodes: ReadonlyMap<number, TreeNode>;
  next: number;
}

export const root = 0;
export const limits = { moves: 4000, comment: 2000, title: 120, text: 400_000, depth: 60 };

export function newTree(start: Start, seats: readonly string[] = [], title = ''): Tree {
  const first: TreeNode = { id: root, parent: null, move: '', comment: '', children: [], told: null };
  return { start, title: title.slice(0, limits.title), seats, nodes: new Map([[root, first]]), next: root + 1 };
}

export const nodeOf = (tree: Tree, id: number): TreeNode => tree.nodes.get(id)!;
export const movesIn = (tree: Tree): number => tree.nodes.size - 1;

function withNodes(tree: Tree, ...changed: TreeNode[]): Tree {
  const nodes = new Map(tree.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...tree, nodes };
}

/** Adds a move after a node, or finds it there; null where the tree is full. The only one that changes what it is given. */
export function grow(nodes: Map<number, TreeNode>, next: number, after: number, move: string, told: DescribedMove | null = null): number | null {
  const parent = nodes.get(after)!;
  const known = parent.children.find((child) => nodes.get(child)!.move === move);
  if (known !== undefined) return known;
  if (nodes.size > limits.moves) return null;
  nodes.set(next, { id: next, parent: after, move, comment: '', children: [], told });
  nodes.set(after, { ...parent, children: [...parent.children, next] });
  return next;
}

/** With a move played after a node, and which node that is. Null where it is full. */
export function played(tree: Tree, after: number, move: string, told: DescribedMove | null = null): { tree: Tree; id: number } | null {
  const nodes = new Map(tree.nodes);
  const id = grow(nodes, tree.next, after, move, told);
  if (id === null) return null;
  return id === tree.next ? { tree: { ...tree, nodes, next: id + 1 }, id } : { tree, id };
}

/** With a line of moves from the start on, as far as there is room. */
export function withLine(tree: Tree, moves: readonly string[]): Tree {
  const nodes = new Map(tree.nodes);
  let { next } = tree;
  let at = root;
  for (const move of moves) {
    const id = grow(nodes, next, at, move);
    if (id === null) break;
    if (id === next) next++;
    at = id;
  }
  return { ...tree, nodes, next };
}

/** The nodes from the start to this one; the start is not among them. */
export function lineTo(tree: Tree, id: number): TreeNode[] {
  const line: TreeNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) line.push(node);
  return line.reverse();
}
export const movesTo = (tree: Tree, id: number): string[] => lineTo(tree, id).map((node) => node.move);

/** The end of the line that goes on from here by first moves. */
export function endOf(tree: Tree, id: number): number {
  let node = nodeOf(tree, id);
  while (node.children.length > 0) node = nodeOf(tree, node.children[0]!);
  return node.id;
}

export function commented(tree: Tree, id: number, comment: string): Tree {
  return withNodes(tree, { ...nodeOf(tree, id), comment: comment.slice(0, limits.comment) });
}

/** Without a move and all that follows it; where whoever stood there stands now. */
export function without(tree: Tree, id: number): { tree: Tree; at: number } {
  const node = nodeOf(tree, id);
  if (node.parent === null) return { tree, at: id };
  const nodes = new Map(tree.nodes);
  const gone = [id];
  for (let one = gone.pop(); one !== undefined; one = gone.pop()) {
    gone.push(...nodes.get(one)!.children);
    nodes.delete(one);
  }
  const parent = nodeOf(tree, node.parent);
  nodes.set(parent.id, { ...parent, children: parent.children.filter((child) => child !== id) });
  return { tree: { ...tree, nodes }, at: parent.id };
}

/** The nearest branch that this line belongs to becomes what is played first there. */
export function promoted(tree: Tree, id: number): Tree {
  const branch = branchOf(tree, id);
  if (branch === null) return tree;
  const parent = nodeOf(tree, nodeOf(tree, branch).parent!);
  return withNodes(tree, { ...parent, children: [branch, ...parent.children.filter((child) => child !== branch)] });
}

/** Where the line of a node last left what is played first; null on the main line. */
export function branchOf(tree: Tree, id: number): number | null {
  const left = lineTo(tree, id).filter((node) => nodeOf(tree, node.parent!).children[0] !== node.id);
  return left.length > 0 ? left[left.length - 1]!.id : null;
}

/** The sibling before or after. */
export function beside(tree: Tree, id: number, by: 1 | -1): number {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return id;
  const { children } = nodeOf(tree, parent);
  return children[children.indexOf(id) + by] ?? id;
}

/** Parents before their children, the start left out: [[0, "place A"], [1, "end"]], as the server is asked; and whose they are. */
export function listed(tree: Tree): { ids: number[]; list: [number, string][] } {
  const ids: number[] = [];
  const list: [number, string][] = [];
  const number = new Map([[root, 0]]);
  const waiting = [...nodeOf(tree, root).children].reverse();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodeOf(tree, id);
    list.push([number.get(node.parent!)!, node.move]);
    ids.push(id);
    number.set(id, list.length);
    waiting.push(...[...node.children].reverse());
  }
  return { ids, list };
}

/** With what the server tells of each move. */
export function withDescriptions(tree: Tree, ids: readonly number[], told: readonly DescribedMove[]): Tree {
  return withNodes(
    tree,
    ...ids.flatMap((id, index) => {
      const node = tree.nodes.get(id);
      const one = told[index];
      return node && one ? [{ ...node, move: one.move, told: one }] : [];
    }),
  );
}

// ---- as it is read --------------------------------------------------------------------------------

/** Moves of one turn that are read in one row, and the branches that leave it after its last move. */
export interface Row {
  seat: number;
  turn: number;
  moves: TreeNode[];
  /** Instead of the last of its moves. */
  branches: Row[][];
}

/** A line in rows: a new one with each turn, after a comment and where something branches off. */
export function rowsFrom(tree: Tree, first: number): Row[] {
  const rows: Row[] = [];
  let broken = true;
  for (let id: number | undefined = first; id !== undefined; id = nodeOf(tree, id).children[0]) {
    const node = nodeOf(tree, id);
    const seat = node.told?.seat ?? 0;
    const turn = node.told?.turn ?? 0;
    const last = rows[rows.length - 1];
    let row = last;
    if (!row || broken || row.seat !== seat || row.turn !== turn) rows.push((row = { seat, turn, moves: [], branches: [] }));
    row.moves.push(node);
    const others = id === first ? [] : nodeOf(tree, node.parent!).children.slice(1);
    row.branches = others.map((other) => rowsFrom(tree, other));
    broken = others.length > 0 || node.comment !== '';
  }
  return rows;
}

/** The whole tree in rows; several first moves branch off the first of them. */
export function rowsOf(tree: Tree): Row[] {
  const [first, ...others] = nodeOf(tree, root).children;
  if (first === undefined) return [];
  const rows = rowsFrom(tree, first);
  const head = rows[0]!;
  if (others.length === 0) return rows;
  // What branches off at the very first move stands behind it.
  const [move, ...rest] = head.moves;
  const opening: Row = { ...head, moves: [move!], branches: others.map((other) => rowsFrom(tree, other)) };
  return [opening, ...(rest.length > 0 ? [{ ...head, moves: rest }] : []), ...rows.slice(1)];
}
