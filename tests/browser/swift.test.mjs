// Measures when the page can be used and how much its layout shifts: with a cold cache, 4 Mbit/s and a processor slowed
// down four times. Time during which the page's thread waited for a core is subtracted. The best of a few attempts counts;
// the first one within the bound ends them. The aim is 1.5 s on an ordinary machine. On two busy cores that also draw in
// software a table took 1.0 to 1.7 s, late in a long game 2.0 s, the board on a phone 2.8 s and the lobby 0.8 s. The bounds
// are about twice these values. No layout may shift.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bot, human, makeTable, newPerson, resumeGame, seatUrl, url } from './harness.mjs';

const megabit = 1e6 / 8;
const line = { offline: false, downloadThroughput: 4 * megabit, uploadThroughput: 1 * megabit, latency: 40 };
const slowness = 4;
const soon = { table: 3500, late: 4500, phone: 5500, lobby: 2000 };
const still = 0.05;
const attempts = 5;

/** Runs in the page from its start: records when the wanted element could be used, and the layout shift. */
function watch(ready) {
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
    // Measured in the first task after the frame that shows the element, because only then clicks are handled.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      window.seen.usable = performance.now();
      performance.mark('usable');
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Traces the threads. The returned function gives the time during which the page's thread waited for a core. */
async function traced(browser) {
  const tools = await browser.newBrowserCDPSession();
  const events = [];
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] };
  await tools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const done = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
    await tools.send('Tracing.end');
    await done;
    await tools.detach();
    const mark = events.find(({ name, cat }) => name === 'usable' && cat.includes('user_timing'));
    const tasks = events.filter((one) => /RunTask$/.test(one.name) && one.pid === mark.pid && one.tid === mark.tid && one.ts < mark.ts);
    assert.ok(tasks.length > 0, 'the page did something');
    return tasks.reduce((sum, { dur = 0, tdur = dur }) => sum + Math.max(0, dur - tdur), 0) / 1000;
  };
}

/** Opens an address with an empty cache. */
async function visit(address, ready, person) {
  const visitor = await newPerson({ ...person, motion: 'no-preference', worker: true });
  const { page, context } = visitor;
  await page.addInitScript(watch, ready);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', line);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const starved = await traced(context.browser());
  await page.goto(address, { waitUntil: 'commit' });
  const end = Date.now() + 60_000;
  while (!(await page.evaluate(() => window.seen.usable))) {
    assert.ok(Date.now() < end, `${address} never showed ${ready}`);
    await page.waitForTimeout(50);
  }
  const waited = await starved();
  // Late parts may shift the layout, too.
  await page.evaluate(() => document.fonts.ready);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  if (address !== url) await page.waitForSelector('.table[aria-busy=false]', { timeout: 60_000 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { usable, shift, shifted } = await page.evaluate(() => window.seen);
  await visitor.leave();
  return { clock: Math.round(usable), time: Math.round(usable - waited), shift, shifted, kilobytes: Math.round(bytes / 1000) };
}

async function checkLoadingTime(t, makeAddress, ready, person = {}, allowed = soon.table) {
  const times = [];
  while (times.length < attempts && !times.some((time) => time < allowed)) {
    const { clock, time, shift, shifted, kilobytes } = await visit(await makeAddress(), ready, person);
    t.diagnostic(`usable after ${time} ms (${clock} by the clock), shift of ${shift.toFixed(3)}, ${kilobytes} kB`);
    assert.ok(shift < still, `a shift of ${shift.toFixed(3)}: ${shifted.join('; ')}`);
    times.push(time);
  }
  assert.ok(Math.min(...times) < allowed, `usable after ${times.join(', ')} ms, allowed ${allowed}`);
}

const seats = [human('Ada'), bot(), bot(), bot()];
const tableOf = (game) => async () => seatUrl(await makeTable({ game, players: 4, seed: 77, seats }), 1);
const choice = '#decision.mine .choice';

test('a table of the first edition opens quickly', { timeout: 400_000 }, (t) => checkLoadingTime(t, tableOf('classic'), choice));
test('a table of El Paso opens quickly', { timeout: 400_000 }, (t) => checkLoadingTime(t, tableOf('elpaso'), choice));
test('a table opens quickly on a phone', { timeout: 400_000 }, (t) => checkLoadingTime(t, tableOf('classic'), '[data-panel] .glows', { size: 'narrow' }, soon.phone));
test('a table late in a game opens quickly, in Polish', { timeout: 400_000 }, (t) =>
  checkLoadingTime(t, async () => seatUrl(await resumeGame('classic-4p-fixed-random', 3), 3), choice, { settings: { lang: 'pl' } }, soon.late));
test('the lobby opens quickly', { timeout: 400_000 }, (t) => checkLoadingTime(t, () => url, 'main .button', {}, soon.lobby));
