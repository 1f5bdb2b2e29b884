// The book is fetched when somebody opens it, with its words.
import { fetchWords } from '../lib/i18n/words';

export async function fetchBook() {
  const { default: Book } = await import('./Book.svelte');
  await fetchWords();
  return Book;
}
