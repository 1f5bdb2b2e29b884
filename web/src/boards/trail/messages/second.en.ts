// The messages of the second edition that differ from en.ts.
export default {
  'map.trade': 'Outlaw country',
  'caption.gain-per-trade-pair': 'Gain per outlaw pair',
  'caption.trade': 'Collect a bounty',
  'caption.gain-per-builder': 'Money per builder',
  'tip.start': 'Start of the trail\nHerders return here from Kansas City; the first stop is always at A.',
  'tip.kc':
    'Kansas City\nThe end of the trail: every walk that reaches it ends here. You bring three tiles of the foresight into play, sell the herd in your hand and deliver it by train. Then your herder returns to the start.',
  'tip.trade_tile':
    '{colour, select, green {Green} other {Orange}} outlaw tile\n{place_gain, select, pay {Bounty here: pay {place_worth, dollars} for the tile.} token {Bounty here: gain an exchange token and the tile.} other {Bounty here: gain {place_worth, dollars} and the tile.}}',
  'tip.trade_slot':
    'Empty space for an outlaw tile\nNew tiles go to the lowest number. The bounty here {place_gain, select, pay {costs {place_worth, dollars}} token {is an exchange token} other {is {place_worth, dollars}}}.',
  'tip.station_worker': '{worker, select, cowboy {A cowboy} builder {A builder} other {An engineer}} is station master here.',
  'tip.tile_worker': '{worker, select, cowboy {Cowboy} builder {Builder} other {Engineer}} for the job market',
  'tip.tile_trade': '{colour, select, green {Green outlaw tile} other {Orange outlaw tile}}',
  'tip.job':
    '{worker, select, cowboy {Cowboy} builder {Builder} other {Engineer}} in row {row} of the job market\n{count, plural, =0 {None there.} one {Hiring costs {cost, dollars}; the action may change the price.} other {# there; hiring one costs {cost, dollars}; the action may change the price.}}',
  'tip.token':
    'Job market token\nIt moves down when its row is full. Past a yellow arrow the cattle market is refilled; past the last one the game ends: the player who moves it there takes it for 2 points, and all others have one more turn.',
  'tip.workers':
    '{worker, select, cowboy {Cowboys} builder {Builders} other {Engineers}}: {count} of {all}\n{worker, select, cowboy {They buy cattle: the more, the cheaper.} builder {A building needs as many of them as it shows.} other {The engine moves one space for each, where an action says so.}}',
  'tip.building':
    'Building {building}\nNeeds {builders, plural, one {# builder} other {# builders}}; {points, plural, one {# point} other {# points}} at the end. When you stop there:',
  'tip.steps': 'Step limit: {limit}\nYour herder may walk up to this many locations in one move. Empty spaces do not count.',
  'tip.trade': 'Outlaw tiles\nGreen: {green}, orange: {other}.',
  'tip.seat_workers': '{seat, player}’s workers\n{cowboys, plural, one {# cowboy} other {# cowboys}}, {builders, plural, one {# builder} other {# builders}}, {engineers, plural, one {# engineer} other {# engineers}}.',
  'text.workers': '{cowboys, plural, one {# cowboy} other {# cowboys}}, {builders, plural, one {# builder} other {# builders}}, {engineers, plural, one {# engineer} other {# engineers}}',
  'fact.builders': '{count, plural, one {# builder} other {# builders}}',
} satisfies Record<string, string>;
