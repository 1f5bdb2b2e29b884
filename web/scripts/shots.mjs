// Screenshots of a running page: node scripts/shots.mjs URL NAME [sizes] [theme] [lang] [wait selector] [JS to run first]
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [url, name, sizes = 'wide,middle,narrow', theme = 'light', lang = 'en', action = ''] = process.argv.slice(2);
const known = { wide: [1440, 900], middle: [1024, 768], narrow: [390, 844] };
mkdirSync(new URL('../shots/', import.meta.url), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const size of sizes.split(',')) {
  const [width, height] = known[size];
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: Number(process.env.SCALE ?? 1), hasTouch: size === 'narrow', isMobile: size === 'narrow' });
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(`${size} console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`${size} page error: ${error.stack}`));
  await page.addInitScript(([theme, lang]) => {
    const old = JSON.parse(localStorage.getItem('drover.settings') ?? '{}');
    localStorage.setItem('drover.settings', JSON.stringify({ ...old, theme, lang, speed: 'off', sound: false }));
  }, [theme, lang]);
  await page.goto(url);
  if (url.includes('/t/')) await page.waitForSelector('#decision', { timeout: 20000 }).catch(() => console.log('no table'));
  await page.waitForTimeout(900);
  if (action) {
    await new Function('page', `return (async () => { ${action} })()`)(page);
    await page.waitForTimeout(500);
  }
  const file = new URL(`../shots/${name}-${size}.png`, import.meta.url).pathname;
  await page.screenshot({ path: file });
  console.log(file);
  await page.close();
}
await browser.close();
