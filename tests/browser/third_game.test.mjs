// The test game (tests/third_game), for which the page has neither a board nor texts, can be played at a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, newPerson, playOn, seatUrl, sitDown, url } from './harness.mjs';

test('the lobby offers a game without a board', { timeout: 60_000 }, async () => {
  const person = await newPerson();
  const { page } = person;
  await page.goto(url);
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByText('The Forked Trail').first().waitFor();
  await person.leave();
});

for (const [size, opponents] of [
  ['wide', [bot('greedy')]],
  ['narrow', []],
]) {
  const whom = opponents.length > 0 ? 'a bot' : 'Dusty';
  test(`a whole game against ${whom}, ${size}`, { timeout: 240_000 }, async () => {
    const made = await makeTable({ game: 'forked', players: 1 + opponents.length, seed: 7, seats: [human('Ada'), ...opponents] });
    const person = await newPerson({ size });
    const { page } = person;
    await sitDown(page, seatUrl(made, 1));
    const { over, made: decisions } = await playOn(page, { seed: 5, touch: size === 'narrow' });
    assert.ok(over, 'the game came to its end');
    assert.ok(decisions >= 3, `only ${decisions} decisions`);
    const said = await page.locator('dialog[open]').innerText();
    // On a phone the columns show only the marks of the seats.
    const words = ['Trail', 'Bells', 'Dollars', ...(size === 'wide' ? ['Ada'] : [])];
    for (const word of words) assert.match(said, new RegExp(word));
    await person.leave();
  });
}
