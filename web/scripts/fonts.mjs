// Makes the fonts in src/styles/fonts/: subsets of npm's @fontsource packages with the letters of the page's languages.
//   npm install --no-save subset-font && node scripts/fonts.mjs
// Building the page does not need this script. A new language adds its letters here and to src/styles/fonts.css.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Resolved from the current folder, in which subset-font was installed.
const require = createRequire(`${process.cwd()}/`);
const subset = require('subset-font');

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const faces = [
  // English, German and common signs. \u00a0 keeps figures and their units on one line.
  ['latin', '', `${ascii}ÄÖÜäöüßóé\u00a0·×–—‘’‚“”„•…←↑→↓−`],
  ['latin-ext', '-pl', 'ĄĆĘŁŃŚŹŻąćęłńśźż'],
];
/** Keeps the copyright notice and the licence, but not the name, which is reserved for the unmodified font. */
const preserveNameIds = [0, 13, 14];
const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'tnum'];

for (const [font, weight, own] of [
  ['besley', 600, 'display-600'],
  ['source-sans-3', 400, 'sans-400'],
  ['source-sans-3', 600, 'sans-600'],
]) {
  for (const [script, suffix, letters] of faces) {
    const whole = readFileSync(require.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`));
    const part = await subset(whole, letters, { targetFormat: 'woff2', preserveNameIds, keepFeatures });
    writeFileSync(new URL(`../src/styles/fonts/${own}${suffix}.woff2`, import.meta.url), part);
    console.log(`${own}${suffix}: ${whole.length} -> ${part.length} bytes`);
  }
}
