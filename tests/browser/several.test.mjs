// Two servers on one database: when a server or the database crashes, the page reconnects and continues.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { after, test } from 'node:test';
import { Machines } from './machines.mjs';

const program = process.env.DROVER_PROGRAM;
assert.ok(program, 'DROVER_PROGRAM is not set: the program whose servers are to be killed');
const machines = new Machines();
after(() => machines.stop());
await machines.start(resolve(program));
// The harness creates its tables there.
process.env.DROVER_URL = machines.url;
const { bot, human, makeTable, myTurn, newPerson, openList, playOn, seatUrl, sitDown, until } = await import('./harness.mjs');

const waitForText = (page, pattern) =>
  until(page, (source) => new RegExp(source).test(document.querySelector('[role=alert]')?.textContent ?? ''), pattern.source, 30_000);

test('the page survives a killed server and a killed database without a reload', { timeout: 180_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 4, seats: [human('Ada'), bot('greedy+')] });
  const { page, problems, context } = await newPerson();
  const lines = [];
  page.on('websocket', (line) => lines.push(line));
  await sitDown(page, seatUrl(made, 1));
  await page.evaluate(() => (window.neverReloaded = true));
  await playOn(page, { seed: 1, decisions: 2 });

  // The connected server crashes: the page reconnects to the other one.
  const server = await machines.serverInUse();
  const before = lines.length;
  await machines.kill(server);
  for (const end = Date.now() + 30_000; !lines.slice(before).some((line) => !line.isClosed()); ) {
    assert.ok(Date.now() < end, 'the page does not come back');
    await page.waitForTimeout(50);
  }
  await playOn(page, { seed: 2, decisions: 3 });
  await machines.restart(server);

  // The database crashes: the page reports that the move was not accepted and that nothing is lost.
  assert.equal(await myTurn(page), 'choose');
  await openList(page);
  await machines.killDatabase();
  await page.locator('#decision .choice[data-move]:visible').first().click();
  const yes = page.locator('.chooser.placed .button.primary');
  if (await yes.isVisible()) await yes.click();
  await waitForText(page, /Nothing is lost/);
  await machines.startDatabase();
  // Requests that are refused meanwhile are not those of a person who plays on.
  await until(page, async () => (await fetch('/readyz')).ok, null, 30_000);
  await playOn(page, { seed: 3, decisions: 3 });

  assert.ok(await page.evaluate(() => window.neverReloaded), 'the page was never loaded anew');
  const lost = /WebSocket connection to .* failed|Failed to load resource: .*50[0-9]/;
  assert.deepEqual(
    problems.filter((problem) => !lost.test(problem)),
    [],
    machines.said,
  );
  await context.close();
});
