// Two people share one screen: each sees a hand only after confirming to have taken over the device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide, myTurn, newPerson, random, url } from './harness.mjs';

test('a table for two people at one screen can be created and played', { timeout: 240_000 }, async () => {
  const person = await newPerson();
  const { page } = person;
  await page.goto(url);
  await page.getByRole('button', { name: 'New table' }).click();
  await page.locator('.pill', { hasText: '2' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Name on seat 2').fill('Ben');
  await page.getByText('Shuffled').click();
  await page.getByRole('button', { name: 'Set up the table' }).click();

  await page.getByRole('heading', { name: 'The table is set' }).waitFor();
  const boxes = page.getByLabel('Play here on this device');
  assert.equal(await boxes.count(), 2);
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 30_000 });
  assert.equal((await page.evaluate(() => location.hash)).split(',').length, 2, 'both keys are in the address');

  const dice = random(3);
  const passes = [];
  while (passes.length < 6) {
    const what = await myTurn(page);
    if (what === 'pass') {
      const dialog = page.locator('[role=dialog][aria-modal=true]');
      passes.push(/Ada|Ben/.exec(await dialog.locator('h1').textContent())[0]);
      // The pass screen covers the whole window.
      const box = await dialog.boundingBox();
      assert.deepEqual([box.x, box.y, box.width, box.height], [0, 0, 1440, 900]);
      await dialog.getByRole('button').click();
    } else {
      await decide(page, dice);
    }
  }
  assert.deepEqual(passes, ['Ben', 'Ada', 'Ben', 'Ada', 'Ben', 'Ada']);
  await person.leave();
});
