// The words of the almanac, apart from the page's own: they come with it, not with the table.
import type { Messages } from '../lib/i18n/format';
import { words as wordsIn } from '../lib/i18n/words';

export const words = wordsIn(import.meta.glob<Messages>('../texts/almanac/{en,de,pl}.ts', { import: 'default' }));
