// Makes the pictures of docs/pictures from a running server that serves the page:
//   node scripts/pictures.mjs URL [NAME...]
// The positions are those of recorded games (tests/golden), so that the pictures are reproducible.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [url, ...wanted] = process.argv.slice(2);
if (!url) {
  console.error('usage: node scripts/pictures.mjs URL [NAME...]');
  process.exit(2);
}
const at = (path) => new URL(`../../${path}`, import.meta.url);
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844, touch: true };

/** Opens a recorded game with Ada at `seat`, at the beginning of her first turn after `turn` moves. */
async function resume(name, seat, turn) {
  const [head, moves] = readFileSync(at(`tests/golden/v2/${name}.txt`), 'utf8').split('\n\n');
  const names = ['Ada', 'Bruno', 'Carla', 'Dmitri'];
  const settings = head
    .split('\n')
    .filter((line) => !/^(score|winners):/.test(line))
    .map((line) => (line.startsWith('result:') ? 'result: unfinished' : line))
    .map((line) => {
      if (!line.startsWith('seats:')) return line;
      const others = names.filter((one) => one !== 'Ada');
      return `seats: ${line.slice(6).split(',').map((_, index) => (index === seat - 1 ? 'Ada' : others.shift())).join(', ')}`;
    });
  const turns = moves.split('\n').filter(Boolean);
  const from = turns.findIndex((line, index) => index >= turn && line.split('. ')[1].startsWith(`${seat}:`));
  const record = [...settings, '', ...turns.slice(0, from), ''].join('\n');
  const answer = await fetch(`${url}/api/v1/records`, { method: 'POST', body: record });
  if (!answer.ok) throw new Error(await answer.text());
  const made = await answer.json();
  return `/t/${made.table}#${made.seats[seat - 1].key}`;
}

const pictures = {
  table: { screen: wide, open: () => resume('classic-4p-fixed-random', 3, 60) },
  rails: { screen: wide, open: () => resume('classic-everything-4p', 1, 60) },
  elpaso: { screen: wide, open: () => resume('elpaso-4p-default', 2, 40) },
  dark: { screen: wide, theme: 'dark', open: () => resume('classic-4p-fixed-random', 3, 60) },
  phone: { screen: phone, open: () => resume('classic-4p-fixed-random', 3, 60) },
  lobby: { screen: wide, open: () => '/' },
  almanac: { screen: wide, open: () => '/#almanac/classic/' },
  guided: {
    screen: wide,
    open: () => '/',
    async act(page) {
      await page.locator('.lessons button').first().click();
    },
  },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const [name, { screen, theme = 'light', open, act }] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { touch = false, ...viewport } = screen;
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce', locale: 'en-GB' });
  await context.addInitScript((kept) => {
    if (location.protocol !== 'about:') localStorage.setItem('drover.settings', JSON.stringify(kept));
  }, { theme, lang: 'en', sound: false, name: 'Ada' });
  const page = await context.newPage();
  await page.goto(`${url}${await open()}`);
  await act?.(page);
  if (name !== 'lobby' && name !== 'almanac') await page.waitForSelector('.table[aria-busy=false]');
  await page.mouse.move(0, 0); // the pointer hovers over nothing
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500); // animations have ended
  const tools = await context.newCDPSession(page);
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(at(`docs/pictures/${name}.webp`), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`);
  await context.close();
}
await browser.close();
