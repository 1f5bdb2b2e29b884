// Taking seats: the server exchanges the link of a seat for a key that only this device knows. The link is invalid then.
import { api, ApiError } from './api';
import { ownKey, rememberTaken } from './recentGames';

/** Errors after which the key cannot be used. After any other error the key may be one that opens the table itself. */
const finalErrors = new Set(['bad_key', 'unknown_table', 'network', 'too_fast', 'internal']);

async function ownKeyFor(table: string, key: string): Promise<string> {
  const known = ownKey(table, key);
  if (known) return known;
  try {
    const taken = await api.sit(table, key);
    rememberTaken(table, key, taken);
    return taken.key;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The key is no link: it is the own key of a seat, brought from another device, or a spectator's key.
    if (!finalErrors.has(error.code)) return key;
    // Another window of this device may have used the link meanwhile.
    const meanwhile = error.code === 'bad_key' ? ownKey(table, key) : null;
    if (!meanwhile) throw error;
    return meanwhile;
  }
}

/**
 * Takes the seats of these keys one after the other and returns the new keys. Calls `onChange` with the current keys after
 * each change, so that no key is lost if the connection fails in between. Invalid keys are dropped if others remain.
 */
export async function takeSeats(table: string, keys: readonly string[], onChange: (keys: string[]) => void): Promise<string[]> {
  let now = [...keys];
  const change = (next: string[]) => {
    now = next;
    onChange(now);
  };
  for (const key of keys) {
    try {
      const own = await ownKeyFor(table, key);
      if (own !== key) change(now.map((one) => (one === key ? own : one)));
    } catch (error) {
      const others = now.filter((one) => one !== key);
      if (!(error instanceof ApiError) || error.code !== 'bad_key' || others.length === 0) throw error;
      change(others);
    }
  }
  return now;
}
