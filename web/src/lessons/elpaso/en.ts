export default {
  'lesson.welcome.title': 'Your first lap',
  'lesson.welcome':
    'You drive your herd round the loop. Each time you reach El Paso you are paid, get a Simmental and deliver to a trading post. When the Simmentals run out, the most points win.',
  'lesson.objective.title': 'A first goal',
  'lesson.objective':
    'Before the first turn everybody takes an objective tile. It scores if you have what it shows at the end of the game; if not, you lose nothing. Take the one framed in violet, or another you like.',
  'lesson.hand.title': 'Herd and workers',
  'lesson.hand':
    'Your hand is your herd: in El Paso each breed counts once. Beside it lie your workers. You pay with them: they go to your discard pile until you draw them again.',
  'lesson.hire':
    'Cowboys pay for cattle, builders for buildings, engineers for trains; a joker stands in for any of them, but costs more. Every worker you own scores at the end. Take a cowboy.',
  'lesson.walk':
    'You walk up to {steps, plural, one {# step} other {# steps}}; a cowboy you discard adds one. Only buildings count as steps. At buildings of others you may perform just one auxiliary action. Go where cattle are sold.',
  'lesson.buy':
    'Each breed has its price in cowboys and dollars. The new card and the cowboys go onto your discard pile: you will draw them later. A high breeding value reaches high trading posts and scores at the end.',
  'lesson.build':
    'At building E you build: that takes builders and money. The tile stays on the loop, its actions are yours alone, and it scores. Begin with a small one; later a larger one may take its place.',
  'lesson.certificate.title': 'Certificates',
  'lesson.certificate':
    'Building G, the last stop. A certificate raises the value of your herd by one when you deliver, and is then spent. Take one, and keep different breeds in your hand.',
  'lesson.home.title': 'To El Paso',
  'lesson.home':
    'El Paso ends every walk. You get your money and a Simmental at once, then you show your herd. If you are happy with your herd, walk in.',
  'lesson.deliver':
    'Your herd is worth {value}; you may add certificates. Choose a trading post you can reach and where you have no disc. The higher the better: trading posts with dark corners score, and most give something at once.',
  'lesson.disc.title': 'A disc leaves your board',
  'lesson.disc':
    'A disc of yours marks the delivery, and what it covered is unlocked for good: auxiliary actions, a permanent certificate, longer walks, a larger hand. Discs from dark corners go only to trading posts with dark corners.',
  'lesson.reward.title': 'What the trading post gives',
  'lesson.reward':
    'Many trading posts give something at once: money, an objective tile or a worker. You may take it or leave it. This one helps you at the end of the game.',
  'lesson.bye.title': 'The next lap is yours',
  'lesson.bye':
    'You have completed a whole lap. The Simmentals left are the clock of the game: a few quick laps end it early, slow ones gather more. Choose your pace, and let the next herd be better. “{hint.button, message}” helps at any time.',
} satisfies Record<string, string>;
