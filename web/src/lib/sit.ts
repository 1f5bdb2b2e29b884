// Sitting down: the link of a seat becomes a key that only this device knows, and opens nothing for anybody else.
import { api, ApiError } from './api';
import { ownKey, rememberTaken } from './recent';

/** Nothing can be said about the seat now, or there is none. With any other refusal the key still may open the table. */
const hopeless = new Set(['bad_key', 'unknown_table', 'network', 'too_fast', 'internal']);

async function keyFor(table: string, key: string): Promise<string> {
  const known = ownKey(table, key);
  if (known) return known;
  try {
    const taken = await api.sit(table, key);
    rememberTaken(table, key, taken);
    return taken.key;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // It is somebody's own key already, brought from another device, or one for watching.
    if (!hopeless.has(error.code)) return key;
    // Another window of this device may have been faster.
    const meanwhile = error.code === 'bad_key' ? ownKey(table, key) : null;
    if (!meanwhile) throw error;
    return meanwhile;
  }
}

/**
 * Takes the seats of these keys, one after the other, and tells after each what the keys are now: then nothing is lost if
 * the line breaks in between. Of several keys those that open nothing are left out.
 */
export async function takeSeats(table: string, keys: readonly string[], told: (keys: string[]) => void): Promise<string[]> {
  let now = [...keys];
  const change = (next: string[]) => {
    now = next;
    told(now);
  };
  for (const key of keys) {
    try {
      const own = await keyFor(table, key);
      if (own !== key) change(now.map((one) => (one === key ? own : one)));
    } catch (error) {
      const others = now.filter((one) => one !== key);
      if (!(error instanceof ApiError) || error.code !== 'bad_key' || others.length === 0) throw error;
      change(others);
    }
  }
  return now;
}
