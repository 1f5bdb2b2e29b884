// Hovering over a glowing element previews its effects, and no preview covers a glowing element.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { myTurn, newPerson, resumeGame, seatUrl, settled, sitDown } from './harness.mjs';

/** Focuses an element and returns the topmost element at each point where it could be touched. */
function whileShown(page, el) {
  return page.evaluate(async (name) => {
    const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
    const found = ([x, y]) => document.elementFromPoint(x, y)?.closest('.glows[data-el]')?.getAttribute('data-el') === name;
    // On a phone an element may also exist on a hidden panel.
    const drawn = [...document.querySelectorAll(`.glows[data-el="${name}"]`)].map((node) => {
      const box = node.getBoundingClientRect();
      const spots = steps.flatMap((x) => steps.map((y) => [box.left + box.width * x, box.top + box.height * y]));
      return { node, before: spots.filter(found) };
    });
    const { node, before } = drawn.find((one) => one.before.length > 0) ?? drawn[0];
    node.focus({ preventScroll: true });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const lost = before.filter((spot) => !found(spot));
    node.blur();
    return { spots: before.length, lost: lost.length };
  }, el);
}

// Walks with fees, buildings and deliveries have the largest previews.
const positions = [
  { game: 'classic-4p-fixed-a', turn: 60 },
  { game: 'classic-4p-fixed-a', turn: 200 },
  { game: 'classic-rails-4p-fixed-a', turn: 120 },
  { game: 'elpaso-3p-default', turn: 60 },
];
for (const size of ['wide', 'narrow']) {
  for (const { game, turn } of positions) {
    test(`what a preview draws leaves everything within reach: ${game} from move ${turn}, ${size}`, { timeout: 60_000 }, async () => {
      const made = await resumeGame(game, 1, { turn });
      const person = await newPerson({ size });
      await sitDown(person.page, seatUrl(made, 1));
      await myTurn(person.page);
      const { free } = await settled(person.page);
      const names = [...new Set(free.map((one) => one.el))];
      assert.ok(names.length > 0, 'something glows');
      for (const el of names) {
        const { spots, lost } = await whileShown(person.page, el);
        assert.ok(spots > 0, `${el} can be touched`);
        assert.equal(lost, 0, `${el}: covered at ${lost} of ${spots} spots by its own preview`);
      }
      await person.leave();
    });
  }
}
