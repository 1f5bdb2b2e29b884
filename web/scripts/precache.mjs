// Writes the list of a built page's files into its service worker: node scripts/precache.mjs FOLDER
// The build runs it for dist/. Run it again after adding files to the folder.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const head = 'self.DROVER_FILES=';
/** File types that are cached after all other files, in this order. */
const late = ['.wasm', '.net'];

/** The code of the service worker without the list that an earlier run has written before it. */
const codeOf = (text) => (text.startsWith(head) ? text.slice(text.indexOf('\n') + 1) : text);

/** The files that the head of the page references, as paths relative to the folder. */
function namedIn(html) {
  return [...html.matchAll(/\s(?:src|href)="([^"]+)"/g)].map(([, path]) => path.replace(/^(\.?\/)/, ''));
}

/** The files of a folder in the form that the service worker expects (FileList in src/service/plan.ts). */
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
    // The program for browsers is large and not needed at a server, so it comes late. The nets, which are large as well and
    // optional, come last.
    rest: others.filter((file) => !named.has(file)).sort((a, b) => late.indexOf(extname(a)) - late.indexOf(extname(b))),
  };
}

export function precache(folder) {
  const worker = join(folder, 'sw.js');
  if (!existsSync(worker)) throw new Error(`${folder} has no sw.js`);
  const code = codeOf(readFileSync(worker, 'utf8'));
  // The service worker must be a classic script, which all browsers support, and therefore cannot contain imports.
  if (/^\s*(import|export)\b/m.test(code) || /;(import|export)[\s{"'*]/.test(code)) throw new Error('sw.js needs other files');
  writeFileSync(worker, `${head}${JSON.stringify(filesOf(folder))};\n${code}`);
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) precache(argv[2] ?? 'dist');
