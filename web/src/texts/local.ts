// Messages that replace those of the page where tables are stored in this browser.
import { languages } from '../lib/i18n/format';
import type { Catalogue } from '../lib/i18n/translator';

/** For new tables in this browser, whether or not the page has a server. */
export const made: Catalogue = {
  en: {
    'lobby.new_table.text': 'Choose the game, its options and who plays: people at this screen and bots.',
    'record.unknown': 'This record book is not in this browser',
    'record.kept': 'The record book is stored only in this browser. An export includes it.',
    'error.unknown_book': 'This record book is not in this browser.',
    'error.internal': 'This could not be stored in this browser. Nothing has changed.',
  },
  de: {
    'lobby.new_table.text': 'Wähle Spiel, Varianten und Plätze: Menschen an diesem Bildschirm und Bots.',
    'record.unknown': 'Diese Bilanz liegt nicht in diesem Browser',
    'record.kept': 'Die Bilanz liegt nur in diesem Browser. Ein Export enthält sie.',
    'error.unknown_book': 'Diese Bilanz liegt nicht in diesem Browser.',
    'error.internal': 'Das konnte in diesem Browser nicht gespeichert werden. Nichts hat sich geändert.',
  },
  pl: {
    'lobby.new_table.text': 'Wybierz grę, warianty i graczy: ludzi przy tym ekranie i boty.',
    'record.unknown': 'Tej księgi wyników nie ma w tej przeglądarce',
    'record.kept': 'Księga jest zapisana tylko w tej przeglądarce. Eksport ją zawiera.',
    'error.unknown_book': 'Tej księgi wyników nie ma w tej przeglądarce.',
    'error.internal': 'Nie udało się tego zapisać w tej przeglądarce. Nic się nie zmieniło.',
  },
};

/** For pages without a server. */
const alone: Catalogue = {
  en: {
    'lobby.recent.gone': 'No longer in this browser',
    'error.network': 'The tables in this browser cannot be opened. Reload the page; a private window or an old browser may not store anything.',
  },
  de: {
    'lobby.recent.gone': 'Nicht mehr in diesem Browser',
    'error.network': 'Die Tische in diesem Browser lassen sich nicht öffnen. Lade die Seite neu; ein privates Fenster oder ein alter Browser speichert vielleicht nichts.',
  },
  pl: {
    'lobby.recent.gone': 'Nie ma jej już w tej przeglądarce',
    'error.network': 'Nie można otworzyć stołów z tej przeglądarki. Wczytaj stronę ponownie; okno prywatne lub stara przeglądarka może niczego nie zapisywać.',
  },
};
export const local: Catalogue = { en: {}, de: {}, pl: {} };
for (const lang of languages) Object.assign(local[lang], made[lang], alone[lang]);
