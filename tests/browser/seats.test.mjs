// Taking seats: a link can be used once; the host can renew the link of a seat.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { human, makeTable, newPerson, seatUrl, sitDown, until, url } from './harness.mjs';

const keyIn = (page) => page.evaluate(() => location.hash.slice(1));
const refusal = 'This link opens no seat';
const note = /The host gave the seat of.*Ben.*a new link/;

/** The dialog with the links of the table. */
async function links(page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Links to this table' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('heading', { name: 'Links to this table' }).waitFor();
  return dialog;
}

/** Ada creates a table for Ben and herself and takes her seat; returns the link for Ben. */
async function setTable(page) {
  await page.goto(url);
  await page.getByRole('button', { name: 'New table' }).click();
  await page.locator('.pill', { hasText: '2' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Name on seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByRole('heading', { name: 'The table is set' }).waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Copy the link for Ada' }).count(), 0, 'nobody else needs it');
  const link = await page.getByRole('textbox', { name: 'Copy the link for Ben' }).inputValue();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.table[aria-busy=false] #decision', { timeout: 30_000 });
  return link;
}

test('a guest takes a seat, and the host renews its link', { timeout: 120_000 }, async () => {
  const ada = await newPerson();
  const ben = await newPerson();
  const link = await setTable(ada.page);
  const keyOfAda = await keyIn(ada.page);
  const { host, seats } = await ada.page.evaluate(() => JSON.parse(localStorage.getItem('drover.games'))[0]);
  assert.match(host, /^[0-9a-f]{32}$/);
  assert.equal(seats[0].own, keyOfAda);
  assert.notEqual(seats[0].link, keyOfAda, 'Ada has a key of her own');

  // Ben's seat is free: Ada can share its link, and only that one.
  let dialog = await links(ada.page);
  assert.equal(await dialog.getByRole('textbox', { name: 'Copy the link for Ben' }).inputValue(), link);
  assert.equal(await dialog.getByText('This is you.').count(), 1);
  assert.match(await dialog.getByRole('textbox', { name: 'Copy your own link' }).inputValue(), new RegExp(`#${keyOfAda}$`));
  assert.doesNotMatch(await dialog.evaluate((node) => node.innerHTML), new RegExp(host), 'the key of the host is nowhere');

  // Ben takes the seat. His key differs from the link and leads back to his seat.
  await sitDown(ben.page, link);
  const keyOfBen = await keyIn(ben.page);
  assert.match(keyOfBen, /^[0-9a-f]{32}$/);
  assert.ok(!link.endsWith(keyOfBen));
  await ben.page.reload();
  await ben.page.waitForSelector('.table[aria-busy=false] #decision', { timeout: 30_000 });
  assert.equal(await keyIn(ben.page), keyOfBen);
  await sitDown(ben.page, link);
  await until(ben.page, (key) => location.hash === `#${key}`, keyOfBen);

  // Ada is notified, and her copy of the link is invalid.
  await dialog.getByText('Ben has taken this seat.').waitFor();
  assert.equal(await dialog.getByRole('textbox', { name: 'Copy the link for Ben' }).count(), 0);
  const second = await ada.context.newPage();
  await second.goto(link);
  await second.getByText(refusal).waitFor();
  await second.close();
  // Another person cannot use the link; Ben can continue at another device with his own key.
  const eve = await newPerson();
  await eve.page.goto(link);
  await eve.page.getByText(refusal).waitFor();
  await sitDown(eve.page, `${link.split('#')[0]}#${keyOfBen}`);
  assert.equal(await keyIn(eve.page), keyOfBen);
  await eve.leave();

  // Ada renews the link of the seat after a confirmation.
  await dialog.getByRole('button', { name: 'Give this seat a new link' }).click();
  await dialog.getByText('The person playing as Ben is disconnected').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  assert.equal(await dialog.getByRole('button', { name: 'Create a new link' }).count(), 0);
  await dialog.getByRole('button', { name: 'Give this seat a new link' }).click();
  await dialog.getByRole('button', { name: 'Create a new link' }).click();
  const renewed = dialog.getByRole('textbox', { name: 'Copy the link for Ben' });
  await renewed.waitFor();
  const fresh = await renewed.inputValue();
  assert.notEqual(fresh, link);
  await ada.page.keyboard.press('Escape');

  // Ben is notified, and his page stops trying to connect.
  await ben.page.getByRole('heading', { name: 'Your seat was given a new link' }).waitFor();
  await ben.page.getByText(refusal).waitFor();
  await ben.page.getByText('Ask whoever set up the table for a new one').waitFor();
  await ben.page.reload();
  await ben.page.getByText(refusal).waitFor();
  await sitDown(ben.page, fresh);
  assert.notEqual(await keyIn(ben.page), keyOfBen);

  // Everybody sees the change in the log and in the chat, also later.
  await ada.page.locator('.log').getByText(note).waitFor();
  await ben.page.locator('.log').getByText(note).waitFor();
  for (const { page } of [ada, ben]) {
    await page.getByRole('tab', { name: /Chat/ }).click();
    await page.locator('.chat').getByText(note).waitFor();
  }
  await ada.page.reload();
  await ada.page.waitForSelector('.table[aria-busy=false] #decision', { timeout: 30_000 });
  assert.equal(await keyIn(ada.page), keyOfAda);
  await ada.page.locator('.log').getByText(note).waitFor();
  dialog = await links(ada.page);
  await dialog.getByText('Ben has taken this seat.').waitFor();
  await ada.leave();
  await ben.leave();
});

test('one of two people at a screen continues at another device', { timeout: 60_000 }, async () => {
  const ada = await newPerson();
  const { page } = ada;
  await page.goto(url);
  await page.getByRole('button', { name: 'New table' }).click();
  await page.locator('.pill', { hasText: '2' }).click();
  await page.getByLabel('Who plays seat 2').selectOption('human');
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Name on seat 2').fill('Ben');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.getByLabel('Play here on this device').nth(1).check();
  assert.equal(await page.getByRole('textbox', { name: /Copy the link for (Ada|Ben)/ }).count(), 0);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.table[aria-busy=false] #decision', { timeout: 30_000 });
  const both = (await keyIn(page)).split(',');
  assert.equal(both.length, 2);

  const dialog = await links(page);
  assert.equal(await dialog.getByText('This is you.').count(), 2);
  const place = dialog.locator('li', { hasText: 'Ben' });
  await place.getByRole('button', { name: 'Give this seat a new link' }).click();
  await place.getByRole('button', { name: 'Create a new link' }).click();
  const link = await place.getByRole('textbox', { name: 'Copy the link for Ben' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Ada plays on at this screen, also after a reload; Ben plays at another device.
  const ben = await newPerson();
  await sitDown(ben.page, link);
  await page.reload();
  await page.waitForSelector('.table[aria-busy=false] #decision', { timeout: 30_000 });
  assert.equal(await keyIn(page), both[0]);
  await ada.leave();
  await ben.leave();
});

test('a guest sees no buttons of the host', { timeout: 60_000 }, async () => {
  const made = await makeTable({ game: 'classic', players: 2, seats: [human('Ada'), human('Ben')] });
  const ben = await newPerson({ size: 'narrow' });
  await sitDown(ben.page, seatUrl(made, 2));
  const dialog = await links(ben.page);
  await dialog.getByText('Nobody has taken this seat yet.').waitFor();
  assert.equal(await dialog.getByText('This is you.').count(), 1);
  assert.equal(await dialog.getByRole('button', { name: 'Give this seat a new link' }).count(), 0);
  assert.ok((await ben.page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth)) <= 0);
  await ben.leave();
});
