// El Paso solo against Sue: a game by clicking glowing elements only, and the log of her actions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { human, makeTable, newPerson, playOn, playThrough, seatUrl, sitDown } from './harness.mjs';

for (const size of (process.env.SIZES ?? 'wide,narrow').split(',')) {
  test(`a whole solo game of El Paso, ${size}`, { timeout: 600_000 }, async () => {
    const made = await makeTable({ game: 'elpaso', players: 1, seed: 7, options: { 'sue-difficulty': '2' }, seats: [human('Ada')] });
    const person = await newPerson({ size });
    const { page } = person;
    await sitDown(page, seatUrl(made, 1));

    await playOn(page, { seed: 3, decisions: 12, touch: size === 'narrow' });
    if (size === 'wide') {
      // Her turns stand in the log with her reasons, and her cards can be looked at.
      const log = await page.locator('[role=log]').innerText();
      assert.match(log, /Sue\s+Turn \d+/);
      assert.match(log, /turns over [AB]\d/);
      await page.locator('section.players li', { hasText: 'Sue' }).locator('button.row').click();
      await page.locator('.inspect [data-el="sue:deck"]').waitFor();
      await page.keyboard.press('Escape');
    }
    await playThrough(page, { seed: 4, touch: size === 'narrow', middle: 18 });

    // Sue has her column and her line.
    const sheet = page.locator('dialog[open]');
    assert.equal(await sheet.locator('tbody tr').count(), 7);
    assert.equal(await sheet.locator('tfoot td').count(), 2);
    await sheet.locator('svg .line').nth(1).waitFor();
    assert.match(await sheet.locator('.winner .name').innerText(), /Ada|Sue/);
    await person.leave();
  });
}
