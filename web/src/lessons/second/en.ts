export default {
  'lesson.welcome.title': 'Your first drive',
  'lesson.welcome':
    'You drive your herd along the trail to Kansas City and send it on by train. Then the trail begins anew. After several such drives the most points win.',
  'lesson.hand.title': 'Your herd',
  'lesson.hand':
    'These cards are your herd. In Kansas City you are paid the sum of their breeding values, but each breed counts only once. So sell duplicates on the way.',
  'lesson.hire':
    'Workers stay for the whole game: cowboys buy cattle, builders put up buildings, engineers move the engine. The row shows the price. With a second cowboy, cattle get cheaper.',
  'lesson.walk':
    'You walk up to {steps, plural, one {# step} other {# steps}}. Only spaces with a tile count as steps. A hand on a tile on your way means a fee: each choice says how much.',
  'lesson.build':
    'First sell a card, then build. Each tile says how many builders it needs, and you pay for each. The building stays: its actions are yours alone, and it scores. Begin with a small one.',
  'lesson.certificate.title': 'A certificate',
  'lesson.certificate':
    'On to building C. A certificate raises the value of your herd in Kansas City by one and is spent there. C has objective cards, too: points for a task. Leave them for a later game.',
  'lesson.engine.title': 'The railroad',
  'lesson.engine':
    'Your engine moves one space for each engineer. The farther it is, the cheaper it is to deliver to distant cities. Stations on its way can be upgraded for points.',
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
  'lesson.deliver':
    'Choose a city that your herd is good enough for and that has no disc of yours yet. If your engine is not far enough, you pay for transport. Aim high: near cities score little, and Kansas City even costs points.',
  'lesson.disc.title': 'A disc leaves your board',
  'lesson.disc':
    'A disc of yours marks the delivery, and what it covered is unlocked for good: a better auxiliary action, more certificates, longer walks, a larger hand. Discs from dark corners go only to cities with dark corners.',
  'lesson.bye.title': 'The next drive is yours',
  'lesson.bye':
    'You have completed a whole drive. The next one begins with better cattle and more workers. Choose what you build on: cowboys and cattle, builders and buildings, or engineers and stations. “{hint.button, message}” helps at any time.',
} satisfies Record<string, string>;
