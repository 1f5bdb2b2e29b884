// Writes dev/games.json and dev/components/ from the output of the program: node dev/make-components.mjs PATH/TO/drover
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

const [program = '../build/release/drover'] = process.argv.slice(2);
const configurations = [
  ['classic', {}],
  ['classic', { 'promo-buildings': 'with', 'promo-masters': 'with' }],
  ['classic', { rails: 'first' }],
  ['second', {}],
  ['second', { rails: 'second' }],
  ['second', { cattle: 'simmental' }],
  ['second', { cattle: 'brahman', 'orange-objectives': 'with' }],
  ['second', { rails: 'second', cattle: 'both', 'orange-objectives': 'with' }],
];
const folder = new URL('./components/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// The list of games without members that the page does not read.
const { games } = JSON.parse(execFileSync(program, ['games', '--json']));
const read = games.map(({ state_bytes: _bytes, rule_changes: _changes, ...game }) => game);
writeFileSync(new URL('games.json', new URL('./', import.meta.url)), `${JSON.stringify(read)}\n`);
for (const [game, options] of configurations) {
  const chosen = Object.entries(options);
  const text = execFileSync(program, ['components', '--game', game, ...chosen.flatMap(([key, value]) => ['--option', `${key}=${value}`])]);
  const name = [game, ...chosen.map(([key, value]) => `${key}-${value}`)].join('.');
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(JSON.parse(text))}\n`);
}
