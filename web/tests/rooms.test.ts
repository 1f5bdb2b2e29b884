// The rooms of the page and what may be taken from where: a room knows only those before it, boards do not know each other, and
// no file needs itself.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circleIn } from '../scripts/circles.mjs';

const src = join(__dirname, '../src');
/** From the ground up. The files that start the page stand above all of them. */
const order = ['styles', 'service', 'lib', 'local', 'parts', 'drawing', 'boards', 'texts', 'lessons', 'almanac', 'opening', 'table', 'analysis', 'screens', ''];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|css)$/.test(file) && !/(^|\/)tests\//.test(file));
const known = new Set(files);
const find = (path: string): string | undefined => [path, `${path}.ts`, `${path}/index.ts`].find((one) => known.has(one));

interface Arrow {
  from: string;
  to: string;
  /** Only a type: nothing of it is left when the page runs. */
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
const roomOf = (file: string): string => (file.includes('/') ? file.split('/')[0]! : '');
const told = (wrong: readonly Arrow[]): string[] => wrong.map(({ from, to }) => `${from} takes ${to}`);

describe('the rooms of the page', () => {
  it('are all in the order, and their imports are found', () => {
    const rooms = readdirSync(src).filter((one) => statSync(join(src, one)).isDirectory());
    expect(rooms.filter((room) => !order.includes(room))).toEqual([]);
    expect(arrows.length).toBeGreaterThan(800);
    // Catalogues that are fetched by pattern are arrows, too.
    const patterns = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)].map(([, path]) => ({ file, room: roomOf(relative('.', join(dirname(file), path!))) })),
    );
    expect(patterns.filter(({ file, room }) => order.indexOf(roomOf(file)) < order.indexOf(room))).toEqual([]);
  });
  it('take nothing from a room above', () => {
    expect(told(arrows.filter(({ from, to }) => order.indexOf(roomOf(from)) < order.indexOf(roomOf(to))))).toEqual([]);
  });
  it.each(['boards', 'texts', 'lessons'])('have games in %s that do not know each other', (room) => {
    const game = (file: string): string | null => (file.startsWith(`${room}/`) && file.split('/').length > 2 ? file.split('/')[1]! : null);
    expect(told(arrows.filter(({ from, to }) => game(from) && game(to) && game(from) !== game(to)))).toEqual([]);
  });
  it('have no file that needs itself', () => {
    const next = new Map<string, string[]>();
    for (const { from, to, type } of arrows) if (!type) next.set(from, [...(next.get(from) ?? []), to]);
    expect(circleIn(next)).toBeUndefined();
    // It would find one.
    expect(circleIn(new Map([['a', ['b']], ['b', ['c', 'a']]]))).toEqual(['a', 'b', 'a']);
  });
});
