// The tree of an analysis: a start position and branching moves. It knows no rules. Trees are immutable: every change
// returns a new one.
import type { LineNode } from '../contract';
import type { Json } from '../lib/types';

/** The start of a tree: a new game, or a position. `deal` is the seed for what a view hides. */
export type Start =
  | { game: string; players: number; options?: Record<string, string>; seed: string; rules_version?: number }
  | { position: Json; deal?: string };

/** A move as the server describes it, to be put into words. */
export type DescribedMove = LineNode;

export interface TreeNode {
  id: number;
  /** Id of the parent; null for the root. */
  parent: number | null;
  move: string;
  comment: string;
  /** Ids of the children; the first one continues the main line. */
  children: readonly number[];
  /** The server's description; null before it is known. */
  description: DescribedMove | null;
}

export interface Tree {
  start: Start;
  title: string;
  /** Names by seat; empty if unknown. */
  seats: readonly string[];
  nodes: ReadonlyMap<number, TreeNode>;
  next: number;
}

export const root = 0;
export const limits = { moves: 4000, comment: 2000, title: 120, text: 400_000, depth: 60 };

export function newTree(start: Start, seats: readonly string[] = [], title = ''): Tree {
  const first: TreeNode = { id: root, parent: null, move: '', comment: '', children: [], description: null };
  return { start, title: title.slice(0, limits.title), seats, nodes: new Map([[root, first]]), next: root + 1 };
}

export const nodeOf = (tree: Tree, id: number): TreeNode => tree.nodes.get(id)!;
export const movesIn = (tree: Tree): number => tree.nodes.size - 1;

function withNodes(tree: Tree, ...changed: TreeNode[]): Tree {
  const nodes = new Map(tree.nodes);
  for (const node of changed) nodes.set(node.id, node);
  return { ...tree, nodes };
}

/** Adds a move after a node, or finds it there; returns its id, or null if the tree is full. Changes `nodes` in place. */
export function grow(nodes: Map<number, TreeNode>, next: number, after: number, move: string, description: DescribedMove | null = null): number | null {
  const parent = nodes.get(after)!;
  const known = parent.children.find((child) => nodes.get(child)!.move === move);
  if (known !== undefined) return known;
  if (nodes.size > limits.moves) return null;
  nodes.set(next, { id: next, parent: after, move, comment: '', children: [], description });
  nodes.set(after, { ...parent, children: [...parent.children, next] });
  return next;
}

/** The tree with a move played after a node, and the id of that move; null if the tree is full. */
export function withMove(tree: Tree, after: number, move: string, description: DescribedMove | null = null): { tree: Tree; id: number } | null {
  const nodes = new Map(tree.nodes);
  const id = grow(nodes, tree.next, after, move, description);
  if (id === null) return null;
  return id === tree.next ? { tree: { ...tree, nodes, next: id + 1 }, id } : { tree, id };
}

/** The tree with a line of moves from the start, cut if the tree is full. */
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

/** The nodes from the start (excluded) to this one. */
export function lineTo(tree: Tree, id: number): TreeNode[] {
  const line: TreeNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) line.push(node);
  return line.reverse();
}
export const movesTo = (tree: Tree, id: number): string[] => lineTo(tree, id).map((node) => node.move);

/** The last node of the line that follows first children from here. */
export function endOf(tree: Tree, id: number): number {
  let node = nodeOf(tree, id);
  while (node.children.length > 0) node = nodeOf(tree, node.children[0]!);
  return node.id;
}

export function withComment(tree: Tree, id: number, comment: string): Tree {
  return withNodes(tree, { ...nodeOf(tree, id), comment: comment.slice(0, limits.comment) });
}

/** The tree without a move and all that follows it, and the id of its parent. */
export function withoutMove(tree: Tree, id: number): { tree: Tree; at: number } {
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

/** The tree in which the nearest branch with this node has become the first child. */
export function withPromoted(tree: Tree, id: number): Tree {
  const branch = branchOf(tree, id);
  if (branch === null) return tree;
  const parent = nodeOf(tree, nodeOf(tree, branch).parent!);
  return withNodes(tree, { ...parent, children: [branch, ...parent.children.filter((child) => child !== branch)] });
}

/** The last node on the line to this one that is no first child; null on the main line. */
export function branchOf(tree: Tree, id: number): number | null {
  const left = lineTo(tree, id).filter((node) => nodeOf(tree, node.parent!).children[0] !== node.id);
  return left.length > 0 ? left[left.length - 1]!.id : null;
}

/** The sibling before or after a node; the node itself if there is none. */
export function siblingOf(tree: Tree, id: number, by: 1 | -1): number {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return id;
  const { children } = nodeOf(tree, parent);
  return children[children.indexOf(id) + by] ?? id;
}

/**
 * All moves as the server takes them, parents before children: [[0, "place A"], [1, "end"]] with numbers of parents; and
 * their node ids.
 */
export function moveList(tree: Tree): { ids: number[]; list: [number, string][] } {
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

/** The tree with the server's descriptions of its moves. */
export function withDescriptions(tree: Tree, ids: readonly number[], description: readonly DescribedMove[]): Tree {
  return withNodes(
    tree,
    ...ids.flatMap((id, index) => {
      const node = tree.nodes.get(id);
      const one = description[index];
      return node && one ? [{ ...node, move: one.move, description: one }] : [];
    }),
  );
}

// ---- rows for display -----------------------------------------------------------------------------

/** A row: moves of one turn, and the branches that replace the last of them. */
export interface Row {
  seat: number;
  turn: number;
  moves: TreeNode[];
  /** Alternatives to the last move of the row. */
  branches: Row[][];
}

/** A line as rows: a new row starts with each turn, after a comment and after a branch. */
export function rowsFrom(tree: Tree, first: number): Row[] {
  const rows: Row[] = [];
  let broken = true;
  for (let id: number | undefined = first; id !== undefined; id = nodeOf(tree, id).children[0]) {
    const node = nodeOf(tree, id);
    const seat = node.description?.seat ?? 0;
    const turn = node.description?.turn ?? 0;
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

/** The whole tree as rows; alternative first moves are branches of the first one. */
export function rowsOf(tree: Tree): Row[] {
  const [first, ...others] = nodeOf(tree, root).children;
  if (first === undefined) return [];
  const rows = rowsFrom(tree, first);
  const head = rows[0]!;
  if (others.length === 0) return rows;
  // Alternatives to the very first move follow it.
  const [move, ...rest] = head.moves;
  const opening: Row = { ...head, moves: [move!], branches: others.map((other) => rowsFrom(tree, other)) };
  return [opening, ...(rest.length > 0 ? [{ ...head, moves: rest }] : []), ...rows.slice(1)];
}
