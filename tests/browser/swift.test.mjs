// How soon the page can be used, and that nothing jumps while it comes: a cold cache, 4 Mbit/s and a processor four times as
// slow as this one. Other tests run beside this one on the same machine, which makes times longer but never shorter: the best
// of a few attempts counts, and the first that is good enough ends them. What shifts must not shift in any attempt.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, newPerson, resumeGame, seatUrl, url } from './harness.mjs';

const megabit = 1e6 / 8;
const line = { offline: false, downloadThroughput: 4 * megabit, uploadThroughput: 1 * megabit, latency: 40 };
const slowness = 4;
const soon = 1500;
const still = 0.05;
const attempts = 5;

/** Runs in the page from its first moment: when everything wanted could be used, by the page's own clock, and how much shifted. */
function watch({ ready }) {
  window.seen = { usable: null, shift: 0, shifted: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.seen.shift += entry.value;
      for (const { node, previousRect: a, currentRect: b } of entry.sources ?? []) {
        const name = node?.className?.baseVal ?? node?.className ?? node?.nodeName;
        window.seen.shifted.push(`${name} (${[a.x, a.y, a.width, a.height].map(Math.round)}) to (${[b.x, b.y, b.width, b.height].map(Math.round)})`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const found = [...document.querySelectorAll(ready)].some((one) => !one.disabled && one.checkVisibility());
    if (!found) return requestAnimationFrame(look);
    // In the first task after the frame that shows it: a click is heard.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.seen.usable = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Opens an address as somebody who was never here. */
async function visit(address, ready, person) {
  const visitor = await newPerson({ ...person, motion: 'no-preference' });
  const { page, context } = visitor;
  await page.addInitScript(watch, { ready });
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', line);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address, { waitUntil: 'commit' });
  const end = Date.now() + 40_000;
  const seen = () => page.evaluate(() => window.seen);
  while ((await seen()).usable === null) {
    assert.ok(Date.now() < end, `${address} never showed ${ready}`);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300); // what comes late may shift too
  const { usable, shift, shifted } = await seen();
  await visitor.leave();
  return { usable: Math.round(usable), shift, shifted, kilobytes: Math.round(bytes / 1000) };
}

async function holds(t, makeAddress, ready, person = {}) {
  const seen = [];
  for (let i = 0; i < attempts && !seen.some((one) => one.usable < soon); i++) {
    const one = await visit(await makeAddress(), ready, person);
    seen.push(one);
    t.diagnostic(`usable after ${one.usable} ms, shift of ${one.shift.toFixed(3)}, ${one.kilobytes} kB`);
    assert.ok(one.shift < still, `a shift of ${one.shift.toFixed(3)}: ${one.shifted.join('; ')}`);
  }
  const best = Math.min(...seen.map((one) => one.usable));
  assert.ok(best < soon, `usable after ${best} ms at best; attempts: ${seen.map((one) => one.usable).join(', ')}`);
}

const seats = [human('Ada'), bot(), bot(), bot()];
const tableOf = (game) => async () => seatUrl(await makeTable({ game, players: 4, seed: 77, seats }), 1);
const choice = '#decision.mine .choice';

test('a table of the first edition is soon there', { timeout: 300_000 }, (t) => holds(t, tableOf('classic'), choice));
test('a table of El Paso is soon there', { timeout: 300_000 }, (t) => holds(t, tableOf('elpaso'), choice));
test('a table is soon there on a phone', { timeout: 300_000 }, (t) => holds(t, tableOf('classic'), '#decision.mine', { size: 'narrow' }));
test('a table late in a game is soon there, in Polish', { timeout: 300_000 }, (t) =>
  holds(t, async () => seatUrl(await resumeGame('classic-4p-fixed-random', 3), 3), choice, { settings: { lang: 'pl' } }));
test('the lobby is soon there', { timeout: 300_000 }, (t) => holds(t, () => url, 'main .button'));
