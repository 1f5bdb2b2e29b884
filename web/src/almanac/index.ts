// The book is fetched when somebody opens it, with its words.
import { fetchWords } from '../lib/i18n/words';

export async function fetchHandbook() {
  const { default: Book } = await import('./Handbook.svelte');
  await fetchWords();
  return Book;
}
