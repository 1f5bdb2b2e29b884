export default {
  'lesson.begin.title': 'Wybierz miejsce startu',
  'lesson.begin':
    'Budynki z literą są neutralne: może ich używać każdy. W pierwszej turze możesz zacząć w dowolnym z nich. Wybierz ten w fioletowej ramce: tam zatrudnia się pomocników. Kliknij na planszy albo tutaj.',
  'lesson.sell.title': 'Użyj budynku',
  'lesson.sell':
    'Każdą akcję budynku możesz wykonać raz, w dowolnej kolejności. Ta daje pieniądze za kartę. Nie szkoda jej: na koniec tury znowu dobierasz do {limit, plural, one {# karty} few {# kart} many {# kart} other {# karty}}.',
  'lesson.hire.title': 'Zatrudnij kowboja',
  'lesson.end.title': 'Zakończ turę',
  'lesson.end':
    'Więcej nie ma tu do zrobienia. W swojej turze możesz cofać ruchy przyciskiem „{decide.undo, message}”, chyba że coś odkryły. Teraz zakończ turę: dobierzesz karty, a potem zagrają inni.',
  'lesson.walk.title': 'Idź dalej',
  'lesson.buy.title': 'Lepsze krowy',
  'lesson.build.title': 'Własny budynek',
  'lesson.deliver.title': 'Dostarcz',
  'lesson.score.title': 'Kto by wygrał?',
  'lesson.score':
    '{stands, select, ahead {Prowadzisz {mine} do {theirs}} behind {{rival, player} prowadzi {theirs} do {mine}} other {Macie po równo: {mine}}}{category, select, none {.} other {, przede wszystkim dzięki wierszowi „{category, name, category}”.}} Każdy wiersz arkusza daje punkty. Wygrywa ten, kto jest mocny w dwóch lub trzech, a nie przeciętny we wszystkich.',
} satisfies Record<string, string>;
