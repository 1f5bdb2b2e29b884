// Within a turn: reload, undo, undo from the log, and the limits of undo.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, seatUrl, settled, sitDown, until } from './harness.mjs';

const sentence = (page) => page.locator('#decision .sentence').innerText();
const moves = (page) => page.$$eval('#decision .choice', (all) => all.map((one) => one.getAttribute('data-move')));

/** Takes the choice with this notation from the list. */
async function take(page, move) {
  const before = await moves(page);
  await page.locator(`#decision .choice[data-move="${move}"]`).click();
  const yes = page.locator('.chooser .button.primary');
  if (await yes.count()) await yes.click();
  await until(page, (old) => [...document.querySelectorAll('#decision .choice')].map((one) => one.dataset.move).join() !== old, before.join());
  await myTurn(page);
}

async function openAtHire() {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  await sitDown(ada.page, seatUrl(made, 1));
  await myTurn(ada.page);
  await take(ada.page, 'place A');
  await take(ada.page, 'use A:hire');
  return { ada, made };
}

test('reload in the middle of a turn changes nothing', { timeout: 60_000 }, async () => {
  const { ada } = await openAtHire();
  const before = { sentence: await sentence(ada.page), moves: await moves(ada.page) };
  assert.match(before.sentence, /Hire a worker/);
  await ada.page.reload();
  await myTurn(ada.page);
  assert.deepEqual({ sentence: await sentence(ada.page), moves: await moves(ada.page) }, before);
  await ada.leave();
});

test('undo takes back moves step by step', { timeout: 60_000 }, async () => {
  const { ada } = await openAtHire();
  const { page } = ada;
  await page.getByRole('button', { name: 'Undo' }).click();
  await until(page, () => document.querySelector('#decision .choice[data-move="use A:hire"]') !== null);
  assert.match(await sentence(page), /neutral building A/);
  // The second step with the undo key.
  await page.keyboard.press('u');
  await until(page, () => document.querySelector('#decision .choice[data-move="place A"]') !== null);
  assert.ok(await page.getByRole('button', { name: 'Undo' }).isDisabled());
  await ada.leave();
});

test('"take back to here" in the log undoes to that move', { timeout: 60_000 }, async () => {
  const { ada } = await openAtHire();
  const { page } = ada;
  await page.getByRole('button', { name: 'Take back to here' }).first().click();
  await until(page, () => document.querySelector('#decision .choice[data-move="use A:hire"]') !== null);
  await ada.leave();
});

test('after the end of a turn nothing can be taken back', { timeout: 60_000 }, async () => {
  const { ada } = await openAtHire();
  const { page } = ada;
  const hire = (await moves(page)).find((move) => move.startsWith('hire'));
  await take(page, hire);
  while ((await page.locator('#decision .choice[data-move="end"]').count()) === 0) {
    const [first] = await moves(page);
    await take(page, first);
  }
  await page.locator('#decision .choice[data-move="end"]').click();
  await until(page, () => document.querySelector('#decision .choice[data-move="end"]') === null);
  await myTurn(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  assert.ok(await undo.isDisabled());
  assert.match(await undo.getAttribute('title'), /is over|revealed|nothing to take back|own moves/);
  await ada.leave();
});

test('the keyboard alone is enough', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  const first = (await moves(page))[0];
  await page.keyboard.press('1');
  await until(page, (old) => document.querySelector('#decision .choice')?.dataset.move !== old, first);
  await myTurn(page);
  await page.keyboard.press('ArrowDown');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-move'));
  assert.equal(focused, (await moves(page))[0]);
  await page.keyboard.press('Enter');
  await until(page, (old) => document.querySelector('#decision .choice')?.dataset.move !== old, focused);
  // Glowing elements of the board can be focused and chosen, too.
  await myTurn(page);
  const el = await page.evaluate(() => {
    const node = document.querySelector('.glows[data-el]');
    node?.focus();
    return node?.getAttribute('data-el') ?? null;
  });
  if (el) {
    const before = await moves(page);
    await page.keyboard.press('Enter');
    await until(
      page,
      (old) =>
        document.querySelector('.chooser') !== null ||
        [...document.querySelectorAll('#decision .choice')].map((one) => one.dataset.move).join() !== old,
      before.join(),
    );
  }
  await ada.leave();
});

/** Opens a table on a phone at the first decision, and touches the space of neutral building A. */
async function openOnPhone() {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), bot()] });
  const ada = await newPerson({ size: 'narrow' });
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  const { free } = await settled(page);
  const { x, y } = free.find(({ el }) => el === 'space:A');
  const line = await ada.context.newCDPSession(page);
  const touchPoints = [{ x, y }];
  return {
    ada,
    press: () => line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    lift: () => line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}
const chosen = () => document.querySelector('#decision .choice[data-move="use A:hire"]') !== null || document.querySelector('.chooser.placed') !== null;

test('a long press explains and does not choose', { timeout: 60_000 }, async () => {
  const { ada, press, lift } = await openOnPhone();
  await press();
  await ada.page.getByRole('tooltip').waitFor();
  await lift();
  await ada.page.waitForTimeout(300);
  assert.ok(!(await ada.page.evaluate(chosen)));
  await ada.leave();
});

test('a short touch chooses even if its end is reported late', { timeout: 60_000 }, async () => {
  const { ada, press, lift } = await openOnPhone();
  await ada.page.evaluate(() => {
    // Registered after the page's own listener, so that the page's timer is already running.
    window.addEventListener(
      'pointerdown',
      () => {
        const end = performance.now() + 900;
        while (performance.now() < end);
      },
      { once: true },
    );
  });
  await Promise.all([press(), lift()]);
  await until(ada.page, chosen);
  await ada.leave();
});

test('remaining choices are named before a turn ends', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 4, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  await take(page, 'place A');
  await take(page, 'use A:white');
  const end = page.locator('#decision .choice.closing[data-move="end"]');
  await end.waitFor();
  assert.match(await end.getAttribute('class'), /\bcalm\b/);
  await end.click();
  const asked = page.locator('.chooser.placed');
  await asked.getByText('You can still do this turn').waitFor();
  assert.ok((await asked.locator('li').count()) > 0);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await end.waitFor();
  await end.click();
  await asked.getByRole('button', { name: 'End the turn' }).click();
  await until(page, () => document.querySelector('[role=log]')?.textContent?.includes('Turn 2'));
  await ada.leave();
});
