// Advice: a hint during a game, watching bots at a chosen speed, and the review of their game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, seatUrl, sitDown, until, url } from './harness.mjs';

/** The number of the shown earlier move; 0 at the beginning and in the present. */
function viewedMove() {
  const said = /After move (\d+) of/.exec(document.querySelector('#decision').textContent);
  return said ? Number(said[1]) : 0;
}

async function finished(made) {
  for (let i = 0; i < 600; i++) {
    const answer = await fetch(`${url}/api/v1/tables/${made.table}`, { headers: { Authorization: `Bearer ${made.spectator}` } });
    if ((await answer.json()).view.over) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail('the bots did not finish');
}

async function reviewOf(made) {
  const answer = await fetch(`${url}/api/v1/tables/${made.table}/review`, { headers: { Authorization: `Bearer ${made.spectator}` } });
  return answer.json();
}

test('a hint names a move with reasons, and can be played on the board', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 8, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'A good move' });
  await hint.getByText(/Expected: about \d+ points and a \d+% chance to win/).waitFor();
  // Every neutral building has different actions, so the actions of this turn distinguish the best move.
  const reasons = await hint.locator('p').allInnerTexts();
  assert.match(reasons[0], /^Because you can then .+ (turn|turns)\.$/);
  assert.ok(!reasons.join(' ').includes('{'), reasons.join(' '));
  await hint.getByText('More reasons').click();
  assert.match(await hint.locator('details[open] p').first().innerText(), /^.+\.$/);
  const move = await hint.locator('.choice').first().getAttribute('data-move');
  const marked = page.locator('.mark-hint[data-el]');
  assert.equal(await marked.count(), 1);
  assert.equal(`place ${(await marked.getAttribute('data-el')).replace('space:', '')}`, move);
  await marked.click();
  await page.getByText('begins at neutral building').first().waitFor();
  await until(page, () => !document.querySelector('.mark-hint'));
  assert.equal(await hint.count(), 0);
  await ada.leave();
});

test('a table without hints offers none', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 8, hints: false, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  await sitDown(ada.page, seatUrl(made, 1));
  await myTurn(ada.page);
  assert.equal(await ada.page.getByRole('button', { name: 'Hint' }).count(), 0);
  await ada.leave();
});

test('a game of bots is watched at a chosen speed, and its review leads to the costly moves', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 9, seats: [bot('random'), bot('random')] });
  await finished(made);
  const eve = await newPerson();
  const { page } = eve;
  await sitDown(page, `${url}/t/${made.table}#${made.spectator}`);

  await page.getByRole('button', { name: 'Watch from the beginning' }).click();
  await page.locator('#decision').getByRole('button', { name: 'Faster' }).click();
  await until(page, viewedMove);
  await page.getByRole('button', { name: 'Pause' }).click();
  const at = await page.evaluate(viewedMove);
  await page.waitForTimeout(1000);
  assert.equal(await page.evaluate(viewedMove), at, 'a pause holds');
  await page.locator('#decision').getByRole('button', { name: 'Return to the present' }).click();

  await page.locator('#decision').getByRole('button', { name: 'Show the score sheet' }).click();
  const sheet = page.locator('dialog[open]');
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/review') ? 1 : 0));
  const began = Date.now();
  await sheet.getByRole('button', { name: 'Review' }).click();
  await sheet.getByText(/of \d+ decisions reviewed/).waitFor();
  const costly = sheet.locator('ol button').first();
  await costly.waitFor({ timeout: 30_000 });
  const seconds = (Date.now() - began) / 1000;
  assert.ok(asked <= seconds + 1, `about once a second, not ${asked} times in ${seconds} s`);
  const notations = new Set((await reviewOf(made)).decisions.flatMap((one) => [one.played, one.best]));
  const worstMoves = await sheet.locator('ol button').allInnerTexts();
  for (const one of worstMoves) {
    const [, move] = /Played: (.+)/.exec(one);
    const [, instead] = /Better: (.+)/.exec(one);
    assert.ok(!notations.has(move), `in words: ${move}`);
    assert.ok(!notations.has(instead), `in words: ${instead}`);
  }
  assert.equal(await sheet.locator('ol code').count(), 0, 'no notation');
  // All at once: other decisions may replace this one while the review runs.
  const words = await costly.evaluate((button) => {
    const said = button.innerText;
    button.click();
    return said;
  });
  const better = /Better: (.+)/.exec(words)[1];
  await page.getByText(/You are looking back/).first().waitFor();
  const note = page.getByRole('region', { name: 'Review of the game' });
  assert.ok((await note.innerText()).includes(better));
  await note.getByRole('button', { name: 'Back to the review' }).click();
  await sheet.locator('ol button').first().waitFor();
  await eve.leave();
});
