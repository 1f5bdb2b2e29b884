// The stored settings of the page, read from localStorage before any other module is loaded.
export const storageKey = 'drover.settings';

export function storedSettings(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
