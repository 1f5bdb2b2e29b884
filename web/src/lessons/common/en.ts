export default {
  'lesson.begin.title': 'Choose where to begin',
  'lesson.begin':
    'The buildings with a letter are neutral: everybody may use them. On your first turn you may begin at any of them. Try the one framed in violet, where workers are hired; click it on the board or here.',
  'lesson.sell.title': 'Use the building',
  'lesson.sell':
    'You may perform each action of a building once, in any order. This one gives you money for a card. Do not worry about the card: at the end of your turn you draw up to {limit, plural, one {# card} other {# cards}} again.',
  'lesson.hire.title': 'Hire a cowboy',
  'lesson.end.title': 'End your turn',
  'lesson.end':
    'You have done everything here. During your turn “{decide.undo, message}” takes back your moves, unless they revealed something. Now end the turn: you draw cards, then the others play.',
  'lesson.walk.title': 'Walk on',
  'lesson.buy.title': 'Better cattle',
  'lesson.build.title': 'A building of your own',
  'lesson.deliver.title': 'Deliver',
  'lesson.score.title': 'Who would win?',
  'lesson.score':
    '{stands, select, ahead {You lead {mine} to {theirs}} behind {{rival, player} leads {theirs} to {mine}} other {Both of you have {mine}}}{category, select, none {.} other {, above all thanks to “{category, name, category}”.}} Every row of the sheet scores points. Winners are strong in two or three rows rather than average in all.',
} satisfies Record<string, string>;
