// Plays some decisions by clicking choices and takes a picture: node scripts/play-shot.mjs URL SIZE DECISIONS NAME [theme] [lang] [seed]
import { chromium } from 'playwright-core';
import { mkdirSync } from 'node:fs';
const [url, size, decisions, name, theme = 'light', lang = 'en', seed = '1', action = ''] = process.argv.slice(2);
const [width, height] = { wide: [1440, 900], middle: [1024, 768], narrow: [390, 844], laptop: [1366, 768] }[size];
mkdirSync(new URL('../shots/', import.meta.url), { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', hasTouch: size === 'narrow', isMobile: size === 'narrow' });
await context.addInitScript(([theme, lang]) => localStorage.getItem('drover.settings') || localStorage.setItem('drover.settings', JSON.stringify({ theme, lang, sound: false, name: 'Ada' })), [theme, lang]);
const page = await context.newPage();
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
page.on('pageerror', (e) => console.log('page', e.stack));
const made = await (await fetch(`${url}/api/v1/tables`, { method: 'POST', body: JSON.stringify({ game: 'classic', players: 3, seed: Number(seed), seats: [{ kind: 'human', name: 'Ada' }, { kind: 'bot', level: 'greedy' }, { kind: 'bot', level: 'greedy' }] }) })).json();
await page.goto(`${url}/t/${made.table}#${made.seats[0].key}`);
let state = Number(seed);
const dice = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
let n = 0;
const wait = async () => { for (let i = 0; i < 400; i++) { const w = await page.evaluate(() => document.querySelector('#decision.mine') ? 'mine' : document.querySelector('dialog[open]') ? 'over' : ''); if (w) return w; await page.waitForTimeout(25); } return 'stuck'; };
while (n < Number(decisions)) {
  const w = await wait();
  if (w !== 'mine') { console.log(w); break; }
  const moves = await page.evaluate(() => [...document.querySelectorAll('#decision .choice')].map((b) => b.getAttribute('data-move')));
  const pick = moves[Math.floor(dice() * moves.length)];
  await page.evaluate((m) => document.querySelector(`#decision .choice[data-move="${CSS.escape(m)}"]`).click(), pick);
  await page.waitForTimeout(40);
  const yes = await page.$('.chooser .button.primary');
  if (yes) await yes.click();
  await page.waitForTimeout(60);
  n++;
}
await wait();
await page.waitForTimeout(400);
if (action) { await new Function('page', `return (async () => { ${action} })()`)(page); await page.waitForTimeout(500); }
await page.screenshot({ path: new URL(`../shots/${name}.png`, import.meta.url).pathname });
await browser.close();
