// The messages of the second edition that differ from en.ts.
export default {
  'map.trade': 'Outlaw country',
  'caption.gain-per-trade-pair': 'Gain per outlaw pair',
  'caption.trade': 'Collect a bounty',
  'caption.gain-per-builder': 'Money per builder',
  'tip.start': 'Start of the trail\nAfter Kansas City the herders go on from here; the first stop is always at A.',
  'tip.kc':
    'Kansas City\nThe end of the trail; nobody walks past it. Three tiles of the foresight come into play, you sell the herd in your hand and deliver it by train, then your herder returns to the start.',
  'tip.trade_tile':
    '{colour, select, green {Green} other {Orange}} outlaw tile\n{place_gain, select, pay {Bounty here: pay {place_worth, dollars} for the tile.} token {Bounty here: gain an exchange token and the tile.} other {Bounty here: gain {place_worth, dollars} and the tile.}}',
  'tip.trade_slot':
    'Free space for an outlaw tile\nNew tiles go to the lowest number. The bounty here {place_gain, select, pay {costs {place_worth, dollars}} token {is an exchange token} other {is {place_worth, dollars}}}.',
  'tip.station_worker': '{worker, select, cowboy {A cowboy} builder {A builder} other {An engineer}} is station master here.',
  'tip.tile_worker': '{worker, select, cowboy {Cowboy} builder {Builder} other {Engineer}} for the job market',
  'tip.tile_trade': '{colour, select, green {Green outlaw tile} other {Orange outlaw tile}}',
  'tip.job':
    '{worker, select, cowboy {Cowboy} builder {Builder} other {Engineer}} in row {row} of the job market\n{count, plural, =0 {None there.} one {Hiring costs {cost, dollars}; the action may add to it or take off.} other {# there; hiring one costs {cost, dollars}; the action may add to it or take off.}}',
  'tip.token':
    'Job market token\nIt moves down when its row is full. Past a yellow arrow the cattle market is refilled; past the last one the game ends: whoever moves it there takes it for 2 points, and everybody else has one more turn.',
  'tip.workers':
    '{worker, select, cowboy {Cowboys} builder {Builders} other {Engineers}}: {count} of {all}\n{worker, select, cowboy {They buy cattle: the more, the cheaper.} builder {A building needs as many of them as it shows.} other {The engine moves one space for each, where an action says so.}}',
  'tip.building':
    'Building {building}\nNeeds {builders, plural, one {# builder} other {# builders}}; {points, plural, one {# point} other {# points}} at the end. When you stop there:',
  'tip.steps': 'Step limit: {limit}\nAs many locations as your herder may walk in one move. Empty spaces do not count.',
  'tip.trade': 'Outlaw tiles\nGreen: {green}, orange: {other}.',
  'tip.seat_workers': 'Workers of {seat, player}\n{cowboys, plural, one {# cowboy} other {# cowboys}}, {builders, plural, one {# builder} other {# builders}}, {engineers, plural, one {# engineer} other {# engineers}}.',
  'text.workers': '{cowboys, plural, one {# cowboy} other {# cowboys}}, {builders, plural, one {# builder} other {# builders}}, {engineers, plural, one {# engineer} other {# engineers}}',
  'fact.builders': '{count, plural, one {# builder} other {# builders}}',
} satisfies Record<string, string>;
