// A choice in the list shows the drawing of its part with the facts that matter; it highlights the board and vice versa.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { myTurn, newPerson, openList, resumeGame, seatUrl, sitDown, until } from './harness.mjs';

const trail = 'classic-4p-fixed-random';
const elpaso = 'elpaso-4p-default';

/** Opens a recorded game just before a move that matches the pattern. */
async function openBefore(page, name, seat, before, turn = 0) {
  await sitDown(page, seatUrl(await resumeGame(name, seat, { before, turn }), seat));
  assert.equal(await myTurn(page), 'choose');
}

/** A choice in the list: its drawing, its pictograms as text, its money and its position. */
async function listed(page, move) {
  const choice = page.locator(`#decision .choices .choice[data-move="${move}"]`);
  await choice.waitFor();
  return choice.evaluate((button) => {
    const picture = button.querySelector('.picture');
    const box = (node) => node.getBoundingClientRect();
    const inside = box(picture).left >= box(button).left && box(picture).right <= box(button).right && box(picture).bottom <= box(button).bottom + 1;
    return {
      drawn: [...new Set([...picture.querySelectorAll('[class]')].flatMap((node) => [...node.classList]))],
      letters: [...picture.querySelectorAll('text')].map((node) => node.textContent),
      hidden: picture.getAttribute('aria-hidden') === 'true' && picture.querySelector('[data-el]') === null,
      inside,
      size: Math.min(box(picture).width, box(picture).height),
      high: box(button).height,
      facts: [...button.querySelectorAll('.fact')].map((node) => (box(node).width > 8 && node.querySelector('svg') ? node.title : 'nothing drawn')),
      money: button.querySelector('.money')?.textContent ?? '',
    };
  });
}

function assertDrawn(choice, ...classes) {
  for (const one of classes) assert.ok(choice.drawn.includes(one), `${one} among ${choice.drawn.join(' ')}`);
  assert.ok(choice.hidden, 'only to be looked at');
  assert.ok(choice.inside && choice.size >= 33, `a picture of ${choice.size} px within its button`);
}

test('the trail: choices show the building, the worker, the card and the disc they are about', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;

  await openBefore(page, trail, 3, /^place/);
  const begin = await listed(page, 'place A');
  assertDrawn(begin, 'neutral-building');
  assert.ok(begin.letters.includes('A'));
  const actions = ['Discard a Guernsey card: gain $2', 'Hire a worker', 'Hire a worker for $2 more'];
  assert.deepEqual(begin.facts, actions);
  // A screen reader reads one sentence.
  await page.getByRole('button', { name: /^Begin at neutral building A ?: Discard a Guernsey card: gain \$2; Hire a worker; Hire a worker for \$2 more$/ }).waitFor();

  await openBefore(page, trail, 3, /^build/, 30);
  const building = await listed(page, 'build 3');
  assertDrawn(building, 'private-building');
  assert.ok(building.letters.includes('3a'));
  assert.deepEqual(building.facts.slice(0, 3), ['1 craftsman', '$2 on an empty building space', '1 point']);
  assert.ok(building.facts.length > 3, 'what it does');

  await openBefore(page, trail, 2, /^hire/, 30);
  const [worker] = await page.$$eval('#decision .choice', (all) => all.map((one) => one.dataset.move));
  const hire = await listed(page, worker);
  assertDrawn(hire, 'worker', `worker-${worker.split(' ')[1]}`);
  assert.match(hire.money, /^−\$\d/);

  await openBefore(page, trail, 2, /^buy/, 30);
  const cattle = await listed(page, 'buy yellow for 1+6');
  assertDrawn(cattle, 'cattle-card', 'band-yellow');
  assert.deepEqual([cattle.facts, cattle.money], [['1 cowboy'], '−$6']);

  // The effect of a disc, separate from the transport cost.
  await openBefore(page, trail, 1, /^disc /, 40);
  const disc = await listed(page, 'disc aux-draw');
  assertDrawn(disc, 'ring', 'disc');
  assert.equal(disc.money, '');
  assert.match(await page.locator('#decision .sentence').innerText(), /\(keep \$3 for transport\)/);
  await page.getByRole('button', { name: 'Unlock “draw 2 cards, then discard 2”' }).waitFor();
  await ada.leave();
});

test('a choice highlights its element on the board, and vice versa', { timeout: 60_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await openBefore(page, trail, 3, /^place/);
  await page.hover('#decision .choice[data-move="place B"] .words');
  await until(page, () => document.querySelector('[data-el="space:B"]').classList.contains('mark-preview'));
  await page.hover('.pane [data-el="space:D"]');
  await until(page, () => document.querySelector('#decision .choice[data-move="place D"]').classList.contains('previewed'));
  // A click on the picture selects the choice.
  const at = await page.locator('#decision .choice[data-move="place A"] .picture').boundingBox();
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await until(page, () => document.querySelector('#decision .choice[data-move="use A:hire"]') !== null);
  await ada.leave();
});

test('El Paso: choices show the building to begin at, the tile to build and the worker', { timeout: 60_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await openBefore(page, elpaso, 2, /^place/);
  const begin = await listed(page, 'place N1');
  assertDrawn(begin, 'neutral-building');
  assert.equal(begin.facts.length, 2);

  await openBefore(page, elpaso, 2, /^use \w+:build/);
  const build = await page.$eval('#decision .choice[data-move*=":build"]', (one) => one.dataset.move);
  const tile = await listed(page, build);
  assertDrawn(tile, 'public-building');
  assert.match(tile.facts[0], /^\d builders?$/);
  assert.ok(tile.facts.some((fact) => /^\d points?$/.test(fact)));

  await openBefore(page, elpaso, 2, /^use \w+:hire/);
  const hire = await listed(page, await page.$eval('#decision .choice[data-move*=":hire cowboy"]', (one) => one.dataset.move));
  assertDrawn(hire, 'worker-card', 'worker-cowboy');
  await ada.leave();
});

test('on a phone drawn choices stay two lines high and large enough for a finger', { timeout: 60_000 }, async () => {
  const ada = await newPerson({ size: 'narrow' });
  const { page } = ada;
  for (const [name, seat, before] of [
    [trail, 3, /^place/],
    [elpaso, 2, /^place/],
  ]) {
    await openBefore(page, name, seat, before);
    await openList(page);
    const moves = await page.$$eval('#decision .choice[data-move^="place"]', (all) => all.map((one) => one.dataset.move));
    assert.ok(moves.length > 3);
    for (const move of moves) {
      const choice = await listed(page, move);
      assertDrawn(choice, 'neutral-building');
      assert.ok(choice.high >= 43.5 && choice.high <= 50, `${move} is ${choice.high} px high`);
    }
  }
  await ada.leave();
});
