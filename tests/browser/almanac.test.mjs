// The almanac, the rules and the legend: opened from the lobby, by an address, from a tip at the table and by a key.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, seatUrl, sitDown, until, url } from './harness.mjs';

const entries = (page) => page.locator('[data-entry]');
const titles = (page) => page.locator('[data-entry] h3').allInnerTexts();

test('the almanac opens from the lobby, with chapters, search in every language and other games', { timeout: 90_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await page.goto(url);
  await page.getByRole('link', { name: 'Almanac, rules and icons' }).click();
  await page.locator('[data-entry="classic/neutral/A/box"] .picture svg').waitFor();
  assert.equal(await entries(page).count(), 7, 'the neutral buildings come first');
  // All printings and variants are loaded, or the server has refused one.
  await until(page, () => document.querySelector('section[aria-busy=false]') !== null);
  const shelves = await page.getByRole('group', { name: 'Sets' }).getByRole('button').allInnerTexts();
  for (const shelf of ['Base game', 'Promotional parts', 'Rails to the North (expansion)', 'Garth', 'Brisco']) assert.ok(shelves.includes(shelf), `${shelf} among ${shelves}`);

  const search = page.getByRole('searchbox');
  await search.fill('SAN FRANCISCO');
  assert.equal((await titles(page))[0], 'San Francisco');
  for (const word of ['durre', 'Susza', 'drought']) {
    await search.fill(word);
    assert.ok((await titles(page)).some((title) => title.startsWith('Drought')), word);
  }
  await search.fill('Shorthorn');
  await page.getByRole('button', { name: 'Search all games' }).click();
  await page.locator('[data-entry^="second/cattle/"]').first().waitFor();
  await page.locator('[data-entry^="elpaso/cattle/"]').first().waitFor();
  await ada.leave();
});

test('an address opens its entry in the reader’s language and marks reconstructed figures', { timeout: 90_000 }, async () => {
  const ada = await newPerson({ size: 'narrow', settings: { lang: 'de' } });
  const { page } = ada;
  await page.goto(`${url}/#almanac/second/town/T23/rails`);
  const town = page.locator('[data-entry="second/town/T23/rails"]');
  await town.waitFor();
  await until(page, () => {
    const box = document.querySelector('[data-entry="second/town/T23/rails"]')?.getBoundingClientRect();
    return box && box.top >= 0 && box.bottom <= innerHeight;
  });
  assert.match(await town.innerText(), /Rails to the North \(Erweiterung\)/);
  assert.match(await town.locator('.source.doubt').innerText(), /Gepunktete Ecke/);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, 'nothing sticks out at the side');
  await page.goto(`${url}/#almanac/elpaso/building/3b`);
  await page.locator('[data-entry="elpaso/building/3b/box"].marked').waitFor();
  await ada.leave();
});

test('the rules by topic fit two screens of a phone', { timeout: 90_000 }, async () => {
  const ada = await newPerson({ size: 'narrow', settings: { lang: 'pl' } });
  const { page } = ada;
  await page.goto(`${url}/#rules/classic/turn`);
  for (const game of ['classic', 'second', 'elpaso']) {
    await page.evaluate((address) => (location.hash = address), `#rules/${game}`);
    await until(page, (wanted) => location.hash.startsWith(`#rules/${wanted}`) && document.querySelector('article[aria-busy=false] p') !== null, game);
    const topics = await page.evaluate(async () => {
      const seen = [];
      for (const button of document.querySelectorAll('.rules nav button')) {
        button.click();
        await new Promise((done) => requestAnimationFrame(done));
        const article = document.querySelector('.rules article');
        seen.push({ title: article.querySelector('h2').textContent, wanted: button.textContent, height: article.getBoundingClientRect().height });
      }
      return seen;
    });
    assert.ok(topics.length >= 5, `${topics.length} topics of ${game}`);
    for (const { title, wanted, height } of topics) {
      assert.equal(title, wanted);
      assert.ok(height > 300 && height <= 2 * 844, `${title}: ${height} px`);
    }
  }
  assert.match(page.url(), /#rules\/elpaso\/elpaso-sue$/);
  await ada.leave();
});

test('the almanac opens from a tip at the table, and the legend by a key', { timeout: 90_000 }, async () => {
  const made = await makeTable({ game: 'second', players: 2, seed: 5, options: { rails: 'second' }, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').filter((one) => /Book|almanac/i.test(one.name)).length);
  assert.equal(await loaded(), 0, 'the almanac comes only when it is asked for');

  // The tip stays open while the pointer moves to its link.
  const city = page.locator('[data-el="city:kansas-city"]').first();
  const link = page.getByRole('tooltip').getByText('Open in the almanac');
  const reached = page.locator('[role=tooltip] button.reached');
  const go = async () => {
    await page.mouse.move(2, 2);
    await city.hover();
    const at = await link.boundingBox();
    await page.mouse.move(at.x + 10, at.y - 4, { steps: 4 });
    await page.mouse.move(at.x + 12, at.y + at.height / 2, { steps: 4 });
    await reached.waitFor({ timeout: 2000 });
  };
  // The tip closes soon; on a busy machine the pointer may be late and has to start again.
  for (let left = 5; left > 0; left--) {
    if (await go().then(() => true, (error) => (left > 1 ? false : Promise.reject(error)))) break;
  }
  await reached.click();
  // Two editions have a Kansas City: the one of this table is opened.
  await page.locator('dialog [data-entry="second/city/kansas-city/rails"].marked').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  // With the key.
  await page.mouse.move(5, 5);
  await page.locator('[data-el^="objective:"]:not([data-el="objective:stack"])').first().hover();
  await page.getByRole('tooltip').waitFor();
  await page.keyboard.press('a');
  await page.locator('dialog .marked[data-entry^="second/objective/"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  await page.locator('dialog [data-sign=certificate] svg').waitFor();
  assert.ok((await page.locator('dialog [data-sign]').count()) > 40);
  assert.match(await page.locator('dialog [data-sign=trade]').innerText(), /outlaw/);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.locator('dialog article h2').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#decision.mine').waitFor();

  // Without a keyboard there is a button.
  await page.getByRole('button', { name: 'Almanac, rules and icons' }).click();
  await page.locator('dialog [data-sign]').first().waitFor();
  await ada.leave();
});
