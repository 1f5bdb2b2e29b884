// Leaving a table: a bot or a friend plays on, and the people at a table agree to stop.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, newPerson, seatUrl, sitDown, until, url } from './harness.mjs';

/** The dialog for leaving a table. */
async function leaving(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Leave or stop' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('heading', { name: 'Leave the table' }).waitFor();
  return dialog;
}
async function tableSeenBy(page) {
  const [table, key] = await page.evaluate(() => [location.pathname.split('/')[2], location.hash.slice(1)]);
  const answer = await fetch(`${url}/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${key}` } });
  assert.equal(answer.status, 200);
  return answer.json();
}
const keyIn = (page) => page.evaluate(() => location.hash.slice(1));

test('a bot plays on, a friend takes a seat, and all agree to stop', { timeout: 180_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 3, seed: 5, seats: [human('Ada'), human('Ben'), bot('random')] });
  const ada = await newPerson();
  const ben = await newPerson();
  await sitDown(ada.page, seatUrl(made, 1));
  await sitDown(ben.page, seatUrl(made, 2));

  // Ada, who has to decide, hands her seat to a bot and watches.
  await ada.page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 30_000 });
  let dialog = await leaving(ada.page);
  await dialog.getByLabel('Level of the bot').selectOption('random');
  await dialog.getByRole('button', { name: 'Hand over to the bot' }).click();
  const back = ada.page.getByRole('button', { name: 'Take my seat back' });
  await back.waitFor();
  const away = await tableSeenBy(ada.page);
  assert.equal(away.seat, null);
  assert.equal(away.away, 1);
  assert.equal(away.seats[0].kind, 'bot');
  assert.notEqual(away.seats[0].name, 'Ada');
  await ben.page.locator('.log').getByText('Ada hands the seat to a bot').waitFor();
  await ben.page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 60_000 }); // the bot has played her turn
  // She can return from any device, and her key is not shared as a spectator's link.
  await ada.page.reload();
  await back.waitFor();
  const kept = await ada.page.evaluate(() => JSON.parse(localStorage.getItem('drover.games'))[0]);
  assert.notEqual(kept.spectator, await keyIn(ada.page));
  await back.click();
  await back.waitFor({ state: 'detached' });
  const again = await tableSeenBy(ada.page);
  assert.equal(again.seat, 1);
  assert.equal(again.seats[0].name, 'Ada');
  await ben.page.locator('.log').getByText('Ada is back and plays instead of').waitFor();

  // Ben offers his seat and keeps it until a friend takes it.
  dialog = await leaving(ben.page);
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Copy the link for your friend' }).inputValue();
  await dialog.getByRole('button', { name: 'Withdraw the link' }).waitFor();
  assert.equal((await tableSeenBy(ben.page)).seat, 2);
  await ben.page.keyboard.press('Escape');
  const cleo = await newPerson({ size: 'narrow' });
  await sitDown(cleo.page, link);
  await cleo.page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 30_000 });
  assert.notEqual(await keyIn(cleo.page), link.split('#')[1], 'Cleo has a key of her own');
  await until(ben.page, () => !document.querySelector('#decision.mine'));
  assert.equal((await tableSeenBy(ben.page)).seat, null);
  await ben.page.locator('.log').getByText('Somebody else now plays in place of Ben').waitFor();
  assert.equal(await ben.page.getByRole('button', { name: 'Take my seat back' }).count(), 0);

  // Cleo proposes to stop. Ada declines at first, then agrees.
  const propose = async () => {
    dialog = await leaving(cleo.page);
    await dialog.getByRole('button', { name: 'Propose to stop' }).click();
  };
  const question = ada.page.getByRole('group', { name: 'End the game here' });
  await propose();
  await cleo.page.getByRole('button', { name: 'Play on after all' }).waitFor();
  await question.getByRole('button', { name: 'Play on', exact: true }).click();
  await cleo.page.getByRole('button', { name: 'Play on after all' }).waitFor({ state: 'detached' });
  await propose();
  await question.getByRole('button', { name: 'Agree' }).click();
  for (const { page } of [ada, ben, cleo]) {
    const sheet = page.locator('dialog[open]');
    await sheet.getByText('The game was stopped. Nobody has won.').waitFor();
    await sheet.getByText('Score when the game was stopped').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#decision').getByText('The game was stopped').first().waitFor();
    assert.equal(await page.locator('#decision.mine').count(), 0);
  }
  const stopped = await tableSeenBy(ada.page);
  assert.equal(stopped.stopped, true);
  assert.deepEqual(stopped.view.winners, []);

  // The lobby shows it, even for a person who was away.
  await ada.page.getByRole('button', { name: 'Menu' }).click();
  assert.equal(await ada.page.getByRole('menuitem', { name: 'Leave or stop' }).count(), 0);
  await ada.page.getByRole('menuitem', { name: 'To the lobby' }).click();
  await ada.page.locator(`a[href*="${made.table}"]`).getByText('Stopped').waitFor();
  await ada.page.evaluate((table) => {
    const games = JSON.parse(localStorage.getItem('drover.games'));
    for (const game of games) if (game.table === table) delete game.stopped;
    localStorage.setItem('drover.games', JSON.stringify(games));
  }, made.table);
  await ada.page.reload();
  await ada.page.locator(`a[href*="${made.table}"]`).getByText('Stopped').waitFor();
  for (const person of [ada, ben, cleo]) await person.leave();
});

test('a single person among bots is asked before the game stops', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 5, seats: [human('Ada'), bot('random')] });
  const ada = await newPerson();
  await sitDown(ada.page, seatUrl(made, 1));
  let dialog = await leaving(ada.page);
  await dialog.getByRole('button', { name: 'Stop the game' }).click();
  await dialog.getByText('This cannot be taken back. Stop the game?').waitFor();
  assert.equal((await tableSeenBy(ada.page)).stopped, false);
  await dialog.getByRole('button', { name: 'Stop the game' }).click();
  await ada.page.locator('dialog[open]').getByText('The game was stopped. Nobody has won.').waitFor();
  assert.equal((await tableSeenBy(ada.page)).stopped, true);
  await ada.leave();
});

test('a single person among bots can leave and delete the game', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 5, seats: [human('Ada'), bot('random')] });
  const ada = await newPerson();
  await sitDown(ada.page, seatUrl(made, 1));
  const dialog = await leaving(ada.page);
  await dialog.getByRole('button', { name: 'Leave and remove it from the list' }).click();
  await ada.page.getByRole('heading', { name: 'My recent games' }).waitFor();
  await ada.page.locator(`a[href*="${made.table}"]`).waitFor({ state: 'detached' });
  assert.deepEqual(await ada.page.evaluate(() => JSON.parse(localStorage.getItem('drover.games') ?? '[]')), []);
  await ada.leave();
});
