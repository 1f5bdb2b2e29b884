// Measures a first visit of the page without a server: node scripts/first-visit.mjs [MEGABIT_PER_SECOND [MILLISECONDS]]
// Serves build/offline compressed and opens it in Chromium with this bandwidth and latency (default: 4 and 40).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { argv, env } from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';

const [megabit = '4', latency = '40'] = argv.slice(2);
const folder = new URL('../../build/offline/', import.meta.url).pathname;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.wasm': 'application/wasm' };
const isSmall = (file) => /\.(woff2|png)$/.test(file);
const ready = new Map();
function contents(file) {
  if (!ready.has(file)) {
    const bytes = readFileSync(file);
    ready.set(file, isSmall(file) ? bytes : brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
  return ready.get(file);
}
let sent = 0;
const space = createServer((asked, answer) => {
  const { pathname } = new URL(asked.url, 'http://x');
  const file = join(folder, pathname === '/' ? 'index.html' : pathname);
  if (!existsSync(file) || statSync(file).isDirectory()) return void answer.writeHead(404).end();
  const bytes = contents(file);
  sent += bytes.length;
  const coding = isSmall(file) ? {} : { 'Content-Encoding': 'br' };
  answer.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream', ...coding }).end(bytes);
});
await new Promise((done) => space.listen(0, '127.0.0.1', done));
// Compress the files in advance, because compressing takes longer than sending.
for (const [name] of readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/assets\/[\w.-]+/g)) contents(join(folder, name));

const browser = await chromium.launch({ executablePath: env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', serviceWorkers: 'block' });
const page = await context.newPage();
const line = await context.newCDPSession(page);
await line.send('Network.enable');
const speed = (Number(megabit) * 1e6) / 8;
await line.send('Network.emulateNetworkConditions', { offline: false, latency: Number(latency), downloadThroughput: speed, uploadThroughput: speed });
const began = Date.now();
const tell = (what) => console.log(`${what}: ${Date.now() - began} ms, ${Math.round(sent / 1000)} kB`);
await page.goto(`http://127.0.0.1:${space.address().port}/`, { waitUntil: 'commit' });
const play = page.getByRole('button', { name: 'Play now' }).first();
await play.waitFor();
tell('the lobby can be used');
await page.evaluate(() => globalThis.drover.request('/games', {}));
tell('tables can be made');
await play.click();
await page.waitForSelector('#decision.mine');
tell('the first decision of a game');
await browser.close();
space.close();
space.closeAllConnections();
