// The board's own words. The second edition names some things otherwise; its files hold only those messages.
import type { Lang, Messages } from '../../../lib/i18n/format';
import de from './de';
import en from './en';
import pl from './pl';
import secondDe from './second.de';
import secondEn from './second.en';
import secondPl from './second.pl';

const first: Record<Lang, Messages> = { en, de, pl };
const second: Record<Lang, Messages> = {
  en: { ...en, ...secondEn },
  de: { ...de, ...secondDe },
  pl: { ...pl, ...secondPl },
};
export const catalogueOf = (isSecond: boolean): Record<Lang, Messages> => (isSecond ? second : first);
