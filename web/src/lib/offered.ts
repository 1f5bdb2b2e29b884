// What the server offers, asked once for each visit of the page.
import { api } from './api';
import type { Games } from './types';

let asked: Promise<Games> | null = null;
export function offeredGames(): Promise<Games> {
  if (!asked) {
    asked = api.games();
    // A broken line is no answer: whoever comes next asks again.
    asked.catch(() => (asked = null));
  }
  return asked;
}
