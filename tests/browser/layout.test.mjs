// Three sizes and two themes: everything fits, everything has a name, the page does not scroll. Nine screens, early and
// late in the longest games: nothing is cut off, too small to read or too small to click.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, openList, playOn, resumeGame, seatUrl, settled, sitDown, sizes, until, url } from './harness.mjs';

/** Basic accessibility errors of a page. */
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
      ['#new', 'Set up the table'],
      ['#solo', 'Start'],
      ['#record', 'Play your first solo game'],
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

test('on a phone the panel with the choices opens automatically, and a pin keeps it', { timeout: 120_000 }, async () => {
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

test('a touch beside a small piece selects it', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), bot()] });
  const ada = await newPerson({ size: 'narrow' });
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  await settled(page);
  // Empty ground 6 to 16 px beside a glowing element and farther from all others; browsers also adjust touches a
  // little.
  const spot = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-el]')].map((node) => ({ el: node.getAttribute('data-el'), box: node.getBoundingClientRect(), glows: node.matches('.glows') }));
    const away = ({ left, top, right, bottom }, x, y) => Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    for (const { el, box } of boxes.filter((one) => one.glows)) {
      for (const gap of [16, 12, 8, 6]) {
        for (const [x, y] of [[box.left - gap, box.top + box.height / 2], [box.right + gap, box.top + box.height / 2], [box.left + box.width / 2, box.top - gap], [box.left + box.width / 2, box.bottom + gap]]) {
          const ground = document.elementFromPoint(x, y);
          if (!ground?.closest('.panel-body') || ground.closest('[data-el], button, a')) continue;
          if (boxes.some((other) => other.el !== el && away(other.box, x, y) < gap + 10)) continue;
          return { el, x, y, gap };
        }
      }
    }
    return null;
  });
  assert.ok(spot, 'there is ground beside something that glows');
  const before = await page.locator('#decision .sentence').innerText();
  await page.touchscreen.tap(spot.x, spot.y);
  await until(page, (was) => document.querySelector('.chooser') !== null || document.querySelector('#decision .sentence').textContent.trim() !== was.trim(), before, 15_000, `something happens ${spot.gap} px beside ${spot.el}`);
  await ada.leave();
});

test('the text view contains the choices, and tips explain elements', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  await page.getByRole('button', { name: 'The table as text' }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('heading', { name: 'What you can do now' }).waitFor();
  assert.ok((await sheet.locator('li').count()) > 30);
  await page.keyboard.press('Escape');
  await page.hover('[data-el="space:A"]');
  await page.getByRole('tooltip').waitFor();
  assert.ok((await page.getByRole('tooltip').innerText()).length > 10);
  await ada.leave();
});

/** Screens with a mouse, and touch screens. */
const desktops = [[1024, 768], [1366, 657], [1440, 900], [1920, 1080], [2560, 1300]];
const handhelds = [[360, 740], [390, 844], [844, 390], [768, 1024]];

/**
 * The texts and elements that are too small, cut off or missing on the current screen. Figures on signs are exempt,
 * because every choice on the board is also a button in the list.
 */
function tooSmallOrCut({ touch }) {
  const found = [];
  const describeNode = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join('.')} ${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}`;
  const seen = (node) => {
    if (node.closest('[inert], .hidden-text, .skip-link')) return false;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = node.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  };
  const table = document.querySelector('.table');

  if (!touch) {
    const words = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode.parentElement;
      const text = words.currentNode.data.trim();
      if (!/\p{L}{3}/u.test(text) || !seen(node)) continue;
      const scale = node instanceof SVGElement ? Math.hypot(node.getScreenCTM().a, node.getScreenCTM().b) : 1;
      const size = parseFloat(getComputedStyle(node).fontSize) * scale;
      if (size < 10.95) found.push(`text of ${size.toFixed(1)} px: ${text.slice(0, 40)}`);
    }
  }

  const least = touch ? 44 : 32;
  for (const node of table.querySelectorAll('button, a[href], select, input:not(.hidden-text), [role=tab]')) {
    if (!seen(node)) continue;
    const { width, height } = node.getBoundingClientRect();
    if (Math.min(width, height) < least - 0.5) found.push(`target of ${width.toFixed(0)} x ${height.toFixed(0)} px: ${describeNode(node)}`);
  }

  for (const node of table.querySelectorAll('*')) {
    if (node instanceof SVGElement || !seen(node) || node.matches('.frame, .swipe, .strip .title')) continue;
    const style = getComputedStyle(node);
    const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
    // On a desktop panels of the board are fully visible; lists may scroll.
    const whole = !touch && node.matches('[data-panel] > .panel-body');
    const tall = node.scrollHeight > node.clientHeight + 1 && (clips(style.overflowY) || whole);
    const wide = node.scrollWidth > node.clientWidth + 1 && (clips(style.overflowX) || whole) && style.textOverflow !== 'ellipsis';
    if (tall || wide) {
      found.push(`cut off: ${node.scrollWidth} x ${node.scrollHeight} in ${node.clientWidth} x ${node.clientHeight} px: ${node.closest('[data-panel]')?.dataset.panel ?? ''} ${describeNode(node)}`);
    }
  }
  for (const node of table.querySelectorAll('[data-panel], #decision, [data-standing], [data-standing] > *')) {
    if (!seen(node)) continue;
    const box = node.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`beyond the edge: ${describeNode(node)}`);
  }

  const strip = table.querySelector('[data-standing]');
  if (!strip || !seen(strip)) found.push('no strip');
  else for (const what of ['.dollars', '.herd']) if (![...strip.querySelectorAll(what)].some(seen)) found.push(`the strip lacks ${what}`);
  if (![...table.querySelectorAll('[data-standing] .other, section.players li')].some(seen)) found.push('the others are nowhere in view');
  if (!seen(document.querySelector('#decision .sentence'))) found.push('nothing says what is decided');

  const widths = (selector) => [...table.querySelectorAll(selector)].filter(seen).map((node) => node.getBoundingClientRect());
  for (const { width } of widths('.buildings .slot, .owned .slot')) if (width < 43.5) found.push(`building tile of ${width} px`);
  const cards = widths('[data-panel=hand] .held');
  if (cards.length === 0) found.push('no hand');
  for (const { width } of cards) if (width < 63.5) found.push(`hand card of ${width} px`);
  for (const [i, one] of cards.entries()) {
    const over = cards.slice(i + 1).some((other) => other.left < one.right - 2 && other.right > one.left + 2 && other.top < one.bottom - 2 && other.bottom > one.top + 2);
    if (over && cards.length <= 6) found.push('a hand card lies over another');
  }
  const high = document.scrollingElement.scrollHeight - innerHeight;
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (high > 0 || wide > 0) found.push(`the page is ${wide} x ${high} px larger than the window`);
  return [...new Set(found)];
}

/** The first edition with all expansions, and El Paso. */
const early = { turn: 4 };
const games = [
  ['classic-4p-fixed-random', 3, { early, late: {} }],
  ['classic-everything-4p', 1, { late: {} }],
  ['elpaso-4p-default', 2, { early, late: {} }],
];
for (const [name, seat, stages] of games) {
  test(`nine screens in ${name}: ${Object.keys(stages).join(' and ')}`, { timeout: 180_000 }, async () => {
    const faulty = [];
    for (const touch of [false, true]) {
      for (const [stage, when] of Object.entries(stages)) {
        const made = await resumeGame(name, seat, when);
        const ada = await newPerson({ touch, settings: { speed: 'off' } });
        const { page } = ada;
        await sitDown(page, seatUrl(made, seat));
        await myTurn(page);
        for (const [width, height] of touch ? handhelds : desktops) {
          await page.setViewportSize({ width, height });
          await until(page, (wanted) => innerWidth === wanted, width);
          await page.waitForTimeout(60);
          // Every panel, late in the game and on the smallest screens.
          const tabs = touch && stage === 'late' && (width === 360 || height === 390) ? await page.$$eval('.tabs [role=tab]', (all) => all.map((one) => one.dataset.tab)) : [null];
          for (const tab of tabs) {
            if (tab) {
              await page.click(`.tabs [data-tab="${tab}"]`);
              await until(page, (id) => document.querySelector(`.tabs [data-tab="${id}"]`).getAttribute('aria-selected') === 'true', tab);
              await page.waitForTimeout(60);
            }
            // A busy machine takes a while for the new layout.
            let found = await page.evaluate(tooSmallOrCut, { touch });
            for (let i = 0; i < 8 && found.length > 0; i++) {
              await page.waitForTimeout(80);
              found = await page.evaluate(tooSmallOrCut, { touch });
            }
            faulty.push(...found.map((one) => `${stage} at ${width} x ${height}${tab ? `, ${tab}` : ''}: ${one}`));
          }
        }
        await ada.leave();
      }
    }
    assert.deepEqual(faulty, []);
  });
}

test('while the server is away the board shows it, and choices are disabled', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page, context } = ada;
  await page.addInitScript(() => {
    // Allows the test to cut the connection.
    const Real = window.WebSocket;
    window.lines = [];
    window.WebSocket = class extends Real {
      constructor(...given) {
        super(...given);
        window.lines.push(this);
      }
    };
  });
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  assert.ok((await page.$$('.glows[data-el]')).length > 0);
  await context.setOffline(true);
  await page.evaluate(() => window.lines.forEach((line) => line.close()));
  await page.locator('.main [role=status]').getByText('You can choose again once it is back').waitFor();
  assert.equal((await page.$$('.glows[data-el]')).length, 0, 'nothing glows');
  const choices = page.locator('#decision .choice');
  assert.ok((await choices.count()) > 0);
  for (let i = 0; i < (await choices.count()); i++) assert.ok(await choices.nth(i).isDisabled());
  const sentence = await page.locator('#decision .sentence').innerText();
  await page.keyboard.press('1');
  await page.waitForTimeout(200);
  assert.equal(await page.locator('#decision .sentence').innerText(), sentence);
  assert.ok(await page.getByRole('button', { name: 'Try again' }).isVisible());
  await context.setOffline(false); // the page notices and reconnects
  await until(page, () => document.querySelectorAll('.glows[data-el]').length > 0);
  ada.problems.length = 0; // console errors of the lost connection are expected
  await ada.leave();
});
