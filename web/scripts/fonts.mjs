// Makes the fonts that the page ships, src/styles/fonts/: only the letters of its languages, out of npm's @fontsource packages.
//   npm install --no-save subset-font && node scripts/fonts.mjs
// The page is built without it. A new language adds its letters here and to the ranges in src/styles/fonts.css.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// From the folder it is started in: where subset-font was installed.
const require = createRequire(`${process.cwd()}/`);
const subset = require('subset-font');

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const faces = [
  // English, German, and what is used among all words; \u00a0 holds figures and their units together.
  ['latin', '', `${ascii}ÄÖÜäöüßóé\u00a0·×–—‘’‚“”„•…←↑→↓−`],
  ['latin-ext', '-pl', 'ĄĆĘŁŃŚŹŻąćęłńśźż'],
];
/** The notice and the licence stay in the file; the name does not: for a changed font it is reserved. */
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
