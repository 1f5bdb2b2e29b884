export default {
  'lesson.welcome.title': 'Your first drive',
  'lesson.welcome':
    'You drive your herd along the trail to Kansas City and send it on by train. Then the trail begins anew. After several such drives the most points win.',
  'lesson.hand.title': 'Your herd',
  'lesson.hand':
    'These cards are your herd. In Kansas City you are paid the sum of their breeding values, but each breed counts only once. So sell duplicates on the way.',
  'lesson.begin.title': 'Choose where to begin',
  'lesson.begin':
    'The buildings with a letter are neutral: everybody may use them. On your first turn you may begin at any of them. Try the one framed in violet, where workers are hired; click it on the board or here.',
  'lesson.sell.title': 'Use the building',
  'lesson.sell':
    'You may perform each action of a building once, in any order. This one gives you money for a card. Do not worry about the card: at the end of your turn you draw up to {limit, plural, one {# card} other {# cards}} again.',
  'lesson.hire.title': 'Hire a cowboy',
  'lesson.hire':
    'Workers stay for the whole game: cowboys buy cattle, builders put up buildings, engineers move the engine. The row shows the price. With a second cowboy, cattle get cheaper.',
  'lesson.end.title': 'End your turn',
  'lesson.end':
    'You have done everything here. During your turn “{decide.undo, message}” takes back your moves, unless they revealed something. Now end the turn: you draw cards, then the others play.',
  'lesson.walk.title': 'Walk on',
  'lesson.walk':
    'You walk up to {steps, plural, one {# step} other {# steps}}. Only spaces with a tile count as steps. A hand on a tile on your way means a fee: each choice says how much.',
  'lesson.build.title': 'A building of your own',
  'lesson.build':
    'First sell a card, then build. Each tile says how many builders it needs, and you pay for each. The building stays: its actions are yours alone, and it scores. Begin with a small one.',
  'lesson.certificate.title': 'A certificate',
  'lesson.certificate':
    'On to building C. A certificate raises the value of your herd in Kansas City by one and is spent there. C has objective cards, too: points for a task. Leave them for a later game.',
  'lesson.engine.title': 'The railroad',
  'lesson.engine':
    'Your engine moves one space for each engineer. The farther it is, the cheaper it is to deliver to distant cities. Stations on its way can be upgraded for points.',
  'lesson.buy.title': 'Better cattle',
  'lesson.buy':
    'At building E you buy cattle. New cards go onto your discard pile; you will draw them later. A high breeding value means money and distant cities; the points on a card count at the end.',
  'lesson.kansas_city.title': 'On to Kansas City',
  'lesson.kansas_city':
    'The end of the trail is within reach. Look at your hand once more: the more different breeds, the better. If you are happy with your herd, walk in.',
  'lesson.tiles.title': 'New tiles',
  'lesson.tiles':
    'On arrival you bring three tiles into play, one from each foresight column. Workers go to the job market, hazards and outlaws onto the trail. Once the job market is full, the last turns are played.',
  'lesson.income.title': 'Sell the herd',
  'lesson.income':
    'Your herd is worth {herd}. Each certificate you add makes it one more. You are paid that many dollars, and the total decides which cities you can reach. Certificates you add are gone.',
  'lesson.deliver.title': 'Deliver',
  'lesson.deliver':
    'Choose a city that your herd is good enough for and that has no disc of yours yet. If your engine is not far enough, you pay for transport. Aim high: near cities score little, and Kansas City even costs points.',
  'lesson.disc.title': 'A disc leaves your board',
  'lesson.disc':
    'A disc of yours marks the delivery, and what it covered is unlocked for good: a better auxiliary action, more certificates, longer walks, a larger hand. Discs from dark corners go only to cities with dark corners.',
  'lesson.score.title': 'Who would win?',
  'lesson.score':
    '{stands, select, ahead {You lead {mine} to {theirs}} behind {{rival, player} leads {theirs} to {mine}} other {Both of you have {mine}}}{category, select, none {.} other {, above all thanks to “{category, name, category}”.}} Every row of the sheet scores points. Winners are strong in two or three rows rather than average in all.',
  'lesson.bye.title': 'The next drive is yours',
  'lesson.bye':
    'You have completed a whole drive. The next one begins with better cattle and more workers. Choose what you build on: cowboys and cattle, builders and buildings, or engineers and stations. “{hint.button, message}” helps at any time.',
} satisfies Record<string, string>;
