// Runs the browser tests against the program: node scripts/browser-tests.mjs PATH/TO/drover [part of a file's name]
// With DROVER_URL set, a server that runs already is used instead.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** These measure time: nothing else runs beside them. */
const alone = new Set(['offline.test.mjs', 'swift.test.mjs']);
/** These play the game of the tests, which only the program beside `drover` knows. */
const withThirdGame = new Set(['third_game.test.mjs']);
/** A browser keeps about one core busy; more files at once would only wait for each other. */
const lanes = Math.max(1, Math.min(2, availableParallelism()));

const given = process.env.DROVER_URL;
const [program, wanted = ''] = given ? [null, process.argv[2]] : process.argv.slice(2);
if (!given && !program) {
  console.error('usage: node scripts/browser-tests.mjs PATH/TO/drover [part of a file name]');
  process.exit(2);
}

async function start(program) {
  const data = mkdtempSync(join(tmpdir(), 'drover-browser-'));
  const server = spawn(program, ['serve', '--port', '0', '--data', data, '--new-tables', '0', '--requests', '0', '--log', 'quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (chunk) => {
      text += chunk;
      const match = /http:\/\/[^/\s]+:(\d+)\//.exec(text);
      if (match) resolve(`http://127.0.0.1:${match[1]}`);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  return {
    url,
    stop() {
      server.removeAllListeners('exit');
      server.kill('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const folder = new URL('../../tests/browser/', import.meta.url).pathname;
const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs') && name.includes(wanted ?? ''));
const server = given ? { url: given, stop() {} } : await start(program);
const thirdGame = given || !files.some((file) => withThirdGame.has(file)) ? server : await start(join(dirname(program), 'drover_with_third_game'));
const failures = [];
const shaky = [];

/** The tests that failed, with what they complain about, out of everything a file said. */
function complaints(said) {
  const blocks = said.match(/^[ ]*not ok [^]*?^[ ]*\.\.\.$/gm);
  return blocks ? blocks.join('\n') : said;
}

/** Runs a file. What it says is shown when it is done, so that files that run side by side don't talk at once. */
function run(file, { again = false } = {}) {
  return new Promise((resolve) => {
    const began = Date.now();
    const said = [];
    const test = spawn(process.execPath, ['--test', '--test-reporter=tap', join(folder, file)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { DROVER_PROGRAM: program ?? '', ...process.env, DROVER_URL: (withThirdGame.has(file) ? thirdGame : server).url },
    });
    test.stdout.on('data', (chunk) => said.push(chunk));
    test.stderr.on('data', (chunk) => said.push(chunk));
    test.on('close', (code) => {
      const text = Buffer.concat(said).toString();
      const last = code === 0 || again;
      // Only what counts in the end is counted.
      process.stdout.write(last ? text : text.replace(/^# (pass|fail) /gm, '# at first, $1 '));
      console.log(`${code === 0 ? 'passed' : 'FAILED'} ${file} in ${Math.round((Date.now() - began) / 1000)} s`);
      if (code !== 0) (last ? failures : shaky).push({ file, text: `${file}:\n${complaints(text)}` });
      resolve();
    });
  });
}

try {
  const waiting = files.filter((file) => !alone.has(file)).sort();
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await run(file);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, lane));
  for (const file of files.filter((one) => alone.has(one))) await run(file);
  // A browser that draws in software beside another one can be slower than anybody would wait: whatever failed has a
  // second try with the machine to itself, and the first is told all the same.
  for (const { file } of shaky) await run(file, { again: true });
} finally {
  server.stop();
  if (thirdGame !== server) thirdGame.stop();
}
// Last of all, where whoever looks at the end of a long log finds it.
for (const { text } of shaky) console.log(`\nFAILED at first, ${text}`);
for (const { text } of failures) console.log(`\nFAILED ${text}`);
process.exit(failures.length === 0 ? 0 : 1);
