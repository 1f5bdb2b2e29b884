// A new reader opens the page, presses one button and plays to the end by clicking glowing elements only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, playOn, playThrough, reportClicks, url } from './harness.mjs';

for (const size of (process.env.SIZES ?? 'wide,narrow').split(',')) {
  test(`from the empty page to a finished game, ${size}`, { timeout: 600_000 }, async () => {
    const person = await newPerson({ size });
    const { page } = person;
    await page.goto(url);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForSelector('.table[aria-busy=false] #decision.mine', { timeout: 30_000 });
    assert.match(page.url(), /\/t\/\w+#[0-9a-f]{32}$/);

    if (size === 'wide') {
      const game = await playOn(page, { seed: 7 });
      assert.ok(game.over);
      assert.ok(game.made > 30, `${game.made} decisions`);
      reportClicks(game);
    } else {
      await playThrough(page, { seed: 7, touch: true, middle: 40 });
    }

    // The score sheet has eleven categories and a chart with a line for each player.
    const sheet = page.locator('dialog[open]');
    assert.equal(await sheet.locator('tbody tr').count(), 11);
    await sheet.locator('svg .line').nth(2).waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.goto(url);
    await page.getByText('Finished').waitFor();
    await person.leave();
  });
}
