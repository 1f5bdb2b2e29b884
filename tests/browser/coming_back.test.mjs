// Games that wait for the reader: shown in the lobby and by the title and icon of the tab.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { human, makeTable, myTurn, newPerson, seatUrl, sitDown, until, url } from './harness.mjs';

const hasIcon = (page, wanted) => until(page, (href) => document.querySelector('link[rel=icon]').getAttribute('href') === href, wanted);
/** Plays a seat by requests until another seat has to decide. */
async function playToNextSeat({ table }, key) {
  const at = `${url}/api/v1/tables/${table}`;
  const headers = { Authorization: `Bearer ${key}` };
  for (;;) {
    const { seq, view } = await (await fetch(at, { headers })).json();
    const choices = view.decision?.choices;
    if (!choices) return;
    const { move } = choices.find((one) => one.key === 'end') ?? choices[0];
    const answer = await fetch(`${at}/move`, { method: 'POST', headers, body: JSON.stringify({ after: seq, move }) });
    assert.equal(answer.status, 200, await answer.text());
  }
}
/** The own key that the browser has received for the link of a seat. */
const ownKey = (page, { table }) =>
  page.evaluate((wanted) => {
    const games = JSON.parse(localStorage.getItem('drover.games'));
    return games.find((game) => game.table === wanted).mine[0];
  }, table);

test('recent games show whose turn it is, and the lobby sends few requests', { timeout: 120_000 }, async () => {
  const tables = [];
  for (const name of ['Ben', 'Cleo']) {
    tables.push(await makeTable({ game: 'classic', players: 2, seed: 4, seats: [human('Ada'), human(name)] }));
  }
  const ada = await newPerson();
  const { page } = ada;
  for (const made of tables) {
    await sitDown(page, seatUrl(made, 1));
    await myTurn(page);
    await until(page, () => /^● Your turn/.test(document.title));
    await hasIcon(page, '/icon-turn.svg');
  }
  // Cleo still waits for Ada, Ben does not.
  await sitDown(page, seatUrl(tables[0], 1));
  await playToNextSeat(tables[0], await ownKey(page, tables[0]));
  await until(page, () => /^Table /.test(document.title));
  await hasIcon(page, '/icon.svg');

  await page.goto(url);
  await until(page, () => {
    const [first, second] = [...document.querySelectorAll('.recent li')].map((one) => one.innerText);
    return /Ada, Cleo[^]*Your turn · (now|\d+ minutes? ago)/.test(first) && /Ada, Ben[^]*Ben to move · (now|\d+ minutes? ago)/.test(second);
  });
  await until(page, () => /first edition/.test(document.querySelector('.recent').innerText));
  await until(page, () => /^\(1\) Drover/.test(document.title));
  await hasIcon(page, '/icon-turn.svg');

  // Ben moves at another device: the lobby notices when it becomes visible.
  await playToNextSeat(tables[0], tables[0].seats[1].key);
  const asked = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
  await page.reload();
  await until(page, () => [...document.querySelectorAll('.recent li')].filter((one) => /Your turn/.test(one.innerText)).length === 2);
  await until(page, () => /^\(2\) Drover/.test(document.title));
  const [list, tablesAsked] = [asked.filter((path) => path.endsWith('/games')), asked.filter((path) => path.includes('/tables/'))];
  assert.ok(list.length <= 1, `what the games are called: ${list.join()}`);
  assert.ok(tablesAsked.length <= 3 && tablesAsked.length + list.length === asked.length, `two looks and what has changed: ${asked.join()}`);

  const language = page.locator('select').first();
  // The catalogue of a language is loaded when the language is chosen.
  await language.selectOption('pl');
  await until(page, () => /Twoja tura · (teraz|\d+ minut\S* temu)/.test(document.querySelector('.recent li').innerText));
  await language.selectOption('de');
  await until(page, () => /Du bist am Zug · (jetzt|vor \d+ Minuten?)/.test(document.querySelector('.recent li').innerText));
  await ada.leave();
});

test('a tab counts the tables that wait in other tabs', { timeout: 120_000 }, async () => {
  const tables = [];
  for (const name of ['Ben', 'Cleo']) {
    tables.push(await makeTable({ game: 'classic', players: 2, seed: 4, seats: [human('Ada'), human(name)] }));
  }
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(tables[0], 1));
  await playToNextSeat(tables[0], await ownKey(page, tables[0]));
  await until(page, () => /^Table /.test(document.title));
  const other = await ada.context.newPage();
  await sitDown(other, seatUrl(tables[1], 1));
  await myTurn(other);
  await until(page, () => /^\(1\) Table /.test(document.title));
  await hasIcon(page, '/icon.svg'); // it is not this table that waits
  await other.close({ runBeforeUnload: true });
  await until(page, () => /^Table /.test(document.title));
  await ada.leave();
});
