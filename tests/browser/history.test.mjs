// Looking back: by key, by slider, from the log; returning; trying another line on a table of its own.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, playOn, seatUrl, sitDown, until, url } from './harness.mjs';

test('stepping back and returning to now', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 8, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await playOn(page, { seed: 2, decisions: 12 });
  await myTurn(page);
  const glowing = await page.locator('.glows').count();

  await page.keyboard.press('ArrowLeft');
  await page.getByText(/You are looking back/).first().waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await until(page, () => /after move \d+ of \d+/.test(document.querySelector('#decision .sentence')?.textContent ?? ''));
  assert.equal(await page.locator('.glows').count(), 0, 'nothing can be chosen in the past');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await myTurn(page);
  assert.equal(await page.locator('.glows').count(), glowing);

  // From the log to that moment.
  await page.locator('.log .entry').first().click();
  await page.getByText(/You are looking back/).first().waitFor();
  await page.getByRole('button', { name: 'Return to now' }).first().click();
  await myTurn(page);

  // The beginning, and another game from there.
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByText(/after move 0 of/).first().waitFor();
  const old = page.url();
  await page.getByRole('button', { name: 'Try from here' }).click();
  await until(page, (before) => location.href !== before, old);
  await myTurn(page);
  assert.match(await page.locator('#decision .sentence').innerText(), /Place your cattleman/);
  await ada.leave();
});

test('the digest tells what happened since the last turn, and the log can be filtered', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 3, seed: 9, seats: [human('Ada'), bot(), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  const dice = 3;
  for (let i = 0; i < 30; i++) {
    await playOn(page, { seed: dice + i, decisions: 1 });
    await myTurn(page);
    if (await page.getByRole('button', { name: 'Since your last turn' }).count()) break;
  }
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('heading', { name: /^(Hank|Clara)/ }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Whose moves').selectOption({ label: 'Clara' });
  const heads = await page.locator('.log h3').allInnerTexts();
  assert.ok(heads.length > 0 && heads.every((text) => text.includes('Clara')), heads.join());
  await ada.leave();
});

test('a log longer than a page is there from the first turn on', { timeout: 120_000 }, async () => {
  const record = readFileSync(new URL('../golden/v2/classic-4p-shuffled-random.txt', import.meta.url), 'utf8');
  const made = await (await fetch(`${url}/api/v1/records`, { method: 'POST', body: record })).json();
  const headers = { Authorization: `Bearer ${made.spectator}` };
  const table = await (await fetch(`${url}/api/v1/tables/${made.table}`, { headers })).json();
  assert.equal(table.log.length, 200);
  assert.ok(table.log_from > 0);

  const guest = await newPerson();
  const { page } = guest;
  await sitDown(page, `${url}/t/${made.table}#${made.spectator}`);
  const more = page.locator('.log .older');
  while (await more.count()) await more.click();
  const turns = await page.locator('.log h3 .turn').allInnerTexts();
  assert.equal(turns[0], 'Turn 1');
  assert.equal(turns.length, new Set(turns).size, 'each turn once');
  assert.equal(turns.at(-1), `Turn ${turns.length}`, 'none is missing');
  await page.locator('.log .entry').first().click();
  await page.getByText(/after move 1 of/).first().waitFor();
  await guest.leave();
});
