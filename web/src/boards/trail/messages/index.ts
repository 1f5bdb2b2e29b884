// The board's own words. The second edition names some things otherwise; its files hold only those messages.
import type { Messages } from '../../../lib/i18n/format';
import type { Catalogue } from '../../../lib/i18n/translator';
import { words } from '../../../lib/i18n/words';

const files = import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' });
const first = words(files);
const second = words(files, import.meta.glob<Messages>('./second.{en,de,pl}.ts', { import: 'default' }));
export const catalogueOf = (isSecond: boolean): Catalogue => (isSecond ? second : first);
