import type { Lang, Messages } from '../../../lib/i18n/format';
import de from './de';
import en from './en';
import pl from './pl';

export const catalogue: Record<Lang, Messages> = { en, de, pl };
