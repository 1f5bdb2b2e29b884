import type { Messages } from '../../../lib/i18n/format';
import { words } from '../../../lib/i18n/catalogues';

export const catalogue = words(import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' }));
