// The deal of the day: from the lobby to the text that is shared.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { newPerson, myTurn, playQuickly, until, url } from './harness.mjs';

const { daily, games } = await (await fetch(`${url}/api/v1/games`)).json();

test('the server and the page agree on the deal of the day', () => {
  assert.deepEqual(daily, JSON.parse(readFileSync(new URL('../../web/dev/daily.json', import.meta.url), 'utf8')));
});

test('a daily deal is played, counts once, and is shared', { timeout: 180_000 }, async () => {
  const ada = await newPerson({ settings: { name: 'Ada' } });
  const { page, context } = ada;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url);
  const day = new Date().toISOString().slice(0, 10);
  const { game } = daily.week[(new Date(day).getUTCDay() + 6) % 7];
  const card = page.locator('.card.daily');
  await until(page, (title) => document.querySelector('.card.daily').textContent.includes(title), games.find(({ name }) => name === game).title);
  await card.getByRole('button', { name: 'Play' }).click();
  await myTurn(page);
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const note = page.getByText(`Daily deal of ${date}`).first();
  await note.waitFor();
  assert.match(await note.textContent(), /this game counts, so there are no hints/);
  assert.equal(await page.getByRole('button', { name: 'Hint' }).count(), 0);
  const first = page.url();

  // The lobby resumes the same game.
  await page.goto(url);
  await card.getByRole('button', { name: 'Continue' }).click();
  await myTurn(page);
  assert.equal(new URL(page.url()).pathname, new URL(first).pathname);

  await playQuickly(page, page.url());
  const { scores, categories } = await page.evaluate(async () => {
    const [, , table] = location.pathname.split('/');
    const headers = { Authorization: `Bearer ${location.hash.slice(1)}` };
    const { view } = await (await fetch(`/api/v1/tables/${table}`, { headers })).json();
    return { scores: view.scores.map(({ total }) => total), categories: Object.keys(view.scores[0].categories).length };
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Score' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Add a few words').fill('What a herd!');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').waitFor();
  const [title, , mine, theirs, ...rest] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  assert.equal(title, `Drover · Daily deal of ${date}`);
  const row = (total, name) => new RegExp(`^[▁▂▃▄▅▆▇█]{${categories}} +${total} ${name}$`);
  assert.match(mine, row(scores[0], 'Ada'));
  assert.match(theirs, row(scores[1], '\\w+'));
  assert.deepEqual(rest, ['What a herd!']);

  // The lobby shows the result, and another game counts as practice.
  await page.goto(url);
  await card.getByText(`${scores[0]} to ${scores[1]}`).waitFor();
  await card.getByText('1 day in a row').waitFor();
  await card.getByRole('link', { name: 'All days' }).click();
  const today = page.locator(`[data-day="${day}"]`);
  await today.getByText(`${scores[0]} to ${scores[1]}`).waitFor();
  await today.getByRole('button', { name: 'Practise' }).click();
  await myTurn(page);
  assert.notEqual(new URL(page.url()).pathname, new URL(first).pathname);
  assert.match(await note.textContent(), /· practice$/);
  // An earlier day is marked.
  await page.goto(`${url}/#daily`);
  const yesterday = page.locator('[data-day]').nth(1);
  await yesterday.getByRole('button', { name: 'Play' }).click();
  await myTurn(page);
  await page.goto(`${url}/#daily`);
  await yesterday.getByText('played later').waitFor();
  await ada.leave();
});
