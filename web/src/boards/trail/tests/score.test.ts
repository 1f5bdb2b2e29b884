// The parts of all score categories add up to the totals of the server in every recorded position.
import { describe, expect, it } from 'vitest';
import type { View } from '../../../lib/types';
import type { Components } from '../gameParts';
import { scoreParts } from '../score';
import { automaTables, fixtures, makeUi } from './support';

const tables: [string, View, Components | undefined][] = [
  ...Object.entries(fixtures).map(([name, view]): [string, View, undefined] => [name, view, undefined]),
  ...Object.entries(automaTables).flatMap(([name, { views, components }]) =>
    Object.entries(views).map(([key, view]): [string, View, Components] => [`${name} ${key}`, view, components]),
  ),
];

describe('the parts of a category', () => {
  it.each(tables)("add up to the server's totals: %s", (_name, view, components) => {
    const ui = makeUi(view, 'en', components);
    for (const { seat, categories } of view.scores) {
      for (const [category, total] of Object.entries(categories)) {
        const parts = scoreParts(ui, seat, category);
        expect(parts, category).not.toBeNull();
        if (parts!.length === 0) expect(total, `nothing for ${category} of seat ${seat}`).toBe(0);
        if (parts!.some((part) => part.points === null)) continue;
        expect(parts!.reduce((sum, part) => sum + part.points!, 0), `${category} of seat ${seat}`).toBe(total);
      }
    }
  });

  it('are open only if the position does not show them', () => {
    const open = new Set<string>();
    for (const [, view, components] of tables) {
      const ui = makeUi(view, 'en', components);
      for (const { seat, categories } of view.scores) {
        for (const category of Object.keys(categories)) {
          if (scoreParts(ui, seat, category)?.some((part) => part.points === null)) open.add(category);
        }
      }
    }
    expect([...open]).toContain('dollars');
    for (const category of open) expect(['dollars', 'station masters', 'job token']).toContain(category);
  });

  it('name fulfilled and failed objective cards', () => {
    const parts = tables.flatMap(([, view, components]) =>
      view.scores.flatMap(({ seat }) => scoreParts(makeUi(view, 'en', components), seat, 'objectives') ?? []),
    );
    for (const fulfilled of [true, false, undefined]) expect(parts.some((part) => part.fulfilled === fulfilled), String(fulfilled)).toBe(true);
    for (const part of parts) if (part.fulfilled) expect(part.text).toMatch(/: fulfilled$/);
  });

  it.each(['en', 'de', 'pl'] as const)('have texts: %s', (lang) => {
    for (const [name, view, components] of tables) {
      const ui = makeUi(view, lang, components);
      for (const { seat, categories } of view.scores) {
        for (const category of Object.keys(categories)) {
          for (const { text } of scoreParts(ui, seat, category) ?? []) {
            expect(text, `${name} ${category}`).not.toMatch(/^$|[{}]|undefined|part\./i);
          }
        }
      }
    }
  });
});
