// Three sizes, two themes: everything fits, everything has a name, nothing scrolls the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, openList, playOn, seatUrl, sitDown, sizes, until, url } from './harness.mjs';

/** What a checker of accessibility basics would find fault with. */
function faults(page) {
  return page.evaluate(() => {
    const found = [];
    const named = (node) =>
      node.getAttribute('aria-label') ||
      node.getAttribute('title') ||
      node.textContent.trim() ||
      (node.labels && node.labels.length > 0) ||
      node.querySelector?.('[aria-label]');
    for (const node of document.querySelectorAll('button, a[href], [role=button], [role=tab]')) {
      if (!named(node)) found.push(`no name: ${node.outerHTML.slice(0, 120)}`);
    }
    for (const node of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      if (!node.getAttribute('aria-label') && !(node.labels?.length > 0)) found.push(`no label: ${node.outerHTML.slice(0, 120)}`);
    }
    const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
    for (const id of new Set(ids)) if (ids.filter((one) => one === id).length > 1) found.push(`id twice: ${id}`);
    for (const node of document.querySelectorAll('[tabindex]')) {
      if (Number(node.getAttribute('tabindex')) > 0) found.push(`tabindex above 0: ${node.outerHTML.slice(0, 80)}`);
    }
    for (const node of document.querySelectorAll('.glows[data-el]')) {
      if (!node.getAttribute('aria-label')) found.push(`glows without a label: ${node.getAttribute('data-el')}`);
    }
    if (!document.documentElement.lang) found.push('no language');
    if (document.scrollingElement.scrollWidth > innerWidth) found.push(`wider than the window: ${document.scrollingElement.scrollWidth}`);
    return found;
  });
}

for (const size of Object.keys(sizes)) {
  test(`the screens at ${size}`, { timeout: 120_000 }, async () => {
    const made = await makeTable({ game: 'classic', players: 4, seed: 77, seats: [human('Ada'), bot(), bot(), bot('random')] });
    const ada = await newPerson({ size, settings: { theme: size === 'middle' ? 'dark' : 'light' } });
    const { page } = ada;
    await page.goto(url);
    assert.deepEqual(await faults(page), []);
    for (const [address, name] of [
      ['#new', 'Set the table'],
      ['#solo', 'Start'],
      ['#record', 'Play the first one'],
    ]) {
      await page.goto(`${url}/${address}`);
      await page.getByRole('button', { name }).waitFor();
      assert.deepEqual(await faults(page), []);
    }
    await sitDown(page, seatUrl(made, 1));
    await playOn(page, { seed: 12, decisions: 10, touch: size === 'narrow' });
    await myTurn(page);
    assert.deepEqual(await faults(page), []);
    const height = await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight);
    assert.ok(height <= 0, `the page is ${height} higher than the window`);
    await ada.leave();
  });
}

test('on a phone the panel with the choices opens by itself, and a pin keeps it', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), bot()] });
  const ada = await newPerson({ size: 'narrow' });
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  const current = () => page.locator('[role=tab][aria-selected=true]').first().innerText();
  assert.match(await current(), /trail/i);
  const take = async (move) => {
    await page.waitForTimeout(150); // a new decision folds the list
    await openList(page);
    await page.locator(`#decision .choice[data-move="${move}"]`).click();
  };
  await take('place A');
  await until(page, () => document.querySelector('#decision .choice[data-move="use A:hire"]') !== null);
  await take('use A:hire');
  await until(page, () => /Kansas City/.test(document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? ''));
  await page.getByRole('button', { name: 'Keep this panel open' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await until(page, () => document.querySelector('#decision .choice[data-move="use A:hire"]') !== null);
  assert.match(await current(), /Kansas City/);
  await ada.leave();
});

test('the table in words holds the choices, and tips explain', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  await page.getByRole('button', { name: 'The table in words' }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('heading', { name: 'What you can do now' }).waitFor();
  assert.ok((await sheet.locator('li').count()) > 30);
  await page.keyboard.press('Escape');
  await page.hover('[data-el="space:A"]');
  await page.getByRole('tooltip').waitFor();
  assert.ok((await page.getByRole('tooltip').innerText()).length > 10);
  await ada.leave();
});
