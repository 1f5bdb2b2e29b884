// Runs the browser tests against the program: node scripts/browser-tests.mjs PATH/TO/drover [part of a file's name]
// With DROVER_URL set, a server that runs already is used instead.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const given = process.env.DROVER_URL;
const [program, wanted = ''] = given ? [null, process.argv[2]] : process.argv.slice(2);
if (!given && !program) {
  console.error('usage: node scripts/browser-tests.mjs PATH/TO/drover [part of a file name]');
  process.exit(2);
}

async function start() {
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
const server = given ? { url: given, stop() {} } : await start();
let failed = 0;
try {
  for (const file of files.sort()) {
    const began = Date.now();
    const code = await new Promise((resolve) =>
      spawn(process.execPath, ['--test', join(folder, file)], {
        stdio: 'inherit',
        env: { ...process.env, DROVER_URL: server.url },
      }).on('exit', resolve),
    );
    console.log(`${code === 0 ? 'passed' : 'FAILED'} ${file} in ${Math.round((Date.now() - began) / 1000)} s`);
    if (code !== 0) failed++;
  }
} finally {
  server.stop();
}
process.exit(failed === 0 ? 0 : 1);
