// The catalogues of the board. The files of the second edition contain only the messages that differ.
import type { Messages } from '../../../lib/i18n/format';
import type { Catalogue } from '../../../lib/i18n/translator';
import { words } from '../../../lib/i18n/catalogues';

const files = import.meta.glob<Messages>('./{en,de,pl}.ts', { import: 'default' });
const first = words(files);
const second = words(files, import.meta.glob<Messages>('./second.{en,de,pl}.ts', { import: 'default' }));
export const catalogueOf = (isSecond: boolean): Catalogue => (isSecond ? second : first);
