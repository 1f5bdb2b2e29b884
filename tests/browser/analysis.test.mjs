// The analysis board: analysing a finished game, asking the search, and sharing the analysis.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { newPerson, until, url } from './harness.mjs';

const record = (name) => readFileSync(new URL(`../golden/v2/${name}.txt`, import.meta.url), 'utf8');

/** Waits until the board shows the current node. */
const settledAt = (page) => page.waitForSelector('.analysis[aria-busy=false]');
/** The moves and comments in order; branches are preceded by a bar. */
const treeText = (page) =>
  page.$$eval('.panel-moves .tree :is(.move, .comment)', (all) =>
    all.map((one) => `${one.closest('.branch') ? '| ' : ''}${one.title || one.textContent}`).join('; '),
  );
/** Console errors that are expected: refused positions, and searches beyond the limit, which are repeated. */
const noBadRequests = (person) => person.problems.splice(0, person.problems.length, ...person.problems.filter((text) => !/\b(400|409|429)\b/.test(text)));

async function openText(page, text) {
  await page.goto(`${url}/#analysis`);
  await page.getByRole('textbox', { name: 'A record, a position or a link' }).fill(text);
  await page.getByRole('button', { name: 'Analyse it' }).click();
  await settledAt(page);
}

/** A hazard on the map, and a free space of its kind. */
async function tileAndPlace(page) {
  const lying = await page.$$eval('.main .glows[data-el]', (all) => all.map((one) => one.getAttribute('data-el')).filter((el) => /^space:(FL|DR|RF)\d$/.test(el)));
  const all = await page.$$eval('.main [data-el]', (nodes) => nodes.map((one) => one.getAttribute('data-el')));
  const from = lying[0];
  const to = all.find((el) => el.slice(0, -1) === from?.slice(0, -1) && !lying.includes(el));
  assert.ok(from && to, `${from} to ${to}`);
  return { from, to };
}
async function middleOf(page, el) {
  const box = await page.locator(`.main [data-el="${el}"]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
const turnsOn = async (page, turns) => {
  await page.keyboard.press('Home');
  for (let i = 0; i < turns; i++) await page.keyboard.press('Shift+ArrowRight');
  await settledAt(page);
};

test('a finished game becomes a tree with branches, comments and searches, and is restored from its link', { timeout: 120_000 }, async () => {
  const answer = await fetch(`${url}/api/v1/records`, { method: 'POST', body: record('elpaso-2p-default') });
  assert.equal(answer.status, 201);
  const made = await answer.json();
  const ada = await newPerson();
  const { page } = ada;
  await page.goto(`${url}/t/${made.table}#${made.spectator}`);
  await page.waitForSelector('.table[aria-busy=false]', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Analyse', exact: true }).click();
  await settledAt(page);

  // The analysis opens at the end; keys step back and forth.
  const moves = await page.locator('.panel-moves [data-node]').count();
  assert.ok(moves > 100, `${moves} moves`);
  await page.getByText('The game is over: these are the final scores.').waitFor();
  await page.keyboard.press('Home');
  await until(page, () => document.querySelector('.panel-moves .start')?.getAttribute('aria-current') === 'true');
  for (let i = 1; i <= 3; i++) {
    await page.keyboard.press('ArrowRight');
    await until(page, (at) => document.querySelectorAll('.panel-moves [data-node]')[at - 1]?.getAttribute('aria-current') === 'true', i);
  }
  await settledAt(page);

  // The search shows probabilities and best moves; a move that differs from the played one begins a branch.
  await page.locator('.best [data-best]').first().waitFor();
  await until(page, () => /Games simulated: \d+/.test(document.querySelector('.engine .status')?.textContent ?? ''));
  const chances = await page.$$eval('.engine [role=meter]', (all) => all.map((one) => Number(one.getAttribute('aria-valuenow'))));
  assert.equal(chances.length, 2);
  assert.ok(Math.abs(chances[0] + chances[1] - 100) <= 1, String(chances));
  const played = await page.$$eval('.panel-moves [data-node]', (all) => all[3].getAttribute('title'));
  const other = page.locator(`#decision .choice:not([data-move=${JSON.stringify(played)}])`).first();
  await other.click();
  await page.locator('.panel-moves .branch .move[aria-current=true]').waitFor();
  await page.getByRole('textbox', { name: 'Comment on this move' }).fill('Was this better?');
  await page.locator('.panel-moves .comment', { hasText: 'Was this better?' }).waitFor();
  await page.getByRole('button', { name: 'Make this the main line' }).click();
  await until(page, () => document.querySelector('.panel-moves .branch .move[aria-current=true]') === null);
  await page.getByRole('tab', { name: 'Points' }).click();
  assert.ok((await page.locator('.points tbody tr').count()) > 3, 'categories');
  await page.getByRole('tab', { name: 'Moves' }).click();
  const tree = await treeText(page);

  // The link contains the whole analysis: another person sees an equal tree.
  await page.getByRole('button', { name: 'Share and save' }).click();
  const link = await until(page, () => {
    const { value } = document.querySelector('dialog .link input') ?? {};
    return value?.includes('#analysis/z') ? value : null;
  });
  for (const [kind, begin] of [['SVG', '<svg'], ['PNG', '\x89PNG']]) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: kind, exact: true }).click()]);
    const file = readFileSync(await download.path(), 'latin1');
    assert.ok(file.startsWith(begin), kind);
    assert.ok(file.length > 20_000, `${kind} of ${file.length} bytes`);
  }
  const ben = await newPerson();
  await ben.page.goto(link);
  await settledAt(ben.page);
  assert.equal(await treeText(ben.page), tree);
  noBadRequests(ben);
  await ben.leave();

  // Closing loses nothing.
  await page.goto(`${url}/#analysis`);
  await page.reload();
  await settledAt(page);
  assert.equal(await treeText(page), tree);
  noBadRequests(ada);
  await ada.leave();
});

test('an edited position is refused with a sentence of the server until it is legal', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await openText(page, record('classic-2p-shuffled-a'));
  await page.keyboard.press('End');
  await until(page, () => document.querySelector('.engine .status')?.textContent.includes('over'));
  await turnsOn(page, 12);
  await page.getByRole('button', { name: 'Set up by hand' }).click();
  const verdict = page.locator('.setup .verdict');
  await verdict.getByText('This position can be played.').waitFor();

  // An impossible number.
  const dollars = page.getByRole('spinbutton', { name: 'Dollars' }).first();
  await dollars.fill('40000');
  await dollars.press('Tab');
  await verdict.getByText(/dollars: expected a whole number from 0 to 30000/).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Analyse this position' }).isDisabled(), true);
  await dollars.fill('33');
  await dollars.press('Tab');
  await verdict.getByText('This position can be played.').waitFor();

  // A tile that is dragged to another space of its kind.
  const { from, to } = await tileAndPlace(page);
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, to)), { steps: 6 });
  await page.mouse.up();
  await until(page, (el) => document.querySelector(`.main .glows[data-el="${el}"]`) !== null, to);
  await verdict.getByText('This position can be played.').waitFor();

  await page.getByRole('button', { name: 'Analyse this position' }).click();
  await page.getByText('No move yet.').first().waitFor();
  await page.locator('.best [data-best]').first().click();
  await until(page, () => document.querySelectorAll('.panel-moves [data-node]').length === 1);
  noBadRequests(ada);
  await ada.leave();
});

test('a finger drags a tile, also over a tab to another panel', { timeout: 120_000 }, async () => {
  const ada = await newPerson({ size: 'narrow' });
  const { page } = ada;
  await openText(page, record('classic-2p-shuffled-a'));
  await turnsOn(page, 12);
  await page.getByRole('button', { name: 'Set up by hand' }).click();
  await until(page, () => document.querySelector('.main .glows[data-el]') !== null);
  const { from, to } = await tileAndPlace(page);
  // Raw touch events, because only those can make the browser start scrolling.
  const device = await ada.context.newCDPSession(page);
  const touch = (type, ...points) => device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const slide = async ([x0, y0], [x1, y1]) => {
    for (let i = 1; i <= 6; i++) await touch('touchMove', [x0 + ((x1 - x0) * i) / 6, y0 + ((y1 - y0) * i) / 6]);
  };
  const start = await middleOf(page, from);
  await touch('touchStart', start);
  await slide(start, await middleOf(page, to));
  await page.locator('.ghost').waitFor();
  await touch('touchEnd');
  await until(page, (el) => document.querySelector(`.main .glows[data-el="${el}"]`) !== null, to);
  await until(page, () => document.querySelector('.bottom')?.textContent.includes('This position can be played.'));

  const again = await middleOf(page, to);
  const tab = await page.locator('[data-tab=railroad]').boundingBox();
  const over = [tab.x + tab.width / 2, tab.y + tab.height / 2];
  await touch('touchStart', again);
  await slide(again, over);
  await page.locator('[data-tab=railroad][aria-selected=true]').waitFor();
  // The dragged tile is still held although its panel is hidden.
  await slide(over, [200, 500]);
  await page.locator('.ghost').waitFor();
  await touch('touchEnd');
  await until(page, () => document.querySelector('.ghost') === null);
  noBadRequests(ada);
  await ada.leave();
});

test('everything fits on the screen at every size', { timeout: 120_000 }, async () => {
  for (const [lang, sizes] of [
    ['de', [[360, 740], [390, 844], [844, 390], [820, 1180]]],
    ['pl', [[1024, 768], [1366, 657], [2560, 1300]]],
  ]) {
    const ada = await newPerson({ size: 'narrow', touch: lang === 'de', settings: { lang } });
    const { page } = ada;
    await page.goto(`${url}/#analysis`);
    await page.locator('.open textarea').fill(record('second-rails-4p-shuffled-random'));
    await page.locator('.open .button.primary').click();
    await settledAt(page);
    await turnsOn(page, 9);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await until(page, (wide) => innerWidth === wide && document.querySelector('.analysis .steps') !== null, width);
      for (const setting of [false, true]) {
        await page.evaluate((on) => {
          const button = document.querySelectorAll('.analysis header .icon-button')[1];
          if ((button.getAttribute('aria-pressed') === 'true') !== on) button.click();
        }, setting);
        await until(page, (on) => (document.querySelector('.analysis.setting') !== null) === on, setting);
        const look = () => page.evaluate(() => {
          const found = [];
          if (document.scrollingElement.scrollWidth > innerWidth) found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
          const outside = ({ left, top, right, bottom }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
          for (const one of document.querySelectorAll('.analysis :is([role=tab], header button, .eyes button, .steps button, .best button, [role=meter])')) {
            if (outside(one.getBoundingClientRect())) found.push(`${one.textContent.trim() || one.getAttribute('aria-label')} is outside`);
          }
          for (const one of document.querySelectorAll('.analysis *')) {
            const words = one instanceof HTMLElement && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
            const size = parseFloat(getComputedStyle(one).fontSize);
            if (words && size < 11) found.push(`“${one.textContent.trim()}” is ${size} px high`);
          }
          return found;
        });
        // A new size takes effect two frames later.
        let lost = await look();
        for (let i = 0; i < 20 && lost.length > 0; i++) {
          await page.waitForTimeout(50);
          lost = await look();
        }
        assert.deepEqual(lost, [], `${width}x${height}, ${lang}${setting ? ', setting up' : ''}`);
      }
      await page.evaluate(() => document.querySelectorAll('.analysis header .icon-button')[1].click());
    }
    noBadRequests(ada);
    await ada.leave();
  }
});

test('the printed page has board, players, moves and comments, but no buttons', { timeout: 120_000 }, async () => {
  const ada = await newPerson({ settings: { theme: 'dark' } });
  const { page } = ada;
  await openText(page, record('classic-2p-shuffled-a'));
  await turnsOn(page, 6);
  await page.getByRole('textbox', { name: 'Title of this analysis' }).fill('A long way');
  await page.getByRole('textbox', { name: 'Comment on this move' }).fill('Was this better?');
  await page.locator('.panel-moves .comment').waitFor();
  assert.equal(await page.locator('article.paper').count(), 0, 'drawn only when it is printed');
  await page.emulateMedia({ media: 'print' });
  await page.locator('article.paper h1', { hasText: 'A long way' }).waitFor();
  // Drawings measure their room, and their contents measure the rest.
  await until(page, () => {
    const paper = document.querySelector('article.paper');
    const { right } = paper.getBoundingClientRect();
    return [...paper.querySelectorAll('svg')].every((one) => one.getBoundingClientRect().right <= right + 1);
  });
  const sheet = await page.evaluate(() => {
    const seen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
    const paper = document.querySelector('article.paper');
    return {
      // A player's collection is drawn as marks with a count.
      controls: [...document.querySelectorAll('button:not(.trophies), input, textarea, select')].filter(seen).map((one) => one.outerHTML.slice(0, 80)),
      panels: [...paper.querySelectorAll('.board > section')].filter((one) => seen(one) && one.querySelector('svg')).length,
      seats: paper.querySelectorAll('.seat').length,
      moves: paper.querySelectorAll('.move').length,
      comment: paper.querySelector('.comment')?.textContent,
      ink: getComputedStyle(paper).color,
    };
  });
  assert.deepEqual(sheet.controls, []);
  assert.equal(sheet.panels, 5);
  assert.equal(sheet.seats, 2);
  assert.ok(sheet.moves > 100, `${sheet.moves} moves`);
  assert.equal(sheet.comment, 'Was this better?');
  assert.equal(sheet.ink, 'rgb(44, 36, 27)', 'dark on light, whatever the screen shows');
  // The page inserts the sheet before the browser prints, and removes it afterwards.
  await page.emulateMedia({ media: 'screen' });
  await page.locator('article.paper').waitFor({ state: 'detached' });
  assert.ok((await page.pdf()).length > 100_000);
  assert.equal(await page.locator('article.paper').count(), 0);
  noBadRequests(ada);
  await ada.leave();
});

test('an invalid analysis is refused with a reason', { timeout: 60_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await page.goto(`${url}/#analysis/zdamaged`);
  await page.getByText('This link is damaged.').waitFor();
  await page.getByRole('textbox', { name: 'A record, a position or a link' }).fill('drover-record: 1\ngame: chess\n');
  await page.getByRole('button', { name: 'Analyse it' }).click();
  await until(page, () => [...document.querySelectorAll('[role=alert]')].some((one) => /chess/.test(one.textContent)));
  await page.getByRole('combobox', { name: 'Game' }).selectOption('second');
  await page.getByRole('button', { name: 'Set up the game' }).click();
  await settledAt(page);
  noBadRequests(ada);
  await ada.leave();
});
