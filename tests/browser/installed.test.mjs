// The installed page: it opens without a connection and continues when the connection is back. A new version is offered
// and never starts in the middle of a game.
import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, playOn, until, url } from './harness.mjs';

/** A proxy of the server whose connection can be cut and whose page can change its version. */
async function proxy() {
  const { hostname, port } = new URL(url);
  const open = new Set();
  let version = '';
  const server = createServer((from, to) => {
    // The origin is changed to that of the server behind.
    const headers = { ...from.headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' };
    if (headers.origin) headers.origin = url;
    if (version) delete headers['if-none-match'];
    const ask = request({ hostname, port, path: from.url, method: from.method, headers }, (answer) => {
      if (from.url !== '/sw.js' || !version) {
        to.writeHead(answer.statusCode, answer.headers);
        return void answer.pipe(to);
      }
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const { etag: _other, 'content-length': _length, ...rest } = answer.headers;
        to.writeHead(200, rest);
        to.end(Buffer.concat(parts).toString().replace(/"version":"\w+"/, `"version":"${version}"`));
      });
    });
    ask.on('error', () => to.destroy());
    from.pipe(ask);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.on('upgrade', (from, socket, head) => {
    const behind = connect(Number(port), hostname, () => {
      const lines = Object.entries({ ...from.headers, host: `${hostname}:${port}`, origin: url }).map(([key, value]) => `${key}: ${value}`);
      behind.write(`GET ${from.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      behind.write(head);
      behind.pipe(socket).pipe(behind);
    });
    for (const one of [socket, behind]) {
      one.on('error', () => {});
      one.on('close', () => (socket.destroy(), behind.destroy()));
    }
  });
  const listen = (at) => new Promise((done) => server.listen(at, '127.0.0.1', done));
  await listen(0);
  const at = server.address().port;
  const made = {
    url: `http://127.0.0.1:${at}`,
    /** Changes the version of the page. */
    publish: (name) => (version = name),
    async cut() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: () => listen(at),
  };
  after(() => made.cut());
  return made;
}

/** Waits until the service worker of this version has cached all files. */
const allFilesCached = (page, version = '') =>
  until(
    page,
    async (wanted) => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.active || !navigator.serviceWorker.controller) return false;
      const [, text] = /DROVER_FILES=(\{.*?\});\n/.exec(await (await fetch('/sw.js', { cache: 'no-store' })).text());
      const list = JSON.parse(text);
      const cache = await caches.open(`drover:/:${wanted || list.version}`);
      return (await cache.keys()).length === list.first.length + list.rest.length;
    },
    version,
    60_000,
    'all files kept',
  );
/** Drops the console errors of a lost connection, which are expected. All others fail the test. */
const dropConnectionErrors = (person) =>
  person.problems.splice(0, person.problems.length, ...person.problems.filter((text) => !/net::ERR|Failed to load|WebSocket/.test(text)));
const mark = (page) => page.evaluate(() => (window.same = true));
const isSame = (page) => page.evaluate(() => window.same === true);
/** Waits for a page that is being reloaded and cannot be evaluated meanwhile. */
async function reloaded(page) {
  const end = Date.now() + 30_000;
  while (await isSame(page).catch(() => true)) {
    assert.ok(Date.now() < end, 'the page is still of the old version');
    await page.waitForTimeout(50);
  }
}
const lookForUpdate = (page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration()).update()));
/** Chooses a language and waits until its catalogue is loaded and the choice is stored. */
async function speak(page, lang) {
  await page.getByRole('combobox').first().selectOption(lang);
  await until(page, (wanted) => document.documentElement.lang === wanted, lang);
}
const offer = 'A new version of this page is available';

test('the page opens without a connection, and tables continue when it is back', { timeout: 120_000 }, async () => {
  const server = await proxy();
  const ada = await newPerson({ worker: true });
  const { page } = ada;
  const made = await makeTable({ game: 'elpaso', players: 2, seed: 4, seats: [human('Ada'), bot()] });
  await page.goto(`${server.url}/t/${made.table}#${made.seats[0].key}`);
  await myTurn(page);
  await allFilesCached(page);
  // Answers of the API are not cached.
  const addresses = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map((one) => new URL(one.url).pathname);
  });
  assert.ok(addresses.includes('/') && addresses.includes('/table.html'));
  assert.deepEqual(addresses.filter((path) => path.startsWith('/api') || path === '/sw.js'), []);

  await server.cut();
  await page.goto(server.url);
  await page.getByText('The server cannot be reached right now').waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Great Western Trail', level: 1 }).isVisible(), true);
  // A screen and a language that were not used before.
  await page.getByRole('link', { name: 'Almanac' }).click();
  await speak(page, 'de');
  await page.goto(server.url);
  await page.getByText('Der Server ist gerade nicht erreichbar').waitFor();
  await speak(page, 'en');
  await page.goto(`${server.url}/t/${made.table}`);
  await page.waitForTimeout(500);

  await server.mend();
  assert.equal(await myTurn(page), 'choose');
  await page.goto(server.url);
  await page.getByText('Daily deal').first().waitFor();
  await until(page, () => document.querySelector('.away').textContent.trim() === '');
  dropConnectionErrors(ada);
  await ada.leave();
});

// The program for browsers is part of the page under test (./check builds it before the page).

/** Where new tables are made. */
const chooseBackend = (page, where) => page.getByLabel('Where').selectOption(where);
/** The number of moves that the local server has of the table in the address. */
const localMoveCount = (page) =>
  page.evaluate(async () => {
    const [, table, key] = /#\/t\/(\w+)\/(\w+)/.exec(location.hash);
    return (await (await globalThis.drover.request(`/tables/${table}`, {}, key)).json()).moves;
  });

/** True if this number of recent games lives on this device. */
const countsLocalGames = (count) => [...document.querySelectorAll('section.recent li')].filter((one) => one.innerText.includes('On this device')).length === count;

test('a solo game on this device continues without a connection', { timeout: 180_000 }, async () => {
  const server = await proxy();
  const ada = await newPerson({ worker: true });
  const { page } = ada;
  const fetched = [];
  page.on('request', (one) => fetched.push(one.url()));
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.waitForTimeout(500);
  assert.deepEqual(fetched.filter((one) => /\.(wasm|net)$/.test(one)), [], 'a first visit of the server fetches no program');

  await chooseBackend(page, 'device');
  await page.getByRole('button', { name: 'Choose an opponent' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await myTurn(page);
  assert.match(page.url(), /\/#\/t\/\w+\/[0-9a-f]{32}$/);
  await playOn(page, { seed: 3, decisions: 2 });
  await allFilesCached(page);

  await server.cut();
  await playOn(page, { seed: 4, decisions: 2 });
  await myTurn(page);
  const played = await localMoveCount(page);
  assert.ok(played >= 4);
  await page.reload();
  await myTurn(page);
  assert.equal(await localMoveCount(page), played, 'what was played without a connection is kept');
  await playOn(page, { seed: 5, decisions: 2 });
  // Requests that need no table are answered by the local server, too.
  await page.goto(`${server.url}/#almanac`);
  await page.locator('main').getByRole('link').nth(3).waitFor();

  // While the server is away the reader is offered to play on this device.
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await until(page, () => document.querySelector('.away').textContent.trim() === '');
  await chooseBackend(page, 'server');
  await page.reload();
  await page.getByText('Until it is back you play on this device').waitFor();
  assert.equal(await page.getByLabel('Where').inputValue(), 'device');
  await page.getByRole('button', { name: 'Play now' }).click();
  await playOn(page, { seed: 6, decisions: 2 });

  await server.mend();
  await page.goto(server.url);
  await until(page, () => document.querySelector('.away').textContent.trim() === '' && document.querySelector('main select')?.value === 'server', null, 30_000, 'the server');
  await until(page, countsLocalGames, 2);
  await page.getByRole('button', { name: 'Play now' }).click();
  await myTurn(page);
  assert.match(page.url(), /\/t\/\w+#[0-9a-f]{32}$/);
  // The games of this device are still listed and can be deleted.
  await page.goto(server.url);
  const own = page.locator('section.recent li').filter({ hasText: 'On this device' });
  await own.first().getByRole('link').click();
  await playOn(page, { seed: 7, decisions: 1 });
  await page.goto(server.url);
  await own.first().getByRole('button', { name: 'Remove this game from the list' }).click();
  await until(page, countsLocalGames, 1);
  dropConnectionErrors(ada);
  await ada.leave();
});

test('a game moves from the server to this device and back', { timeout: 180_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  const move = async (name) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name }).click();
    const before = page.url();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await until(page, (was) => location.href !== was, before, 30_000, 'another table');
    await myTurn(page);
  };
  const played = () => page.locator('#decision .sentence').innerText();
  for (const table of [
    { game: 'elpaso', players: 1, seed: 8, seats: [human('Ada')] },
    { game: 'second', players: 2, seed: 9, seats: [human('Ada'), human('Ben')] },
  ]) {
    const made = await makeTable(table);
    const keys = made.seats.flatMap(({ key }) => key ?? []);
    await page.goto('about:blank');
    await page.goto(`${url}/t/${made.table}#${keys.join(',')}`);
    await playOn(page, { seed: 3, decisions: 3 });
    await myTurn(page);
    if ((await myTurn(page)) === 'pass') await page.click('[role=dialog][aria-modal=true] .button.primary');
    const sentence = await played();
    await move('Continue on this device');
    assert.match(page.url(), /\/#\/t\//);
    if ((await myTurn(page)) === 'pass') await page.click('[role=dialog][aria-modal=true] .button.primary');
    assert.equal(await played(), sentence);
    // The table at the server has ended.
    const left = await (await fetch(`${url}/api/v1/tables/${made.table}`, { headers: { Authorization: `Bearer ${made.spectator}` } })).json();
    assert.equal(left.stopped, true);
    await playOn(page, { seed: 4, decisions: 2 });
    if ((await myTurn(page)) === 'pass') await page.click('[role=dialog][aria-modal=true] .button.primary');
    await move('Move to the server');
    assert.match(page.url(), /\/t\/\w+#/);
    await playOn(page, { seed: 5, decisions: 1 });
    await page.goto(url);
    await page.locator('section.recent li').first().waitFor();
    assert.equal(await page.locator('section.recent li').count(), keys.length, 'each game once');
  }
  await ada.leave();
});

test('a new version is offered at a table and starts on request', { timeout: 120_000 }, async () => {
  const server = await proxy();
  const ada = await newPerson({ worker: true });
  const { page, context } = ada;
  const made = await makeTable({ game: 'elpaso', players: 2, seed: 4, seats: [human('Ada'), bot()] });
  await page.goto(`${server.url}/t/${made.table}#${made.seats[0].key}`);
  await myTurn(page);
  await allFilesCached(page);
  const lobby = await context.newPage();
  await lobby.goto(server.url);
  await until(lobby, () => navigator.serviceWorker.controller !== null);
  await mark(page);
  await mark(lobby);

  server.publish('next');
  await lookForUpdate(page);
  const button = page.getByRole('button', { name: offer });
  await button.waitFor({ timeout: 30_000 });
  await page.waitForTimeout(1000);
  // The lobby does not reload while the table is open.
  assert.deepEqual([await isSame(page), await isSame(lobby)], [true, true]);
  assert.equal((await page.evaluate(() => caches.keys())).length, 2);

  await button.click();
  await reloaded(page);
  assert.equal(await myTurn(page), 'choose');
  await allFilesCached(page, 'next');
  await until(page, async () => (await caches.keys()).join() === 'drover:/:next', null, 30_000);
  dropConnectionErrors(ada);
  await ada.leave();
});

test('a new version starts automatically if it interrupts no reader', { timeout: 120_000 }, async () => {
  const server = await proxy();
  const ada = await newPerson({ worker: true });
  const { page } = ada;
  await page.goto(server.url);
  await allFilesCached(page);
  await mark(page);
  server.publish('next');
  await lookForUpdate(page);
  await reloaded(page);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await allFilesCached(page, 'next');

  // A reader who has begun something is asked and not interrupted.
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByRole('heading', { name: 'New table' }).waitFor();
  await mark(page);
  server.publish('later');
  await lookForUpdate(page);
  await page.getByText(offer).waitFor({ timeout: 30_000 });
  assert.equal(await isSame(page), true);
  await page.getByRole('link', { name: 'lobby' }).first().click();
  await reloaded(page);
  dropConnectionErrors(ada);
  await ada.leave();
});
