// The contrast that tokens.css guarantees in both themes: 4.5:1 for text on its background, 3:1 for shapes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(__dirname, '../src/styles/tokens.css'), 'utf8');

function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  const block = css.slice(css.indexOf('{', start), css.indexOf('\n}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((match) => [match[1]!, match[2]!]));
}
const light = tokens(':root {');
const dark = { ...light, ...tokens(":root[data-theme='dark']") };

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const text: [string, string][] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) => ['paper', 'paper-2'].map((paper) => [ink, paper] as [string, string])),
  ['ink', 'paper-3'],
  ['ink-2', 'paper-3'],
  ['loss', 'paper-2'],
  ['gain', 'paper-2'],
  ['look-back', 'paper-2'],
  ['ink', 'look-back-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'hint-soft'],
  ['ink-2', 'hint-soft'],
  ['hint', 'hint-soft'],
  ['hint', 'paper-2'],
  ['on-accent', 'accent'],
  ['on-shield', 'shield'],
  ['on-exchange', 'exchange'],
  ...[1, 2, 3, 4].map((seat) => [`on-seat-${seat}`, `seat-${seat}`] as [string, string]),
  ...['grey', 'green', 'black', 'white', 'yellow', 'red', 'blue', 'brown', 'purple', 'orange'].map(
    (breed) => [`on-cattle-${breed}`, `cattle-${breed}`] as [string, string],
  ),
];
const shapes: [string, string][] = [
  ['accent', 'paper'],
  ['accent', 'paper-2'],
  ['accent', 'land'],
  ['hint', 'paper'],
  ['hint', 'land'],
  ['ink-line', 'paper-2'],
  ['ink-line', 'land'],
  ['uncertain', 'paper-2'],
  ...['olive', 'purple', 'blue', 'red', 'teal', 'indigo'].map((area) => [`area-${area}`, 'land'] as [string, string]),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast, %s theme', (_name, theme) => {
  it.each(text)('text %s on %s', (ink, ground) => {
    expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(shapes)('shape %s on %s', (shape, ground) => {
    expect(contrast(theme[shape]!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
