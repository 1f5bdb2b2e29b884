// The dependencies between the rooms of the page: a room imports only earlier rooms, games do not import each other,
// and imports are not circular.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circleIn } from '../scripts/circles.mjs';

const src = join(__dirname, '../src');
/** The file of the contract, which every room may use. */
const contract = 'contract.ts';
/** The rooms from the lowest up. '' stands for the other files directly in src, which start the page. */
const order = [contract, 'styles', 'service', 'lib', 'local', 'parts', 'drawing', 'boards', 'texts', 'lessons', 'almanac', 'opening', 'table', 'analysis', 'screens', ''];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|css)$/.test(file) && !/(^|\/)tests\//.test(file));
const known = new Set(files);
const find = (path: string): string | undefined => [path, `${path}.ts`, `${path}/index.ts`].find((one) => known.has(one));

interface Arrow {
  from: string;
  to: string;
  /** A type-only import, which does not exist at run time. */
  type: boolean;
}
function arrowsOf(from: string): Arrow[] {
  const text = readFileSync(join(src, from), 'utf8').replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const named = [...text.matchAll(/(?:import|export)\s+(type\s+)?([^;'"]*?from\s+)?'(\.[^']+)'|import\('(\.[^']+)'\)|@import '(\.[^']+)'/g)];
  return named.flatMap(([, type, names, path, late, style]) => {
    const to = find(normalize(join(dirname(from), path ?? late ?? style!)));
    const allTypes = names !== undefined && /^\{(\s*type [^,}]+,?)+\s*\}\s*from/.test(names.trim());
    return to ? [{ from, to, type: Boolean(type) || allTypes }] : [];
  });
}
const arrows = files.flatMap(arrowsOf);
const roomOf = (file: string): string => (file.includes('/') ? file.split('/')[0]! : file === contract ? contract : '');
const sentencesOf = (wrong: readonly Arrow[]): string[] => wrong.map(({ from, to }) => `${from} takes ${to}`);

describe('the rooms of the page', () => {
  it('are all listed, and their imports are found', () => {
    const rooms = readdirSync(src).filter((one) => statSync(join(src, one)).isDirectory());
    expect(rooms.filter((room) => !order.includes(room))).toEqual([]);
    expect(arrows.length).toBeGreaterThan(800);
    // Imports of catalogues by pattern count, too.
    const patterns = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)].map(([, path]) => ({ file, room: roomOf(relative('.', join(dirname(file), path!))) })),
    );
    expect(patterns.filter(({ file, room }) => order.indexOf(roomOf(file)) < order.indexOf(room))).toEqual([]);
  });
  it('import nothing from a higher room', () => {
    expect(sentencesOf(arrows.filter(({ from, to }) => order.indexOf(roomOf(from)) < order.indexOf(roomOf(to))))).toEqual([]);
  });
  it.each(['boards', 'texts', 'lessons'])('contain no imports between games in %s', (room) => {
    const game = (file: string): string | null => (file.startsWith(`${room}/`) && file.split('/').length > 2 ? file.split('/')[1]! : null);
    expect(sentencesOf(arrows.filter(({ from, to }) => game(from) && game(to) && game(from) !== game(to)))).toEqual([]);
  });
  it('have no circular imports', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, type } of arrows) if (!type) next.set(from, [...(next.get(from) ?? []), to]);
    expect(circleIn(next)).toBeUndefined();
    // The search does find a cycle.
    expect(circleIn(new Map([['a', ['b']], ['b', ['c', 'a']]]))).toEqual(['a', 'b', 'a']);
  });
});

describe('the drawings of the games', () => {
  it('comply with the Content-Security-Policy', () => {
    const drawings = files.filter((file) => /^boards\/.*\.svelte$/.test(file));
    expect(drawings.length).toBeGreaterThan(60);
    for (const file of drawings) {
      const text = readFileSync(join(src, file), 'utf8');
      expect(text, file).not.toMatch(/\sstyle="/);
      expect(text, file).not.toMatch(/\bon(click|mouse\w*|key\w*|pointer\w*)=/);
    }
  });
});
