// The second edition: creating a table in the lobby, and games by clicking glowing elements only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, playThrough, seatUrl, sitDown, url } from './harness.mjs';

test('a table of the second edition is created in the lobby', { timeout: 120_000 }, async () => {
  const person = await newPerson();
  const { page } = person;
  await page.goto(`${url}/#new`);
  await page.getByRole('radio', { name: /second edition/i }).check();

  // Objectives with orange cattle require orange cattle; the page advises against both breeds at once.
  const cards = page.locator('input[name="orange-objectives"][value=with]');
  await cards.waitFor();
  assert.ok(await cards.isDisabled());
  await page.getByText('Only with Simmental or Brahman cattle').waitFor();
  await page.locator('input[name=cattle][value=both]').check();
  await page.getByText('The publisher advises against mixing the two').waitFor();
  await cards.check();
  await page.locator('input[name=cattle][value=standard]').check();
  assert.ok(await cards.isDisabled());
  assert.ok(await page.locator('input[name="orange-objectives"][value=without]').isChecked());
  await page.locator('input[name=cattle][value=simmental]').check();
  await page.getByRole('button', { name: 'Set up the table' }).click();

  await myTurn(page);
  for (const el of ['space:DX', 'city:new-york', 'token']) assert.ok((await page.locator(`[data-el="${el}"]`).count()) > 0, el);
  assert.equal(await page.locator('[data-el="space:CL"]').count(), 0);
  await page.hover('[data-el="city:new-york"]');
  await page.getByRole('tooltip').getByText('New York').first().waitFor();
  await person.leave();
});

const tables = {
  wide: { game: 'second', players: 3, seed: 31, seats: [human('Ada'), bot(), bot()] },
  narrow: { game: 'second', players: 2, seed: 32, options: { cattle: 'simmental', buildings: 'random', neutral: 'shuffled' }, seats: [human('Ada'), bot()] },
};
for (const size of (process.env.SIZES ?? 'wide,narrow').split(',')) {
  test(`a game of the second edition, ${size}`, { timeout: 900_000 }, async () => {
    const made = await makeTable(tables[size]);
    const person = await newPerson({ size });
    const { page } = person;
    await sitDown(page, seatUrl(made, 1));
    await playThrough(page, { seed: 17, touch: size === 'narrow', middle: 40 });
    assert.equal(await page.locator('dialog[open] tbody tr').count(), 11);
    await person.leave();
  });
}
