// The words for why something cannot be chosen; fetched with the words of a game, because only a table needs them.
import type { Lang, Messages } from '../lib/i18n/format';
import de from './reasons/de';
import en from './reasons/en';
import pl from './reasons/pl';

export const reasons: Record<Lang, Messages> = { en, de, pl };
