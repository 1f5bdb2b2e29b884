// The board's own messages: titles, captions on the drawing and tips. Names of things, actions, decisions and events are
// in texts/trail.
export default {
  'panel.trail': 'The trail',
  'panel.towns': 'The northern towns',
  'panel.railroad': 'Cities and railroad',
  'panel.city': 'Kansas City',
  'panel.market': 'Cattle market',
  'panel.objectives': 'Objective cards',

  'map.start': 'START',
  'map.flood': 'Flood country',
  'map.drought': 'Drought plains',
  'map.rockfall': 'Rockfall pass',
  'map.trade': 'Trade with the Indians',

  // ---- captions
  'caption.discard-breed': 'Discard {breed, name, breed}',
  'caption.discard-pair': 'Discard a pair',
  'caption.discard-any': 'Discard any cattle',
  'caption.discard-objective': 'Discard an objective',
  'caption.discard-breed-engine': 'Discard {breed, name, breed}',
  'caption.discard-any-objective': 'Discard, take objective',
  'caption.gain':
    '{tokens, plural, =0 {{certificates, plural, =0 {Gain {dollars, dollars}} one {Certificate} other {# certificates}}} one {Exchange token} other {# exchange tokens}}',
  'caption.gain-per-woods': 'Money for the woods',
  'caption.gain-per-engineer': 'Money per engineer',
  'caption.gain-per-trade-pair': 'Gain per teepee pair',
  'caption.certificates-to-limit': 'Certificates to limit',
  'caption.hire': '{sign, select, more {Hire for {by, dollars} more} less {Hire for {by, dollars} less} other {Hire}}',
  'caption.build': 'Build',
  'caption.buy-cattle': 'Buy cattle',
  'caption.take-objective': 'Objective card',
  'caption.engine': 'Engine up to {amount}',
  'caption.engine-per-engineer': 'Engine',
  'caption.engine-per-woods': 'Engine by woods',
  'caption.engine-back': 'Engine back {amount}',
  'caption.trade': 'Trade',
  'caption.remove-hazard': 'Remove a hazard',
  'caption.aux': 'Auxiliary action',
  'caption.move-herder': 'Walk on up to {amount}',
  'caption.draw-then-discard': 'Draw and discard',
  'caption.extraordinary-delivery': 'Extra delivery',
  'caption.upgrade-station-behind': 'Upgrade a station',
  'caption.copy-neighbour': 'Copy a neighbour',
  'caption.discard-value-three': 'Discard value 3',
  'caption.discard-breed-aux': 'Discard {breed, name, breed}',
  'caption.gain-per-builder': 'Money per craftsman',
  'caption.gain-per-station': 'Money per station',
  'caption.gain-per-bell': 'Gain per bell',
  'caption.engine-per-hazard': 'Engine by hazards',
  'caption.remove-cards': 'Remove {amount, plural, one {# card} other {# cards}}',
  'caption.build-free': 'Build free of charge',
  'caption.take-cattle-three': 'Take cattle of value 3',
  'caption.found-office': 'Branch office',

  // ---- words on the drawing
  'board.foresight': 'Foresight',
  'board.job_market': 'Job market',
  'board.stack': 'Stack',
  'board.prices': 'Prices',
  'board.transport': '$1 of transport for each cross between engine and city',
  'board.last_space': 'end: move back at least one space, +$3',
  'board.corners': 'City and station frames: light takes only discs from white corners, dark takes any disc',
  'board.hand': 'Hand',
  'board.empty': 'empty',
  'board.workers': 'Workers',
  'board.aux': 'Auxiliary actions',
  'board.certificates': 'Certificates',
  'board.buildings': 'Buildings left',
  'board.collected': 'Collected',
  'board.area': 'Objectives',
  'board.masters': 'Station masters',
  'board.offices': 'Branch offices',
  'board.ready': 'Cattle in Kansas City',
  'board.headquarters': 'Kansas City headquarters',
  'board.no_cattle': 'No cattle yet',
  'board.automa_card': 'Card {card}',
  'board.automa_no_card': 'No card turned over yet',
  'board.automa_deck': 'Still to come: {count}',
  'board.automa_discard': 'Turned over: {count}',
  'board.automa_out': 'Left out at this level',
  'board.automa_delivery': 'Next delivery',
  'board.automa_no_delivery': 'No more deliveries',
  'board.automa_office': 'Next branch office towards',
  'board.automa_special': 'Specialized in {worker, name, many}',
  'board.automa_reconstructed': 'Reconstructed',
  'board.herd_counts': 'Cattle',

  // ---- tips: spaces of the trail
  'tip.start': 'Start of the trail\nCattlemen return here from Kansas City; the first stop is always at A.',
  'tip.kc':
    'Kansas City\nThe end of the trail: every walk that reaches it ends here. You bring three tiles of the foresight into play, sell the herd in your hand and deliver it by train. Then your cattleman returns to the start.',
  'tip.neutral': 'Neutral building {letter}\nAny player who stops here may perform each of these once, in any order:',
  'tip.own': 'Your building {building}\nWhen you stop here, you may perform each of these once, in any order:',
  'tip.theirs': '{owner, player}’s building {building}\nOnly the owner uses it; you may perform a single auxiliary action here. It offers:',
  'tip.action_line': '• {action, name, action}',
  'tip.action_or': '• {first, name, action}, or: {second, name, action}',
  'tip.building_points': '{points, plural, one {# point} other {# points}} at the end for {owner, player}.',
  'tip.fee_owner': 'All other players who stop here or walk past pay {fee, dollars} to {owner, player}.',
  'tip.fee_bank': 'Players who stop here or walk past pay {fee, dollars} to the bank.',
  'tip.plot': 'Building space {space}\nEmpty: it costs no step. You can place a private building here.',
  'tip.woods': 'It touches the woods.',
  'tip.risk': 'Risk action of the building here: {action, name, action}.',
  'tip.hazard_tile':
    '{hazard, select, flood {Flood} drought {Drought} other {Rockfall}} on space {number}\nStopping here or walking past costs {fee, dollars} to the bank ({hand, name, hand}). Removing it scores {points, plural, one {# point} other {# points}}.',
  'tip.hazard_slot':
    'Empty space for a {hazard, name, hazard}\nIt costs no step. The next {hazard, name, hazard} from Kansas City goes to the lowest empty number.',
  'tip.trade_tile':
    '{colour, select, green {Green} other {Blue}} teepee tile\n{place_gain, select, pay {Trade here: pay {place_worth, dollars} for the tile.} token {Trade here: gain an exchange token and the tile.} other {Trade here: gain {place_worth, dollars} and the tile.}}',
  'tip.trade_fee': 'Stopping here or walking past costs {fee, dollars} to the bank ({hand, name, hand}).',
  'tip.trade_beside': 'It lies beside the trail: nobody walks past it.',
  'tip.trade_slot':
    'Empty space for a teepee tile\nNew tiles go to the lowest number. A trade here {place_gain, select, pay {costs {place_worth, dollars}} token {gains an exchange token} other {gains {place_worth, dollars}}}.',
  'tip.herders': 'Here: {names}.',

  // ---- tips: actions
  'tip.action': '{action, name, action}\nLocal action of the building in use; once per visit.',
  'tip.action_risk': '{action, name, action}\nRisk action of this space; it belongs to the building on it, once per visit.',
  'tip.action_choice': 'Choose this action or its alternative, not both.',

  // ---- tips: railroad
  'tip.track': 'Space {space} of the railroad track\nRoom for one engine; occupied spaces are skipped.',
  'tip.track_start': 'Start of the railroad track\nAny number of engines may stand here.',
  'tip.track_end':
    'End of the railroad track\nAn engine that arrives may upgrade the last station; then it goes back at least one space to a free space and gains $3.',
  'tip.turnout': 'Turnout of station {station}\nIt counts as one space. An engine that stops here may upgrade the station.',
  'tip.engines': 'Standing here: {names}.',
  'tip.station':
    '{town, select, none {Station {station}} other {Station in {town, name, town}}}\nUpgrade for {cost, dollars}: {points, plural, one {# point} other {# points}} at the end. {corners, select, light {The disc must come from a space with white corners.} other {The disc may come from any space, also one with dark corners.}}',
  'tip.station_master': 'Station master: {master, name, master}. The first to upgrade may appoint one of their workers and take the tile.',
  'tip.station_worker': '{worker, select, cowboy {A cowboy} builder {A craftsman} other {An engineer}} is station master here.',
  'tip.station_automa':
    '{owner, select, none {An automated opponent} other {{owner, player}}} has taken the station master away: its space stays empty.',
  'tip.discs': 'Discs here: {names}.',
  'tip.city':
    '{city, name, city}\nFor a herd of breeding value {value} or more. {corners, select, light {The disc must come from a space with white corners.} other {The disc may come from any space, also one with dark corners.}}',
  'tip.city_once': 'Each player delivers here once.',
  'tip.city_repeat': 'You may deliver here any number of times.',
  'tip.city_points':
    '{sign, select, less {Minus {points, plural, one {# point} other {# points}}} other {{points, plural, one {# point} other {# points}}}} at the end for each disc.',
  'tip.city_town': 'Crest of a large town: only players with a branch office there may deliver here.',
  'tip.city_dollars': 'A delivery gains {dollars, dollars} at once.',
  'tip.city_objective': 'A delivery gains an objective card.',
  'tip.city_master': 'A delivery gains one of the station masters left.',
  'tip.city_bells': '{points, plural, one {# point} other {# points}} at the end for each bell you have uncovered.',
  'tip.transport': '{cost, plural, =0 {From where your engine stands there is no transport cost.} other {Transport costs you {cost, dollars} from where your engine stands.}}',
  'tip.arrow': 'Between {from, name, city} and {to, name, city}\nIf you have a disc in both cities: {what}.',
  'tip.arrow_card': 'take an objective card at once',
  'tip.arrow_token': 'gain an exchange token at once',
  'tip.arrow_points': 'points at the end: {points}',
  'tip.headquarters': 'Kansas City headquarters\nEverybody may found a branch office in the towns a track joins to it.',
  'tip.town':
    '{town, name, town}\n{kind, select, small {A small town.} station {A station town: founding here, you may upgrade its station at once.} medium {A bonus town: founding here, you may use its bonus tile once, at once.} other {A large town: with an office here, you may deliver to its crest.}} Area: {area, name, region}.',
  'tip.office_space': 'Space {space}: {what}.',
  'tip.office_here': 'Space {space}: {seat, player}’s branch office.',
  'tip.bonus_here': 'Its bonus tile, once for each player who founds here:',
  'tip.town_links': 'Tracks to: {links}.',
  'tip.town_offices': 'Offices here: {names}.',
  'tip.town_accessible': 'A track joins it to your network: you can found an office here.',
  'tip.bonus': 'Bonus tile of {town, name, town}\nFounding a branch office here, you may use it once, at once:',
  'tip.offices':
    'Branch offices: {left} left\nYou take them row by row. An emptied row uncovers its bell, some rows also an exchange token. Bells uncovered: {bells}.',
  'tip.seat_offices': '{seat, player}’s branch offices\nLeft: {left}; bells uncovered: {bells}. Founded in:',
  'tip.exchange': 'Exchange tokens: {count}\nReturn one at any moment to draw up to two cards and discard as many.',
  'tip.grows': 'In Kansas City, after selling the herd, it may become: {card, name, card}.',
  'tip.sells': 'Sold in Kansas City, it gains {dollars, dollars} more.',
  'tip.orange': 'All orange cattle count as one breed.',
  'mark.reconstructed': 'Dotted corner: this figure is reconstructed, not taken from the printed part ({confidence}% sure).',
  'mark.ours': 'Dotted corner: the printed version is not known; this is our own.',
  'mark.one-implementation': 'Known from a single source ({confidence}% sure).',

  // ---- tips: Kansas City
  'tip.foresight': '{tile}\nForesight {column}. A player who reaches Kansas City brings one of the two tiles here into play.',
  'tip.foresight_empty': 'Foresight {column}\nThis space is empty.',
  'tip.tile_worker': '{worker, select, cowboy {Cowboy} builder {Craftsman} other {Engineer}} for the job market',
  'tip.tile_trade': '{colour, select, green {Green teepee tile} other {Blue teepee tile}}',
  'tip.tile_hazard':
    '{hazard, select, flood {Flood} drought {Drought} other {Rockfall}}: {points, plural, one {# point} other {# points}}, {hand, name, hand}',
  'tip.supply': 'Kansas City supply {column}\n{count, plural, one {# tile} other {# tiles}} left for foresight {column}.',
  'tip.job':
    '{worker, select, cowboy {Cowboy} builder {Craftsman} other {Engineer}} in row {row} of the job market\n{count, plural, =0 {None there.} one {Hiring costs {cost, dollars}; the action may change the price.} other {# there; hiring one costs {cost, dollars}; the action may change the price.}}',
  'tip.job_wait': 'You cannot hire here yet: these workers wait until the job market token moves on.',
  'tip.token':
    'Job market token\nIt moves down when its row is full. Past a yellow arrow the cattle market is refilled. Past the red one the game ends: the player who moves it there takes it for 2 points, and all others have one more turn.',

  // ---- tips: cards
  'tip.cattle':
    '{name}\nBreeding value {value}. {points, plural, =0 {No points.} one {# point at the end.} other {# points at the end.}}',
  'tip.market_count': '{count, plural, one {# of these is for sale.} other {# of these are for sale.}}',
  'tip.market_price':
    '{cards, plural, one {One of value {value}} other {Two of value {value}}}: {cowboys, plural, one {# cowboy} other {# cowboys}} and {dollars, dollars}.',
  'tip.market_draw':
    'Stack of the cattle market\n{count, plural, one {# card} other {# cards}} left. In a buying action, one cowboy may bring two more cards into the market.',
  'tip.hand_count': '{count, plural, one {One in hand.} other {# in hand.}}',
  'tip.breed_once': 'In Kansas City each breed counts once, however many of its cards you show.',
  'tip.objective':
    'Objective card\n{points, plural, one {# point} other {# points}} at the end for {tasks}{penalty, plural, =0 {.} one {; # point less if that is not done.} other {; # points less if that is not done.}}',
  'tip.objective_now':
    '{immediate, select, dollars {When played: gain {amount, dollars}.} draw {When played: draw up to {amount, plural, one {# card} other {# cards}}, then discard as many.} engine {When played: move the engine forward up to {amount, plural, one {# space} other {# spaces}}.} move {When played: walk up to {amount, plural, one {# step} other {# steps}} without fees, not into Kansas City.} other {When played: one auxiliary action, single or double.}}',
  'tip.objective_display': 'Any player may take it.',
  'tip.objective_stack':
    'Stack of objective cards\n{count, plural, =0 {Nothing left.} one {# card left; taken unseen.} other {# cards left; taken unseen.}}',

  // ---- tips: the player board
  'tip.workers':
    '{worker, select, cowboy {Cowboys} builder {Craftsmen} other {Engineers}}: {count} of {all}\n{worker, select, cowboy {They buy cattle: the more, the cheaper.} builder {A building needs as many of them as it shows.} other {The engine moves one space for each, where an action says so.}}',
  'tip.worker_next': 'The next one: {action, name, action}.',
  'tip.worker_points': 'The fifth and the sixth are worth {points, plural, one {# point} other {# points}} each.',
  'tip.disc':
    'Disc space: {disc, name, disc}\n{corners, select, light {White corners: its disc may go to any city or station.} other {Dark corners: its disc may go only to cities and stations with dark corners.}}',
  'tip.disc_left': '{count, plural, =0 {Cleared: you have unlocked it.} one {One disc lies here.} other {# discs lie here.}}',
  'tip.aux':
    '{times, select, 2 {Double auxiliary action} other {Auxiliary action}}\n{times, select, 2 {{aux, name, aux2}} other {{aux, name, aux1}}}',
  'tip.aux_closed': 'Locked: clear {times, select, 2 {both its disc spaces} other {one of its disc spaces}} first.',
  'tip.aux_double': 'Only if an action allows the double form.',
  'tip.building':
    'Building {building}\nNeeds {builders, plural, one {# craftsman} other {# craftsmen}}; {points, plural, one {# point} other {# points}} at the end. When you stop there:',
  'tip.building_fee': 'Others pay you {fee, dollars} when they stop there or walk past.',
  'tip.certificates':
    'Certificates\n{count, plural, =0 {No temporary ones} one {# temporary one} other {# temporary ones}}, at most {limit}{permanent, plural, =0 {} one {; # permanent one} other {; # permanent ones}}. In Kansas City each adds 1 to the breeding value; temporary ones are spent, permanent ones stay.',
  'tip.certificate_use': 'Use {count, plural, =0 {no temporary certificate} one {# temporary certificate} other {# temporary certificates}}\nEach adds 1 to the breeding value of your herd: one dollar more, and perhaps a more distant city.',
  'tip.herd':
    'Your herd: {value}\nThe breeding value of the cards in your hand, each breed once, with your permanent certificates.',
  'tip.steps': 'Step limit: {limit}\nYour cattleman may walk up to this many locations in one move. Empty spaces do not count.',
  'tip.hand_limit': 'Hand limit: {limit}\nAt the end of your turn you draw up to this many cards.',
  'tip.purse': 'Dollars: {dollars}\nEvery full $5 is worth a point at the end.',
  'tip.hazards':
    'Hazards removed\n{count, plural, =0 {None yet.} one {# tile, {points, plural, one {# point} other {# points}}.} other {# tiles, {points, plural, one {# point} other {# points}}.}}',
  'tip.trade': 'Teepee tiles\nGreen: {green}, blue: {other}.',
  'tip.master': 'Station master\n{master, name, master}.',
  'tip.master_automa': '{seat, player} only keeps it from the others: for him it has neither effect nor points.',
  'tip.deck': 'Draw stack\n{count, plural, =0 {Empty: when a card is needed, the discard pile is shuffled.} one {# card, face down.} other {# cards, face down.}}',
  'tip.deck_holds': 'It holds, in unknown order: {cards}.',
  'tip.pile': 'Discard pile\n{count, plural, =0 {Empty.} one {# card, face up: {cards}.} other {# cards, face up: {cards}.}}',
  'tip.seat_hand':
    '{seat, player}’s hand\n{count, plural, one {# card} other {# cards}}{known, select, none {.} other {; known to all players: {known}.}}',
  'tip.seat_buildings': '{seat, player}’s buildings left\n{numbers}',
  'tip.seat_cities': '{seat, player}’s deliveries\n{cities}',
  'tip.seat_stations': 'Stations upgraded by {seat, player}\n{stations}',
  'tip.seat_objectives': 'Objective cards played by {seat, player}\n{count, plural, =0 {None.} one {# card} other {# cards}}',
  'tip.seat_discs': '{seat, player}’s discs\n{count} of {all} still on the player board.',
  'tip.seat_aux': '{seat, player}’s auxiliary actions',
  'tip.seat_engine': '{seat, player}’s engine\nOn {place, name, track}.',
  'tip.seat_workers': '{seat, player}’s workers\n{cowboys, plural, one {# cowboy} other {# cowboys}}, {builders, plural, one {# craftsman} other {# craftsmen}}, {engineers, plural, one {# engineer} other {# engineers}}.',
  'tip.automa_who':
    '{name}: {level}\n{authors, select, none {The official opponent} other {An opponent by {authors}}}. Each turn he turns over a card, walks the shortest way to Kansas City and does what the card says. He has no dollars, no hand and no certificates.',
  'tip.automa_special':
    'Specialized in {worker, name, many}\nThe workers he has the most of. Some of his cards do something only with a certain specialization.',
  'tip.automa_deck':
    'Cards still to come: {count}\n{cards, select, none {None: the others are shuffled before his next turn.} other {In unknown order: {cards}.}}',
  'tip.automa_discard': 'Cards turned over: {count}\n{cards, select, none {None yet.} other {In no order: {cards}.}}',
  'tip.automa_card': 'Card {card}\n{what}.',
  'tip.automa_at':
    '{at, select, last {The last card turned over.} deck {Still to come.} discard {Already turned over.} other {Left out at this level.}}',
  'tip.automa_delivery': 'Next delivery: {city, name, city} ({value})\n{why}.',
  'tip.automa_no_delivery': 'No more deliveries\nHe has no disc left.',
  'tip.automa_cattle': '{seat, player}’s cattle\n{cards}. They only count at the end; he delivers without them.',
  'tip.automa_discs':
    '{seat, player}’s discs\n{count} of {all} left. One goes to every city and station he reaches; they unlock nothing for him.',
  'tip.automa_objectives':
    '{seat, player}’s objective cards\n{count, plural, =0 {None.} one {# card, which counts for him in any case.} other {# cards, which count for him in any case.}}',
  'tip.automa_office':
    'Office card: {town, name, town}\nHe founds branch offices on the way there until he has one in this town.',
  'tip.automa_no_office': 'No office card\nHe turns one over when he founds his next branch office.',
  'tip.automa_offices_next': 'Cards to come, in no order: {towns}.',
  'tip.automa_offices_under': 'Put under them: {towns}.',
  'tip.automa_towns': 'His list of towns\nHe founds an office in the first one within reach: {towns}.',
  'tip.nothing': 'None.',

  // ---- the table in words
  'text.line_space': '{space}: {what}',
  'text.herder': '{seat, player} is on {space}.',
  'text.foresight': 'Foresight {column}: {left}; {right}',
  'text.job': 'Row {row}, {cost, dollars}: {workers}',
  'text.token': 'The job market token is in row {row}.',
  'text.token_gone': 'The job market token has been taken.',
  'text.engine': '{seat, player}: engine at {place, name, track}.',
  'text.market': '{count} × {card}',
  'text.player': '{seat, player}',
  'text.money': '{dollars, dollars}; {cards, plural, one {# card} other {# cards}} in hand; {certificates, plural, one {# temporary certificate} other {# temporary certificates}}',
  'text.workers': '{cowboys, plural, one {# cowboy} other {# cowboys}}, {builders, plural, one {# craftsman} other {# craftsmen}}, {engineers, plural, one {# engineer} other {# engineers}}',
  'text.buildings': 'Buildings left: {numbers}',
  'text.cities': 'Discs in: {cities}',
  'text.tokens': 'Exchange tokens: {count}',
  'text.offices': 'Branch offices: {towns}; bells: {bells}',
  'text.automa': '{level}; discs left: {discs}; card turned over last: {card}',
  'text.automa_deck': 'Cards to come: {cards}',
  'text.automa_discard': 'Cards turned over: {cards}',
  'text.automa_cattle': 'Cattle: {cards}',
  'text.none': 'none',

  // ---- the parts of the score
  'part.dollars': '{dollars, dollars} left',
  'part.building': 'Building {building}',
  'part.arrow': '{from, name, city} → {to, name, city}',
  'part.workers': '{worker, name, workers}: {count}',
  'part.objective.fulfilled': '{tasks}{played, select, yes {} other { (not played)}}: fulfilled',
  'part.objective.failed': '{tasks}{played, select, yes {: not fulfilled} other { (not played): not fulfilled, but completes a pair}}',
  'part.objective.idle': '{tasks}: not played, does not count',

  // ---- facts about a choice, beside its pictograms
  'fact.builders': '{count, plural, one {# craftsman} other {# craftsmen}}',
  'fact.cowboys': '{count, plural, one {# cowboy} other {# cowboys}}',
  'fact.empty_space': '{price, dollars} on an empty building space',
  'fact.or': '{first}, or: {second}',
  'fact.points': '{sign, select, less {minus {points, plural, one {# point} other {# points}}} other {{points, plural, one {# point} other {# points}}}}',
  'fact.transport': 'transport {cost, dollars}',
} satisfies Record<string, string>;
