// The words for why something cannot be chosen: only a table needs them.
import type { Messages } from '../lib/i18n/format';
import { words } from '../lib/i18n/words';

export const reasons = words(import.meta.glob<Messages>('./reasons/{en,de,pl}.ts', { import: 'default' }));
