// Coming back: the lobby tells which games wait, and the tab's title and icon say so too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { human, makeTable, myTurn, newPerson, playOn, seatUrl, sitDown, until, url } from './harness.mjs';

const icon = (page) => page.locator('link[rel=icon]').getAttribute('href');
const entries = (page) => page.locator('.recent li').allInnerTexts();
/** Ben's first decisions, until it is Ada's turn. */
async function passOn(page) {
  for (let i = 0; i < 20 && (await page.locator('#decision.mine').count()); i++) {
    await playOn(page, { seed: i, decisions: 1 });
    await until(page, () => !document.querySelector('#decision .sending'));
    await page.waitForTimeout(100);
  }
}

test('recent games tell whose turn it is, and the lobby asks sparingly', { timeout: 60_000 }, async () => {
  const tables = [];
  for (const name of ['Ben', 'Cleo']) {
    tables.push(await makeTable({ game: 'classic', players: 2, seed: 4, seats: [human('Ada'), human(name)] }));
  }
  const ada = await newPerson();
  const { page } = ada;
  for (const made of tables) {
    await sitDown(page, seatUrl(made, 1));
    await myTurn(page);
    assert.match(await page.title(), /^● Your turn/);
    assert.equal(await icon(page), '/icon-turn.svg');
  }
  // Cleo waits for Ada, Ben does not any more.
  await page.goto(`${url}/t/${tables[0].table}#${new URL(seatUrl(tables[0], 1)).hash.slice(1)}`);
  await page.waitForSelector('#decision');
  await passOn(page);
  assert.doesNotMatch(await page.title(), /Your turn/);
  assert.equal(await icon(page), '/icon.svg');

  await page.goto(url);
  await until(page, () => document.querySelectorAll('.recent li').length === 2);
  const [first, second] = await entries(page);
  assert.match(first, /Ada, Cleo[^]*Your turn · (now|\d+ minutes? ago)/);
  assert.match(second, /Ada, Ben[^]*Ben to move · (now|\d+ minutes? ago)/);
  await until(page, () => /first edition/.test(document.querySelector('.recent').innerText));
  assert.match(await page.title(), /^\(1\) Drover/);
  assert.equal(await icon(page), '/icon-turn.svg');

  // Ben moves on elsewhere: the lobby notices when somebody looks at it again.
  const ben = await newPerson();
  await sitDown(ben.page, seatUrl(tables[0], 2));
  await myTurn(ben.page);
  await passOn(ben.page);
  const asked = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
  await page.reload();
  await until(page, () => [...document.querySelectorAll('.recent li')].every((one) => /Your turn/.test(one.innerText)));
  assert.match(await page.title(), /^\(2\) Drover/);
  assert.ok(asked.length <= 3, `two looks and what has changed: ${asked.join()}`);

  await page.getByLabel('Language').selectOption('pl');
  assert.match((await entries(page))[0], /Twoja tura · (teraz|\d+ minut\S* temu)/);
  await page.getByLabel('Language').selectOption('de');
  assert.match((await entries(page))[0], /Du bist am Zug · (jetzt|vor \d+ Minuten?)/);
  await ben.leave();
  await ada.leave();
});

test('a tab counts the tables that wait in other tabs', { timeout: 60_000 }, async () => {
  const tables = [];
  for (const name of ['Ben', 'Cleo']) {
    tables.push(await makeTable({ game: 'classic', players: 2, seed: 4, seats: [human('Ada'), human(name)] }));
  }
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(tables[0], 1));
  await myTurn(page);
  await passOn(page);
  assert.match(await page.title(), /^Table /);
  const other = await ada.context.newPage();
  await sitDown(other, seatUrl(tables[1], 1));
  await myTurn(other);
  await until(page, () => /^\(1\) Table /.test(document.title));
  assert.equal(await icon(page), '/icon.svg', 'it is not this table that waits');
  await other.close({ runBeforeUnload: true });
  await until(page, () => /^Table /.test(document.title));
  await ada.leave();
});
