// The language changes at any time, everywhere, and is remembered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, playOn, seatUrl, sitDown, until, url } from './harness.mjs';

const sentence = (page) => page.locator('#decision .sentence').innerText();
/** Chooses a language and waits for its catalogue, which is loaded on demand. */
async function speak(page, lang) {
  await page.locator('#table-language').selectOption(lang);
  await until(page, (wanted) => document.documentElement.lang === wanted, lang);
}

test('English, German and Polish, switched at the table and remembered', { timeout: 120_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 4, seats: [human('Ada'), bot()] });
  const ada = await newPerson();
  const { page } = ada;
  await sitDown(page, seatUrl(made, 1));
  await myTurn(page);
  assert.match(await sentence(page), /Place your cattleman/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await speak(page, 'de');
  assert.match(await sentence(page), /Viehtreiber/);
  await speak(page, 'pl');
  assert.match(await sentence(page), /ranczer/);
  await page.reload();
  await myTurn(page);
  assert.match(await sentence(page), /ranczer/);
  await page.goto(url);
  await page.getByRole('button', { name: 'Zagraj teraz' }).waitFor();
  await ada.leave();
});

test('a bot has a name in every language, and a person without a name is never called "You"', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now' }).click();
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const [lang, person] of [
    ['en', 'Player 1'],
    ['de', 'Spieler 1'],
    ['pl', 'Gracz 1'],
  ]) {
    await speak(page, lang);
    const names = await page.locator('.players .name .n').allInnerTexts();
    assert.deepEqual(names, [person, 'Hank', 'Clara']);
    // The badge of each row shows the initial of the name beside it.
    const badges = await page.locator('.players .row > svg:first-child').allTextContents();
    assert.deepEqual(badges.map((text) => text.trim()), names.map((name) => name[0]));
    await until(page, (who) => document.querySelector('.log')?.textContent?.includes(who), person);
  }
  await ada.leave();
});

for (const [lang, size] of [
  ['de', 'middle'],
  ['pl', 'wide'],
]) {
  test(`a while of play in ${lang} leaves no raw key or English on the table`, { timeout: 240_000 }, async () => {
    const made = await makeTable({ game: 'classic', players: 3, seed: 31, options: { neutral: 'shuffled', buildings: 'random' }, seats: [human('Ada'), bot(), bot('random')] });
    const ada = await newPerson({ size, settings: { lang } });
    const { page } = ada;
    await sitDown(page, seatUrl(made, 1));
    for (let i = 0; i < 5; i++) {
      const { over } = await playOn(page, { seed: 40 + i, decisions: 8 });
      if (over) break;
      await myTurn(page);
      const text = await page.locator('#decision, .log').allInnerTexts();
      const joined = text.join('\n');
      assert.doesNotMatch(joined, /undefined|NaN|\bnull\b|\{|\}/, joined);
      assert.doesNotMatch(joined, /\b(the|your|gains|walks|draws|take|teepee)\b/i, joined);
    }
    await ada.leave();
  });
}
