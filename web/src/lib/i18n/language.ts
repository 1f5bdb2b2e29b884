// The reader's language: the one stored on this device, else the first supported one of the browser's languages.
import { storedSettings } from '../storedSettings';
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
