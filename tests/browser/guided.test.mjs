// A guided first game, played to its end by following the guide, in every language, by mouse and by touch. Unadvised
// moves, undo, leaving and returning do not disturb it. With PICTURES=FOLDER every step saves a picture there.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { newPerson, until, url } from './harness.mjs';

const pictures = process.env.PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

/** Adds a function `guideNow` to the person's pages: the text of the guide, and where its targets can be clicked. */
function addGuideNow() {
  const hit = (node) => {
    const box = node.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.3, 0.3], [0.7, 0.3], [0.3, 0.75], [0.7, 0.75], [0.1, 0.5]];
    for (const [x, y] of points) {
      const at = { x: box.left + box.width * x, y: box.top + box.height * y };
      if (box.width === 0 || at.x < 0 || at.y < 0 || at.x >= innerWidth || at.y >= innerHeight) continue;
      const top = document.elementFromPoint(at.x, at.y);
      if (top && node.contains(top)) return at;
    }
    return null;
  };
  const first = (selector) => [...document.querySelectorAll(selector)].map(hit).find((at) => at) ?? null;
  /** Null while a move is being sent; 'gone' at a table without a guide. */
  window.guideNow = () => {
    const card = document.querySelector('.guide');
    if (!document.querySelector('#decision') || document.querySelector('#decision .sending')) return null;
    if (!card) return 'gone';
    const part = document.documentElement.dataset.guided;
    return {
      step: card.dataset.step ?? null,
      advice: card.dataset.advice ?? null,
      count: card.querySelector('.count [aria-hidden]')?.textContent ?? null,
      title: card.querySelector('h2').textContent,
      words: card.querySelector('.words').textContent.trim(),
      reading: card.querySelector('.ways .primary') !== null,
      button: card.querySelector('.choice') !== null,
      /** The advised elements of the board. */
      board: first('.table .glows.mark-hint[data-el]'),
      /** All elements that the guide points at. */
      thing: first('.table .mark-hint[data-el]') ?? (part ? first(`[data-panel="${part}"]`) : null),
      /** An element is marked that may be out of view. */
      marked: part !== undefined || document.querySelector('.table .mark-hint[data-el]') !== null,
    };
  };
}

/** True if the guide has changed since `state`, given the length of the log. */
const guideChanged = ([state, length]) => {
  const now = window.guideNow();
  if (!now || now === 'gone') return now;
  const logLength = document.querySelector('[role=log]')?.textContent.length ?? 0;
  return JSON.stringify([now.step, now.advice]) !== state || logLength !== length;
};

/** Follows the advice, on the board if the guide points there, else on its card, and waits for the next step. */
async function followAdvice(page, now, touch) {
  const state = [
    JSON.stringify([now.step, now.advice]),
    await page.evaluate(() => document.querySelector('[role=log]')?.textContent.length ?? 0),
  ];
  if (now.reading) await page.click('.guide .ways .primary');
  else if (!now.board) await page.click('.guide .choice');
  else if (touch) await page.touchscreen.tap(now.board.x, now.board.y);
  else await page.mouse.click(now.board.x, now.board.y);
  // An element with several choices opens a chooser; a choice that cannot be undone asks for a confirmation.
  for (;;) {
    const answer = await until(
      page,
      `(${guideChanged})(${JSON.stringify(state)}) || (document.querySelector('.chooser.placed') && 'chooser')`,
      undefined,
      10_000,
      `an answer to ${state[0]}`,
    );
    if (answer !== 'chooser') return;
    const chooser = page.locator('.chooser.placed');
    const sure = chooser.locator('.button.primary');
    await ((await sure.count()) > 0 ? sure : chooser.locator(`[data-move="${now.advice}"]`)).click();
  }
}

/** Waits until the guide shows a step, its targets are in view and all animations have ended. */
async function settledGuide(page, after) {
  for (let last = null; ; ) {
    const now = await until(
      page,
      async () => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const now = window.guideNow();
        return now === 'gone' || (now && (now.reading || now.button) && (now.thing || !now.marked)) ? now : null;
      },
      null,
      20_000,
      `the guide after ${after}`,
    );
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
}

/** Follows the guide to its end or to the step `to`, and returns the shown steps and the moves made. */
async function follow(page, { name, touch = false, to = null }) {
  const shown = [];
  const moves = [];
  for (;;) {
    const now = await settledGuide(page, shown[shown.length - 1]?.step);
    if (now === 'gone' || (to && now.step === to)) return { shown, moves };
    if (now.step && shown[shown.length - 1]?.step !== now.step) {
      shown.push(now);
      assert.ok(now.words.length > 40, `${now.step}: ${now.words}`);
      assert.doesNotMatch(`${now.title} ${now.words}`, /lesson|undefined|null|NaN|[{}]/, now.step);
      if (pictures) {
        await page.waitForTimeout(350);
        await page.screenshot({ path: join(pictures, `${name}-${String(shown.length).padStart(2, '0')}-${now.step}.png`) });
      }
    }
    if (now.advice) moves.push(now.advice);
    await followAdvice(page, now, touch);
  }
}

async function begin(page, lesson) {
  await page.addInitScript(addGuideNow);
  await page.goto(url);
  await page.click(`[data-lesson=${lesson}]`);
  await page.waitForSelector('.guide');
}

/** The reader's own seat, from the server. */
async function ownSeat(page) {
  return page.evaluate(async () => {
    const [game] = JSON.parse(localStorage.getItem('drover.games'));
    const answer = await fetch(`/api/v1/tables/${game.table}`, { headers: { Authorization: `Bearer ${game.mine[0]}` } });
    const { view } = await answer.json();
    return { player: view.position.players[0], lesson: game.lesson };
  });
}
const deliveries = ({ cities, posts }) => Object.values(cities ?? posts).reduce((sum, count) => sum + count, 0);

/** Every language by mouse or by touch; the last two only if whole games are requested. */
const rounds = [
  ['second', 'en', 'wide'],
  ['second', 'de', 'narrow'],
  ['second', 'pl', 'wide'],
  ['elpaso', 'pl', 'narrow'],
  ['elpaso', 'de', 'wide'],
  ['elpaso', 'en', 'narrow'],
].slice(0, process.env.DROVER_WHOLE_GAMES ? 6 : 4);
const made = new Map();
for (const [lesson, lang, size] of rounds) {
  test(`the lesson of ${lesson} can be followed from its first step to its last, ${lang}, ${size}`, { timeout: 300_000 }, async () => {
    const person = await newPerson({ size, settings: { lang, speed: 'off' } });
    const { page } = person;
    await begin(page, lesson);
    const { shown, moves } = await follow(page, { name: `${lesson}-${lang}-${size}`, touch: size === 'narrow' });
    const [, steps] = shown[0].count.split('/').map(Number);
    assert.deepEqual(shown.map((one) => one.count), Array.from({ length: steps }, (_, index) => `${index + 1}/${steps}`));
    const seat = await ownSeat(page);
    assert.equal(deliveries(seat.player), 1, 'the reader has delivered once');
    assert.equal(seat.lesson.over, true);
    assert.equal(await page.getAttribute('html', 'lang'), lang);
    // A fixed deal and a deterministic bot.
    if (made.has(lesson)) assert.deepEqual(moves, made.get(lesson));
    made.set(lesson, moves);
    await page.goto(url);
    assert.equal(await page.locator('[data-resume]').count(), 0, 'what is over is not gone on with');
    await person.leave();
  });
}

test('the guide leads to a delivery despite unadvised moves, undo, leaving and returning', { timeout: 300_000 }, async () => {
  const person = await newPerson({ settings: { speed: 'off' } });
  const { page } = person;
  await begin(page, 'second');
  await follow(page, { name: 'stray', to: 'hire' });

  // After an undo the earlier step is shown again.
  await page.click('#decision .undo');
  await page.waitForSelector('.guide[data-step=sell]');
  await page.click('#decision .undo');
  await page.waitForSelector('.guide[data-step=begin]');

  // A space that was not advised.
  await page.click('#decision .choice[data-move="place C"]');
  await page.waitForSelector('.guide:not([data-step=begin]) .strayed');
  const there = await page.getAttribute('.guide', 'data-step');

  // Leaving and returning: by a reload, and by the lobby.
  await page.reload();
  await page.waitForSelector('.guide');
  assert.equal(await page.getAttribute('.guide', 'data-step'), there);
  await page.goto(url);
  await page.locator('.recent').getByText('Continue the lesson').waitFor();
  await page.click('[data-resume=second]');
  await page.waitForSelector('.guide');
  assert.equal(await page.getAttribute('.guide', 'data-step'), there);

  // A folded guide leaves room and keeps its step.
  await page.click('.guide [aria-expanded=true]');
  assert.equal(await page.locator('.guide .words').count(), 0);
  await page.click('.guide [aria-expanded=false]');

  const { shown } = await follow(page, { name: 'stray' });
  assert.deepEqual(shown.slice(-2).map((one) => one.step), ['score', 'bye']);
  assert.equal(deliveries((await ownSeat(page)).player), 1);
  await person.leave();
});
