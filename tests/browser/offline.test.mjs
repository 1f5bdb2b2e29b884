// The page without a server (scripts/build-offline): a folder in a web space; the local server answers all requests.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { bot, human, myTurn, newPerson, playOn, until, url } from './harness.mjs';

const folder = new URL('../../build/offline/', import.meta.url).pathname;
assert.ok(existsSync(join(folder, 'index.html')), 'build/offline is missing: run scripts/build-offline first');
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.wasm': 'application/wasm' };

// A plain web space that serves files only, with the page in a subfolder.
const below = '/games/drover/';
const strange = [];
/** The nets that were requested. */
const nets = [];
let cut = false;
let netsCut = false;
const space = createServer((asked, answer) => {
  if (asked.url.endsWith('.net')) nets.push(asked.url);
  if (cut || (netsCut && asked.url.endsWith('.net'))) return void asked.socket.destroy();
  const path = new URL(asked.url, 'http://x').pathname;
  const file = join(folder, path === below ? 'index.html' : normalize(path.slice(below.length)));
  if (asked.method !== 'GET' || !path.startsWith(below) || !existsSync(file) || statSync(file).isDirectory()) {
    strange.push(`${asked.method} ${path}`);
    answer.writeHead(404).end();
    return;
  }
  answer.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
});
let page;
before(async () => {
  await new Promise((done) => space.listen(0, '127.0.0.1', done));
  page = `http://127.0.0.1:${space.address().port}${below}`;
});
after(() => {
  space.close();
  space.closeAllConnections?.();
});

/** Creates a table in this browser and returns the address of its first seats. */
async function makeHere(tab, table, seats = 1) {
  const made = await tab.evaluate(async (wanted) => {
    const answer = await globalThis.drover.request('/tables', { method: 'POST', body: JSON.stringify(wanted) });
    return { status: answer.status, body: await answer.json() };
  }, table);
  assert.equal(made.status, 201, JSON.stringify(made.body));
  const keys = made.body.seats.slice(0, seats).map((seat) => seat.key);
  return { ...made.body, keys, address: `${page}#/t/${made.body.table}/${keys.join(',')}` };
}
async function open(tab, address) {
  await tab.goto('about:blank');
  await tab.goto(address);
  await tab.waitForSelector('.table[aria-busy=false]', { timeout: 60_000 });
}
const ready = (tab) => until(tab, () => globalThis.drover?.request('/games', {}).then((answer) => answer.ok, () => false), null, 60_000, 'the local server');

/** The keys with which this browser has opened the table. */
const keysOf = (tab, table) =>
  tab.evaluate((id) => JSON.parse(localStorage.getItem('drover.games') ?? '[]').find((game) => game.table === id).mine, table);

/** Plays the seats of these keys by requests to the end or for a number of moves; returns the last log number. */
const playThere = (tab, table, keys, moves = Infinity) =>
  tab.evaluate(
    async ({ table, keys, moves }) => {
      let state = 11;
      const pick = (list) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return list[Math.floor((state / 2 ** 32) * list.length)];
      };
      let made = 0;
      let seq = 0;
      await Promise.all(
        keys.map(
          (key) =>
            new Promise((done, fail) => {
              const line = globalThis.drover.openSocket();
              let id = 0;
              line.onopen = () => line.send(JSON.stringify({ type: 'hello', table, key }));
              line.onclose = () => fail(new Error('the line ended'));
              line.onmessage = ({ data }) => {
                const message = JSON.parse(data);
                if (message.type === 'error') fail(new Error(message.sentence));
                if (message.seq) seq = Math.max(seq, message.seq);
                if (!message.view) return;
                if (message.view.over || made >= moves) {
                  line.onclose = null;
                  line.close();
                  done();
                } else if (message.view.decision?.choices) {
                  made++;
                  line.send(JSON.stringify({ type: 'move', id: ++id, after: message.seq, move: pick(message.view.decision.choices).move }));
                }
              };
            }),
        ),
      );
      return { made, seq };
    },
    { table, keys, moves },
  );

/** Sends a request to a server or to the local server of a tab. */
const askServer = async (path, body, key) => {
  const headers = key ? { Authorization: `Bearer ${key}` } : {};
  return (await fetch(`${url}/api/v1${path}`, body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers })).text();
};
const askLocalServer = (tab) => (path, body, key) =>
  tab.evaluate(
    async ([path, body, key]) => (await globalThis.drover.request(path, body ? { method: 'POST', body: JSON.stringify(body) } : {}, key)).text(),
    [path, body, key],
  );
/** All moves of a game between a deterministic bot and a player who always takes the first choice. */
async function playedAgainst(level, ask) {
  const { table, seats } = JSON.parse(await ask('/tables', { game: 'classic', players: 2, seed: 12, seats: [bot(level), human('Ada')] }));
  const { key } = seats[1];
  for (let left = 10; ; ) {
    const { seq, view } = JSON.parse(await ask(`/tables/${table}`, null, key));
    const choices = view.decision?.choices;
    if (!choices) await new Promise((done) => setTimeout(done, 20));
    else if (left-- === 0) break;
    else await ask(`/tables/${table}/move`, { after: seq, move: choices[0].move }, key);
  }
  const [, moves] = (await ask(`/tables/${table}/record`, null, key)).split('\n\n');
  assert.match(moves, /\n.*\n/);
  return moves;
}

const families = [
  { game: 'classic', players: 2, seed: 21, options: { rails: 'first' }, seats: [human('Ada'), bot('greedy')] },
  { game: 'second', players: 2, seed: 22, seats: [human('Ada'), bot('random')] },
  { game: 'elpaso', players: 1, seed: 23, seats: [human('Ada')] },
];
for (const table of families) {
  test(`a whole game of ${table.game}, with a page that dies in the middle`, { timeout: 180_000 }, async () => {
    const ada = await newPerson();
    await ada.page.goto(page);
    await ready(ada.page);
    const made = await makeHere(ada.page, table);
    await open(ada.page, made.address);
    await playOn(ada.page, { seed: 5, decisions: 3 });
    const [key] = await keysOf(ada.page, made.table);
    const { seq } = await playThere(ada.page, made.table, [key], 12);

    // The tab is killed without any shutdown code.
    const session = await ada.context.newCDPSession(ada.page);
    const crashed = new Promise((done) => ada.page.once('crash', done));
    session.send('Page.crash').catch(() => {});
    await crashed;
    await ada.page.close();
    const again = await ada.context.newPage();
    again.setDefaultTimeout(15_000);
    await open(again, `${page}#/t/${made.table}`);
    const now = await again.evaluate(
      async ({ table, key }) => (await (await globalThis.drover.request(`/tables/${table}`, {}, key)).json()).seq,
      { table: made.table, key },
    );
    assert.ok(now >= seq, `entry ${seq} was announced, but ${now} is the last stored one`);
    await myTurn(again);
    await playOn(again, { seed: 6, decisions: 2 });
    await playThere(again, made.table, [key]);
    await again.waitForSelector('dialog[open] .winner', { timeout: 30_000 });

    // A record is exported and imported.
    const [record, opened] = await again.evaluate(
      async ({ table, key }) => {
        const text = await (await globalThis.drover.request(`/tables/${table}/record`, {}, key)).text();
        return [text, (await globalThis.drover.request('/records', { method: 'POST', body: text })).status];
      },
      { table: made.table, key },
    );
    assert.match(record, /result: finished/);
    assert.equal(opened, 201);
    await ada.leave();
  });
}

test('after the first visit the page works without a network', { timeout: 180_000 }, async () => {
  const ada = await newPerson({ worker: true });
  await ada.page.goto(page);
  await ready(ada.page);
  const [, list] = /DROVER_FILES=(\{.*?\});\n/.exec(readFileSync(join(folder, 'sw.js'), 'utf8'));
  await until(
    ada.page,
    async ({ version, first, rest }) => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.active || !navigator.serviceWorker.controller) return false;
      const name = (await caches.keys()).find((one) => one.endsWith(version));
      return name && (await (await caches.open(name)).keys()).length === first.length + rest.length;
    },
    JSON.parse(list),
    120_000,
    'all files on the device',
  );
  // The web space and all other hosts are unreachable.
  cut = true;
  try {
    await ada.context.setOffline(true);
    await ada.page.reload();
    await ready(ada.page);
    for (const table of [
      { game: 'second', players: 2, seed: 31, seats: [human('Ada'), bot('greedy')] },
      { game: 'elpaso', players: 2, seed: 32, seats: [human('Ada'), bot('hasty')] },
    ]) {
      const made = await makeHere(ada.page, table);
      await open(ada.page, made.address);
      await playOn(ada.page, { seed: 8, decisions: 3 });
    }
    assert.equal(await playedAgainst('net', askLocalServer(ada.page)), await playedAgainst('net', askServer), 'the net is on the device');
  } finally {
    cut = false;
  }
  // The browser reports files that the service worker could not fetch; these errors are expected.
  ada.problems.splice(0, ada.problems.length, ...ada.problems.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text)));
  await ada.leave();
});

test('two tabs play at one table, and the second continues when the first is closed', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  await ada.page.goto(page);
  await ready(ada.page);
  const made = await makeHere(ada.page, { game: 'classic', players: 2, seed: 3, seats: [human('Ada'), human('Ben')] }, 2);
  await open(ada.page, `${page}#/t/${made.table}/${made.keys[0]}`);
  const other = await ada.context.newPage();
  other.setDefaultTimeout(15_000);
  await open(other, `${page}#/t/${made.table}/${made.keys[1]}`);

  const log = (tab) => tab.locator('[role=log]').innerText();
  await myTurn(ada.page);
  const before = await log(other);
  await playOn(ada.page, { seed: 4, decisions: 2 });
  await until(other, (was) => document.querySelector('[role=log]').innerText !== was, before, 15_000, 'news in the other tab');

  // Both tabs write at the same time through one local server: the log has no gap and no fork.
  const [ownKey] = await keysOf(other, made.table);
  const bens = await other.evaluate(
    async ({ table, key }) => (await (await globalThis.drover.request(`/tables/${table}`, {}, key)).json()).seq,
    { table: made.table, key: ownKey },
  );
  assert.ok(bens >= 2);
  await ada.page.close();
  await ready(other);
  const after = await other.evaluate(
    async ({ table, key }) => (await (await globalThis.drover.request(`/tables/${table}`, {}, key)).json()).seq,
    { table: made.table, key: ownKey },
  );
  assert.equal(after, bens);
  // The connection is restored, and new messages are stored.
  await until(other, () => !document.querySelector('.offline, .line-lost'), null, 15_000, 'the line');
  const kept = await other.evaluate(
    async ({ table, key }) => {
      const answer = await globalThis.drover.request('/kept', {});
      const all = Object.keys((await answer.json()).kept).filter((name) => name.startsWith(`entry/${table}/`));
      return { all, seq: (await (await globalThis.drover.request(`/tables/${table}`, {}, key)).json()).seq };
    },
    { table: made.table, key: ownKey },
  );
  assert.equal(kept.all.length, kept.seq);
  await ada.leave();
});

test('all data are exported to a file and imported in another browser', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  await ada.page.goto(page);
  await ready(ada.page);
  const made = await makeHere(ada.page, { game: 'elpaso', players: 2, seed: 4, seats: [human('Ada'), bot('random')] });
  await open(ada.page, made.address);
  await playOn(ada.page, { seed: 2, decisions: 2 });
  await myTurn(ada.page);
  const sentence = await ada.page.locator('#decision .sentence').innerText();
  await ada.page.goto(page);
  const [download] = await Promise.all([ada.page.waitForEvent('download'), ada.page.getByRole('button', { name: 'Export everything' }).click()]);
  const file = await download.path();

  const ben = await newPerson();
  await ben.page.goto(page);
  await ready(ben.page);
  await ben.page.getByLabel('Import a file').setInputFiles(file);
  await ben.page.getByText('1 table was added.').waitFor();
  await ben.page.locator(`a[href*="${made.table}"]`).click();
  await ben.page.waitForSelector('.table[aria-busy=false]', { timeout: 60_000 });
  await myTurn(ben.page);
  assert.equal(await ben.page.locator('#decision .sentence').innerText(), sentence);
  await playOn(ben.page, { seed: 2, decisions: 1 });

  // Invalid files are refused with a sentence, and a deleted table is gone.
  await ben.page.goto(page);
  await ben.page.getByLabel('Import a file').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await ben.page.getByText('This file was not exported by Drover.').waitFor();
  await ben.page.getByRole('button', { name: 'Remove this game from the list' }).click();
  await until(
    ben.page,
    async () => Object.keys((await (await globalThis.drover.request('/kept', {})).json()).kept).length === 0,
    null,
    15_000,
    'nothing kept',
  );
  await Promise.all([ada.leave(), ben.leave()]);
});

test('bots and hints do not block the page', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  await ada.page.goto(page);
  await ready(ada.page);
  const made = await makeHere(ada.page, { game: 'second', players: 2, seed: 9, seats: [human('Ada'), bot('search')] });
  await open(ada.page, made.address);
  // The longest interval between two frames while a search runs.
  await ada.page.evaluate(() => {
    globalThis.longest = 0;
    let last = performance.now();
    const beat = () => {
      globalThis.longest = Math.max(globalThis.longest, performance.now() - last);
      last = performance.now();
      globalThis.beating = setTimeout(beat, 5);
    };
    beat();
  });
  const [key] = await keysOf(ada.page, made.table);
  const hint = await ada.page.evaluate(
    async ({ table, key }) => {
      const { seq } = await (await globalThis.drover.request(`/tables/${table}`, {}, key)).json();
      globalThis.longest = 0;
      const answer = await globalThis.drover.request(`/tables/${table}/hint`, { method: 'POST', body: JSON.stringify({ after: seq }) }, key);
      return { status: answer.status, body: await answer.json(), longest: globalThis.longest, bytes: await globalThis.drover.memory() };
    },
    { table: made.table, key },
  );
  assert.equal(hint.status, 200, JSON.stringify(hint.body));
  assert.ok(hint.body.moves.length > 0);
  assert.ok(hint.longest < 500, `the page stood still for ${hint.longest} ms`);
  assert.ok(hint.bytes < 150 * 2 ** 20, `${hint.bytes} bytes`);
  console.log(`# ${hint.body.iterations} looks in a second, the page stood still for ${Math.round(hint.longest)} ms at most, ${Math.round(hint.bytes / 2 ** 20)} MiB`);
  await playThere(ada.page, made.table, [key], 2);
  await myTurn(ada.page);
  await ada.leave();
});

test('bots use the net of their game, and play without it if it is not available', { timeout: 180_000 }, async () => {
  const asked = nets.length;
  const ada = await newPerson();
  await ada.page.goto(page);
  await ready(ada.page);
  const byNet = await playedAgainst('net', askServer);
  await playedAgainst('greedy', askLocalServer(ada.page));
  assert.equal(nets.length, asked, 'nobody has asked for a net before it is needed');
  assert.equal(await playedAgainst('net', askLocalServer(ada.page)), byNet, 'as with the program, which has its nets with it');
  assert.match(nets.slice(asked).join(), /^[^,]*\/classic-[^,]*\.net$/, 'that of one game, once');

  netsCut = true;
  try {
    const ben = await newPerson();
    await ben.page.goto(page);
    await ready(ben.page);
    assert.notEqual(await playedAgainst('net', askLocalServer(ben.page)), byNet, 'it continues with the heuristic');
    const made = await makeHere(ben.page, { game: 'elpaso', players: 2, seed: 9, seats: [human('Ada'), bot('search+')] });
    const began = Date.now();
    const hint = JSON.parse(await askLocalServer(ben.page)(`/tables/${made.table}/hint`, { after: 0 }, made.keys[0]));
    assert.ok(hint.moves.length > 0);
    assert.ok(Date.now() - began < 10_000, `a hint came after ${Date.now() - began} ms`);
    await playThere(ben.page, made.table, made.keys, 2);
    // The browser reports the missing file; the page reports nothing.
    assert.ok(ben.problems.every((text) => /ERR_EMPTY_RESPONSE|ERR_CONNECTION/.test(text)), ben.problems.join('\n'));
    ben.problems.length = 0;
    await ben.leave();
  } finally {
    netsCut = false;
  }
  await ada.leave();
});

test('several task workers share a task, and their memory is limited', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  await ada.context.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 16 }));
  await ada.page.goto(page);
  await ready(ada.page);
  const made = await makeHere(ada.page, { game: 'second', players: 2, seed: 9, seats: [human('Ada'), bot('search')] });
  const thought = await ada.page.evaluate(
    async ({ table, key }) => {
      const ask = async (path, question, with_) => {
        const answer = await globalThis.drover.request(path, { method: 'POST', body: JSON.stringify(question) }, with_);
        return { status: answer.status, body: await answer.json() };
      };
      const text = await (await globalThis.drover.request(`/tables/${table}/record`, {}, key)).text();
      const { start } = (await ask('/analysis/read', { text })).body;
      const alone = await ask('/analysis/think', { start, iterations: 200, seed: 3 });
      const again = await ask('/analysis/think', { start, iterations: 200, seed: 3 });
      const before = await globalThis.drover.memory();
      const hint = await ask(`/tables/${table}/hint`, { after: 0 }, key);
      return { alone, again, hint, before, bytes: await globalThis.drover.memory() };
    },
    { table: made.table, key: made.keys[0] },
  );
  assert.equal(thought.alone.status, 200, JSON.stringify(thought.alone.body));
  assert.deepEqual(thought.again.body, thought.alone.body, 'so many iterations give the same every time');
  assert.equal(thought.hint.status, 200, JSON.stringify(thought.hint.body));
  assert.ok(thought.hint.body.moves.length > 0);
  // Three more task workers were started for it.
  assert.ok(thought.bytes >= thought.before + 3 * 16 * 2 ** 20, `${thought.before} and then ${thought.bytes} bytes`);
  assert.ok(thought.bytes < 150 * 2 ** 20, `${thought.bytes} bytes`);
  console.log(`# four: ${thought.hint.body.iterations} looks in a second, ${Math.round(thought.bytes / 2 ** 20)} MiB`);
  await ada.leave();
});

test('the rules give identical results and are not much slower', { timeout: 120_000 }, async () => {
  const program = process.env.DROVER_PROGRAM;
  assert.ok(program, 'the tests were started without the program');
  const ada = await newPerson();
  await ada.page.goto(page);
  await ready(ada.page);
  const games = 400;
  for (const [game, options] of [
    ['classic', {}],
    ['classic', { rails: 'first' }],
    ['second', { rails: 'second' }],
    ['elpaso', {}],
  ]) {
    const chosen = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`]);
    const figures = { native: 0, here: 0 };
    // The best of three alternating runs, so that other load on the machine affects both alike.
    for (let i = 0; i < 3; i++) {
      const { stdout } = await promisify(execFile)(program, ['bench', '--game', game, '--players', '4', ...chosen, '--games', String(games), '--json']);
      const native = JSON.parse(stdout);
      const here = await ada.page.evaluate((of) => globalThis.drover.bench(of), { game, players: 4, options, games });
      assert.equal(here.signature, native.signature, `${game} ${JSON.stringify(options)}`);
      figures.native = Math.max(figures.native, native.games_per_second);
      figures.here = Math.max(figures.here, here.games_per_second);
    }
    const factor = figures.native / figures.here;
    console.log(`# ${game} ${JSON.stringify(options)}: ${Math.round(figures.native)} games a second, here ${Math.round(figures.here)}: factor ${factor.toFixed(2)}`);
    assert.ok(factor < 2.5, `${game} is ${factor.toFixed(2)} times slower`);
  }
  await ada.leave();
});

test('the first visit is small, and the web space receives requests for files only', () => {
  // The files for one game in one language: the program, and the page without other games and languages.
  const other = /(^|\/)(elpaso|pl|de|[\w]+-(de|pl))-[^/]*$|-pl-[^/]*\.woff2$/;
  let bytes = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    // Nets are fetched later, or when a task needs one.
    if (statSync(file).isDirectory() || other.test(name) || name.endsWith('.net')) continue;
    const contents = readFileSync(file);
    bytes += /\.woff2$/.test(name) ? contents.length : brotliCompressSync(contents).length;
  }
  console.log(`# ${Math.round(bytes / 1000)} kB compressed`);
  assert.ok(bytes < 1_200_000, `${bytes} bytes`);
  assert.deepEqual(strange, []);
});
