// The messages of the handbook, loaded with it and not with the table.
import type { Messages } from '../lib/i18n/format';
import { words as wordsIn } from '../lib/i18n/catalogues';

export const words = wordsIn(import.meta.glob<Messages>('../texts/almanac/{en,de,pl}.ts', { import: 'default' }));
