#include "trail/serialization/consistency.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include <fmt/format.h>

#include "kit/consistency.h"
#include "trail/rules/actions.h"
#include "trail/rules/building.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/decisions.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/objectives.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/rules/rules.h"
#include "trail/rules/workers.h"
#include "trail/serialization/decision_json.h"
#include "trail/state/names.h"
#include "trail/state/options.h"
#include "trail/state/rule_changes.h"

namespace drover::trail {

namespace {

constexpr int kOfficesPerAux = 2;  // a double auxiliary action

// Objective cards of the stack, and those that players begin with.
ObjectiveSet dealt_objectives(const State& s) {
  return objectives_in_play(s.options) & ~kStartingObjectives;
}
ObjectiveSet starting_objectives(const State& s) {
  return objectives_in_play(s.options) & kStartingObjectives;
}

using kit::first_problem;
using kit::no_problem;
using kit::problem_unless;
using kit::seat_number;
using kit::sum_of;

int hand_size(const PlayerState& player) {
  return static_cast<int>(player.hand.size()) + player.hidden_hand + player.hidden_objectives;
}

// ---- The frame: options, seats, clock -----------------------------------------------------------

std::string check_options(const State& s) {
  if (auto sentence = option_problem(s.options); !sentence.empty()) return sentence;
  if ((s.building_sides & ~buildings_in_play(s.options)) != 0) {
    return "Sides are given for more buildings than there are.";
  }
  if (s.options.sides == BuildingSides::kAllA && s.building_sides != 0) {
    return "The building sides are not all a, as the option \"buildings\": \"a\" says.";
  }
  return no_problem();
}

bool automa_begins(const State& s) { return automa_row(s.options.automa).begins; }
Seat first_seat(const State& s) {
  return automa_begins(s) ? static_cast<Seat>(s.people()) : Seat{0};
}

// True before an automa's first turn: the player has to let it begin, and no turn has begun.
bool waits_to_begin(const State& s) {
  return automa_begins(s) && s.stack.size() == 1 && s.stack.back().kind == DecisionKind::kBegin;
}

std::string check_turn(const State& s) {
  if (waits_to_begin(s)) {
    return problem_unless(s.turn == 0 && s.current == first_seat(s),
                          "Seat {} begins, and before that the turn is 0.",
                          seat_number(first_seat(s)));
  }
  if (s.turn < 1 || s.turn > kMostTurns) {
    return fmt::format("The turn must be a number from 1 to {}.", kMostTurns);
  }
  const int expected = (s.turn - 1 + first_seat(s)) % s.players();
  return problem_unless(expected == s.current,
                        "Turn {} of {} players is a turn of seat {}, not of seat {}.", s.turn,
                        s.players(), seat_number(expected), seat_number(s.current));
}

std::string check_empty_seats(const State& s) {
  const PlayerState nobody{};
  for (std::size_t seat = s.options.players; seat < s.player.size(); ++seat) {
    if (!(s.player[seat] == nobody)) {
      return fmt::format("Seat {} has no player and yet some belongings.",
                         seat_number(static_cast<int>(seat)));
    }
  }
  for (Seat seat = 1; seat < kMaxPlayers; ++seat) {
    const bool automa = seat < s.players() && s.is_automa(seat);
    if (!automa && !(s.automa_of(seat) == AutomaState{})) {
      return fmt::format("Seat {} has the cards of an automa and is none.", seat_number(seat));
    }
  }
  return no_problem();
}

std::string check_seats(const State& s) {
  if (s.current >= s.players())
    return fmt::format("Seat {} has no player.", seat_number(s.current));
  if (auto sentence = kit::problem_of_viewer(s); !sentence.empty()) return sentence;
  if (auto sentence = check_turn(s); !sentence.empty()) return sentence;
  if (s.copies_used >= 1U << s.players()) {
    return "Copy buildings of a seat without a player were used.";
  }
  if (s.acted > 1) return "Whether something was done here must be a yes or a no.";
  const bool second = s.edition() == Edition::kSecond;
  if (s.letters_used >= 1U << kNeutralBuildings ||
      (s.numbers_used & ~buildings_in_play(s.options)) != 0 ||
      (!second && (s.letters_used != 0 || s.numbers_used != 0))) {
    return "A building was used this turn that is not in the game.";
  }
  return check_empty_seats(s);
}

std::string check_job_market(const State& s) {
  if (s.token_row > kJobRows) return "The job market token stands below the last row.";
  const bool taken = s.token_row == kJobRows;
  if (taken && s.token_holder >= s.players()) {
    return "The job market token has left the market and nobody holds it.";
  }
  if (!taken && s.token_holder != kNobody) {
    return "The job market token cannot be in the market and with a player at once.";
  }
  for (int row = 0; row < kJobRows; ++row) {
    int workers = 0;
    for (int kind = 0; kind < kWorkerKinds; ++kind)
      workers += s.job(row, static_cast<Worker>(kind));
    // The token's row always has a free space, and the rows below it are empty.
    const int most = row < s.token_row ? s.players() : row == s.token_row ? s.players() - 1 : 0;
    if (workers > most) {
      return fmt::format("Row {} of the job market holds {} workers, {} can lie there.", row + 1,
                         workers, most);
    }
  }
  return no_problem();
}

// ---- The board ----------------------------------------------------------------------------------

std::string check_neutral_buildings(const State& s) {
  std::array<bool, kNeutralBuildings> seen{};
  for (std::size_t i = 0; i < kNeutralSpaces.size(); ++i) {
    const Space space = kNeutralSpaces[i];
    const int letter = neutral_letter(s.board[space]);
    if (letter < 0 || letter >= kNeutralBuildings) {
      return fmt::format("There is no neutral building on space {}.", kSpaceTable[space].slug);
    }
    const auto index = static_cast<std::size_t>(letter);
    if (seen[index]) {
      return fmt::format("The neutral building {} is on the board twice.",
                         kNeutralTable[index].slug);
    }
    seen[index] = true;
    if (s.options.neutral == NeutralSetup::kFixed && index != i) {
      return fmt::format("With the option \"neutral\": \"fixed\" building {} belongs on space {}.",
                         kNeutralTable[i].slug, kSpaceTable[space].slug);
    }
  }
  return no_problem();
}

std::string check_private_buildings(const State& s) {
  std::array<unsigned, kMaxPlayers> placed{};
  for (Space space = 0; space < kSpaces; ++space) {
    const BoardTile tile = s.board[space];
    if (kSpaceTable[space].kind != SpaceKind::kBuilding || tile == kEmptySpace) continue;
    if ((trail_map(s).building_spaces & bit(space)) == 0) {
      return fmt::format("The board of this edition has no space {}.", kSpaceTable[space].slug);
    }
    const Seat owner = private_owner(tile);
    const int number = private_number(tile);
    if (owner >= s.players()) {
      return fmt::format("The building on space {} belongs to seat {}, and there are {} seats.",
                         kSpaceTable[space].slug, seat_number(owner), s.players());
    }
    if ((buildings_in_play(s.options) >> number & 1U) == 0) {
      return fmt::format("There is no such building as the one on space {}.",
                         kSpaceTable[space].slug);
    }
    if ((building_pool(s, owner) >> number & 1U) == 0) {
      return fmt::format("Building {} on space {} is not in the pool of seat {}.", number + 1,
                         kSpaceTable[space].slug, seat_number(owner));
    }
    const unsigned building = 1U << number;
    if ((placed[owner] & building) != 0) {
      return fmt::format("Building {} of seat {} is on the board twice.", number + 1,
                         seat_number(owner));
    }
    placed[owner] |= building;
    if ((s.player[owner].buildings & building) != 0) {
      return fmt::format(
          "Building {} of seat {} is on the board and in the player's store at once.", number + 1,
          seat_number(owner));
    }
  }
  return no_problem();
}

std::string check_slots(const State& s) {
  for (Space space = 0; space < kSpaces; ++space) {
    const BoardTile on_board = s.board[space];
    const SpaceRow& row = kSpaceTable[space];
    if (on_board == kEmptySpace) continue;
    if (row.kind == SpaceKind::kNeutral || row.kind == SpaceKind::kBuilding) continue;
    const int tile = kansas_tile(on_board);
    const bool slot = row.kind == SpaceKind::kHazard || row.kind == SpaceKind::kTrade;
    if (!slot || tile >= kTileKinds) {
      return fmt::format("Nothing of that kind can lie on space {}.", row.slug);
    }
    const TileRow& kind = at(kTileTable, tile);
    const bool fits = row.kind == SpaceKind::kHazard
                          ? kind.kind == TileClass::kHazard && kind.which == row.section
                          : kind.kind == TileClass::kTrade;
    if (!fits) return fmt::format("The tile {} cannot lie on space {}.", kind.name, row.slug);
  }
  return no_problem();
}

std::string check_occupied(const State& s) {
  SpaceSet occupied = 0;
  for (Space space = 0; space < kSpaces; ++space) {
    if (s.board[space] != kEmptySpace) occupied |= bit(space);
  }
  if (occupied != s.occupied) return "The set of occupied spaces does not match the board.";
  return no_problem();
}

// ---- Players: ranges ----------------------------------------------------------------------------

std::string check_pile(const State& s, const Pile& pile, std::string_view what, int seat) {
  for (std::size_t card = kCattleKinds; card < CattleCounts::kinds(); ++card) {
    if (pile.cattle[card] != 0) {
      return fmt::format("Seat {}: the {} holds cattle of an unknown kind.", seat_number(seat),
                         what);
    }
  }
  return problem_unless((pile.objectives & ~dealt_objectives(s)) == 0,
                        "Seat {}: the {} holds a starting objective, or one that does not exist.",
                        seat_number(seat), what);
}

// True if `all` holds at least the cards of `part`.
bool contains(const Pile& all, const Pile& part) {
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    if (part.cattle[card] > all.cattle[card]) return false;
  }
  return (part.objectives & ~all.objectives) == 0;
}

std::string check_cards_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  const std::pair<const Pile*, std::string_view> piles[]{{&p.hand, "hand"},
                                                         {&p.draw, "draw stack"},
                                                         {&p.discard, "discard pile"},
                                                         {&p.known, "known part of the hand"}};
  for (const auto& [pile, what] : piles) {
    if (auto sentence = check_pile(s, *pile, what, seat); !sentence.empty()) return sentence;
  }
  if (!contains(p.hand, p.known)) {
    return fmt::format("Seat {}: the known cards are not all in the hand.", seat_number(seat));
  }
  if ((p.secret_objectives & ~p.hand.objectives) != 0) {
    return fmt::format("Seat {}: the secret objectives are not all in the hand.",
                       seat_number(seat));
  }
  if ((p.secret_objectives & p.known.objectives) != 0) {
    return fmt::format("Seat {}: an objective cannot be secret and known at once.",
                       seat_number(seat));
  }
  if ((p.objectives & ~objectives_in_play(s.options)) != 0 ||
      std::popcount(p.objectives & starting_objectives(s)) != 1) {
    return fmt::format("Seat {}: one starting objective belongs to the objectives played.",
                       seat_number(seat));
  }
  return no_problem();
}

std::string check_hidden_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  auto sentence = kit::problem_of_hiding(s, seat, p.hidden_hand + p.hidden_objectives,
                                         p.hand == p.known && p.secret_objectives == 0);
  if (!sentence.empty()) return sentence;
  return problem_unless(p.hidden_hand <= p.draw.size(),
                        "Seat {}: {} cards of the hand are hidden in a draw stack of {}.",
                        seat_number(seat), p.hidden_hand, p.draw.size());
}

const AutomaLevelRow& level_row(const State& s) {
  return at(automa_row(s.options.automa).levels, s.options.level);
}

// True if the player may have a disc in the city: in a large town a person needs an office.
bool reaches_city(const State& s, const PlayerState& p, int city) {
  const int town = at(deliveries(s).town, city);
  return town == kNoTown || (p.offices >> town & 1U) != 0;
}
// An automa delivers to the cities of its level, and Garth to San Francisco, without an office.
bool automa_reaches_city(const State& s, const PlayerState& p, int city) {
  if (reaches_city(s, p, city)) return true;
  if (s.options.automa == Automa::kGarth && city == deliveries(s).last_city) return true;
  const FirstDeliveries& first = level_row(s).first[printing_of(s.edition(), s.options.rails())];
  return std::find(first.begin(), first.end(), at(kCityNames, city).slug) != first.end();
}
bool reaches_station(const State& s, const PlayerState& p, int station) {
  if (station < kStations) return true;
  const Town town = at(town_map(s).station_town, station - kStations);
  return (p.offices & town_bit(town)) != 0;
}

std::string check_discs_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  if (p.stations >= 1U << stations_in_play(s.options)) {
    return fmt::format("Seat {} has a disc on a station that does not exist.", seat_number(seat));
  }
  for (int station = kStations; station < kAllStations; ++station) {
    if ((p.stations >> station & 1U) != 0 && !reaches_station(s, p, station)) {
      return fmt::format("Seat {} has a disc on station {} without an office in its town.",
                         seat_number(seat), station + 1);
    }
  }
  for (std::size_t i = 0; i < kDiscSpaces; ++i) {
    const DiscSpaceRow& row = disc_space_row(s.edition(), i);
    const bool there = i < kBaseDiscSpaces || s.options.rails();
    const int room = there ? row.discs : 0;
    if (p.discs[i] > room) {
      return fmt::format("Seat {} has {} discs on the disc space {}, which holds {}.",
                         seat_number(seat), p.discs[i], row.slug, room);
    }
  }
  for (std::uint8_t city = 0; city < kCities; ++city) {
    if (p.cities[city] == 0) continue;
    const std::string_view name = kCityNames[city].slug;
    if ((deliveries(s).in_play & city_bit(city)) == 0) {
      return fmt::format("Seat {} has a disc in {}, which is not in the game.", seat_number(seat),
                         name);
    }
    const bool automa = s.is_automa(seat);
    if (automa ? !automa_reaches_city(s, p, city) : !reaches_city(s, p, city)) {
      return fmt::format("Seat {} has a disc in {} without an office there.", seat_number(seat),
                         name);
    }
    if (p.cities[city] > 1 && !city_row(s, city).crest.repeatable) {
      return fmt::format("Seat {} has {} discs in {}, where only one can lie.", seat_number(seat),
                         p.cities[city], name);
    }
  }
  const bool automa = s.is_automa(seat);
  const int supply = automa ? s.automa_of(seat).discs : sum_of(p.discs);
  const int discs = supply + sum_of(p.cities) + std::popcount(p.stations);
  if (discs != discs_per_player(s.options)) {
    return fmt::format("Seat {} has {} discs {}, in cities and at stations; it must be {}.",
                       seat_number(seat), discs, automa ? "in its supply" : "on the player board",
                       discs_per_player(s.options));
  }
  return no_problem();
}

std::string check_offices_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  if (!s.options.rails() && p.offices != 0) {
    return fmt::format("Seat {} has offices in a game without Rails to the North.",
                       seat_number(seat));
  }
  if (p.offices >= TownSet{1} << kTowns) {
    return fmt::format("Seat {} has an office in a town that does not exist.", seat_number(seat));
  }
  if (std::popcount(p.offices) > kOfficesPerPlayer) {
    return fmt::format("Seat {} has {} offices, there are {} for each player.", seat_number(seat),
                       std::popcount(p.offices), kOfficesPerPlayer);
  }
  std::uint64_t elsewhere = p.office_spaces;
  for (const Town town : bits<Town>(p.offices)) {
    const int space = space_of_office(p, town);
    elsewhere &= ~(std::uint64_t{3} << (2U * town));
    // office_at() returns the first seat with an office there.
    if (office_at(s, town, space) != seat) {
      return fmt::format("Seats {} and {} have offices on the same space of {}.",
                         seat_number(office_at(s, town, space)), seat_number(seat),
                         name_of(Names::kTown, town));
    }
  }
  if (elsewhere != 0) return "A space of a town is named where no office stands.";
  return no_problem();
}

// Checks that there is an order of founding in which each office was accessible when it was
// founded. Offices and discs in cities are never given up.
std::string check_ways_to_offices_of(const State& s, Seat seat) {
  const TownSet offices = at(s.player, seat).offices;
  State founding = s;
  TownSet& founded = at(founding.player, seat).offices;
  founded = 0;
  for (TownSet more = offices; more != 0; founded |= more) {
    more = accessible_towns(founding, seat) & offices;
  }
  if (founded == offices) return no_problem();
  const auto town = static_cast<Town>(std::countr_zero(offices & ~founded));
  return fmt::format(
      "Seat {} has an office in {}, which neither the headquarters nor a disc in a city nor other "
      "offices of the seat lead to.",
      seat_number(seat), name_of(Names::kTown, town));
}

// Checks the dark discs of a player who still has a light disc that costs nothing. That disc was
// always there, so no light city or station took a dark disc instead (R41, N17), and no disc was
// moved from a station (R42).
std::string check_dark_discs_of(const State& s, Seat seat) {
  if (s.is_automa(seat)) return no_problem();
  const PlayerState& p = s.player[seat];
  bool light_left = false;
  int taken = 0;
  for (std::size_t i = 0; i < kDiscSpaces; ++i) {
    const DiscSpaceRow& row = disc_space_row(s.edition(), i);
    if (row.corners == Corners::kDark) {
      taken += row.discs - p.discs[i];
    } else if (row.pay == 0 && p.discs[i] > 0) {
      light_left = true;
    }
  }
  int placed = 0;
  for (City city = 0; city < kCities; ++city) {
    if (p.cities[city] > 0 && city_row(s, city).corners == Corners::kDark) placed += p.cities[city];
  }
  for (int station = 0; station < stations_in_play(s.options); ++station) {
    const bool dark = station_row(s, station).corners == Corners::kDark;
    if (dark && (p.stations >> station & 1U) != 0) ++placed;
  }
  if (!light_left || taken <= placed) return no_problem();
  return fmt::format(
      "Seat {} has taken {} discs from dark spaces and has {} in dark cities and stations; while a "
      "light disc is left, a dark one goes nowhere else.",
      seat_number(seat), taken, placed);
}

// Checks the hand size. Cards drawn to discard as many may exceed the limit, and so may the larger
// starting hands of later seats in the second edition until their first turn (R21). An objective
// card that may still be taken needs a free place, since a card was discarded for it.
std::string check_hand_of(const State& s, Seat seat) {
  if (s.is_automa(seat)) return no_problem();
  const PlayerState& p = s.player[seat];
  int most = hand_limit(p);
  using K = DecisionKind;
  const Decision& top = s.stack.back();
  if (seat == s.current) {
    if (top.kind == K::kDiscardCards) most += top.a;
    for (const Decision& d : s.stack) most -= d.kind == K::kTakeObjective && d.a != 0 ? 1 : 0;
  } else if (p.herder == kNowhere) {
    most = at(at(kStartingHand, s.edition()), seat);
  }
  return problem_unless(hand_size(p) <= most,
                        "Seat {} has {} cards in the hand, and can have {} now.", seat_number(seat),
                        hand_size(p), most);
}

std::string check_figures_of(const State& s, Seat seat) {
  const PlayerState& p = s.player[seat];
  auto sentence = kit::problem_of_figures(
      seat, {{p.dollars, kMostDollars, "dollars"},
             {p.tokens, s.options.tokens() ? kMostTokens : 0, "exchange tokens"}});
  if (!sentence.empty()) return sentence;
  if ((p.buildings & ~buildings_in_play(s.options)) != 0) {
    return fmt::format("Seat {} has a building that does not exist.", seat_number(seat));
  }
  if ((p.station_masters & ~masters_in_play(s.options)) != 0) {
    return fmt::format("Seat {} has a station master tile that does not exist.", seat_number(seat));
  }
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    if (p.workers[kind] < 1 || p.workers[kind] > kWorkerRowLength) {
      return fmt::format("Seat {} has {} workers in the row {}; it must be 1 to {}.",
                         seat_number(seat), p.workers[kind], kWorkerNames[kind], kWorkerRowLength);
    }
  }
  if (p.certificates > certificate_limit(p)) {
    return fmt::format("Seat {} has more certificates than its discs allow.", seat_number(seat));
  }
  for (std::size_t kind = 0; kind < HazardCounts::kinds(); ++kind) {
    if (p.hazards[kind] > 0 && name_of(Names::kHazardTile, kind).empty()) {
      return fmt::format("Seat {} has a hazard tile that does not exist.", seat_number(seat));
    }
  }
  for (const int byte : p.unused) {
    if (byte != 0) return "Unused bytes of the position are not 0.";
  }
  return no_problem();
}

std::string check_players(const State& s) {
  static constexpr std::array kChecks{check_cards_of, check_hidden_of,          check_offices_of,
                                      check_discs_of, check_ways_to_offices_of, check_dark_discs_of,
                                      check_hand_of,  check_figures_of};
  return kit::first_problem_of_seats(kChecks, s, 0, s.players());
}

// ---- Automas ------------------------------------------------------------------------------------

// An automa has neither purse nor hand nor player board.
std::string check_automas_belongings(const State& s, Seat seat) {
  PlayerState rest = s.player[seat];
  const PlayerState nobody{};
  rest.discard.cattle = nobody.discard.cattle;
  rest.objectives = nobody.objectives;
  rest.offices = nobody.offices;
  rest.office_spaces = nobody.office_spaces;
  rest.buildings = nobody.buildings;
  rest.stations = nobody.stations;
  rest.station_masters = nobody.station_masters;
  rest.cities = nobody.cities;
  rest.hazards = nobody.hazards;
  rest.trade_tiles = nobody.trade_tiles;
  rest.workers = nobody.workers;
  rest.herder = nobody.herder;
  rest.engine = nobody.engine;
  return problem_unless(rest == nobody, "Seat {}: an automa has something that it can never have.",
                        seat_number(seat));
}

// Buildings outside an automa's pool lie beside the board for the whole game.
std::string check_automas_buildings(const State& s, Seat seat) {
  const unsigned beside = buildings_in_play(s.options) & ~building_pool(s, seat);
  const unsigned missing = beside & ~s.player[seat].buildings;
  return problem_unless(missing == 0,
                        "Building {} of seat {} is missing: an automa never places it.",
                        std::countr_zero(missing) + 1, seat_number(seat));
}

// The workers that an automa of the level begins with beyond the printed ones: of each kind, and of
// different kinds drawn at random.
struct ExtraWorkers {
  int of_each;
  int at_random;
};
constexpr ExtraWorkers extra_workers(StartWorkers workers) {
  const bool each =
      workers == StartWorkers::kOneOfEach || workers == StartWorkers::kOneOfEachAndRandom;
  return {each ? 1 : 0, count_of(workers) - (each ? kWorkerKinds : 0)};
}

std::string check_automas_workers(const State& s, Seat seat) {
  const auto& workers = s.player[seat].workers;
  const ExtraWorkers extra = extra_workers(level_row(s).extra_workers);
  const int drawn = automa_row(s.options.automa).worker_drawn ? 1 : 0;
  const int least = kWorkerKinds * (1 + extra.of_each) + extra.at_random + drawn;
  const int fewest = *std::min_element(workers.begin(), workers.end());
  if (fewest < 1 + extra.of_each || sum_of(workers) < least) {
    return fmt::format("Seat {} has fewer workers than it began with.", seat_number(seat));
  }
  const auto special = static_cast<std::size_t>(s.automa_of(seat).specialization);
  if (s.options.automa == Automa::kBrisco) {
    return special == 0 ? no_problem() : std::string("Brisco is not specialized in any worker.");
  }
  if (special >= kWorkerKinds) {
    return fmt::format("Seat {} is specialized in an unknown kind of worker.", seat_number(seat));
  }
  return problem_unless(workers[special] == *std::max_element(workers.begin(), workers.end()),
                        "Seat {} is specialized in the {} and has more workers of another kind.",
                        seat_number(seat), kWorkerNames[special]);
}

std::string check_automas_deck(const State& s, Seat seat) {
  const AutomaState& automa = s.automa_of(seat);
  const unsigned all = (1U << automa_row(s.options.automa).cards.size()) - 1;
  if ((automa.deck & automa.discard) != 0) {
    return fmt::format("Seat {}: an automa card lies in the deck and among the discards.",
                       seat_number(seat));
  }
  if ((automa.deck | automa.discard) != (all & ~level_row(s).cards_out)) {
    return fmt::format("Seat {}: deck and discards are not the automa cards of the level.",
                       seat_number(seat));
  }
  const bool turned = automa.card < kMostAutomaCards && (automa.discard >> automa.card & 1U) != 0;
  return problem_unless(turned || (automa.card == kNoTile && automa.discard == 0),
                        "Seat {}: the automa card turned last lies on top of the discards.",
                        seat_number(seat));
}

// Checks Sam's nine branch office cards: a card leaves the game only when he has an office in its
// town.
std::string check_office_cards(const State& s, Seat seat) {
  const AutomaState& automa = s.automa_of(seat);
  if (automa.office_cards_under.size() > automa.office_cards_under.capacity()) {
    return "There are too many branch office cards.";
  }
  const bool in_play = s.options.automa == Automa::kSam && s.options.rails();
  if (!in_play) {
    const bool none = automa.office_cards == 0 && automa.office_cards_under.empty() &&
                      automa.office_card == kNoTile;
    return none ? no_problem() : "There are branch office cards that the game does not have.";
  }
  int cards = std::popcount(automa.office_cards);
  unsigned seen = automa.office_cards;
  const auto add = [&](std::uint8_t card) {
    ++cards;
    seen |= card < kSamOfficeCards ? 1U << card : 1U << kSamOfficeCards;
  };
  for (const std::uint8_t card : automa.office_cards_under) add(card);
  if (automa.office_card != kNoTile) add(automa.office_card);
  if (cards != std::popcount(seen) || seen >= 1U << kSamOfficeCards) {
    return "A branch office card is unknown, or in two places.";
  }
  for (std::size_t card = 0; card < kSamOfficeCards; ++card) {
    const std::string_view town = kSamOfficeTable[card].town;
    if ((seen >> card & 1U) != 0 || (s.player[seat].offices & town_bit(town_named(town))) != 0) {
      continue;
    }
    return fmt::format("The branch office card of {} is missing, and Sam has no office there.",
                       town);
  }
  return no_problem();
}

std::string check_automas(const State& s) {
  static constexpr std::array kChecks{check_automas_belongings, check_automas_buildings,
                                      check_automas_workers, check_automas_deck,
                                      check_office_cards};
  return kit::first_problem_of_seats(kChecks, s, s.people(), s.players());
}

// ---- Pawns --------------------------------------------------------------------------------------

int times_on_stack(const State& s, DecisionKind kind) { return kit::times_on_stack(s.stack, kind); }
bool on_stack(const State& s, DecisionKind kind) { return times_on_stack(s, kind) > 0; }

// True if the current seat is in Kansas City.
bool visits_kansas_city(const State& s) {
  return on_stack(s, DecisionKind::kLeaveKansasCity) || on_stack(s, DecisionKind::kAutomaDelivers);
}

// Building spaces of the other edition's board.
SpaceSet absent_spaces(const State& s) { return kBuildingSpaces & ~trail_map(s).building_spaces; }

std::string check_herders(const State& s) {
  constexpr SpaceSet kBesideTheTrail =
      bit(kTradeSlots[0]) | bit(kTradeSlots[1]) | bit(kTradeSlots[2]);
  for (Seat seat = 0; seat < s.players(); ++seat) {
    const Space herder = at(s.player, seat).herder;
    const bool mine = seat == s.current;
    // People enter one after the other during the first round.
    const int order = (seat - first_seat(s) + s.players()) % s.players();
    const bool begun = order < s.turn - 1;
    const bool placing = mine && on_stack(s, DecisionKind::kPlaceHerder);
    const bool entered = s.is_automa(seat) || begun || (mine && !placing);
    auto sentence =
        kit::problem_of_entering(seat, s.turn, herder != kNowhere, placing, begun, entered);
    if (!sentence.empty()) return sentence;
    if (herder == kNowhere) continue;
    if (herder >= kSpaces || ((kBesideTheTrail | absent_spaces(s)) & bit(herder)) != 0) {
      return fmt::format("Seat {}: the herder cannot stand there.", seat_number(seat));
    }
    const bool in_kansas_city = mine && visits_kansas_city(s);
    if ((herder == kKansasCitySpace) != in_kansas_city) {
      return in_kansas_city
                 ? fmt::format("Seat {} is in Kansas City, and its herder is not.",
                               seat_number(seat))
                 : fmt::format(
                       "Seat {}: the herder stands in Kansas City while nothing is done there.",
                       seat_number(seat));
    }
    if (mine && herder == kStart && on_stack(s, DecisionKind::kUseLocation)) {
      return fmt::format("Seat {}: there is no location to use at the start.", seat_number(seat));
    }
  }
  return no_problem();
}

// "space 17", "station 3"
std::string place_words(std::uint8_t place) {
  const std::string_view name = name_of(Names::kTrackPlace, place);
  return kTrack[place].turnout ? std::string(name) : fmt::format("space {}", name);
}

std::string check_engines(const State& s) {
  for (Seat seat = 0; seat < s.players(); ++seat) {
    const std::uint8_t place = at(s.player, seat).engine;
    if (place >= kTrackPlaces) {
      return fmt::format("Seat {}: the engine has left the track.", seat_number(seat));
    }
    const bool going_home = seat == s.current && on_stack(s, DecisionKind::kEngineHome);
    if (going_home && place != kTrackEnd) {
      return fmt::format(
          "The decision engine-home is for an engine on space 39, and that of seat "
          "{} stands on {}.",
          seat_number(seat), place_words(place));
    }
    if (place == kTrackEnd && !going_home) {
      return fmt::format("Seat {}: an engine stands on space 39 only while it is about to return.",
                         seat_number(seat));
    }
    if (place == kTrackStart) continue;
    for (int other = 0; other < seat; ++other) {
      if (at(s.player, other).engine == place) {
        return fmt::format("Seats {} and {} have their engines on the same place.",
                           seat_number(other), seat_number(seat));
      }
    }
  }
  return no_problem();
}

// ---- Conservation -------------------------------------------------------------------------------

std::string check_cattle(const State& s) {
  for (std::size_t card = kCattleKinds; card < CattleCounts::kinds(); ++card) {
    if (s.cattle_market[card] != 0 || s.market_stack[card] != 0) {
      return "The cattle market holds cattle of an unknown kind.";
    }
  }
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    const CattleRow& row = kCattleTable[card];
    int all = s.cattle_market[card] + s.market_stack[card];
    if (row.in_the_market == 0 && all > 0) {
      return fmt::format("{} cattle are not sold in the market.", row.name);
    }
    if (row.in_kansas_city > 0) all += s.kansas_city_cattle[card - kSimmentalHeifer];
    for (Seat seat = 0; seat < s.players(); ++seat) {
      const PlayerState& p = s.player[seat];
      const int own = p.hand.cattle[card] + p.draw.cattle[card] + p.discard.cattle[card];
      const int in_herd = s.is_automa(seat) ? 0 : row.in_each_herd;
      all += own;
      if (row.in_each_herd == 0) continue;
      auto sentence = kit::problem_of_herd(seat, own, row.name, in_herd);
      if (!sentence.empty()) return sentence;
    }
    if (row.in_each_herd > 0) continue;
    // Cards that have grown leave the game, so there may be fewer.
    const int most = cattle_in_play(s.options, row) ? row.in_the_market + row.in_kansas_city : 0;
    auto sentence = kit::problem_of_count("cards", all, row.name, most);
    if (!sentence.empty()) return sentence;
  }
  return no_problem();
}

std::string check_objectives(const State& s) {
  ObjectiveSet seen = 0;
  const auto add = [&](ObjectiveSet set) {
    const ObjectiveSet twice = seen & set;
    seen |= set;
    if (twice == 0) return no_problem();
    return fmt::format("The objective {} is in play twice.", card_name(lowest_objective(twice)));
  };
  if ((s.objective_stack & ~dealt_objectives(s)) != 0) {
    return "The objective stack holds a starting objective, or one that does not exist.";
  }
  if (auto sentence = add(s.objective_stack); !sentence.empty()) return sentence;
  for (const Card card : s.objective_display) {
    if (card == kNoCard) continue;
    if (!is_objective(card) || !is_card(card) || (dealt_objectives(s) & objective_bit(card)) == 0) {
      return "The objective display holds something that is no objective card of the stack.";
    }
    if (auto sentence = add(objective_bit(card)); !sentence.empty()) return sentence;
  }
  int hidden = 0;
  for (Seat seat = 0; seat < s.players(); ++seat) {
    const PlayerState& p = s.player[seat];
    for (const ObjectiveSet set :
         {p.hand.objectives, p.draw.objectives, p.discard.objectives, p.objectives}) {
      if (auto sentence = add(set); !sentence.empty()) return sentence;
    }
    hidden += p.hidden_objectives;
  }
  const int stack = std::popcount(s.objective_stack);
  if (hidden > stack) {
    return fmt::format("{} objectives are hidden in an objective stack of {}.", hidden, stack);
  }
  const bool gap = std::find(s.objective_display.begin(), s.objective_display.end(), kNoCard) !=
                   s.objective_display.end();
  if (gap && stack > hidden) {
    return "The objective display has an empty place although the stack is not empty.";
  }
  return no_problem();
}

// Returns the number of tiles of a kind in all places. Tiles out of the game are not tracked.
int tiles_in_play(const State& s, std::size_t tile) {
  const TileRow& row = kTileTable[tile];
  int all = 0;
  for (const TileCounts& stack : s.supply) all += stack[tile];
  all += static_cast<int>(std::count(s.foresight.begin(), s.foresight.end(), tile));
  for (Space space = 0; space < kSpaces; ++space) {
    if (((kHazardSlotSet | kTradeSlotSet) & bit(space)) == 0) continue;
    if (s.board[space] == kansas_tile_on_board(static_cast<int>(tile))) ++all;
  }
  for (Seat seat = 0; seat < s.players(); ++seat) {
    const PlayerState& p = s.player[seat];
    if (row.kind == TileClass::kWorker) all += p.workers[row.which] - 1;  // one is printed
    if (row.kind == TileClass::kTrade) all += p.trade_tiles[row.which];
    if (row.kind == TileClass::kHazard) all += p.hazards[tile - kFirstHazardTile];
  }
  if (row.kind != TileClass::kWorker) return all;
  const auto kind = static_cast<Worker>(row.which);
  for (int job_row = 0; job_row < kJobRows; ++job_row) all += s.job(job_row, kind);
  const auto appointed = static_cast<std::uint8_t>(kWorkerAsStationMaster | row.which);
  all += static_cast<int>(std::count(s.station_master.begin(), s.station_master.end(), appointed));
  return all;
}

std::string check_foresight(const State& s) {
  for (std::size_t place = 0; place < s.foresight.size(); ++place) {
    const std::uint8_t tile = s.foresight[place];
    const std::size_t column = place / kPlacesPerColumn;
    if (tile == kNoTile) {
      // Refilled when the herder leaves Kansas City.
      if (!s.supply[column].empty() && !visits_kansas_city(s)) {
        return fmt::format(
            "Foresight column {} has an empty place although its stack is not empty.", column + 1);
      }
      continue;
    }
    if (tile >= kTileKinds || kTileTable[tile].in_stack[column] == 0) {
      return fmt::format("Foresight column {} holds a tile that its stack does not have.",
                         column + 1);
    }
  }
  return no_problem();
}

// Checks the workers beyond the supply: those that automas began with do not come from it. Of the
// ones drawn at random only the number is known.
std::string check_workers_beyond_supply(const State& s,
                                        const std::array<int, kWorkerKinds>& beyond) {
  const ExtraWorkers extra = extra_workers(level_row(s).extra_workers);
  int at_random = 0;
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    const int drawn = std::max(0, beyond[kind] - s.options.automas * extra.of_each);
    const int most = extra.at_random > 0 ? s.options.automas : 0;
    if (drawn > most) {
      return fmt::format("There are {} tiles {} too many in play.", drawn - most,
                         kWorkerNames[kind]);
    }
    at_random += drawn;
  }
  if (at_random > s.options.automas * extra.at_random) {
    return "There are more workers in play than the game has.";
  }
  return no_problem();
}

std::string check_tiles(const State& s) {
  for (std::size_t stack = 0; stack < s.supply.size(); ++stack) {
    for (std::size_t tile = kTileKinds; tile < TileCounts::kinds(); ++tile) {
      if (s.supply[stack][tile] != 0) {
        return fmt::format("Supply stack {} holds tiles of an unknown kind.", stack + 1);
      }
    }
  }
  std::array<int, kWorkerKinds> beyond{};  // workers more than the supply had
  for (std::size_t tile = 0; tile < kTileKinds; ++tile) {
    const TileRow& row = kTileTable[tile];
    for (std::size_t stack = 0; stack < s.supply.size(); ++stack) {
      const auto* first = s.foresight.data() + stack * kPlacesPerColumn;
      const int seen = static_cast<int>(std::count(first, first + kPlacesPerColumn, tile));
      if (s.supply[stack][tile] + seen > row.in_stack[stack]) {
        return fmt::format("Supply stack {} and its foresight column hold {} tiles {}, of {}.",
                           stack + 1, s.supply[stack][tile] + seen, row.name, row.in_stack[stack]);
      }
    }
    const int all = tiles_in_play(s, tile);
    const int most = sum_of(row.in_stack);
    if (row.kind == TileClass::kWorker && s.options.automas > 0) {
      beyond[row.which] = all - most;
    } else if (auto sentence = kit::problem_of_count("tiles", all, row.name, most);
               !sentence.empty()) {
      return sentence;
    }
  }
  return s.options.automas > 0 ? check_workers_beyond_supply(s, beyond) : no_problem();
}

std::string_view lowest_master(unsigned set) {
  return at(kStationMasterTable, std::countr_zero(set)).slug;
}

// True if an automa may have left its marker at the station: one has its disc there.
bool automa_marks(const State& s, int station) {
  if (station >= kStations && !automa_row(s.options.automa).takes_town_masters) return false;
  for (int seat = s.people(); seat < s.players(); ++seat) {
    if ((at(s.player, seat).stations >> station & 1U) != 0) return true;
  }
  return false;
}

std::string marker_problem(const State& s, int station) {
  if (s.options.automas == 0) {
    return fmt::format(
        "The station master place of station {} holds the marker of an automa, and none plays.",
        station + 1);
  }
  const std::string_view name = automa_row(s.options.automa).name;
  if (station >= kStations && !automa_row(s.options.automa).takes_town_masters) {
    return fmt::format(
        "The station master place of station {} holds the marker of {}, who takes none in a town.",
        station + 1, name);
  }
  return fmt::format(
      "The station master place of station {} holds the marker of {}, who has no disc there.",
      station + 1, name);
}

// Checks that automas have one tile for each marker; they may also own tiles left over at set-up.
std::string check_markers(const State& s) {
  const auto markers =
      std::count(s.station_master.begin(), s.station_master.end(), kAutomaAsStationMaster);
  int tiles = 0;
  for (int seat = s.people(); seat < s.players(); ++seat) {
    tiles += std::popcount(at(s.player, seat).station_masters);
  }
  return problem_unless(tiles == markers || (tiles > markers && keeps_spare_masters(s.options)),
                        "Automas have {} station master tiles and {} markers at stations.", tiles,
                        markers);
}

std::string check_station_masters(const State& s) {
  const unsigned in_play = masters_in_play(s.options);
  const int spaces = station_master_spaces(s.options);
  unsigned seen = 0;
  for (int station = 0; station < stations_in_play(s.options); ++station) {
    const int space = station_master_space(station);
    if (space < 0) continue;
    const int byte = at(s.station_master, space);
    if ((byte & kWorkerAsStationMaster) != 0) {
      if ((byte & ~kWorkerAsStationMaster) < kWorkerKinds) continue;
      if (byte == kAutomaAsStationMaster) {
        if (automa_marks(s, station)) continue;
        return marker_problem(s, station);
      }
    } else if (byte < kStationMasters && ((in_play & ~seen) >> byte & 1U) != 0) {
      seen |= 1U << byte;
      continue;
    }
    return fmt::format("The station master place of station {} holds an unknown or a second tile.",
                       station + 1);
  }
  if (auto sentence = check_markers(s); !sentence.empty()) return sentence;
  for (std::size_t space = static_cast<std::size_t>(spaces); space < s.station_master.size();
       ++space) {
    if (s.station_master[space] != kNoStationMaster) {
      return "A station master lies where this game has no place for one.";
    }
  }
  for (int seat = 0; seat <= s.players(); ++seat) {
    const unsigned tiles =
        seat == s.players() ? s.spare_masters : at(s.player, seat).station_masters;
    if ((seen & tiles) != 0) {
      return fmt::format("The station master tile {} is in two places.",
                         lowest_master(seen & tiles));
    }
    seen |= tiles;
  }
  if ((seen & ~in_play) != 0 || (!keeps_spare_masters(s.options) && s.spare_masters != 0)) {
    return "A station master tile is left over that does not belong there.";
  }
  // Tiles left over at set-up go back to the box unless a crest can give them.
  const int placed = keeps_spare_masters(s.options) ? std::popcount(in_play) : spaces;
  if (placed == std::popcount(in_play) && seen != in_play) {
    return fmt::format("The station master tile {} is missing.", lowest_master(in_play & ~seen));
  }
  if (std::popcount(seen) != placed) {
    return fmt::format(
        "There are {} station master tiles on the board and with players; it must "
        "be {}.",
        std::popcount(seen), placed);
  }
  return no_problem();
}

std::string check_bonus_tiles(const State& s) {
  std::array<int, kBonusKinds> seen{};
  for (const std::uint8_t tile : s.bonus_tile) {
    if (!s.options.rails()) {
      if (tile != 0) return "There are bonus tiles in a game without Rails to the North.";
      continue;
    }
    if (tile >= kBonusKinds || ++seen[tile] > kBonusTileTable[tile].copies) {
      return "A town holds an unknown bonus tile, or one too many of a kind.";
    }
  }
  return no_problem();
}

// ---- Decisions ----------------------------------------------------------------------------------

using K = DecisionKind;
using decision_rows::is_station_disc;

// True if discarding drawn cards may lie directly above `lower`. With exchange tokens that is any
// decision of a player, because a token may be used at any of them; otherwise the phases, and the
// first turn, in which a hand above the limit is reduced.
bool may_wait_for_discard(const State& s, K lower) {
  if (!s.options.tokens()) return is_phase(s, lower) || lower == K::kPlaceHerder;
  return !is_automatic(lower) && lower != K::kGameOver && lower != K::kDiscardCards;
}

bool may_follow(const State& s, std::size_t index) {
  if (s.stack[index].kind == K::kDiscardCards) {
    return may_wait_for_discard(s, s.stack[index - 1].kind);
  }
  return kit::may_follow(kDecisionRows, s, index, s.options.rails());
}

kit::Declining declining(const State& s, K kind) {
  if (kind == K::kFreeMove && applies(s, RulesChange::kObjectiveWithoutAction)) {
    return kit::Declining::kNever;
  }
  return decision_table().stack_rule(kind).declining;
}

// Checks the number of objective cards from one delivery: two arrows, and a crest with Rails.
std::string check_objective_chain(const State& s) {
  const int most = s.options.rails() ? 3 : 2;
  int in_a_row = 0;
  for (const Decision& decision : s.stack) {
    in_a_row = decision.kind == K::kTakeObjective ? in_a_row + 1 : 0;
    if (in_a_row > most) {
      return fmt::format("A delivery gives at most {} objective cards.",
                         most == 2 ? "two" : "three");
    }
  }
  return no_problem();
}

// Checks the numbers of waiting decisions. Offices to found come from a double auxiliary action and
// from station masters; each row of the extension board gives its tokens once.
std::string check_counts(const State& s) {
  const PlayerState& me = s.me();
  int offices = kOfficesPerAux;
  for (const std::size_t tile : bits<std::size_t>(me.station_masters)) {
    if (kStationMasterTable[tile].action == StationMasterAction::kFoundOffice) ++offices;
  }
  if (times_on_stack(s, K::kFoundOffice) > offices) {
    return "There are more offices to be founded than anything gives.";
  }
  int rows = 0;
  for (const OfficeRowRow& row : at(kOfficeRowTable, s.edition())) {
    if (row.tokens > 0 && row.row <= bells(me)) ++rows;
  }
  if (times_on_stack(s, K::kGainTokens) > rows) {
    return "There are more rows of offices to give exchange tokens than were emptied.";
  }
  return no_problem();
}

std::string check_stack_shape(const State& s) {
  auto sentence = decision_table().problem_of(
      s.stack, [&](K kind) { return declining(s, kind); },
      [&](std::size_t index) { return may_follow(s, index); });
  if (!sentence.empty()) return sentence;
  sentence = check_objective_chain(s);
  if (!sentence.empty()) return sentence;
  const K bottom = s.stack[0].kind;
  if (bottom == K::kGameOver) {
    if (s.token_holder != (s.current + 1) % s.players()) {
      return "The game is over only when every other player had a turn after the job market token "
             "was taken.";
    }
    return no_problem();
  }
  if (waits_to_begin(s)) return no_problem();
  if (bottom != K::kDrawPhase) return "The first decision must be draw-phase or game-over.";
  return problem_unless(!is_automatic(s.stack.back().kind),
                        "The last decision must be one that a player makes, not {}.",
                        decision_name(s.stack.back().kind));
}

std::string_view city_name(int city) { return name_of(Names::kCity, city); }

std::string impossible_station(const State& s, int station) {
  if (station >= stations_in_play(s.options)) return "there is no such station";
  return problem_unless(reaches_station(s, s.me(), station),
                        "seat {} has no office in the town of station {}", seat_number(s.current),
                        station + 1);
}
std::string impossible_second_disc(const State& s, int station) {
  return problem_unless((s.me().stations >> station & 1U) == 0,
                        "seat {} has a disc on station {} already", seat_number(s.current),
                        station + 1);
}
std::string impossible_city(const State& s, City city) {
  return problem_unless(city < kCities && (deliveries(s).in_play & city_bit(city)) != 0,
                        "the city is not in the game");
}
std::string impossible_delivery(const State& s, City city) {
  const int seat = seat_number(s.current);
  if (auto why = impossible_city(s, city); !why.empty()) return why;
  if (!reaches_city(s, s.me(), city)) {
    return fmt::format("seat {} has no office in {}", seat, city_name(city));
  }
  return problem_unless(s.me().cities[city] == 0 || city_row(s, city).crest.repeatable,
                        "seat {} has a disc in {} already, where only one can lie", seat,
                        city_name(city));
}

// Checks a disc decision: the city or station must have room. Dollars for the transport must remain
// after paying for the disc.
std::string impossible_disc(const State& s, std::size_t index) {
  const Decision& d = s.stack[index];
  auto why = is_station_disc(d)
                 ? first_problem(std::array{impossible_station, impossible_second_disc}, s, d.b)
                 : impossible_delivery(s, d.b);
  if (!why.empty()) return why;
  const Decision& below = s.stack[index - 1];
  if (below.kind != K::kTransportCost) {
    return problem_unless(d.c == 0, "no transport is owed, so no dollars must remain");
  }
  if (below.a != d.b) {
    return fmt::format("the delivery is to {}, not to {}", city_name(below.a), city_name(d.b));
  }
  const int cost = transport_cost(s, below.a, s.me().engine);
  return problem_unless(d.c == cost, "{} dollars must remain for the transport, not {}", cost, d.c);
}

std::string impossible_upgrade(const State& s, int station, bool now) {
  if (auto why = impossible_station(s, station); !why.empty()) return why;
  if (!now || can_upgrade(s, station)) return no_problem();
  if (auto why = impossible_second_disc(s, station); !why.empty()) return why;
  const int seat = seat_number(s.current);
  const int cost = station_row(s, station).upgrade_cost;
  if (cost <= s.me().dollars) {
    return fmt::format("seat {} has no disc left that it could pay and place there", seat);
  }
  return fmt::format("station {} costs {} dollars, and seat {} has {}", station + 1, cost, seat,
                     s.me().dollars);
}

// Returns why the parameters of a decision are impossible, or an empty string. Mandatory decisions
// must have an answer; optional ones only if they are decided next.
std::string impossibility(const State& s, std::size_t index) {
  const Decision& d = s.stack[index];
  if (!decision_table().in_range(d)) return kit::kUnreachableFigures;
  const bool on_top = index + 1 == s.stack.size();
  const PlayerState& me = s.me();
  const int seat = seat_number(s.current);
  const int dollars = me.dollars;
  const auto has_answers = [&] {
    MoveList list;
    kit::list_moves<kDecisionRows>(s, d, list);
    return !list.empty();
  };
  switch (DecisionKind(d.kind)) {
    case K::kBuildSite:
      if ((me.buildings >> d.b & 1U) == 0) {
        return fmt::format("seat {} has no building {} to place", seat, d.b + 1);
      }
      return problem_unless(has_answers(),
                            "building {} fits nowhere with the builders and dollars of seat {}",
                            d.b + 1, seat);
    case K::kBuyCattle:
      if (const int cowboys = workers(me, Worker::kCowboy); d.a > cowboys) {
        return fmt::format("seat {} has {} cowboys, not {}", seat, cowboys, d.a);
      }
      return problem_unless(has_answers(),
                            "there is nothing that seat {} could buy or draw with {} cowboys", seat,
                            d.a);
    case K::kEngineBack:
      return problem_unless(can_move_engine_back(s, d.a),
                            "the engine on {} cannot go back {} spaces", place_words(me.engine),
                            d.a);
    case K::kUpgradeStation:
      return impossible_upgrade(s, d.a, on_top);
    case K::kUpgradeBehind:
      return problem_unless(can_upgrade_behind(s), "seat {} can upgrade no station behind {}", seat,
                            place_words(me.engine));
    case K::kStationMaster:
      if (d.a >= stations_in_play(s.options)) return "there is no such station";
      return problem_unless(!on_top || can_appoint(s, d.a),
                            "station {} has no tile left, or seat {} has no worker to appoint",
                            d.a + 1, seat);
    case K::kRemoveHazard:
      if ((s.occupied & kHazardSlotSet) == 0) return "there is no hazard on the trail";
      return problem_unless(can_remove_hazard(s, d.a), "it costs {} dollars, and seat {} has {}",
                            d.a, seat, dollars);
    case K::kDiscardCards:
      return problem_unless(d.a <= hand_size(me), "seat {} has {} cards in the hand, not {}", seat,
                            hand_size(me), d.a);
    case K::kDiscardForGain:
      return problem_unless(
          (d.a < kBreeds || (d.a >= kDiscardAnyCattle && d.a <= kDiscardCattleOfThree)) &&
              d.b <= 99 && (d.c & ~kThenObjective) <= 6,
          kit::kUnreachableFigures);
    case K::kDeliver:
      // The income, a dollar per point of breeding value, was paid just before.
      return problem_unless(d.a <= dollars,
                            "a breeding value of {} has paid as many dollars, and seat {} has {}",
                            d.a, seat, dollars);
    case K::kExtraordinaryMove:
      return problem_unless(me.engine != kTrackStart,
                            "the engine of seat {} stands at the beginning of the track", seat);
    case K::kTransportCost: {
      if (auto why = impossible_city(s, d.a); !why.empty()) return why;
      const int cost = transport_cost(s, d.a, me.engine);
      return problem_unless(cost <= dollars,
                            "the transport to {} costs {} dollars, and seat {} has {}",
                            city_name(d.a), cost, seat, dollars);
    }
    case K::kDisc:
      if (d.a > static_cast<std::uint8_t>(DiscTarget::kStation)) return kit::kUnreachableFigures;
      return impossible_disc(s, index);
    case K::kBonusTile:
      if ((town_map(s).medium & town_bit(d.a)) == 0) {
        return fmt::format("{} has no bonus tile", name_of(Names::kTown, d.a));
      }
      return problem_unless((me.offices & town_bit(d.a)) != 0, "seat {} has no office in that town",
                            seat);
    case K::kTakeStationMaster:
      return problem_unless(keeps_spare_masters(s.options),
                            "no delivery of this game gives a station master tile");
    default:
      return no_problem();
  }
}

// ---- Decisions: where pawns stand ---------------------------------------------------------------

// Returns the buildings whose actions may be open: the herder's, if it may be used, and those that
// copy buildings used this turn led to (R65 to R67).
SpaceSet spaces_in_use(const State& s) {
  const Space here = s.me().herder;
  const bool usable = here < kSpaces && (kSpaceTable[here].kind == SpaceKind::kNeutral ||
                                         owns_building_at(s, s.current, here));
  SpaceSet found = usable ? bit(here) : SpaceSet{0};
  for (SpaceSet fresh = found; fresh != 0;) {
    const auto space = static_cast<Space>(std::countr_zero(fresh));
    fresh &= fresh - 1;
    const bool copied = is_private_building(s, space) &&
                        kActionTable[actions_at(s, space).first].op == Op::kCopyNeighbour &&
                        (s.copies_used >> private_owner(s.board[space]) & 1U) != 0;
    if (!copied) continue;
    const SpaceSet more = trail_map(s).neighbours[space] & s.occupied & ~found;
    found |= more;
    fresh |= more;
  }
  return found;
}

bool is_of(ActionSpan span, ActionId action) {
  return action >= span.first && action < span.first + span.count;
}

// True if an action was used at this location and a building in use has an action with that `op`.
bool uses(const State& s, Op op) {
  if (s.acted == 0) return false;
  for (const Space space : bits<Space>(spaces_in_use(s))) {
    const ActionSpan span = actions_at(s, space);
    for (unsigned i = 0; i < span.count; ++i) {
      if (kActionTable[span.first + i].op == op) return true;
    }
  }
  return false;
}

// Returns the engine's spaces forward that an action gives.
int engine_spaces(const State& s, const ActionRow& row) {
  switch (row.op) {
    case Op::kEngine:
    case Op::kDiscardBreedEngine:
      return row.amount;
    case Op::kEnginePerEngineer:
    case Op::kEnginePerWoods:
    case Op::kEnginePerHazard:
      return counted_for(s, row.op);
    default:
      return 0;
  }
}

int most_engine_spaces(const State& s) {
  int most = 0;
  for (const ActionRow& row : kActionTable) {
    if (belongs_to(row.editions, s.edition())) most = std::max(most, engine_spaces(s, row));
  }
  for (const ObjectiveRow& row : kObjectiveTable) {
    if (row.immediate.kind == Immediate::kEngine) most = std::max<int>(most, row.immediate.amount);
  }
  constexpr int kDouble = 2;
  return std::max(most, kDouble * aux_row(s.edition(), Aux::kEngine).engine_forward);
}

// Checks that a station decision fits the engine: the station is where the engine stands, in a
// town, or behind the engine if an action allows that.
std::string check_station_reached(const State& s, std::size_t index) {
  const Decision& d = s.stack[index];
  const PlayerState& me = s.me();
  if (d.a >= kStations || kTrack[me.engine].station == d.a) return no_problem();
  if (d.kind == K::kStationMaster && track_place_of_station(d.a) < me.engine &&
      uses(s, Op::kUpgradeStationBehind)) {
    return no_problem();
  }
  return problem_unless(
      s.stack[index - 1].kind == K::kUseLocation && engine_may_have_moved_since(s),
      "The decision {} is about station {}, and the engine of seat {} is on {}.",
      decision_name(d.kind), d.a + 1, seat_number(s.current), place_words(me.engine));
}

// Checks that a waiting decision can come from the places of herder and engine.
std::string impossible_origin(const State& s, std::size_t index) {
  const Decision& d = s.stack[index];
  const std::string_view name = decision_name(d.kind);
  const int seat = seat_number(s.current);
  switch (DecisionKind(d.kind)) {
    case K::kEngineForward:
      return problem_unless(
          d.a <= most_engine_spaces(s),
          "The decision {} is about {} spaces, and nothing gives seat {} more than {}.", name, d.a,
          seat, most_engine_spaces(s));
    case K::kUpgradeStation:
    case K::kStationMaster:
      return check_station_reached(s, index);
    case K::kUpgradeBehind:
      return problem_unless(uses(s, Op::kUpgradeStationBehind),
                            "The decision {} needs a building in use that offers it.", name);
    case K::kDisc:
      if (is_station_disc(d) || s.stack[index - 1].kind == K::kTransportCost) return no_problem();
      [[fallthrough]];
    case K::kExtraordinaryMove:
    case K::kExtraordinaryCity:
      return problem_unless(
          uses(s, Op::kExtraordinaryDelivery),
          "The decision {} belongs to a delivery, and nothing is delivered where seat {} is.", name,
          seat);
    default:
      return no_problem();
  }
}
std::string check_origins(const State& s) {
  return kit::first_problem_of_decisions(s, impossible_origin);
}

std::string check_decisions(const State& s) {
  if (auto sentence = check_counts(s); !sentence.empty()) return sentence;
  return kit::problem_of_decisions(s, decision_table(), impossibility);
}

bool is_copy(LocalAction local) { return kActionTable[local.action].op == Op::kCopyNeighbour; }

// Returns the highest possible number of local actions after using every copy building: each leads
// to another one and leaves its risk action, and the last leads to a building with all its actions.
int most_local_actions(const State& s) {
  constexpr int kMostOfABuilding = 4;  // three actions and a risk action
  int copies = 0;
  unsigned used = s.copies_used;
  for (const LocalAction local : s.local) {
    if (!is_copy(local)) continue;
    ++copies;
    used |= 1U << private_owner(s.board[local.space]);
  }
  const int others = static_cast<int>(s.local.size()) - copies;
  if (copies == 0) return others;
  return others + copies * kMostOfABuilding + s.players() - std::popcount(used);
}

std::string check_local_actions(const State& s) {
  const bool in_use = on_stack(s, K::kUseLocation);
  if (!in_use && (!s.local.empty() || s.acted != 0)) {
    return "There are local actions although no location is in use.";
  }
  if (s.local.size() > s.local.capacity()) return "There are too many local actions.";
  for (const LocalAction local : s.local) {
    const std::string_view slug = name_of(Names::kAction, local.action);
    if (slug.empty()) return "There is an unknown local action.";
    if (!belongs_to(kActionTable[local.action].editions, s.edition()) ||
        is_bonus_action(local.action)) {
      return fmt::format("{} is no local action of this game.", slug);
    }
    const bool building = local.space < kSpaces && (s.occupied & bit(local.space)) != 0 &&
                          trail_map(s).neighbours[local.space] != 0;
    if (!building) {
      return fmt::format("The local action {} belongs to no building on the board.", slug);
    }
    if (local.action == kRiskAction && trail_map(s).risk[local.space] == Risk::kNone) {
      return fmt::format("Space {} has no risk action.", kSpaceTable[local.space].slug);
    }
    if (!is_copy(local)) continue;
    const bool on_private = kSpaceTable[local.space].kind == SpaceKind::kBuilding;
    const ActionSpan actions = on_private ? private_row(s, private_owner(s.board[local.space]),
                                                        private_number(s.board[local.space]))
                                                .actions
                                          : ActionSpan{};
    if (!on_private || actions.first != local.action) {
      return fmt::format("There is no copy building on space {}.", kSpaceTable[local.space].slug);
    }
  }
  if (most_local_actions(s) > static_cast<int>(s.local.capacity())) {
    return "There are too many local actions.";
  }
  return no_problem();
}

// True if the action may belong to an own building that was copied and then replaced. Its actions
// stay open (R11 covers only the herder's building), and the tile has left the game.
bool was_replaced(const State& s, LocalAction local) {
  if (local.space == s.me().herder || !owns_building_at(s, s.current, local.space)) return false;
  unsigned gone = buildings_in_play(s.options) & ~s.me().buildings;
  for (const Space space : bits<Space>(own_buildings(s, s.current))) {
    gone &= ~(1U << private_number(s.board[space]));
  }
  for (const int number : bits<int>(gone)) {
    if (is_of(private_row(s, s.current, number).actions, local.action)) return true;
  }
  return false;
}

// Each action is open once, and belongs to a building in use.
std::string check_actions_in_use(const State& s) {
  const SpaceSet spaces = spaces_in_use(s);
  for (std::size_t i = 0; i < s.local.size(); ++i) {
    const LocalAction local = s.local[i];
    const std::string_view slug = name_of(Names::kAction, local.action);
    const std::string_view at = kSpaceTable[local.space].slug;
    if ((spaces & bit(local.space)) == 0) {
      return fmt::format("The local action {} is open on space {}, which seat {} does not use.",
                         slug, at, seat_number(s.current));
    }
    if (local.action != kRiskAction && !is_of(actions_at(s, local.space), local.action) &&
        !was_replaced(s, local)) {
      return fmt::format("The local action {} is none of the building on space {}.", slug, at);
    }
    for (std::size_t other = 0; other < i; ++other) {
      const bool risk = local.action == kRiskAction && s.local[other].space != local.space;
      if (s.local[other].action == local.action && !risk) {
        return fmt::format("The local action {} is open twice.", slug);
      }
    }
  }
  return no_problem();
}

}  // namespace

std::string inconsistency(const State& state) {
  static constexpr std::array kChecks{check_options,
                                      check_seats,
                                      check_stack_shape,
                                      check_job_market,
                                      check_neutral_buildings,
                                      check_private_buildings,
                                      check_slots,
                                      check_occupied,
                                      check_players,
                                      check_automas,
                                      check_station_masters,
                                      check_bonus_tiles,
                                      check_cattle,
                                      check_objectives,
                                      check_herders,
                                      check_engines,
                                      check_foresight,
                                      check_tiles,
                                      check_decisions,
                                      check_local_actions,
                                      check_origins,
                                      check_actions_in_use};
  return first_problem(kChecks, state);
}

}  // namespace drover::trail
