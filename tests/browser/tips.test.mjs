// Tips and popovers: where they stand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, myTurn, newPerson, seatUrl, sitDown, until } from './harness.mjs';

/** For each edge of the window the spaces of the trail next to it, with a point that the pointer can reach. */
function spacesAtEdges() {
  const seen = [...document.querySelectorAll('[data-el^="space:"]')].flatMap((node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest('[data-el]');
    return hit === node ? [{ el: node.getAttribute('data-el'), x, y }] : [];
  });
  const first = (rank) => [...seen].sort((a, b) => rank(a) - rank(b))[0];
  return [first(({ x }) => x), first(({ x }) => -x), first(({ y }) => y), first(({ y }) => -y)];
}

/** True if the tip stands above or below the element, does not cover it, and lies inside the window. */
function tipIsBeside(el) {
  const tip = document.querySelector('[role=tooltip]')?.getBoundingClientRect();
  const thing = document.querySelector(`[data-el="${el}"]`).getBoundingClientRect();
  if (!tip) return false;
  const inside = tip.left >= 8 && tip.top >= 8 && tip.right <= innerWidth - 8 && tip.bottom <= innerHeight - 8;
  const near = tip.left < thing.right && tip.right > thing.left;
  return inside && near && (tip.top >= thing.bottom || tip.bottom <= thing.top);
}

for (const game of ['second', 'elpaso']) {
  test(`a tip stands beside its element and inside the window, at every edge of the board: ${game}`, { timeout: 60_000 }, async () => {
    const made = await makeTable({ game, players: 2, seed: 21, seats: [human('Ada'), bot()] });
    const ada = await newPerson({ size: 'middle' });
    const { page } = ada;
    await sitDown(page, seatUrl(made, 1));
    await myTurn(page);
    const spots = await page.evaluate(spacesAtEdges);
    assert.ok(new Set(spots.map(({ el }) => el)).size >= 3, JSON.stringify(spots));
    for (const { el, x, y } of spots) {
      await page.mouse.move(x, y);
      await until(page, tipIsBeside, el, 5000, `a tip beside ${el}`);
      await page.keyboard.press('Escape');
      await until(page, () => !document.querySelector('[role=tooltip]'), null, 5000, 'the tip is closed');
    }
    await ada.leave();
  });
}
