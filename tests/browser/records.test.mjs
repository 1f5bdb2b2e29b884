// Exporting a game as a record and importing it as a table.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, playOn, seatUrl, sitDown, until, url } from './harness.mjs';

test('export and import', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 15, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await playOn(page, { seed: 5, decisions: 10 });
  await myTurn(page);
  const sentence = await page.locator('#decision .sentence').innerText();
  const choices = await page.$$eval('#decision .choice', (all) => all.map((one) => one.dataset.move));

  await page.getByRole('button', { name: 'Menu' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save the game as a file' }).click(),
  ]);
  const file = await download.path();
  assert.match(readFileSync(file, 'utf8'), /classic/);

  await page.goto(url);
  const old = page.url();
  await page.locator('input[type=file]').setInputFiles(file);
  await until(page, (before) => location.href !== before, old);
  await myTurn(page);
  assert.equal(await page.locator('#decision .sentence').innerText(), sentence);
  assert.deepEqual(await page.$$eval('#decision .choice', (all) => all.map((one) => one.dataset.move)), choices);
  await ada.leave();
});

test('an invalid record is refused with a reason', { timeout: 60_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await page.goto(url);
  await page.getByText('or paste its text').click();
  await page.getByRole('textbox', { name: 'Open a record' }).fill('this is no game');
  await page.getByRole('button', { name: 'Open the record' }).click();
  const said = await page.getByRole('alert').innerText();
  assert.ok(said.length > 10, said);
  ada.problems.splice(0, ada.problems.length, ...ada.problems.filter((text) => !/400/.test(text)));
  await ada.leave();
});

test('the record of a running game between people is refused', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seats: [human('Ada'), human('Ben')] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  assert.equal(await page.locator('.foreseen').count(), 0, 'nobody chose the seed');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Save the game as a file' }).click();
  await page.getByText('You can save a running game only if').waitFor();
  ada.problems.splice(0, ada.problems.length, ...ada.problems.filter((text) => !/403/.test(text)));
  await ada.leave();
});
