// The parts of all score categories add up to the totals of the server in every recorded position.
import { describe, expect, it } from 'vitest';
import { scoreParts } from '../score';
import { makeUi, positions, tables } from './support';

describe('the parts of a category', () => {
  it.each(positions)("add up to the server's totals: %s %s", (name, key) => {
    const { views, components } = tables[name]!;
    const view = views[key]!;
    const ui = makeUi(view, components, 'en');
    for (const { seat, categories } of view.scores) {
      for (const [category, total] of Object.entries(categories)) {
        const parts = scoreParts(ui, seat, category);
        expect(parts, category).not.toBeNull();
        expect(parts!.reduce((sum, part) => sum + part.points!, 0), `${category} of seat ${seat}`).toBe(total);
      }
    }
  });

  it.each(['en', 'de', 'pl'] as const)('have texts: %s', (lang) => {
    for (const [name, key] of positions) {
      const { views, components } = tables[name]!;
      const ui = makeUi(views[key]!, components, lang);
      for (const { seat, categories } of views[key]!.scores) {
        for (const category of Object.keys(categories)) {
          for (const { text } of scoreParts(ui, seat, category) ?? []) {
            expect(text, `${name} ${key} ${category}`).not.toMatch(/^$|[{}]|undefined|part\./i);
          }
        }
      }
    }
  });
});
