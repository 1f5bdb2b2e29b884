// Tells the service worker of a built page which files there are: node scripts/precache.mjs FOLDER
// The build does it for dist/; whoever adds files to the folder afterwards runs it again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const head = 'self.DROVER_FILES=';
/** What is kept after all other files, in this order. */
const late = ['.wasm', '.net'];

/** The worker's own code, without what an earlier run wrote before it. */
const codeOf = (text) => (text.startsWith(head) ? text.slice(text.indexOf('\n') + 1) : text);

/** What the page names in its head, as paths below the folder. */
function namedIn(html) {
  return [...html.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, path]) => path.replace(/^(\.?\/)/, ''));
}

/** The files of a folder as the worker wants them (src/service/plan.ts). */
export function filesOf(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(folder, file)).isFile() && !/\.(br|gz|map)$/.test(file) && file !== 'sw.js')
    .sort();
  const hash = createHash('sha256').update(codeOf(readFileSync(join(folder, 'sw.js'), 'utf8')));
  for (const file of all) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  const named = new Set(namedIn(readFileSync(join(folder, 'index.html'), 'utf8')));
  const pages = ['', ...all.filter((file) => file === 'table.html')];
  const others = all.filter((file) => !file.endsWith('.html'));
  return {
    version: hash.digest('hex').slice(0, 16),
    first: [...pages, ...others.filter((file) => named.has(file))],
    // The program for browsers is large, and whoever plays at the server does not need it: after all else. The nets of the games
    // are, too, and it plays without them: last of all.
    rest: others.filter((file) => !named.has(file)).sort((a, b) => late.indexOf(extname(a)) - late.indexOf(extname(b))),
  };
}

export function precache(folder) {
  const worker = join(folder, 'sw.js');
  if (!existsSync(worker)) throw new Error(`${folder} has no sw.js`);
  const code = codeOf(readFileSync(worker, 'utf8'));
  // Classic scripts are understood by every browser; one with imports is none.
  if (/^\s*(import|export)\b/m.test(code) || /;(import|export)[\s{"'*]/.test(code)) throw new Error('sw.js needs other files');
  writeFileSync(worker, `${head}${JSON.stringify(filesOf(folder))};\n${code}`);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) precache(argv[2] ?? 'dist');
