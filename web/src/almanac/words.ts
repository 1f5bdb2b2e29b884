// The words of the almanac, apart from the page's own: they come with it, not with the table.
import type { Catalogue } from '../lib/i18n/translator';
import de from '../texts/almanac/de';
import en from '../texts/almanac/en';
import pl from '../texts/almanac/pl';

export const words: Catalogue = { en, de, pl };
