// Which language somebody reads: what they have chosen on this device, or else what their browser asks for.
import { storedSettings } from '../stored';
import { languages, type Lang } from './format';

function browsersLanguage(): Lang {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  for (const one of wanted) {
    const found = languages.find((lang) => one?.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

export function readersLanguage(): Lang {
  const chosen = storedSettings().lang;
  return languages.find((lang) => lang === chosen) ?? browsersLanguage();
}
