// What reads otherwise where there is no server: everything is in this browser.
import type { Catalogue } from '../lib/i18n/translator';

export const local: Catalogue = {
  en: {
    'lobby.new_table.text': 'Choose game, options and who sits where: people at this screen and bots.',
    'lobby.recent.gone': 'No longer in this browser',
    'record.unknown': 'This book is not in this browser',
    'record.kept': 'The book lies in this browser and nowhere else. It is part of what you export.',
    'error.unknown_book': 'This record book is not in this browser.',
    'error.internal': 'This could not be stored in this browser. Nothing has changed.',
    'error.network': 'The tables of this browser cannot be reached. Reload the page; a private window or an old browser may keep nothing.',
  },
  de: {
    'lobby.new_table.text': 'Wähle Spiel, Varianten und Sitzordnung: Menschen an diesem Bildschirm und Bots.',
    'lobby.recent.gone': 'Nicht mehr in diesem Browser',
    'record.unknown': 'Dieses Buch liegt nicht in diesem Browser',
    'record.kept': 'Das Buch liegt in diesem Browser und sonst nirgends. Es gehört zu dem, was du exportierst.',
    'error.unknown_book': 'Dieses Buch liegt nicht in diesem Browser.',
    'error.internal': 'Das konnte in diesem Browser nicht gespeichert werden. Nichts hat sich geändert.',
    'error.network': 'Die Tische dieses Browsers sind nicht zu erreichen. Lade die Seite neu; ein privates Fenster oder ein alter Browser behält vielleicht nichts.',
  },
  pl: {
    'lobby.new_table.text': 'Wybierz grę, warianty i miejsca: ludzie przy tym ekranie i boty.',
    'lobby.recent.gone': 'Nie ma jej już w tej przeglądarce',
    'record.unknown': 'Tej księgi nie ma w tej przeglądarce',
    'record.kept': 'Księga leży w tej przeglądarce i nigdzie indziej. Należy do tego, co eksportujesz.',
    'error.unknown_book': 'Tej księgi wyników nie ma w tej przeglądarce.',
    'error.internal': 'Nie udało się tego zapisać w tej przeglądarce. Nic się nie zmieniło.',
    'error.network': 'Nie można otworzyć stołów tej przeglądarki. Odśwież stronę; okno prywatne lub stara przeglądarka może niczego nie zachowywać.',
  },
};
