// Touching an element that does not glow shows a note that explains why it cannot be chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { human, makeTable, newPerson, seatUrl, sitDown, until, url } from './harness.mjs';

/** Plays these moves by requests, before the page opens the table. */
async function play(made, moves) {
  const at = `${url}/api/v1/tables/${made.table}`;
  let after = 0;
  for (const [seat, move] of moves) {
    const headers = { Authorization: `Bearer ${made.seats[seat - 1].key}` };
    const answer = await fetch(`${at}/move`, { method: 'POST', headers, body: JSON.stringify({ after, move }) });
    assert.equal(answer.status, 200, `${move}: ${await answer.clone().text()}`);
    after = (await answer.json()).seq;
  }
}

async function sit(moves, { game = 'classic', seat = 1, seed = 21, ...person } = {}) {
  const made = await makeTable({ game, players: 2, seed, seats: [human('Ada'), human('Bob')] });
  await play(made, moves);
  const one = await newPerson(person);
  await sitDown(one.page, seatUrl(made, seat));
  return one;
}

/** A point at which this element is hit, and none of the elements inside it. */
function spotOf(page, el) {
  return until(
    page,
    (name) => {
      for (const node of document.querySelectorAll(`[data-el="${name}"]`)) {
        const box = node.getBoundingClientRect();
        for (const x of [0.5, 0.15, 0.85, 0.3, 0.7]) {
          for (const y of [0.5, 0.15, 0.85, 0.3, 0.7]) {
            const at = { x: box.left + box.width * x, y: box.top + box.height * y };
            if (document.elementFromPoint(at.x, at.y)?.closest('[data-el]') === node) return at;
          }
        }
      }
      return null;
    },
    el,
    5000,
    `a spot of ${el}`,
  );
}
const noteOf = (page) => page.locator('.why p');

/** Touches an element and returns the text of the note. */
async function touch(page, el, { finger = false } = {}) {
  const { x, y } = await spotOf(page, el);
  if (finger) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return noteOf(page).innerText();
}

/** Checks that the note stands above or below the element, does not cover it, and lies inside the window. */
async function assertNoteBeside(page, el) {
  const stands = (name) => {
    const [note, thing] = ['.why', `[data-el="${name}"]`].map((what) => document.querySelector(what).getBoundingClientRect());
    const seen = note.left >= 0 && note.top >= 0 && note.right <= innerWidth && note.bottom <= innerHeight;
    const near = note.left < thing.right && note.right > thing.left;
    return seen && near && (note.bottom <= thing.top || note.top >= thing.bottom);
  };
  await until(page, stands, el, 5000, `the note beside ${el}`);
}

const building = [
  [1, 'place B'],
  [1, 'use B:build'],
];

test('a building that needs more builders is explained, and the note can be opened and closed', { timeout: 60_000 }, async () => {
  const ada = await sit(building);
  const { page } = ada;
  assert.equal(await touch(page, 'building:5'), 'That takes 3 craftsmen, and you have 1.');
  await assertNoteBeside(page, 'building:5');
  assert.match(await page.locator('.why strong').innerText(), /5a/);
  // Escape closes the note and Enter opens it again, because the touched element has the focus.
  await page.keyboard.press('Escape');
  assert.equal(await noteOf(page).count(), 0);
  await page.keyboard.press('Enter');
  assert.equal(await noteOf(page).innerText(), 'That takes 3 craftsmen, and you have 1.');
  // A second note replaces the first; the note of an element that is never chosen states that.
  assert.equal(await touch(page, 'job:1:cowboy'), 'Another decision comes first. Choose a building, at $2 for each craftsman it needs.');
  assert.equal(await page.locator('.why').count(), 1);
  assert.equal(await touch(page, 'purse'), 'Nothing can be chosen here.');
  // Dragging opens no note.
  const far = await spotOf(page, 'building:10');
  await page.mouse.move(far.x, far.y);
  await page.mouse.down();
  await page.mouse.move(far.x + 14, far.y);
  await page.mouse.up();
  await page.waitForTimeout(300);
  assert.equal(await noteOf(page).count(), 0);
  // A glowing element is chosen without an explanation.
  await page.mouse.click(...Object.values(await spotOf(page, 'building:1')));
  await until(page, () => document.querySelector('#decision .choice[data-move^="at "]') !== null);
  assert.equal(await noteOf(page).count(), 0);
  await ada.leave();
});

test('an expensive worker and a required earlier choice are explained in German', { timeout: 60_000 }, async () => {
  const ada = await sit([[1, 'place A']], { settings: { lang: 'de' } });
  const { page } = ada;
  assert.equal(await touch(page, 'action:A:hire+2'), 'Dazu brauchst du 8\u00a0$, du hast 6\u00a0$.');
  assert.match(await touch(page, 'job:1:cowboy'), /^Wähle erst „.*Arbeiter.*“\.$/);
  assert.match(await touch(page, 'space:G'), /^Erst kommt eine andere Entscheidung\. Du bist beim neutralen Gebäude A/);
  await ada.leave();
});

test('a place that is too far away is explained in Polish on a touch screen', { timeout: 60_000 }, async () => {
  const turns = [1, 2].flatMap((seat) => [
    [seat, seat === 1 ? 'place A' : 'place B'],
    [seat, 'aux dollar'],
    [seat, 'end'],
  ]);
  const ada = await sit(turns, { size: 'narrow', settings: { lang: 'pl' } });
  const { page } = ada;
  const finger = { finger: true };
  assert.equal(await touch(page, 'space:G', finger), 'Aby dojść do budynku neutralnego G, potrzebujesz 5 kroków, a możesz zrobić najwyżej 3.');
  await assertNoteBeside(page, 'space:G');
  // The next touch anywhere closes the note.
  await page.touchscreen.tap(...Object.values(await page.locator('#decision .sentence').boundingBox()).slice(0, 2));
  assert.equal(await noteOf(page).count(), 0);
  assert.match(await touch(page, 'space:A', finger), /^Nie dojdziesz stąd /);
  await ada.leave();
});

test('the explanation names the deciding player, also for spectators', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seed: 21, seats: [human('Ada'), human('Bob')] });
  const bob = await newPerson();
  await sitDown(bob.page, seatUrl(made, 2));
  assert.equal(await touch(bob.page, 'space:C'), 'It is Ada’s turn.');
  await bob.leave();
  const guest = await newPerson();
  await sitDown(guest.page, `${url}/t/${made.table}#${made.spectator}`);
  assert.equal(await touch(guest.page, 'space:C'), 'You are watching; only players can choose.');
  await guest.leave();
});

test('El Paso: an expensive worker, a building that needs more and an early trading post are explained', { timeout: 60_000 }, async () => {
  const beginning = [
    [1, 'choose O14'],
    [2, 'choose O12'],
  ];
  const poor = await sit([...beginning, [1, 'place N1']], { game: 'elpaso', settings: { lang: 'de' } });
  assert.match(await touch(poor.page, 'hire:cowboy'), /^Dazu brauchst du \d+\u00a0\$, du hast \d+\u00a0\$\.$/);
  await poor.leave();
  const builder = await sit([...beginning, [1, 'place N4']], { game: 'elpaso', settings: { lang: 'pl' } });
  assert.match(await touch(builder.page, 'building:5'), /^Potrzebujesz \d budownicz\S+ \(dżokery się liczą\), a masz \d\.$/);
  assert.match(await touch(builder.page, 'post:12'), /^Najpierw trzeba podjąć inną decyzję\. /);
  await builder.leave();
});
