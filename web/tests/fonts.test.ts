// The page's fonts contain all letters of its texts: fonts.css assigns each letter to a file made for its language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../src/lib/i18n/format';
import { catalogues } from './allCatalogues';

const css = readFileSync(join(__dirname, '../src/styles/fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body]) => {
  const of = (name: string) => new RegExp(`${name}: ([^;]*);`).exec(body!)?.[1] ?? '';
  const ranges = [...of('unicode-range').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const);
  return { name: `${of('font-family')} ${of('font-weight')}`, src: of('src'), has: (letter: string) => ranges.some(([from, to]) => letter.codePointAt(0)! >= from && letter.codePointAt(0)! <= to) };
});
const own = faces.filter((face) => face.src.includes('./fonts/'));
/** Signs that text fonts lack; a font of the device draws them. */
const signs = /[⌂●★∞]/u;

describe('the fonts', () => {
  it.each([...new Set(own.map((face) => face.name))])('%s has every letter of every language', (name) => {
    const files = own.filter((face) => face.name === name);
    const missing = new Set<string>();
    for (const [setName, set] of Object.entries(catalogues)) {
      if (setName.startsWith('terminal/')) continue; // the page does not say these
      for (const lang of languages) {
        for (const text of Object.values(set[lang])) {
          for (const letter of text) if (letter !== '\n' && !signs.test(letter) && !files.some((file) => file.has(letter))) missing.add(letter);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });
  it('give precedence to the later face for equal letters', () => {
    for (const file of own) {
      const others = faces.filter((face) => face.name === file.name && !own.includes(face));
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(faces.indexOf(other), file.name).toBeLessThan(faces.indexOf(file));
    }
  });
});
