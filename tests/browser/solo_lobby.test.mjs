// Solo games from the lobby: choosing an automa, starting with one click, and the result in the record book.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { newPerson, playQuickly, url } from './harness.mjs';

const wide = (page) => page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
const storedBook = (page) => page.evaluate(() => localStorage.getItem('drover.book'));

/** From the lobby to a table of El Paso against Sue at this level. */
async function openTableWithSue(page, level) {
  await page.goto(url);
  await page.getByRole('button', { name: 'Choose an opponent' }).click();
  await page.locator('input[name=game][value=elpaso]').check();
  await page.locator('label.head', { hasText: 'Sue' }).waitFor();
  await page.locator('label.pill', { hasText: new RegExp(`^\\s*${level}\\s*$`) }).click();
  await page.getByText(`El Paso, 2025 · ${level}`).waitFor();
}

for (const size of ['wide', 'narrow']) {
  test(`El Paso against Sue from the lobby to the record, ${size}`, { timeout: 240_000 }, async () => {
    const ada = await newPerson({ size, settings: { speed: 'off', theme: size === 'narrow' ? 'dark' : 'light' } });
    const { page } = ada;
    await page.goto(url);
    await page.getByRole('link', { name: 'Your solo record book' }).click();
    await page.getByText('No results yet').waitFor();
    assert.equal(await storedBook(page), null, 'looking begins no book');

    await openTableWithSue(page, 'Hard');
    assert.ok((await wide(page)) <= 0);
    // Options that the choice of the automa sets have no row of their own.
    assert.equal(await page.locator('input[name=sue], input[name="sue-difficulty"]').count(), 0);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 30_000 });
    assert.match(await storedBook(page), /^[0-9a-f]{32}$/);
    const table = page.url();

    await playQuickly(page, page.url());
    const sheet = page.locator('dialog[open]');
    await page.getByRole('button', { name: 'Show the score sheet' }).click();
    const points = (await sheet.locator('tfoot td').allInnerTexts()).map(Number);
    await sheet.getByRole('button', { name: 'Your record book' }).click();

    const line = page.locator('tbody tr', { hasText: 'Sue' });
    await line.waitFor();
    assert.match(await line.innerText(), /Hard/);
    const cells = (await line.locator('td').allInnerTexts()).map((text) => text.split(/\s/)[0]);
    const won = points[0] > points[1];
    assert.deepEqual(cells.slice(0, 3).map(Number), [1, won ? 1 : 0, points[0]]);
    const result = page.getByRole('listitem').filter({ hasText: 'Sue, Hard' });
    assert.match(await result.innerText(), new RegExp(`${points[0]} : ${points[1]}`));
    assert.match(await result.innerText(), won ? /Won/ : /Lost/);
    assert.ok((await wide(page)) <= 0);
    if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });

    // A click opens the finished table.
    await result.getByRole('link', { name: 'Open the game' }).click();
    await page.waitForSelector('.table[aria-busy=false] #decision', { timeout: 30_000 });
    assert.equal(page.url(), table);

    // The last choice is stored: one click starts the next game.
    await page.goto(url);
    await page.getByRole('button', { name: 'Sue, Hard' }).click();
    await page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 30_000 });
    assert.notEqual(page.url(), table);
    await page.goto(`${url}/#solo`);
    await page.getByText('El Paso, 2025 · Hard').waitFor();
    await ada.leave();
  });
}

test('every automa can be played in its games at its hardest level', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  const heads = () => page.locator('label.head strong').allInnerTexts();
  const levels = () => page.locator('input[name=level]').count();
  await page.goto(`${url}/#solo`);
  await page.locator('input[name=game][value=classic]').check();
  await page.locator('label.head', { hasText: 'Brisco' }).waitFor();
  assert.deepEqual([await heads(), await levels()], [['Garth', 'Brisco'], 4]);
  // Brisco does not play with the expansion: choosing it requires another automa.
  await page.locator('input[name=rails][value=first]').check();
  await page.locator('label.head', { hasText: 'Brisco' }).click();
  assert.ok(await page.locator('input[name=rails][value=first]').isDisabled());
  assert.ok(await page.locator('input[name=rails][value=without]').isChecked());
  assert.equal(await levels(), 3);

  // Only Sam is marked as partly reconstructed.
  await page.locator('input[name=game][value=second]').check();
  await page.locator('label.head', { hasText: 'Sam' }).click();
  assert.deepEqual([await heads(), await levels()], [['Garth', 'Sam'], 3]);
  assert.equal(await page.locator('label.head .uncertain').count(), 1);
  assert.equal(await page.locator('label.head', { hasText: 'Sam' }).locator('.uncertain').count(), 1);

  // With two people, Garth takes the other two seats.
  await page.goto(`${url}/#new`);
  await page.locator('label.pill', { hasText: '2' }).click();
  await page.locator('label.head', { hasText: 'Garth' }).click();
  await page.locator('label.pill:has(input[name=automas])', { hasText: '2' }).click();
  await page.locator('label.pill', { hasText: 'Very hard' }).click();
  assert.equal(await page.locator('.seats > li').count(), 4);
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/tables'));
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const { players, options, book } = (await asked).postDataJSON();
  assert.deepEqual([players, options.automa, options.level, options.automas, book], [2, 'garth', 'very-hard', '2', undefined]);
  await page.waitForSelector('.table[aria-busy=false] #decision', { timeout: 30_000 });
  assert.equal(await page.locator('section.players li').count(), 4);
  await ada.leave();
});

test('a record book is moved to another device, exported and deleted', { timeout: 240_000 }, async () => {
  const ada = await newPerson({ settings: { speed: 'off' } });
  await openTableWithSue(ada.page, 'Easy');
  await ada.page.getByRole('textbox', { name: 'Seed' }).fill('17');
  await ada.page.getByRole('button', { name: 'Start' }).click();
  await ada.page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 30_000 });
  await playQuickly(ada.page, ada.page.url());
  await ada.page.goto(`${url}/#record`);
  await ada.page.getByText('chosen seed', { exact: true }).waitFor();
  const [download] = await Promise.all([ada.page.waitForEvent('download'), ada.page.getByRole('button', { name: 'CSV' }).click()]);
  assert.equal(readFileSync(await download.path(), 'utf8').trim().split('\n').length, 2);
  await ada.page.getByRole('button', { name: 'Use this record book on another device' }).click();
  const link = await ada.page.getByRole('textbox', { name: 'Copy the link to your record book' }).inputValue();

  const phone = await newPerson({ size: 'narrow' });
  const { page } = phone;
  await page.goto(link);
  await page.getByRole('button', { name: 'Use this record book' }).click();
  await page.getByText('chosen seed', { exact: true }).waitFor();
  assert.equal(await storedBook(page), await storedBook(ada.page));
  assert.doesNotMatch(page.url(), /book=/, 'the secret does not stay in the address');
  assert.equal(await page.getByRole('link', { name: 'Open the game' }).count(), 0, 'this device has not been at the table');

  await page.getByRole('button', { name: 'Delete this result' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete this result' }).click();
  await page.getByText('No results yet').waitFor();

  // An invalid code is rejected; a record book that the server has deleted is replaced.
  await page.getByRole('button', { name: 'I already have a record book' }).click();
  await page.getByRole('textbox', { name: 'Link or code of a record book' }).fill('1234');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText('That is not a record book').waitFor();
  await page.getByRole('textbox', { name: 'Link or code of a record book' }).fill('0'.repeat(32));
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText('The server does not know this record book').waitFor();
  await page.getByRole('button', { name: 'Begin a new record book' }).click();
  await page.getByText('No results yet').waitFor();
  assert.equal(await storedBook(page), null);
  phone.problems.splice(0, phone.problems.length, ...phone.problems.filter((text) => !/404/.test(text)));
  await phone.leave();
  await ada.leave();
});

test('refusals of the server are shown', { timeout: 60_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await page.route('**/api/v1/tables', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'bad_request', sentence: 'Sue has gone fishing.' } } }),
  );
  await openTableWithSue(page, 'Normal');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('alert').getByText('Sue has gone fishing.').waitFor();
  ada.problems.splice(0, ada.problems.length, ...ada.problems.filter((text) => !/400/.test(text)));
  await ada.leave();
});
