// The games that a backend offers, requested once per visit of the page.
import { api } from './api';
import { chosenBackend, type Backend } from './connection';
import type { Games } from './types';

const asked = new Map<Backend, Promise<Games>>();
export function offeredGames(backend = chosenBackend()): Promise<Games> {
  let answer = asked.get(backend);
  if (!answer) {
    asked.set(backend, (answer = api.games(backend)));
    // After a failure the next call requests them again.
    answer.catch(() => asked.delete(backend));
  }
  return answer;
}
