// The history of a game: by key, by slider, from the log, as a replay; returning to the present; playing on from a
// copy.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, playOn, seatUrl, sitDown, until, url } from './harness.mjs';

test('stepping back and returning to now', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 8, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await playOn(page, { seed: 2, decisions: 12 });
  await myTurn(page);
  const glowing = await page.locator('.glows').count();

  await page.keyboard.press('ArrowLeft');
  await page.getByText(/You are looking back/).first().waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await until(page, () => /After move \d+ of \d+/.test(document.querySelector('#decision')?.textContent ?? ''));
  assert.equal(await page.locator('.glows').count(), 0, 'nothing can be chosen in the past');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await myTurn(page);
  assert.equal(await page.locator('.glows').count(), glowing);

  // From the log to that moment.
  await page.locator('.log .entry').first().click();
  await page.getByText(/You are looking back/).first().waitFor();
  await page.getByRole('button', { name: 'Return to the present' }).first().click();
  await myTurn(page);

  // From the beginning a copy of the table is played on.
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByText(/after move 0 of/).first().waitFor();
  const old = page.url();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await until(page, (before) => location.href !== before, old);
  await myTurn(page);
  assert.match(await page.locator('#decision .sentence').innerText(), /Place your cattleman/);
  await ada.leave();
});

test('the digest lists the events since the last turn, and the log can be filtered', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 3, seed: 9, seats: [human('Ada'), bot(), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  const dice = 3;
  for (let i = 0; i < 30; i++) {
    await playOn(page, { seed: dice + i, decisions: 1 });
    await myTurn(page);
    if (await page.getByRole('button', { name: 'Since your last turn' }).count()) break;
  }
  await page.getByRole('button', { name: 'Since your last turn' }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('heading', { name: /^(Hank|Clara)/ }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel('Filter by player').selectOption({ label: 'Clara' });
  const heads = await page.locator('.log h3').allInnerTexts();
  assert.ok(heads.length > 0 && heads.every((text) => text.includes('Clara')), heads.join());
  await ada.leave();
});

test('a log of several pages is loaded from the first turn on', { timeout: 120_000 }, async () => {
  const record = readFileSync(new URL('../golden/v2/classic-4p-shuffled-random.txt', import.meta.url), 'utf8');
  const made = await (await fetch(`${url}/api/v1/records`, { method: 'POST', body: record })).json();
  const headers = { Authorization: `Bearer ${made.spectator}` };
  const table = await (await fetch(`${url}/api/v1/tables/${made.table}`, { headers })).json();
  assert.equal(table.log.length, 60);
  assert.ok(table.log_from > 0);

  const guest = await newPerson();
  const { page } = guest;
  await sitDown(page, `${url}/t/${made.table}#${made.spectator}`);
  // Older pages of the log are loaded after the table; each click then shows more of them.
  await until(page, () => {
    document.querySelector('.log .older')?.click();
    return document.querySelector('.log h3 .turn')?.textContent === 'Turn 1';
  });
  const turns = await page.locator('.log h3 .turn').allInnerTexts();
  assert.equal(turns[0], 'Turn 1');
  assert.equal(turns.length, new Set(turns).size, 'each turn once');
  assert.equal(turns.at(-1), `Turn ${turns.length}`, 'none is missing');
  await page.locator('.log .entry').first().click();
  await page.getByText(/After move 1 of/).first().waitFor();
  await guest.leave();
});

const record = readFileSync(new URL('../golden/v2/classic-2p-fixed-a.txt', import.meta.url), 'utf8');

/** The position of the replay; null in the present. */
function replayPosition() {
  const said = document.querySelector('#decision .note')?.textContent ?? '';
  return Number(/After move (\d+) of/.exec(said)?.[1] ?? NaN);
}
async function replayReaches(page, moves) {
  await until(page, (wanted) => {
    const said = document.querySelector('#decision .note')?.textContent ?? '';
    return new RegExp(`After move ${wanted} of`).test(said);
  }, moves);
}
/** The marked line of the log, and its distance from the visible part of the log. */
function markedLine() {
  const line = document.querySelector('.log li.current');
  const box = line?.closest('.entries').getBoundingClientRect();
  const place = line?.getBoundingClientRect();
  return line && { text: line.innerText, hidden: Math.max(box.top - place.top, place.bottom - box.bottom, 0) };
}

test('an imported record is replayed and controlled by keys', { timeout: 120_000 }, async () => {
  const eve = await newPerson();
  const { page } = eve;
  await page.goto(url);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.waitForSelector('.table[aria-busy=false] #decision', { timeout: 30_000 });
  await page.keyboard.press('Home');
  await replayReaches(page, 0);
  assert.equal(await page.locator('#decision .sentence').innerText(), 'The game begins.');

  // Each move has a sentence, a log line and marked elements, except moves that only end a turn.
  let marked = 0;
  for (let moves = 1; moves <= 5; moves++) {
    await page.keyboard.press('ArrowRight');
    await replayReaches(page, moves);
    const sentence = await page.locator('#decision .sentence').innerText();
    assert.match(sentence, /\S{3}.*\.$/, sentence);
    const line = await page.evaluate(markedLine);
    assert.ok(line && line.hidden <= 1, `move ${moves}: ${JSON.stringify(line)}`);
    marked += await page.locator('.mark-replayed').count();
  }
  assert.ok(marked > 0, 'what the moves concern is marked');

  // Steps by turn, jumps to the end and to the middle, for which the log has to scroll far.
  await page.keyboard.press('Home');
  await replayReaches(page, 0);
  await page.keyboard.press('Shift+ArrowRight');
  await until(page, () => /ends the turn/.test(document.querySelector('#decision .sentence').textContent) || document.querySelector('.log li.current'));
  const turn = await page.evaluate(replayPosition);
  assert.ok(turn > 0);
  await page.keyboard.press('PageDown');
  await until(page, (before) => Number(/After move (\d+)/.exec(document.querySelector('#decision .note').textContent)?.[1]) > before, turn);
  await page.keyboard.press('PageUp');
  await replayReaches(page, turn);

  // The space bar starts and stops the replay; + makes it faster.
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  assert.equal(await page.locator('#decision output').innerText(), '8×');
  await page.keyboard.press('Space');
  await until(page, (before) => Number(/After move (\d+)/.exec(document.querySelector('#decision .note')?.textContent)?.[1]) > before + 10, turn);
  await page.keyboard.press('Space');
  const stopped = await page.evaluate(replayPosition);
  await page.waitForTimeout(800);
  assert.ok((await page.evaluate(replayPosition)) <= stopped + 1, 'a pause holds');
  const line = await page.evaluate(markedLine);
  assert.ok(line && line.hidden <= 1, JSON.stringify(line));
  await page.keyboard.press('-');
  assert.equal(await page.locator('#decision output').innerText(), '4×');

  await page.keyboard.press('End');
  await page.getByText('The game is over').first().waitFor();
  await eve.leave();
});

test('a category of the score opens its parts', { timeout: 120_000 }, async () => {
  const made = await (await fetch(`${url}/api/v1/records`, { method: 'POST', body: record })).json();
  const eve = await newPerson();
  const { page } = eve;
  await sitDown(page, `${url}/t/${made.table}#${made.spectator}`);
  await page.locator('#decision').getByRole('button', { name: 'Show the score sheet' }).click();
  const sheet = page.locator('dialog[open]');
  const row = sheet.getByRole('row', { name: /^Cattle cards/ });
  const totals = (await row.locator('td').allInnerTexts()).map(Number);
  await row.getByRole('button').click();
  const seats = sheet.locator('.parts section');
  assert.equal(await seats.count(), totals.length);
  for (let seat = 0; seat < totals.length; seat++) {
    const parts = await seats.nth(seat).locator('li b').allInnerTexts();
    assert.equal(parts.map(Number).reduce((sum, points) => sum + points, 0), totals[seat]);
  }
  await row.getByRole('button').click();
  assert.equal(await seats.count(), 0);
  await eve.leave();
});

test('on a phone the replay has large buttons and opens the panel of each move', { timeout: 120_000 }, async () => {
  const made = await (await fetch(`${url}/api/v1/records`, { method: 'POST', body: record })).json();
  const eve = await newPerson({ size: 'narrow' });
  const { page } = eve;
  await sitDown(page, `${url}/t/${made.table}#${made.spectator}`);
  await page.getByRole('button', { name: 'Watch from the beginning' }).tap();
  await replayReaches(page, 2);
  await page.getByRole('button', { name: 'Pause' }).tap();
  await page.getByRole('button', { name: 'One move forward' }).tap();
  const buttons = await page.$$eval('#decision .watch button, #decision .note button', (all) =>
    all.filter((one) => one.offsetParent).map((one) => {
      const { left, right, width, height } = one.getBoundingClientRect();
      return { label: one.getAttribute('aria-label') ?? one.innerText, inside: left >= 0 && right <= innerWidth, width, height };
    }),
  );
  assert.ok(buttons.length >= 8, JSON.stringify(buttons));
  for (const one of buttons) assert.ok(one.inside && one.width >= 44 && one.height >= 44, JSON.stringify(one));
  // The next move that affects an element: the element is in view.
  await until(page, async () => {
    const mark = document.querySelector('.slide:not([inert]) .mark-replayed');
    if (mark) return true;
    document.querySelector('#decision .move_on').click();
    await new Promise((done) => setTimeout(done, 300));
    return false;
  });
  await eve.leave();
});
