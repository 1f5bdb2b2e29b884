// Rails to the North: the town map opens automatically; games of both printings are played by clicking glowing elements
// only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, playThrough, seatUrl, sitDown, until } from './harness.mjs';

test('a branch office is founded on the map', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, options: { rails: 'first' }, seats: [human('Ada'), bot()] });
  const person = await newPerson();
  const { page } = person;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  const take = async (move) => {
    await until(page, (wanted) => document.querySelector(`#decision .choice[data-move="${wanted}"]`) !== null, move);
    await page.locator(`#decision .choice[data-move="${move}"]`).click();
  };
  await take('place G');
  await take('use G:aux');
  await take('aux office');
  // With several cards of value 2 in hand, one of them has to be chosen first.
  const next = await until(page, () => document.querySelector('#decision .choice:is([data-move^=discard], [data-move^=found])')?.getAttribute('data-move'));
  if (next.startsWith('discard')) await take(next);
  // Only the town beside the headquarters is within reach, and the town map is shown.
  await until(page, () => /northern towns/.test(document.querySelector('.trail [role=tab][aria-selected=true]')?.textContent ?? ''));
  const open = await page.$$eval('[data-panel=towns] .glows[data-el]', (all) => all.map((one) => one.getAttribute('data-el')));
  assert.ok(open.length > 0);
  for (const el of open) assert.match(el, /^town:T01:/);
  await page.locator(`[data-el="${open[0]}"]`).click();
  await page.getByText('founds a branch office').first().waitFor();
  await page.getByRole('tab', { name: /northern towns/ }).click();
  await until(page, (el) => document.querySelector(`[data-el="${el}"] .office`) !== null, open[0]);
  await person.leave();
});

test('a reconstructed figure is marked', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'second', players: 2, seed: 21, options: { rails: 'second' }, seats: [human('Ada'), bot()] });
  const person = await newPerson();
  const { page } = person;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  assert.ok((await page.locator('.uncertain').count()) > 0);
  await page.hover('[data-el="city:st-louis"]');
  await page.getByRole('tooltip').getByText('reconstructed').waitFor();
  await person.leave();
});

const tables = {
  wide: { game: 'classic', players: 3, seed: 41, options: { rails: 'first' }, seats: [human('Ada'), bot(), bot()] },
  narrow: {
    game: 'second',
    players: 2,
    seed: 42,
    options: { rails: 'second', cattle: 'both', 'orange-objectives': 'with', buildings: 'random' },
    seats: [human('Ada'), bot()],
  },
};
for (const size of (process.env.SIZES ?? 'wide,narrow').split(',')) {
  test(`a game with the expansion, ${size}`, { timeout: 900_000 }, async () => {
    const made = await makeTable(tables[size]);
    const person = await newPerson({ size });
    const { page } = person;
    await sitDown(page, seatUrl(made, 1));
    await playThrough(page, { seed: 19, touch: size === 'narrow', stretch: 35, middle: 40 });
    await person.leave();
  });
}
