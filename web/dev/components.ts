// The components answers (the data printed on the parts, docs/api.md) for pages and tests without a server. The files
// are made by make-components.mjs.
import type { Components } from '../src/boards/trail/gameParts';
import type { View } from '../src/lib/types';

const files = import.meta.glob<Components>('./components/*.json', { eager: true, import: 'default' });
export const allComponents: Record<string, Components> = Object.fromEntries(
  Object.entries(files).map(([path, components]) => [path.replace(/^.*\//, '').replace('.json', ''), components]),
);

/** Options that change the components answer. */
const relevantOptions = ['rails', 'cattle', 'orange-objectives', 'promo-buildings', 'promo-masters'];
const plain = new Set<unknown>(['without', 'standard']);

export function componentsFor(game: string, options: Readonly<Record<string, unknown>>): Components {
  const chosen = (from: Readonly<Record<string, unknown>>): string =>
    relevantOptions.map((key) => (from[key] === undefined || plain.has(from[key]) ? '' : from[key])).join();
  const found = Object.values(allComponents).find((one) => one.game === game && chosen(one.options) === chosen(options));
  if (!found) throw new Error(`no components of ${game} with ${JSON.stringify(options)}`);
  return found;
}
export const componentsOf = (view: View): Components => componentsFor(view.game, view.position?.options ?? {});
