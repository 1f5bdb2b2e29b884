// What the second edition names otherwise; everything else is in en.ts.
export default {
  'worker.builder': 'builder',
  'worker.one.builder': 'a builder',
  'workers.builder': 'Builders',
  'many.builder': 'builders',
  'count.builder': '{workers, plural, one {# builder} other {# builders}}',
  'trade.tile': 'an outlaw',
  'task.green-trade': '{count, plural, one {# green outlaw} other {# green outlaws}}',
  'task.blue-trade': '{count, plural, one {# orange outlaw} other {# orange outlaws}}',
  'tile.builder': 'a builder',
  'tile.trade-green': 'a green outlaw',
  'tile.trade-blue': 'an orange outlaw',
  'via.O': 'the outlaw road',
  'master.now.hazard-or-trade': 'a hazard or outlaw at once',
  'master.now.build-free': 'a building of at most 2 builders free of charge',
  'master.end.trade-pair': '{points, plural, one {# point} other {# points}} per pair of outlaws',
  'place':
    '{placeKind, select, start {the start of the trail} kc {Kansas City} neutral {neutral building {letter}} own {your building {building}} theirs {building {building} of {owner, player}} hazard {the {hazard, name, hazard} on {space}} trade {the outlaw on {space}} other {space {space}}}',
  'place.at':
    '{placeKind, select, start {at the start of the trail} kc {in Kansas City} neutral {at neutral building {letter}} own {at your building {building}} theirs {at building {building} of {owner, player}} hazard {at the {hazard, name, hazard} on {space}} trade {at the outlaw on {space}} other {at space {space}}}',
  'place.to':
    '{placeKind, select, start {to the start of the trail} kc {to Kansas City} neutral {to neutral building {letter}} own {to your building {building}} theirs {to building {building} of {owner, player}} hazard {to the {hazard, name, hazard} on {space}} trade {to the outlaw on {space}} other {to space {space}}}',
  'act.gain_per_trade_pair':
    'Gain {certificates, plural, one {# certificate} other {# certificates}} and {dollars, dollars} for each pair of green and orange outlaws',
  'act.build': 'Place or replace a building at {amount, dollars} per builder',
  'act.trade': 'Collect the bounty: take an outlaw',
  'act.move_herder': 'Move your herder on, up to {amount, plural, one {# step} other {# steps}}',
  'act.gain_per_builder': 'Gain {dollars, dollars} for each builder',
  'act.build_free':
    '{amount, plural, =0 {Place or replace a building free of charge} other {Place a building that needs at most {amount} builders, free of charge}}',
  'decision.place_herder': 'Place your herder on a neutral building and begin there.',
  'decision.build_tile':
    '{dollars_per_builder, plural, =0 {{builders_at_most, plural, =0 {Choose a building, free of charge.} other {Choose a building that needs at most {builders_at_most} builders, free of charge.}}} other {Choose a building, at {dollars_per_builder, dollars} for each builder it needs.}}',
  'decision.hazard_or_trade': 'Remove a hazard free of charge, or take an outlaw.',
  'decision.trade': 'Choose an outlaw; the sign above it is what you gain.',
  'tile.trade-orange': 'an orange outlaw',
} satisfies Record<string, string>;
