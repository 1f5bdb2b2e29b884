// Loads the handbook (almanac, rules, legend) with its messages when it is opened.
import { fetchWords } from '../lib/i18n/words';

export async function fetchHandbook() {
  const { default: Handbook } = await import('./Handbook.svelte');
  await fetchWords();
  return Handbook;
}
