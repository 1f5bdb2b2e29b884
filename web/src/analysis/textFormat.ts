// The text format of an analysis (docs/formats.md, "Analyses"): writing and parsing.
import { grow, limits, newTree, nodeOf, root, type Start, type Tree, type TreeNode } from './tree';

const format = 1;

/** Error for a text that is no analysis: message key and its parameters. */
export class BadText extends Error {
  constructor(
    readonly key: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function toText(tree: Tree): string {
  const lines = [`drover-analysis: ${format}`];
  if (tree.title) lines.push(`title: ${oneLine(tree.title)}`);
  if (tree.seats.length > 0) lines.push(`seats: ${tree.seats.map((name) => oneLine(name.replace(/[,#]/g, ' '))).join(', ')}`);
  lines.push(`start: ${JSON.stringify(tree.start)}`, '');
  const remark = (node: TreeNode, indent: string): void => {
    if (node.comment) lines.push(...node.comment.split('\n').map((one) => `${indent}# ${one}`.trimEnd()));
  };
  remark(nodeOf(tree, root), '');
  // Writes a line from this move on, and recursively its branches.
  const write = (first: number, depth: number): void => {
    let dash = depth > 0;
    for (let id: number | undefined = first; id !== undefined; id = nodeOf(tree, id).children[0]) {
      const node = nodeOf(tree, id);
      lines.push(`${'  '.repeat(dash ? depth - 1 : depth)}${dash ? '- ' : ''}${node.move}`);
      dash = false;
      remark(node, '  '.repeat(depth));
      const siblings: readonly number[] = nodeOf(tree, node.parent!).children;
      if (siblings[0] === id) for (const other of siblings.slice(1)) write(other, depth + 1);
    }
  };
  const [begin] = nodeOf(tree, root).children;
  if (begin !== undefined) write(begin, 0);
  return `${lines.join('\n')}\n`;
}

export const isAnalysis = (text: string): boolean => /^\s*drover-analysis:/.test(text);

function startIn(text: string | undefined): Start {
  if (text === undefined) throw new BadText('bad.start');
  let start: unknown;
  try {
    start = JSON.parse(text);
  } catch {
    throw new BadText('bad.start');
  }
  if (typeof start !== 'object' || start === null || !('game' in start || 'position' in start)) throw new BadText('bad.start');
  return start as Start;
}

/** Parses an analysis. Throws `BadText`. The legality of moves is not checked here. */
export function fromText(text: string): Tree {
  if (text.length > limits.text) throw new BadText('bad.long');
  const lines = text.replace(/\r/g, '').split('\n');
  const head = new Map<string, string>();
  let at = 0;
  while (at < lines.length && lines[at]!.trim() === '') at++;
  for (; at < lines.length && lines[at]!.trim() !== ''; at++) {
    const colon = lines[at]!.indexOf(':');
    if (colon < 0) throw new BadText('bad.line', { line: at + 1 });
    head.set(lines[at]!.slice(0, colon).trim(), lines[at]!.slice(colon + 1).trim());
  }
  const version = head.get('drover-analysis');
  if (version === undefined) throw new BadText('bad.kind');
  if (Number(version) !== format) throw new BadText('bad.version', { version });
  const seats = (head.get('seats') ?? '')
    .split(',')
    .map((name) => name.trim().slice(0, 40))
    .filter(Boolean)
    .slice(0, 4);
  const tree = newTree(startIn(head.get('start')), seats, head.get('title') ?? '');

  // The last move of each open line, the innermost line last.
  let last: number[] = [root];
  const nodes = new Map(tree.nodes);
  let { next } = tree;
  const comments = new Map<number, string[]>();
  for (; at < lines.length; at++) {
    const [, blank = '', dash = '', words = ''] = /^( *)(- )?(.*)$/.exec(lines[at]!)!;
    const trimmed = words.trim();
    if (trimmed === '') continue;
    const column = blank.length + dash.length;
    const depth = column / 2;
    const wrong = () => new BadText('bad.line', { line: at + 1 });
    if (trimmed.startsWith('#')) {
      const whose = last[Math.min(Math.floor(depth), last.length - 1)]!;
      comments.set(whose, [...(comments.get(whose) ?? []), trimmed.slice(1).replace(/^ /, '')]);
      continue;
    }
    if (!Number.isInteger(depth) || depth > limits.depth || trimmed.length > 200) throw wrong();
    if (dash ? depth < 1 || depth > last.length : depth >= last.length) throw wrong();
    last = last.slice(0, dash ? depth : depth + 1);
    const before = last[last.length - 1]!;
    const after = dash ? nodes.get(before)!.parent : before;
    if (after === null) throw wrong();
    const id = grow(nodes, next, after, trimmed);
    if (id === null) throw new BadText('bad.long');
    if (id === next) next++;
    if (dash) last.push(id);
    else last[last.length - 1] = id;
  }
  for (const [id, lines] of comments) nodes.set(id, { ...nodes.get(id)!, comment: lines.join('\n').slice(0, limits.comment) });
  return { ...tree, nodes, next };
}
