// Loads the handbook (almanac, rules, legend) with its messages when it is opened.
import { loadCatalogues } from '../lib/i18n/catalogues';

export async function fetchHandbook() {
  const { default: Handbook } = await import('./Handbook.svelte');
  await loadCatalogues();
  return Handbook;
}
