// Why something cannot be chosen now: the reasons of docs/api.md, those of a game under its family, and a few of this screen.
// The words that differ between editions come from their catalogues.
export default {
  // Of every game
  'reason.game_over': '{decide.over, message}',
  'reason.not_your_turn': 'It is {actor, player}’s turn.',
  'reason.other_decision': 'Something else is to be decided now. {now}',
  'reason.must_decide': 'That cannot be declined. {now}',
  'reason.no_choice': 'That cannot be chosen now. {now}',
  'reason.first': 'First choose “{what}”.',
  'reason.never_chosen': 'There is nothing to choose here.',
  'reason.dollars': 'That takes {needs, dollars}, and you have {has, dollars}.',

  // About seats and the end of the game
  'reason.seat_of_bot': 'A bot has this seat, and nobody holds it.',
  'reason.seat_stopped': 'This game was stopped.',
  'reason.seat_over': '{decide.over, message}',
  'reason.seat_too_often': 'This seat has been handed on and has proposed to stop {most} times; that is as often as it may.',
  'reason.seat_needs_no_link': 'A bot sits there, and it needs no link.',
  'reason.seat_links': 'Too many links have been given at this table.',
  'reason.seat_has_bot': 'A bot plays this seat already. Take it back to hand it to another.',
  'reason.seat_is_yours': 'You play this seat: there is nothing to take back.',
  'reason.seat_not_offered': 'No link has been given for handing this seat on.',
  'reason.stop_lapsed': 'The proposal to stop no longer stands.',
  'reason.stop_agreed': 'You have agreed to stop already.',

  // Of several games
  'reason.no_location': 'Nothing lies there, so you cannot stop there.',
  'reason.not_yours': 'The building is not yours: here you may perform one auxiliary action.',
  'reason.hand_card': 'You have no card “{card, name, card}” in your hand.',
  'reason.no_token': 'You have no exchange token.',
  'reason.space_taken': 'A building of another player stands there.',
  'reason.certificate_limit': 'You have as many certificates as you may have.',

  // Of this screen
  'reason.page.looking_back': 'You are looking back; return to the present to choose.',
  'reason.page.playing': 'The latest moves are still being shown.',
  'reason.page.spectating': 'You are watching; only the players choose.',
  'reason.page.frozen': '{error.rules_changed, message}',
  'reason.page.offline': '{error.network, message}',

  // Great Western Trail: walking
  'reason.trail.not_in_game': 'This game is played without that.',
  'reason.trail.not_ahead': 'From where you are, no way leads on {place.to, message}.',
  'reason.trail.steps':
    'It is {needs, plural, one {# step} other {# steps}} {place.to, message}, and you may walk {limit} at most.',
  'reason.trail.route': 'No way {place.to, message} is called that.',
  'reason.trail.not_to_kansas_city': 'This walk may not enter Kansas City.',

  // The location
  'reason.trail.not_here': 'You are {place.at, message}; “{action, name, action}” is not on offer there.',
  'reason.trail.building_used': 'That building has been used this turn.',
  'reason.trail.action_used': 'That action has been used, or another one instead of it.',
  'reason.trail.location_done': 'Nothing is left to use here this turn.',
  'reason.trail.not_a_neighbour': 'That is no building next to the one that copies.',
  'reason.trail.copy_used': 'That building copies, too, and has been used this turn.',
  'reason.trail.must_act': 'Do something here first; a dollar can always be gained.',
  'reason.trail.other_bonus_tile': 'That action is on another bonus tile.',

  // Auxiliary actions
  'reason.trail.aux_instead': 'An auxiliary action is performed instead of local actions, and one of these has been used.',
  'reason.trail.aux_by_action': 'Here auxiliary actions come with “{action, name, action}”.',
  'reason.trail.aux_single': 'Only a single auxiliary action is possible now, not a double one.',
  'reason.trail.aux_locked': 'A disc still covers that auxiliary action.',
  'reason.trail.aux_double_locked': 'A disc still covers the double form of that auxiliary action.',

  // Cards
  'reason.trail.hand_breed': 'You have no card of the breed {breed, name, breed} in your hand.',
  'reason.trail.hand_value':
    'That takes {needs, plural, one {# cattle card} other {# cattle cards}} of value {value}, and you have {has}.',
  'reason.trail.hand_pair': 'You have no two cattle cards of one breed in your hand.',
  'reason.trail.hand_cattle': 'You have no cattle card in your hand.',
  'reason.trail.hand_objective': 'You have no objective card in your hand.',
  'reason.trail.hand_empty': 'Your hand is empty.',
  'reason.trail.wrong_card': 'That card does not fit here.',
  'reason.trail.no_forfeit': 'There is nothing to decide about that card’s action now.',
  'reason.trail.alike': 'That is the same as “{what}”.',
  'reason.trail.draw_limit': 'You may draw {limit, plural, one {# card} other {# cards}} now.',
  'reason.trail.nothing_to_draw':
    '{has, plural, =0 {Your draw stack and discard pile are empty.} one {Your draw stack and discard pile hold # card.} other {Your draw stack and discard pile hold # cards.}}',
  'reason.trail.does_not_grow': 'That card has only just grown; it does not grow again.',
  'reason.trail.none_ready': 'No card “{card, name, card}” lies ready in Kansas City.',

  // Hiring and building
  'reason.trail.row_closed': 'Row {row} of the job market is not above the token.',
  'reason.trail.nobody_in_row': 'No {worker, name, worker} waits in row {row} of the job market.',
  'reason.trail.row_full': 'Your row is full: {worker, name, many}.',
  'reason.trail.nobody_to_hire': 'The job market has nobody you can hire.',
  'reason.trail.already_built': 'Your building {building} stands on the trail already.',
  'reason.trail.building_gone': 'Your building {building} has left the game.',
  'reason.trail.too_large':
    'Building {building} needs {needs, plural, one {# {worker, name, worker}} other {# {worker, name, many}}}; at most {limit} are allowed.',
  'reason.trail.builders':
    'That takes {needs, plural, one {# {worker, name, worker}} other {# {worker, name, many}}}, and you have {has}.',
  'reason.trail.no_site': 'There is no space for building {building}.',
  'reason.trail.nothing_to_build': 'You can place no building.',
  'reason.trail.no_building_space': 'That is no space for private buildings.',
  'reason.trail.not_stronger': 'Your building {building} there needs no fewer workers.',

  // The cattle market
  'reason.trail.cowboys':
    'That takes {needs, plural, one {# {worker, name, worker}} other {# {worker, name, many}}}, and you have {has} left.',
  'reason.trail.not_on_offer':
    '{has, plural, =0 {The cattle market has no such card.} one {The cattle market has only # such card.} other {The cattle market has only # such cards.}}',
  'reason.trail.no_such_value': 'The cattle market has no card of value {value}.',
  'reason.trail.nothing_to_buy': 'You can buy nothing in the cattle market.',
  'reason.trail.wrong_value': 'That card is not of value {value}.',
  'reason.trail.market_stack_empty': 'The stack of the cattle market is empty.',
  'reason.trail.must_buy': 'Buy a card first, or draw new ones into the market.',

  // The railroad
  'reason.trail.engine_not_ahead': 'That place is not ahead of your engine.',
  'reason.trail.engine_not_behind': 'That place is not behind your engine.',
  'reason.trail.engine_there': 'Another engine stands there.',
  'reason.trail.engine_too_far':
    'Your engine moves at most {limit, plural, one {# space} other {# spaces}}, and that is farther.',
  'reason.trail.engine_exactly': 'Your engine must move back exactly {needs, plural, one {# space} other {# spaces}}.',
  'reason.trail.engine_blocked': 'Your engine cannot move back exactly {needs, plural, one {# space} other {# spaces}}.',
  'reason.trail.engine_at_start': 'Your engine stands at the start and cannot move back.',
  'reason.trail.other_station': 'Station {station, name, station} is the one to decide about.',
  'reason.trail.station_not_behind': 'That station is not behind your engine.',
  'reason.trail.station_upgraded': 'You have upgraded that station already.',
  'reason.trail.no_station_to_upgrade': 'Behind your engine there is no station you could upgrade.',
  'reason.trail.no_disc_at_all': 'You have no disc left that may go there.',
  'reason.trail.no_worker_to_appoint': 'You have hired no {worker, name, worker}; the printed one stays.',
  'reason.trail.master_gone': 'That station master is no longer to be had.',

  // Discs
  'reason.trail.no_disc': 'No disc of yours is left there.',
  'reason.trail.dark_disc': 'A disc from dark corners goes there only when none from white corners is left.',
  'reason.trail.disc_price':
    'This disc costs {price, dollars}, {keep, dollars} must remain for the transport, and you have {has, dollars}.',
  'reason.trail.disc_of_board': 'As long as a disc of your player board can go there, none comes from a station.',
  'reason.trail.no_station_disc': 'You have no disc on that station.',

  // Tiles
  'reason.trail.no_hazard_there': 'No hazard lies there.',
  'reason.trail.no_trade_tile_there': 'No tile lies there.',
  'reason.trail.no_hazard': 'No hazard lies on the trail.',
  'reason.trail.no_trade_tile': 'There is no such tile to take.',
  'reason.trail.not_displayed': 'That objective card is not among the open ones.',
  'reason.trail.objective_stack_empty': 'The stack of objective cards is empty.',
  'reason.trail.no_objectives': 'No objective card is left to take.',
  'reason.trail.other_column': 'Now you choose from foresight {column}.',
  'reason.trail.no_tile': 'There is no tile in that place.',
  'reason.trail.job_market_closed': 'The job market is full: no worker can be chosen any more.',

  // What an action counts
  'reason.trail.no_woods': 'You have no building in the woods.',
  'reason.trail.no_pair_of_tiles': 'You have no pair of these tiles.',
  'reason.trail.no_station': 'You have upgraded no station.',
  'reason.trail.no_bell': 'You have cleared no bell.',
  'reason.trail.no_hazard_tile': 'You have no hazard tile.',

  // Deliveries and branch offices
  'reason.trail.certificates': 'That takes {needs, plural, one {# certificate} other {# certificates}}, and you have {has}.',
  'reason.trail.value': '{city, name, city} takes a breeding value of {needs}, and yours is {has}.',
  'reason.trail.delivered': 'You have delivered to {city, name, city} already.',
  'reason.trail.no_office': '{city, name, city} takes deliveries only from those who have a branch office there.',
  'reason.trail.office_there': 'You have a branch office there already.',
  'reason.trail.no_office_left': 'You have no branch office left.',
  'reason.trail.no_access': 'That town is not joined to your offices, your deliveries or the headquarters.',
  'reason.trail.office_space_taken': 'That place in the town is taken.',
  'reason.trail.no_town': 'There is no town where you could found a branch office.',

  // El Paso: walking
  'reason.elpaso.not_ahead': 'That place is not ahead of you.',
  'reason.elpaso.steps':
    'It is {needs, plural, one {# step} other {# steps}} {place.to, message}: you may walk {limit}, and one more for each cowboy you discard; you have {has}.',
  'reason.elpaso.cowboys_exactly': 'The way there takes exactly {needs, plural, one {# cowboy} other {# cowboys}}.',

  // Locations, train cards, rewards
  'reason.elpaso.not_open': '“{action, name, action}” is not open to you now.',
  'reason.elpaso.action_used': 'That action has been used, or given up for an auxiliary action.',
  'reason.elpaso.aux_used': 'That auxiliary action has been used here.',
  'reason.elpaso.aux_locked': 'A disc still covers that auxiliary action.',
  'reason.elpaso.aux_instead': 'An auxiliary action is performed instead of the printed ones, and one of these has been used.',
  'reason.elpaso.no_aux': 'No auxiliary action is open to you now.',

  // Cards and tokens
  'reason.elpaso.nothing_to_draw': 'Your draw and discard piles are empty.',
  'reason.elpaso.hand_shown': 'Your hand has been shown: it stays as it is.',
  'reason.elpaso.not_on_offer': 'No such card is left in the cattle market.',

  // Workers
  'reason.elpaso.workers':
    'That takes {needs, plural, one {# {worker, name, worker}} other {# {worker, name, workers}}} (jokers count), and you have {has}.',
  'reason.elpaso.workers_of_type': 'Of this type ({worker, name, worker}) you have {has}, not {needs}.',
  'reason.elpaso.no_worker': 'You have no such worker.',
  'reason.elpaso.workers_exactly': 'The price is exactly {needs, plural, one {# worker} other {# workers}}.',
  'reason.elpaso.nobody_to_hire': 'No such worker is left to hire.',
  'reason.elpaso.same_worker': 'The second worker must be of another type.',

  // Tiles and buildings
  'reason.elpaso.not_displayed': 'That tile is not among the open ones.',
  'reason.elpaso.stack_empty': 'That stack is empty.',
  'reason.elpaso.no_building_left': 'No building {building} is left.',
  'reason.elpaso.not_stronger': 'Your building there needs no fewer workers.',
  'reason.elpaso.no_marker': 'You have no ownership marker left: you can only replace a building of your own.',

  // Deliveries
  'reason.elpaso.must_deliver': 'You can place a disc, so you must.',
  'reason.elpaso.delivered': 'You have delivered to trading post {post} already.',
  'reason.elpaso.value':
    'Trading post {post} takes a value of {needs}; yours is {has}, and {certificates, plural, =0 {you have no certificates} one {# certificate can be added} other {# certificates can be added}}.',
  'reason.elpaso.certificates_exactly':
    'Trading post {post} takes exactly {needs, plural, one {# certificate} other {# certificates}}.',
  'reason.elpaso.no_disc_for': 'None of your discs may go onto trading post {post}.',
  'reason.elpaso.no_disc': 'That disc has left your player board.',
  'reason.elpaso.dark_disc': 'That disc may not go onto a light trading post.',
} satisfies Record<string, string>;
