// El Paso for two: a person plays a whole game against a bot by clicking glowing elements only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, newPerson, playOn, playThrough, seatUrl, sitDown, reportClicks, url } from './harness.mjs';

test('a table of El Paso is created in the lobby, with every option explained', { timeout: 120_000 }, async () => {
  const person = await newPerson();
  const { page } = person;
  await page.goto(`${url}/#new`);
  await page.locator('input[name=game][value=elpaso]').check();
  for (const option of ['Train cards', 'Buildings', 'Automated opponent', 'After a move action', 'Dark discs']) {
    await page.locator('legend', { hasText: new RegExp(`^${option}$`) }).waitFor();
  }
  // A single person always plays against Sue; four people leave no seat for her.
  await page.locator('label.pill', { hasText: '1' }).click();
  await page.locator('.seats', { hasText: 'Sue' }).waitFor();
  await page.locator('label.pill', { hasText: '4' }).click();
  await page.getByText('With four players there is no seat').waitFor();
  assert.equal(await page.locator('input[name=opponent]').count(), 0);
  await page.locator('label.pill', { hasText: '2' }).click();
  assert.equal(await page.locator('.seats > li').count(), 2);
  await page.locator('label.head', { hasText: 'Sue' }).click();
  assert.equal(await page.locator('.seats > li').count(), 3);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 30_000 });
  // Three in the list of players, Sue without money.
  const players = page.locator('section.players li');
  assert.equal(await players.count(), 3);
  assert.match(await players.nth(2).innerText(), /Sue/);
  assert.doesNotMatch(await players.nth(2).innerText(), /\$/);
  await page.locator('[data-el="post:16"]').waitFor();
  await person.leave();
});

for (const size of (process.env.SIZES ?? 'wide,narrow').split(',')) {
  test(`a whole game of El Paso for two, ${size}`, { timeout: 600_000 }, async () => {
    const made = await makeTable({ game: 'elpaso', players: 2, seed: 11, options: { trains: 'random', buildings: 'random', neutral: 'shuffled' }, seats: [human('Ada'), bot()] });
    const person = await newPerson({ size, settings: { speed: 'off' } });
    const { page } = person;
    await sitDown(page, seatUrl(made, 1));
    if (size === 'wide') {
      const game = await playOn(page, { seed: 5 });
      assert.ok(game.over);
      assert.ok(game.made > 30, `${game.made} decisions`);
      reportClicks(game);
    } else {
      await playThrough(page, { seed: 5, touch: true, middle: 18 });
    }
    const sheet = page.locator('dialog[open]');
    assert.equal(await sheet.locator('tbody tr').count(), 7);
    await sheet.locator('svg .line').nth(1).waitFor();
    await person.leave();
  });
}
