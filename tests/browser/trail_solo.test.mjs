// Great Western Trail solo: a game against Garth by clicking glowing elements only, Sam with the expansion on a phone, and
// Brisco, who plays first and lets the player choose his tiles.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { human, makeTable, newPerson, playOn, playQuickly, playThrough, seatUrl, sitDown, until } from './harness.mjs';

const sizes = (process.env.SIZES ?? 'wide,narrow').split(',');
const solo = (game, options, seed) => makeTable({ game, players: 1, seed, options, seats: [human('Ada')] });
const card = (page, name) => page.locator('section.players li', { hasText: name }).locator('button.row');

if (sizes.includes('wide')) {
  test('a game against Garth, wide', { timeout: 600_000 }, async () => {
    const made = await solo('classic', { automa: 'garth', level: 'medium' }, 7);
    const person = await newPerson({ settings: { speed: 'off' } });
    const { page } = person;
    await sitDown(page, seatUrl(made, 1));
    await playOn(page, { seed: 3, decisions: 12 });

    // The log explains his turns, and his cards can be inspected.
    const log = await page.locator('[role=log]').innerText();
    assert.match(log, /Garth\s+Turn \d+/);
    assert.match(log, /turns over card \d+: .+, then /);
    await card(page, 'Garth').click();
    const board = page.locator('.inspect');
    await board.locator('[data-el="automa:2:delivery"]').getByText('Colorado Springs').waitFor();
    assert.equal(await board.locator('.piles [data-el^="automa:2:card:"]').count(), 15);
    await board.locator('[data-el="automa:2:deck"]').hover();
    await page.getByRole('tooltip').getByText('In unknown order').waitFor();
    await page.keyboard.press('Escape');

    await playThrough(page, { seed: 4, middle: 40 });

    // Garth has a column in the score sheet and a line in the chart.
    const sheet = page.locator('dialog[open]');
    assert.equal(await sheet.locator('tbody tr').count(), 11);
    assert.equal(await sheet.locator('tfoot td').count(), 2);
    await sheet.locator('svg .line').nth(1).waitFor();
    assert.match(await sheet.locator('.winner .name').innerText(), /Ada|Garth/);
    await person.leave();
  });

  test('Brisco begins, and Ada chooses his tiles', { timeout: 120_000 }, async () => {
    const made = await solo('classic', { automa: 'brisco', level: 'easy' }, 7);
    const person = await newPerson({ settings: { speed: 'off' } });
    const { page } = person;
    await sitDown(page, seatUrl(made, 1));
    await page.locator('#decision .sentence').getByText('Brisco begins').waitFor();
    await page.locator('#decision .choice').click();
    await until(page, () => /turns over card/.test(document.querySelector('[role=log]')?.textContent ?? ''));

    await playQuickly(page, seatUrl(made, 1), { key: 'foresight', for: 2 });
    await page.locator('#decision .sentence').getByText('Brisco is in Kansas City, foresight 1: choose for him').waitFor();
    await page.locator('.glows[data-el^="foresight:1:"]').first().click();
    await until(page, () => /foresight 2: choose for him/.test(document.querySelector('#decision .sentence').textContent));
    await person.leave();
  });
}

if (sizes.includes('narrow')) {
  test('Sam with the expansion, narrow', { timeout: 120_000 }, async () => {
    const made = await solo('second', { automa: 'sam', level: 'hard', rails: 'second' }, 11);
    const person = await newPerson({ size: 'narrow', settings: { speed: 'off' } });
    const { page } = person;
    await sitDown(page, seatUrl(made, 1));
    await playOn(page, { seed: 6, decisions: 8, touch: true });
    await page.getByRole('tab', { name: 'Around the table' }).click();
    await page.getByRole('tab', { name: 'Players' }).click();
    await card(page, 'Sam').click();
    const board = page.locator('.automa-board');
    await board.getByText('Reconstructed').waitFor();
    for (const what of ['office', 'delivery', 'cattle', 'who']) await board.locator(`[data-el="automa:2:${what}"]`).waitFor();
    // All of his cards have the dotted corner.
    const cards = await board.locator('.piles .automa-card').count();
    assert.equal(cards, 15);
    assert.equal(await board.locator('.piles .automa-card .uncertain').count(), cards);
    assert.ok((await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)) <= 0);
    await person.leave();
  });
}
