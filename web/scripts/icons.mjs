// Makes the icons of the installed page from public/icon.svg: node scripts/icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const drawing = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
const [, ground] = /<rect [^>]*fill="([^"]+)"\/>/.exec(drawing);
const inner = drawing.replace(/<\/?svg[^>]*>/g, '').replace(/<rect [^>]*\/>/, '');
/** The icon on a background without corners, for systems that cut it to a shape of their own. */
const whole = (share) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>` +
  `<g transform="translate(32 32) scale(${share}) translate(-32 -34)">${inner}</g></svg>`;

const icons = [
  ['icon-192', 192, drawing],
  ['icon-512', 512, drawing],
  ['maskable-192', 192, whole(0.78)],
  ['maskable-512', 512, whole(0.78)],
  ['touch-180', 180, whole(0.9)],
];
const folder = new URL('../public/icons/', import.meta.url);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
