// What the second edition names otherwise; everything else is in en.ts.
export default {
  'worker.builder': 'builder',
  'worker.one.builder': 'a builder',
  'workers.builder': 'Builders',
  'many.builder': 'builders',
  'count.builder': '{workers, plural, one {# builder} other {# builders}}',
  'trade.tile': 'an outlaw tile',
  'task.green-trade': '{count, plural, one {# green outlaw tile} other {# green outlaw tiles}}',
  'task.blue-trade': '{count, plural, one {# orange outlaw tile} other {# orange outlaw tiles}}',
  'tile.builder': 'a builder',
  'tile.trade-green': 'a green outlaw tile',
  'tile.trade-blue': 'an orange outlaw tile',
  'offer.trade-green': 'green outlaw tile',
  'offer.trade-blue': 'orange outlaw tile',
  'via.O': 'along the outlaw road',
  'master.now.hazard-or-trade': 'a hazard or outlaw tile at once',
  'master.now.build-free': 'a building that needs at most 2 builders, free of charge',
  'master.end.trade-pair': '{points, plural, one {# point} other {# points}} per pair of outlaw tiles',
  'place':
    '{placeKind, select, start {the start of the trail} kc {Kansas City} neutral {neutral building {letter}} own {your building {building}} theirs {building {building} of {owner, player}} hazard {the {hazard, name, hazard} on space {number}} trade {the outlaw at {slot.trade, message}} other {space {space}}}',
  'place.at':
    '{placeKind, select, start {at the start of the trail} kc {in Kansas City} neutral {at neutral building {letter}} own {at your building {building}} theirs {at building {building} of {owner, player}} hazard {at the {hazard, name, hazard} on space {number}} trade {at the outlaw at {slot.trade, message}} other {on space {space}}}',
  'place.to':
    '{placeKind, select, start {to the start of the trail} kc {to Kansas City} neutral {to neutral building {letter}} own {to your building {building}} theirs {to building {building} of {owner, player}} hazard {to the {hazard, name, hazard} on space {number}} trade {to the outlaw at {slot.trade, message}} other {to space {space}}}',
  'act.gain_per_trade_pair':
    'Gain {certificates, plural, one {# certificate} other {# certificates}} and {dollars, dollars} for each pair of green and orange outlaw tiles',
  'act.build': 'Place or replace a building at {amount, dollars} per builder',
  'act.trade': 'Collect the bounty: take an outlaw tile',
  'act.move_herder': 'Move your herder on, up to {amount, plural, one {# step} other {# steps}}',
  'act.gain_per_builder': 'Gain {dollars, dollars} for each builder',
  'act.build_free':
    '{amount, plural, =0 {Place or replace a building free of charge} one {Place a building that needs at most # builder, free of charge} other {Place a building that needs at most # builders, free of charge}}',
  'decision.place_herder': 'Place your herder on a neutral building and begin there.',
  'decision.build_tile':
    '{dollars_per_builder, plural, =0 {{builders_at_most, plural, =0 {Choose a building, free of charge.} one {Choose a building that needs at most # builder, free of charge.} other {Choose a building that needs at most # builders, free of charge.}}} other {Choose a building, at {dollars_per_builder, dollars} for each builder it needs.}}',
  'decision.hazard_or_trade': 'Remove a hazard free of charge, or take an outlaw tile.',
  'decision.trade': 'Choose an outlaw tile; the bounty above it is yours.',
  'tile.trade-orange': 'an orange outlaw tile',
} satisfies Record<string, string>;
