// The games that a backend offers, requested once per visit of the page.
import { api } from './api';
import { chosenBackend, type Backend } from './connection';
import type { Games } from './types';

const asked = new Map<Backend, Promise<Games>>();
export function offeredGames(where = chosenBackend()): Promise<Games> {
  let answer = asked.get(where);
  if (!answer) {
    asked.set(where, (answer = api.games(where)));
    // After a failure the next call requests them again.
    answer.catch(() => asked.delete(where));
  }
  return answer;
}
