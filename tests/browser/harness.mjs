// The harness of the browser tests: a browser, pages that fail on any console error, and functions that play by clicking
// glowing elements only.
//
// Started by web/scripts/browser-tests.mjs, which sets DROVER_URL to a running server of its own.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

export const url = process.env.DROVER_URL;
assert.ok(url, 'DROVER_URL is not set; start the tests with web/scripts/browser-tests.mjs');

let browser;
const contexts = new Set();
before(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  });
});
after(async () => {
  await browser?.close();
});

export const sizes = { wide: [1440, 900], middle: [1024, 768], narrow: [390, 844] };

/** A new person with an empty browser context, whose pages collect all errors of the console. */
export async function newPerson({ size = 'wide', touch = size === 'narrow', settings = {}, motion = 'reduce', worker = false } = {}) {
  const [width, height] = sizes[size];
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion,
    locale: 'en-GB',
    acceptDownloads: true,
    // The service worker would fetch all files of the page for every person; only its own tests enable it.
    serviceWorkers: worker ? 'allow' : 'block',
  });
  contexts.add(context);
  await context.addInitScript((wanted) => {
    if (location.protocol === 'about:') return; // the empty page a tab begins with has no storage
    if (localStorage.getItem('drover.settings')) return;
    localStorage.setItem('drover.settings', JSON.stringify({ sound: false, ...wanted }));
  }, settings);
  const problems = [];
  context.on('page', (page) => {
    page.on('console', (message) => {
      // The page tries to take a seat with every key; the server rejects a key that is no link, which is no error here.
      if (message.location().url.endsWith('/sit')) return;
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`page: ${error.stack ?? error.message}`));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return {
    context,
    page,
    problems,
    async leave() {
      await context.close();
      contexts.delete(context);
      assert.deepEqual(problems, [], 'the console stayed clean');
    },
  };
}

export async function makeTable(table) {
  const answer = await fetch(`${url}/api/v1/tables`, { method: 'POST', body: JSON.stringify(table) });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}
/**
 * Creates a table that continues a recorded game with a person at one seat: at the beginning of that seat's last turn, or
 * of its first turn after move number `turn`. With `before` it begins just before the first move that matches it.
 */
export async function resumeGame(name, seat, { before = null, turn = before ? 0 : Infinity } = {}) {
  const [head, moves] = readFileSync(new URL(`../golden/v2/${name}.txt`, import.meta.url), 'utf8').split('\n\n');
  const settings = head
    .split('\n')
    .filter((line) => !/^(score|winners):/.test(line))
    .map((line) => (line.startsWith('result:') ? 'result: unfinished' : line))
    .map((line) => {
      if (!line.startsWith('seats:')) return line;
      const seats = line.slice(6).split(',');
      return `seats: ${seats.map((one, index) => (index === seat - 1 ? 'Ada' : 'greedy')).join(', ')}`;
    });
  const turns = moves.split('\n').filter(Boolean);
  const of = (line) => line.slice(line.indexOf(': ') + 2).split('; ');
  const own = turns
    .map((line, index) => (line.split('. ')[1].startsWith(`${seat}:`) && (!before || of(line).some((move) => before.test(move))) ? index : -1))
    .filter((index) => index >= 0);
  const from = own.find((index) => index >= turn) ?? own[own.length - 1];
  const made = before ? of(turns[from]).slice(0, of(turns[from]).findIndex((move) => before.test(move))) : [];
  const within = made.length > 0 ? [turns[from].replace(/: .*/, `: ${made.join('; ')}`)] : [];
  const record = [...settings, '', ...turns.slice(0, from), ...within, ''].join('\n');
  const answer = await fetch(`${url}/api/v1/records`, { method: 'POST', body: record });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}
export const human = (name) => ({ kind: 'human', name });
export const bot = (level = 'greedy') => ({ kind: 'bot', level });

/** The link to seats. The first person who opens it takes the seats; in that person's browser it leads back to them. */
export function seatUrl(made, ...seats) {
  return `${url}/t/${made.table}#${seats.map((seat) => made.seats[seat - 1].key).join(',')}`;
}

export async function sitDown(page, address) {
  await page.goto(address);
  await page.waitForSelector('#decision');
  await tableRendered(page);
}
/** Opens an address and waits for the table, whose parts appear one by one. */
const tableRendered = (page) => page.waitForSelector('.table[aria-busy=false]', { timeout: 30_000 });

/**
 * Evaluates a function in the page until it returns a truthy value. Playwright's waitForFunction needs eval, which the
 * page's policy forbids. Errors during loading or navigation are ignored until the timeout.
 */
export async function until(page, ask, argument, timeout = 15_000, what = String(ask)) {
  const end = Date.now() + timeout;
  for (;;) {
    let problem = '';
    const answer = await page.evaluate(ask, argument).catch((error) => void (problem = `: ${error.message}`));
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}${problem}; ${await describeObstacle(page)}`);
    await page.waitForTimeout(25);
  }
}

/** Waits until the page has a decision or the game is over, and returns which of them. */
export async function myTurn(page, timeout = 60_000) {
  return until(
    page,
    () => {
      if (document.querySelector('.table[aria-busy=true]')) return null;
      if (document.querySelector('[role=dialog][aria-modal=true]')) return 'pass';
      if (document.querySelector('dialog[open] .winner')) return 'over';
      if (document.querySelector('#decision.mine')) return 'choose';
      return null;
    },
    null,
    timeout,
    'a turn',
  );
}

/** The glowing elements that can be clicked, by name and position (`free`), and those that cannot (`covered`). */
export async function glowing(page) {
  return page.evaluate(() => {
    const free = [];
    const covered = [];
    const frame = { width: innerWidth, height: innerHeight };
    for (const node of document.querySelectorAll('.glows[data-el]')) {
      const box = node.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const el = node.getAttribute('data-el');
      // One of several points suffices, because pieces may stand on a space.
      const points = [
        [0.5, 0.5],
        [0.3, 0.3],
        [0.7, 0.3],
        [0.3, 0.75],
        [0.7, 0.75],
        [0.1, 0.5],
      ].map(([x, y]) => ({ x: box.left + box.width * x, y: box.top + box.height * y }));
      const hit = points.find(({ x, y }) => {
        if (x < 0 || y < 0 || x >= frame.width || y >= frame.height) return false;
        const top = document.elementFromPoint(x, y);
        return top?.closest('.glows[data-el]')?.getAttribute('data-el') === el;
      });
      if (hit) free.push({ el, ...hit });
      else covered.push(el);
    }
    const names = new Set(free.map((one) => one.el));
    return { free, covered: [...new Set(covered)].filter((el) => !names.has(el)) };
  });
}

/** Waits for two frames: on a busy machine a pause alone may end before the next layout. */
async function nextFrames(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The result of `glowing` after all animations have ended. */
export async function settled(page) {
  let last = await glowing(page);
  for (let i = 0; i < 20; i++) {
    await nextFrames(page);
    await page.waitForTimeout(20);
    const now = await glowing(page);
    if (JSON.stringify(now) === JSON.stringify(last)) return now;
    last = now;
  }
  return last;
}

export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The current decision as text, to detect its change; unchanged while a move is being sent. */
function decisionState() {
  const bar = document.querySelector('#decision');
  if (!bar || bar.querySelector('.sending')) return null;
  const moves = [...bar.querySelectorAll('.choice')].map((one) => one.dataset.move);
  // Actions that are possible at any time do not change the decision, but they change the log.
  const logLength = document.querySelector('[role=log]')?.textContent.length ?? 0;
  return `${bar.querySelector('.sentence').textContent}\n${moves.join('; ')}\n${logLength}`;
}

/**
 * Makes one decision by clicking a glowing element of the board or, sometimes, a highlighted button, and answers choosers
 * and confirmations. Returns the clicked element.
 */
export async function decide(page, dice, touch = false) {
  const before = await until(page, decisionState);
  const { free, covered } = await settled(page);
  const closing = await page.$$('#decision .choice.closing');
  const useBoard = free.length > 0 && (closing.length === 0 || dice() < 0.75);
  let clicked;
  if (useBoard) {
    const one = free[Math.floor(dice() * free.length)];
    clicked = one.el;
    if (touch) await page.touchscreen.tap(one.x, one.y);
    else await page.mouse.click(one.x, one.y);
  } else if (closing.length > 0) {
    const one = closing[Math.floor(dice() * closing.length)];
    clicked = (await one.textContent()).trim();
    await one.click();
  } else {
    await openList(page);
    const buttons = await page.$$('#decision .choice:visible');
    const one = buttons[Math.floor(dice() * buttons.length)];
    clicked = (await one.textContent()).trim();
    await one.click();
  }
  // A busy page takes a while to turn a touch into a click and to open the chooser.
  const end = Date.now() + 10_000;
  for (;;) {
    const state = await page.evaluate(decisionState);
    if (state !== null && state !== before) break;
    if (Date.now() > end) throw new Error(`nothing changed after clicking ${clicked}; ${await describeObstacle(page)}; the bar says: ${before}`);
    if (!(await answerChooser(page, dice))) await page.waitForTimeout(20);
  }
  return { clicked, covered };
}

/** Answers an open chooser, if there is one: confirms a question, or picks any choice. */
async function answerChooser(page, dice) {
  const chooser = await page.$('.chooser.placed');
  if (!chooser) return false;
  const yes = await chooser.$('.button.primary');
  const options = await chooser.$$('.choice');
  const one = yes ?? options[Math.floor(dice() * options.length)];
  // The chooser may have closed meanwhile, answered by the earlier click.
  await one?.click({ timeout: 2000 }).catch(() => {});
  await page.waitForTimeout(30);
  return true;
}

/** Describes the obstacle of a failed click; saves a picture if SHOT names a file. */
async function describeObstacle(page) {
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  return page.evaluate(() => {
    const said = (query) => [...document.querySelectorAll(query)].map((one) => `${query}: ${one.textContent.trim()}`);
    const seen = ['[role=tooltip]', '[role=status]', '[role=alert]', '[role=alertdialog]', 'dialog[open] h2', '.chooser', '.why'].flatMap(said);
    return seen.join('; ').slice(0, 600) || 'nothing stands in the way';
  });
}

/** Opens the list of choices, which is folded on a phone, and waits until it stays open. */
export async function openList(page) {
  for (let i = 0; i < 40; i++) {
    const seen = await page.evaluate(() => {
      const choice = document.querySelector('#decision .choice');
      return choice !== null && getComputedStyle(choice).visibility === 'visible';
    });
    if (seen) return;
    await page.evaluate(() => document.querySelector('#decision .foot [aria-expanded=false]')?.click());
    await page.waitForTimeout(50);
  }
  throw new Error('there is nothing to choose');
}

/** Clicking every decision of a game takes minutes: some tests always do so, others only on request. */
const wholeGames = Boolean(process.env.DROVER_WHOLE_GAMES);

/** Plays on until the game is over or the given number of decisions was made. */
export async function playOn(page, { seed = 1, decisions = Infinity, touch = false, onPass } = {}) {
  const dice = random(seed);
  const covered = new Map();
  let made = 0;
  while (made < decisions) {
    const what = await myTurn(page);
    if (what === 'over') return { made, over: true, covered };
    if (what === 'pass') {
      await (onPass ?? ((one) => one.click('[role=dialog][aria-modal=true] .button.primary')))(page);
      continue;
    }
    const one = await decide(page, dice, touch);
    for (const el of one.covered) covered.set(el, (covered.get(el) ?? 0) + 1);
    made++;
  }
  return { made, over: false, covered };
}

/**
 * Plays a game by clicking glowing elements only: a stretch at its beginning and one in its middle. The rest is played by
 * requests, unless every decision is to be clicked. Ends with the score sheet open.
 */
export async function playThrough(page, { seed, touch = false, stretch = 25, middle }) {
  if (wholeGames) {
    const game = await playOn(page, { seed, touch });
    assert.ok(game.over);
    return reportClicks(game);
  }
  const address = page.url();
  const first = await playOn(page, { seed, touch, decisions: stretch });
  await playQuickly(page, address, { turn: middle });
  const second = await playOn(page, { seed: seed + 1, touch, decisions: stretch });
  assert.deepEqual([first.over, second.over], [false, false]);
  await playQuickly(page, address);
  await page.getByRole('button', { name: 'Show the score sheet' }).click();
  return reportClicks({ made: first.made + second.made, covered: new Map([...first.covered, ...second.covered]) });
}

/** Reports the number of clicked decisions, and glowing elements that could not be clicked. */
export function reportClicks({ made, covered }) {
  console.log(`# ${made} decisions; out of reach at times: ${[...covered].map(([el, n]) => `${el} x${n}`).join(', ') || 'nothing'}`);
}

/**
 * Plays the seat of this address by requests and opens the table again: at the end of the game, or when a wanted decision
 * (by `key` and `for`) or turn is reached.
 */
export async function playQuickly(page, address, wanted = null) {
  const { pathname, hash } = new URL(address);
  await page.goto(url);
  await page.evaluate(
    async ({ pathname, hash, wanted }) => {
      // A person who has taken the seat has a key of their own.
      const link = hash.slice(1);
      const games = JSON.parse(localStorage.getItem('drover.games') ?? '[]');
      const key = games.flatMap((game) => game.seats).find((seat) => seat.link === link)?.own ?? link;
      const line = new WebSocket(`ws://${location.host}/api/v1/live`);
      const say = (message) => line.send(JSON.stringify(message));
      // The server closes connections that send more than twenty messages a second for long.
      const sayInTurn = (message) => setTimeout(() => say(message), 55);
      let id = 0;
      let state = 5;
      const pick = (list) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return list[Math.floor((state / 2 ** 32) * list.length)];
      };
      const { turn, ...keys } = wanted ?? { turn: Infinity };
      const reached = (view) =>
        view.over || (view.decision?.choices && view.turn >= (turn ?? 0) && Object.keys(keys).every((key) => view.decision[key] === keys[key]));
      await new Promise((done, fail) => {
        line.onclose = () => fail(new Error('the server closed the line'));
        line.onopen = () => say({ type: 'hello', table: pathname.split('/').pop(), key });
        line.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'error') fail(new Error(message.sentence));
          if (!message.view) return;
          if (reached(message.view)) done();
          else if (message.view.decision?.choices) {
            sayInTurn({ type: 'move', id: ++id, after: message.seq, move: pick(message.view.decision.choices).move });
          }
        };
      });
      line.close();
    },
    { pathname, hash, wanted },
  );
  await sitDown(page, address);
}
