// The stored settings of the page, read from localStorage before any other module is loaded.
export const storageKey = 'drover.settings';

export function storedSettings(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
