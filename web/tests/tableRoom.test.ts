// The structure of the table screen: the session is known to few files, the controllers know nothing of each other, and
// the state changes in pure functions.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(__dirname, '..');
const filesIn = (folder: string): string[] =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => join(folder, file));

/** The imported files of a file, without extensions; `types`: also imports that do not exist at run time. */
function importsOf(file: string, types = true): string[] {
  const text = readFileSync(join(web, file), 'utf8');
  return [...text.matchAll(/(?:import|export)\s+(type\s+)?[^;'"]*?from\s+'([^']+)'/g)]
    .filter(([, type]) => types || !type)
    .map(([, , path]) => (path!.startsWith('.') ? normalize(join(dirname(file), path!)) : path!).replace(/\.ts$/, ''));
}
const table = filesIn('src/table');
const importersOf = (module: string): string[] => [...filesIn('src'), ...filesIn('tests'), ...filesIn('dev')].filter((file) => importsOf(file).includes(module));

describe('the table screen', () => {
  it('shows the session to the page that makes it and the root component only', () => {
    const importers = importersOf('src/table/session.svelte');
    expect(importers.filter((file) => file.startsWith('src/'))).toEqual(['src/screens/TablePage.svelte', 'src/table/TableScreen.svelte']);
    expect(importers.length).toBeLessThanOrEqual(8);
  });

  it('gives components the few parts that they name, never the whole table', () => {
    const uses = table.filter((file) => file.endsWith('.svelte')).flatMap((file) => [...readFileSync(join(web, file), 'utf8').matchAll(/(.*)\bgetTable\(\)/g)].map(([, before]) => [file, before!] as const));
    expect(uses.length).toBeGreaterThan(30);
    expect(uses.filter(([, before]) => !/^ {2}const \{ [\w, :]+ \} = $/.test(before)).map(([file]) => file)).toEqual([]);
  });

  it('shows components no controller', () => {
    const hidden = table.filter((file) => /(Controller|TableStore|ShownPosition|OpenGame|People|Notices)\.svelte\.ts$|TableRequests\.ts$|TableConnections\.ts$/.test(file));
    const modules = new Set(hidden.map((file) => file.replace(/\.ts$/, '')));
    expect(hidden.length).toBeGreaterThan(10);
    const known = ['src/table/context.ts', 'src/table/session.svelte.ts'];
    const wrong = table.filter((file) => !known.includes(file)).flatMap((file) => importsOf(file).filter((one) => modules.has(one)).map((one) => `${file} takes ${one}`));
    expect(wrong).toEqual([]);
  });

  it('lists for each controller the few members that it takes from others', () => {
    for (const file of table.filter((one) => /Controller\.svelte\.ts$/.test(one))) {
      const text = readFileSync(join(web, file), 'utf8');
      expect(text, file).toContain('constructor(private readonly from: Sources)');
      const [, sources] = /^interface Sources \{\n([^]*?)^\}/m.exec(text)!;
      const taken = new Set([...sources!.matchAll(/(?<![<(]\s*)\b(\w+)(?=\(|: )/g)].map(([, name]) => name));
      expect(taken.size, file).toBeLessThanOrEqual(24);
    }
  });

  it('changes its state without Svelte, requests or the browser', () => {
    const pure = ['state', 'reducer', 'reactions'].map((name) => `src/table/${name}.ts`);
    const reached = new Set(pure);
    for (const file of reached) {
      for (const one of importsOf(file, false)) reached.add(`${one}.ts`);
    }
    expect([...reached].sort()).toEqual([...pure, 'src/lib/expiry.ts', 'src/lib/moveLog.ts'].sort());
    for (const file of reached) expect(readFileSync(join(web, file), 'utf8'), file).not.toMatch(/\$state|\$derived|\bdocument\.|\bwindow\.|\blocalStorage\b|\bfetch\(|setTimeout/);
  });
});
