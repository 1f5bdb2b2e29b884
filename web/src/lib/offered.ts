// What is offered where the reader plays, asked once for each visit of the page.
import { api } from './api';
import { chosenPlace, type Where } from './connection';
import type { Games } from './types';

const asked = new Map<Where, Promise<Games>>();
export function offeredGames(where = chosenPlace()): Promise<Games> {
  let answer = asked.get(where);
  if (!answer) {
    asked.set(where, (answer = api.games(where)));
    // A broken line is no answer: whoever comes next asks again.
    answer.catch(() => asked.delete(where));
  }
  return answer;
}
