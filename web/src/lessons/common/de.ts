export default {
  'lesson.begin.title': 'Wo fängst du an?',
  'lesson.begin':
    'Die Gebäude mit Buchstaben sind neutral: Alle dürfen sie nutzen. Im ersten Zug darfst du bei jedem von ihnen beginnen. Nimm das violett umrandete, dort werden Arbeiter eingestellt; klicke auf dem Plan oder hier.',
  'lesson.sell.title': 'Nutze den Ort',
  'lesson.sell':
    'Jede Aktion eines Ortes darfst du einmal nutzen, in beliebiger Reihenfolge. Diese gibt dir Geld für eine Karte. Um die Karte ist es nicht schade: Am Ende des Zuges ziehst du wieder auf {limit, plural, one {# Karte} other {# Karten}} nach.',
  'lesson.hire.title': 'Stelle einen Cowboy ein',
  'lesson.end.title': 'Beende deinen Zug',
  'lesson.end':
    'Mehr gibt es hier nicht zu tun. Bis zum Ende deines Zuges nimmt „{decide.undo, message}“ alles zurück, was nichts Verdecktes gezeigt hat. Beende nun den Zug: Du ziehst nach, dann sind die anderen am Zug.',
  'lesson.walk.title': 'Zieh weiter',
  'lesson.buy.title': 'Bessere Rinder',
  'lesson.build.title': 'Ein eigenes Gebäude',
  'lesson.deliver.title': 'Liefere',
  'lesson.score.title': 'Wer würde gewinnen?',
  'lesson.score':
    '{stands, select, ahead {Du führst mit {mine} zu {theirs}} behind {{rival, player} führt mit {theirs} zu {mine}} other {Ihr habt beide {mine}}}{category, select, none {.} other {, vor allem durch die Zeile „{category, name, category}“.}} Jede Zeile des Blatts ist ein Weg zu Punkten. Wer gewinnt, ist in zwei oder drei davon stark, nicht in allen ein wenig.',
} satisfies Record<string, string>;
