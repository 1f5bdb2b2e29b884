// Runs the browser tests against the program: node scripts/browser-tests.mjs PATH/TO/drover [part of a file's name]
// If DROVER_URL is set, the tests use the running server at that address instead.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files that measure time; they run alone. */
const alone = new Set(['offline.test.mjs', 'swift.test.mjs']);
/** Files that need the test game, which only the program drover_with_third_game contains. */
const withThirdGame = new Set(['third_game.test.mjs']);
/** The number of files that run at the same time. A browser keeps about one core busy. */
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
const firstFailures = [];

/** Extracts the failed tests with their messages from the TAP output of a file. */
function failedTests(said) {
  const blocks = said.match(/^[ ]*not ok [^]*?^[ ]*\.\.\.$/gm);
  return blocks ? blocks.join('\n') : said;
}

/** Runs a file and prints its output at the end, so that the output of parallel files is not mixed. */
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
      // The counters of a first attempt are renamed, so that only final results are counted.
      process.stdout.write(last ? text : text.replace(/^# (pass|fail) /gm, '# at first, $1 '));
      console.log(`${code === 0 ? 'passed' : 'FAILED'} ${file} in ${Math.round((Date.now() - began) / 1000)} s`);
      if (code !== 0) (last ? failures : firstFailures).push({ file, text: `${file}:\n${failedTests(text)}` });
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
  // Two browsers that draw in software at the same time can be too slow for the tests' timeouts. Therefore failed files
  // are run again one by one; their first failure is reported all the same.
  for (const { file } of firstFailures) await run(file, { again: true });
} finally {
  server.stop();
  if (thirdGame !== server) thirdGame.stop();
}
// Failures come last, because readers look at the end of a long log.
for (const { text } of firstFailures) console.log(`\nFAILED at first, ${text}`);
for (const { text } of failures) console.log(`\nFAILED ${text}`);
process.exit(failures.length === 0 ? 0 : 1);
