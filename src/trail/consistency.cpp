#include "trail/consistency.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include <fmt/format.h>

#include "trail/decision_json.h"
#include "trail/names.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/railroad.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

constexpr int kColumns = 3;
constexpr int kPlacesPerColumn = 2;
constexpr ObjectiveSet kDealtSet = (ObjectiveSet{1} << kDealtObjectives) - 1;
constexpr ObjectiveSet kStartingSet = ((ObjectiveSet{1} << kObjectives) - 1) & ~kDealtSet;

// Every check is a function of the position; the first sentence wins. Later ones may rely on
// earlier ones: nothing is used as an index before its range was checked.
using Check = std::string (*)(const State&);

std::string fine() { return {}; }
int person(int seat) { return seat + 1; }  // people count seats from 1

template <class Counts>
int sum_of(const Counts& counts) {
  int sum = 0;
  for (const int count : counts) sum += count;
  return sum;
}

// ---- The frame: options, seats, clock -----------------------------------------------------------

std::string check_options(const State& s) {
  if (s.options.players < kMinPlayers || s.options.players > kMaxPlayers) {
    return fmt::format("The game is for {} to {} players, not {}.", kMinPlayers, kMaxPlayers,
                       s.options.players);
  }
  if (s.options.neutral > NeutralSetup::kShuffled || s.options.sides > BuildingSides::kRandom) {
    return "An option has a value that does not exist.";
  }
  if (s.building_sides >= 1U << kPrivateBuildings) {
    return "Sides are given for more buildings than there are.";
  }
  if (s.options.sides == BuildingSides::kAllA && s.building_sides != 0) {
    return "The building sides are not all a, as the option \"buildings\": \"a\" says.";
  }
  return fine();
}

std::string check_seats(const State& s) {
  if (s.current >= s.players()) return fmt::format("Seat {} has no player.", person(s.current));
  if (s.viewer != kNobody && s.viewer != kSpectator && s.viewer >= s.players()) {
    return fmt::format("The viewer's seat {} has no player.", person(s.viewer));
  }
  if (s.viewer != kNobody && s.rng.state() != 0) {
    return "A view for a seat or spectator knows nothing of the random generator, which must be 0.";
  }
  if (s.turn < 1 || s.turn > kMostTurns) {
    return fmt::format("The turn must be a number from 1 to {}.", kMostTurns);
  }
  if ((s.turn - 1) % s.players() != s.current) {
    return fmt::format("Turn {} of {} players is a turn of seat {}, not of seat {}.", s.turn,
                       s.players(), person((s.turn - 1) % s.players()), person(s.current));
  }
  if (s.copies_used >= 1U << s.players()) {
    return "Copy buildings of a seat without a player were used.";
  }
  if (s.acted > 1) return "Whether something was done here must be a yes or a no.";
  for (const int byte : s.unused) {
    if (byte != 0) return "Unused bytes of the position are not 0.";
  }
  const PlayerState nobody{};
  for (std::size_t seat = s.options.players; seat < s.player.size(); ++seat) {
    if (!(s.player[seat] == nobody)) {
      return fmt::format("Seat {} has no player and yet some belongings.",
                         person(static_cast<int>(seat)));
    }
  }
  return fine();
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
    // Nobody hires from the token's row or below it, so that row has a free space and those are
    // empty.
    const int most = row < s.token_row ? s.players() : row == s.token_row ? s.players() - 1 : 0;
    if (workers > most) {
      return fmt::format("Row {} of the job market holds {} workers, {} can lie there.", row + 1,
                         workers, most);
    }
  }
  return fine();
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
  return fine();
}

std::string check_private_buildings(const State& s) {
  std::array<unsigned, kMaxPlayers> placed{};
  for (Space space = 0; space < kSpaces; ++space) {
    const BoardTile tile = s.board[space];
    if (kSpaceTable[space].kind != SpaceKind::kBuilding || tile == kEmptySpace) continue;
    const Seat owner = private_owner(tile);
    const int number = private_number(tile);
    if (owner >= s.players() || number >= kPrivateBuildings) {
      return fmt::format("There is no such building as the one on space {}.",
                         kSpaceTable[space].slug);
    }
    const unsigned building = 1U << number;
    if ((placed[owner] & building) != 0) {
      return fmt::format("Building {} of seat {} is on the board twice.", number + 1,
                         person(owner));
    }
    placed[owner] |= building;
    if ((s.player[owner].buildings & building) != 0) {
      return fmt::format(
          "Building {} of seat {} is on the board and in the player's store at once.", number + 1,
          person(owner));
    }
  }
  return fine();
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
    const TileRow& kind = kTileTable[static_cast<std::size_t>(tile)];
    const bool fits = row.kind == SpaceKind::kHazard
                          ? kind.kind == TileClass::kHazard && kind.which == row.section
                          : kind.kind == TileClass::kTrade;
    if (!fits) return fmt::format("The tile {} cannot lie on space {}.", kind.name, row.slug);
  }
  return fine();
}

std::string check_occupied(const State& s) {
  SpaceSet occupied = 0;
  for (Space space = 0; space < kSpaces; ++space) {
    if (s.board[space] != kEmptySpace) occupied |= bit(space);
  }
  if (occupied != s.occupied) return "The set of occupied spaces does not match the board.";
  return fine();
}

// ---- Players: ranges ----------------------------------------------------------------------------

std::string check_pile(const Pile& pile, std::string_view what, int seat) {
  for (std::size_t card = kCattleKinds; card < CattleCounts::kinds(); ++card) {
    if (pile.cattle[card] != 0) {
      return fmt::format("Seat {}: the {} holds cattle of an unknown kind.", person(seat), what);
    }
  }
  if ((pile.objectives & ~kDealtSet) != 0) {
    return fmt::format("Seat {}: the {} holds a starting objective, or one that does not exist.",
                       person(seat), what);
  }
  return fine();
}

// The first pile must hold at least the second.
bool contains(const Pile& all, const Pile& part) {
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    if (part.cattle[card] > all.cattle[card]) return false;
  }
  return (part.objectives & ~all.objectives) == 0;
}

std::string check_cards_of(const State& s, int seat) {
  const PlayerState& p = s.player[static_cast<std::size_t>(seat)];
  const std::pair<const Pile*, std::string_view> piles[]{{&p.hand, "hand"},
                                                         {&p.draw, "draw stack"},
                                                         {&p.discard, "discard pile"},
                                                         {&p.known, "known part of the hand"}};
  for (const auto& [pile, what] : piles) {
    if (auto sentence = check_pile(*pile, what, seat); !sentence.empty()) return sentence;
  }
  if (!contains(p.hand, p.known)) {
    return fmt::format("Seat {}: the known cards are not all in the hand.", person(seat));
  }
  if ((p.secret_objectives & ~p.hand.objectives) != 0) {
    return fmt::format("Seat {}: the secret objectives are not all in the hand.", person(seat));
  }
  if ((p.secret_objectives & p.known.objectives) != 0) {
    return fmt::format("Seat {}: an objective cannot be secret and known at once.", person(seat));
  }
  if ((p.objectives & ~(kDealtSet | kStartingSet)) != 0 ||
      std::popcount(p.objectives & kStartingSet) != 1) {
    return fmt::format("Seat {}: one starting objective belongs to the objectives played.",
                       person(seat));
  }
  return fine();
}

std::string check_hidden_of(const State& s, int seat) {
  const PlayerState& p = s.player[static_cast<std::size_t>(seat)];
  // After the last turn all cards lie open.
  const bool open =
      s.viewer == kNobody || s.viewer == seat || s.stack.back().kind == DecisionKind::kGameOver;
  if (open) {
    if (p.hidden_hand != 0 || p.hidden_objectives != 0) {
      return fmt::format("Seat {}: cards are hidden from somebody who may see them.", person(seat));
    }
    return fine();
  }
  if (!(p.hand == p.known) || p.secret_objectives != 0) {
    return fmt::format("Seat {}: the viewer sees cards of the hand that not everybody knows.",
                       person(seat));
  }
  if (p.hidden_hand > p.draw.size()) {
    return fmt::format("Seat {}: {} cards of the hand are hidden in a draw stack of {}.",
                       person(seat), p.hidden_hand, p.draw.size());
  }
  return fine();
}

std::string check_discs_of(const State& s, int seat) {
  const PlayerState& p = s.player[static_cast<std::size_t>(seat)];
  if (p.stations >= 1U << kStations) {
    return fmt::format("Seat {} has a disc on a station that does not exist.", person(seat));
  }
  for (std::size_t i = 0; i < kDiscSpaces; ++i) {
    if (p.discs[i] > kDiscSpaceTable[i].discs) {
      return fmt::format("Seat {} has {} discs on the disc space {}, which holds {}.", person(seat),
                         p.discs[i], kDiscSpaceTable[i].slug, kDiscSpaceTable[i].discs);
    }
  }
  for (std::size_t i = 0; i < kCities; ++i) {
    if (p.cities[i] > 1 && !kCityTable[i].repeatable) {
      return fmt::format("Seat {} has {} discs in {}, where only one can lie.", person(seat),
                         p.cities[i], kCityTable[i].slug);
    }
  }
  const int discs = sum_of(p.discs) + sum_of(p.cities) + std::popcount(p.stations);
  if (discs != kDiscsPerPlayer) {
    return fmt::format(
        "Seat {} has {} discs on the player board, in cities and at stations; it must "
        "be {}.",
        person(seat), discs, kDiscsPerPlayer);
  }
  return fine();
}

std::string check_figures_of(const State& s, int seat) {
  const PlayerState& p = s.player[static_cast<std::size_t>(seat)];
  if (p.dollars > kMostDollars) {
    return fmt::format("Seat {} cannot have more than {} dollars.", person(seat), kMostDollars);
  }
  if (p.buildings >= 1U << kPrivateBuildings) {
    return fmt::format("Seat {} has a building that does not exist.", person(seat));
  }
  if (p.station_masters >= 1U << kStationMasters) {
    return fmt::format("Seat {} has a station master tile that does not exist.", person(seat));
  }
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    if (p.workers[kind] < 1 || p.workers[kind] > kWorkerRowLength) {
      return fmt::format("Seat {} has {} workers in the row {}; it must be 1 to {}.", person(seat),
                         p.workers[kind], kWorkerNames[kind], kWorkerRowLength);
    }
  }
  if (p.certificates > certificate_limit(p)) {
    return fmt::format("Seat {} has more certificates than its discs allow.", person(seat));
  }
  for (std::size_t kind = 0; kind < HazardCounts::kinds(); ++kind) {
    if (p.hazards[kind] > 0 &&
        name_of(Names::kHazardTile, static_cast<std::uint8_t>(kind)).empty()) {
      return fmt::format("Seat {} has a hazard tile that does not exist.", person(seat));
    }
  }
  for (const int byte : p.unused) {
    if (byte != 0) return "Unused bytes of the position are not 0.";
  }
  return fine();
}

std::string check_players(const State& s) {
  for (int seat = 0; seat < s.players(); ++seat) {
    for (const auto check : {check_cards_of, check_hidden_of, check_discs_of, check_figures_of}) {
      if (auto sentence = check(s, seat); !sentence.empty()) return sentence;
    }
  }
  return fine();
}

// ---- Pawns --------------------------------------------------------------------------------------

bool on_stack(const State& s, DecisionKind kind) {
  return std::any_of(s.stack.begin(), s.stack.end(),
                     [&](const Decision& decision) { return decision.kind == kind; });
}

std::string check_herders(const State& s) {
  constexpr SpaceSet kBesideTheTrail =
      bit(kTradeSlots[0]) | bit(kTradeSlots[1]) | bit(kTradeSlots[2]);
  for (int seat = 0; seat < s.players(); ++seat) {
    const Space herder = s.player[static_cast<std::size_t>(seat)].herder;
    const bool mine = seat == s.current;
    // Seats enter one after the other during the first round.
    const bool entered =
        seat < s.turn - 1 || (mine && s.stack.back().kind != DecisionKind::kPlaceHerder);
    if ((herder != kNowhere) != entered) {
      return fmt::format("Seat {}: the herder has {} the trail in turn {}.", person(seat),
                         entered ? "entered" : "not yet entered", s.turn);
    }
    if (herder == kNowhere) continue;
    if (herder >= kSpaces || (kBesideTheTrail & bit(herder)) != 0) {
      return fmt::format("Seat {}: the herder cannot stand there.", person(seat));
    }
    const bool in_kansas_city = mine && on_stack(s, DecisionKind::kLeaveKansasCity);
    if ((herder == kKansasCitySpace) != in_kansas_city) {
      return in_kansas_city
                 ? fmt::format("Seat {} is in Kansas City, and its herder is not.", person(seat))
                 : fmt::format(
                       "Seat {}: the herder stands in Kansas City while nothing is done there.",
                       person(seat));
    }
    if (mine && herder == kStart && on_stack(s, DecisionKind::kUseLocation)) {
      return fmt::format("Seat {}: there is no location to use at the start.", person(seat));
    }
  }
  return fine();
}

std::string check_engines(const State& s) {
  for (int seat = 0; seat < s.players(); ++seat) {
    const std::uint8_t place = s.player[static_cast<std::size_t>(seat)].engine;
    if (place >= kTrackPlaces) {
      return fmt::format("Seat {}: the engine has left the track.", person(seat));
    }
    const bool going_home = seat == s.current && on_stack(s, DecisionKind::kEngineHome);
    if ((place == kTrackEnd) != going_home) {
      return fmt::format("Seat {}: an engine stands on space 39 only while it is about to return.",
                         person(seat));
    }
    if (place == kTrackStart) continue;
    for (int other = 0; other < seat; ++other) {
      if (s.player[static_cast<std::size_t>(other)].engine == place) {
        return fmt::format("Seats {} and {} have their engines on the same place.", person(other),
                           person(seat));
      }
    }
  }
  return fine();
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
    for (int seat = 0; seat < s.players(); ++seat) {
      const PlayerState& p = s.player[static_cast<std::size_t>(seat)];
      const int own = p.hand.cattle[card] + p.draw.cattle[card] + p.discard.cattle[card];
      if (row.in_the_market == 0 && own > row.in_each_herd) {
        return fmt::format("Seat {} has {} cards {}, a herd has only {}.", person(seat), own,
                           row.name, row.in_each_herd);
      }
      all += own;
    }
    if (row.in_the_market > 0 && all > row.in_the_market) {
      return fmt::format("There are {} cards {} in play, the game has only {}.", all, row.name,
                         row.in_the_market);
    }
  }
  return fine();
}

std::string check_objectives(const State& s) {
  ObjectiveSet seen = 0;
  const auto add = [&](ObjectiveSet set) {
    const ObjectiveSet twice = seen & set;
    seen |= set;
    if (twice == 0) return fine();
    return fmt::format("The objective {} is in play twice.", card_name(lowest_objective(twice)));
  };
  if ((s.objective_stack & ~kDealtSet) != 0) {
    return "The objective stack holds a starting objective, or one that does not exist.";
  }
  if (auto sentence = add(s.objective_stack); !sentence.empty()) return sentence;
  for (const Card card : s.objective_display) {
    if (card == kNoCard) continue;
    if (!is_objective(card) || objective_index(card) >= kDealtObjectives) {
      return "The objective display holds something that is no objective card of the stack.";
    }
    if (auto sentence = add(objective_bit(card)); !sentence.empty()) return sentence;
  }
  int hidden = 0;
  for (int seat = 0; seat < s.players(); ++seat) {
    const PlayerState& p = s.player[static_cast<std::size_t>(seat)];
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
  return fine();
}

// Tiles of one kind wherever they can be; those out of the game are not tracked.
int tiles_in_play(const State& s, std::size_t tile) {
  const TileRow& row = kTileTable[tile];
  int all = 0;
  for (const TileCounts& stack : s.supply) all += stack[tile];
  all += static_cast<int>(std::count(s.foresight.begin(), s.foresight.end(), tile));
  for (Space space = 0; space < kSpaces; ++space) {
    if (((kHazardSlotSet | kTradeSlotSet) & bit(space)) == 0) continue;
    if (s.board[space] == kansas_tile_on_board(static_cast<int>(tile))) ++all;
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    const PlayerState& p = s.player[static_cast<std::size_t>(seat)];
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
      if (!s.supply[column].empty() && !on_stack(s, DecisionKind::kLeaveKansasCity)) {
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
  return fine();
}

std::string check_tiles(const State& s) {
  for (std::size_t stack = 0; stack < s.supply.size(); ++stack) {
    for (std::size_t tile = kTileKinds; tile < TileCounts::kinds(); ++tile) {
      if (s.supply[stack][tile] != 0) {
        return fmt::format("Supply stack {} holds tiles of an unknown kind.", stack + 1);
      }
    }
  }
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
    if (all > most) {
      return fmt::format("There are {} tiles {} in play, the game has only {}.", all, row.name,
                         most);
    }
  }
  return fine();
}

std::string check_station_masters(const State& s) {
  unsigned seen = 0;
  for (std::size_t station = 0; station < s.station_master.size(); ++station) {
    const int byte = s.station_master[station];
    if ((byte & kWorkerAsStationMaster) != 0) {
      if ((byte & ~kWorkerAsStationMaster) < kWorkerKinds) continue;
    } else if (byte < kStationMasters) {
      if ((seen >> byte & 1U) == 0) {
        seen |= 1U << byte;
        continue;
      }
    }
    return fmt::format("The station master place of station {} holds an unknown or a second tile.",
                       station + 1);
  }
  for (int seat = 0; seat < s.players(); ++seat) {
    const unsigned owned = s.player[static_cast<std::size_t>(seat)].station_masters;
    if ((seen & owned) != 0) {
      return fmt::format(
          "The station master tile {} is in two places.",
          kStationMasterTable[static_cast<std::size_t>(std::countr_zero(seen & owned))].slug);
    }
    seen |= owned;
  }
  if (seen != (1U << kStationMasters) - 1) {
    return fmt::format("The station master tile {} is missing.",
                       kStationMasterTable[static_cast<std::size_t>(std::countr_one(seen))].slug);
  }
  return fine();
}

// ---- Decisions ----------------------------------------------------------------------------------

using K = DecisionKind;

// Decisions that an action, an objective card or a reward asks for while a location is in use, and
// that lie directly on the phase they belong to.
constexpr bool is_action(K kind) {
  switch (kind) {
    case K::kMoveHerder:
    case K::kFreeMove:
    case K::kHire:
    case K::kBuildTile:
    case K::kBuildSite:
    case K::kBuyCattle:
    case K::kEngineForward:
    case K::kEngineBack:
    case K::kEngineHome:
    case K::kUpgradeStation:
    case K::kUpgradeBehind:
    case K::kDisc:
    case K::kStationMaster:
    case K::kHazardOrTrade:
    case K::kRemoveHazard:
    case K::kTrade:
    case K::kTakeObjective:
    case K::kDrawCards:
    case K::kDiscardCards:
    case K::kDiscardForGain:
    case K::kRemoveCards:
    case K::kAux:
    case K::kExtraordinaryMove:
    case K::kExtraordinaryCity:
      return true;
    default:
      return false;
  }
}

// What a card can ask for before the herder walks.
constexpr bool is_objective_action(K kind) {
  switch (kind) {
    case K::kFreeMove:
    case K::kEngineForward:
    case K::kEngineBack:
    case K::kEngineHome:
    case K::kUpgradeStation:
    case K::kStationMaster:
    case K::kHazardOrTrade:
    case K::kDrawCards:
    case K::kDiscardCards:
    case K::kRemoveCards:
    case K::kAux:
      return true;
    default:
      return false;
  }
}

bool is_disc_for(const Decision& decision, DiscTarget target) {
  return decision.kind == K::kDisc && static_cast<DiscTarget>(decision.a) == target;
}

// Whether the rules ever put `upper` directly on `lower`.
bool may_lie_on(const Decision& upper, const Decision& lower) {
  switch (lower.kind) {
    case K::kDrawPhase:
      return upper.kind == K::kPlaceHerder || upper.kind == K::kMove ||
             upper.kind == K::kUseLocation || upper.kind == K::kLeaveKansasCity;
    case K::kMove:
      return is_objective_action(upper.kind);
    case K::kUseLocation:
      return is_action(upper.kind) && !is_disc_for(upper, DiscTarget::kStation);
    case K::kStationMaster:
      return is_disc_for(upper, DiscTarget::kStation) && upper.b == lower.a;
    case K::kEngineHome:
      return (upper.kind == K::kUpgradeStation || upper.kind == K::kStationMaster) &&
             upper.a == kStations - 1;
    case K::kRemoveCards:
      return upper.kind == K::kUpgradeStation || upper.kind == K::kStationMaster ||
             upper.kind == K::kHazardOrTrade;
    case K::kUpgradeStation:
      return upper.kind == K::kExtraordinaryCity || upper.kind == K::kTakeObjective ||
             is_disc_for(upper, DiscTarget::kCity);
    case K::kTakeObjective:
      return upper.kind == K::kTakeObjective;
    case K::kLeaveKansasCity:
      return upper.kind == K::kIncome || upper.kind == K::kDeliver ||
             upper.kind == K::kTransportCost;
    case K::kIncome:
      return upper.kind == K::kForesight && upper.a == kColumns - 1;
    case K::kForesight:
      return upper.kind == K::kForesight && upper.a + 1 == lower.a;
    case K::kTransportCost:
      return upper.kind == K::kTakeObjective || is_disc_for(upper, DiscTarget::kCity);
    default:
      return false;
  }
}

// Immediate actions and rewards may be declined, local actions once begun may not. Some kinds are
// both.
enum class Declining { kNever, kAlways, kSometimes };
constexpr Declining declining(K kind) {
  switch (kind) {
    case K::kFreeMove:
    case K::kUpgradeStation:
    case K::kStationMaster:
    case K::kHazardOrTrade:
    case K::kRemoveCards:
      return Declining::kAlways;
    case K::kHire:
    case K::kBuildTile:
    case K::kEngineForward:
    case K::kRemoveHazard:
    case K::kTrade:
    case K::kTakeObjective:
    case K::kDrawCards:
    case K::kDiscardForGain:
    case K::kAux:
      return Declining::kSometimes;
    default:
      return Declining::kNever;
  }
}

std::string check_stack_shape(const State& s) {
  if (s.stack.empty() || s.stack.size() > s.stack.capacity()) return "There is nothing to decide.";
  for (std::size_t i = 0; i < s.stack.size(); ++i) {
    const Decision& decision = s.stack[i];
    const std::string_view name = decision_name(decision.kind);
    if (name.empty()) return "There is a decision of an unknown kind.";
    const Declining may = declining(decision.kind);
    if ((decision.optional() && may == Declining::kNever) ||
        (!decision.optional() && may == Declining::kAlways)) {
      return fmt::format("The decision {} {} optional.", name,
                         decision.optional() ? "can never be" : "must be");
    }
    if ((decision.flags & ~Decision::kOptional) != 0) {
      return fmt::format("The decision {} has an unknown flag.", name);
    }
    if (i == 0) continue;
    if (!may_lie_on(decision, s.stack[i - 1])) {
      return fmt::format("The decision {} cannot come up while {} waits.", name,
                         decision_name(s.stack[i - 1].kind));
    }
    if (i > 1 && decision.kind == K::kTakeObjective && s.stack[i - 1].kind == K::kTakeObjective &&
        s.stack[i - 2].kind == K::kTakeObjective) {
      return "A delivery gives at most two objective cards.";
    }
  }
  const K bottom = s.stack[0].kind;
  if (bottom == K::kGameOver) {
    if (s.token_holder != (s.current + 1) % s.players()) {
      return "The game is over only when every other player had a turn after the job market token "
             "was taken.";
    }
    return fine();
  }
  if (bottom != K::kDrawPhase) return "The first decision must be draw-phase or game-over.";
  if (s.stack.back().kind >= kFirstAutomatic) {
    return fmt::format("The last decision must be one that a player makes, not {}.",
                       decision_name(s.stack.back().kind));
  }
  return fine();
}

int hand_size(const PlayerState& player) {
  return static_cast<int>(player.hand.size()) + player.hidden_hand + player.hidden_objectives;
}

bool in_range(int value, int low, int high) { return value >= low && value <= high; }

// The parameters of a decision, as far as the rules rely on them.
bool has_sound_parameters(const State& s, const Decision& d, bool on_top) {
  const PlayerState& me = s.me();
  switch (d.kind) {
    case K::kMoveHerder:
    case K::kFreeMove:
      return in_range(d.a, 1, 7) && d.b == 0 && d.c == 0;
    case K::kHire:
      return in_range(d.a, kHireModifierBase - 2, kHireModifierBase + 2) && d.b == 0 && d.c == 0;
    case K::kBuildTile:
      return in_range(d.a, 1, 2) && d.b == 0 && d.c == 0;
    case K::kBuildSite:
      return in_range(d.a, 1, 2) && d.b < kPrivateBuildings && (me.buildings >> d.b & 1U) != 0 &&
             d.c == 0;
    case K::kBuyCattle:
      return d.a <= workers(me, Worker::kCowboy) && d.b <= 1 && d.c == 0;
    case K::kEngineForward:
      return in_range(d.a, 1, kLastTrackSpace) && d.b == 0 && d.c == 0;
    case K::kEngineBack:
      return in_range(d.a, 1, kLastTrackSpace) && can_move_engine_back(s, d.a) &&
             d.b <= static_cast<int>(BackReward::kRemoveCards) && in_range(d.c, 1, 6);
    case K::kUpgradeStation:
      return d.a < kStations && (!on_top || can_upgrade(s, d.a)) && d.b == 0 && d.c == 0;
    case K::kUpgradeBehind:
      return can_upgrade_behind(s) && d.a == 0 && d.b == 0 && d.c == 0;
    case K::kStationMaster:
      return d.a < kStations && (!on_top || can_appoint(s, d.a)) && d.b == 0 && d.c == 0;
    case K::kRemoveHazard:
      return can_remove_hazard(s, d.a) && d.b == 0 && d.c == 0;
    case K::kTakeObjective:
      return d.a <= 1 && d.b == 0 && d.c == 0;
    case K::kDrawCards:
    case K::kRemoveCards:
      return in_range(d.a, 1, 6) && d.b == 0 && d.c == 0;
    case K::kDiscardCards:
      return in_range(d.a, 1, hand_size(me)) && d.b == 0 && d.c == 0;
    case K::kDiscardForGain:
      return (d.a < kBreeds || in_range(d.a, kDiscardAnyCattle, kDiscardAnObjective)) &&
             d.b <= 99 && (d.c & ~kThenObjective) <= 6;
    case K::kForesight:
      return d.a < kColumns && d.b == 0 && d.c == 0;
    case K::kDeliver:
      // No city costs more to reach than its value, and the income of that value has been paid.
      return d.a <= me.dollars && d.b == 0 && d.c == 0;
    case K::kExtraordinaryMove:
      return me.engine != kTrackStart && d.a == 0 && d.b == 0 && d.c == 0;
    case K::kExtraordinaryCity:
      return d.a <= kLastTrackSpace && d.b == 0 && d.c == 0;
    case K::kTransportCost:
      return d.a < kCities && transport_cost(d.a, me.engine) <= me.dollars && d.b == 0 && d.c == 0;
    case K::kDisc:
      if (static_cast<DiscTarget>(d.a) == DiscTarget::kCity) {
        return d.b < kCities && (kCityTable[d.b].repeatable || me.cities[d.b] == 0);
      }
      return static_cast<DiscTarget>(d.a) == DiscTarget::kStation && d.b < kStations &&
             (me.stations >> d.b & 1U) == 0;
    default:
      return d.a == 0 && d.b == 0 && d.c == 0;
  }
}

std::string check_decisions(const State& s) {
  for (std::size_t i = 0; i < s.stack.size(); ++i) {
    const Decision& decision = s.stack[i];
    const bool on_top = i + 1 == s.stack.size();
    bool sound = has_sound_parameters(s, decision, on_top);
    if (sound && decision.kind == K::kDisc) {
      // What a delivery will cost must remain after paying for the disc.
      const Decision& below = s.stack[i - 1];
      const bool delivery = below.kind == K::kTransportCost;
      const int keep = delivery ? transport_cost(below.a, s.me().engine) : 0;
      sound = decision.c == keep && (!delivery || below.a == decision.b);
    }
    if (!sound) {
      return fmt::format("The decision {} asks for something impossible here.",
                         decision_name(decision.kind));
    }
  }
  return fine();
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
    const bool building = local.space < kSpaces && (s.occupied & bit(local.space)) != 0 &&
                          kNeighbours[local.space] != 0;
    if (!building) {
      return fmt::format("The local action {} belongs to no building on the board.", slug);
    }
    if (local.action == kRiskAction && kSpaceTable[local.space].risk == Risk::kNone) {
      return fmt::format("Space {} has no risk action.", kSpaceTable[local.space].slug);
    }
    if (kActionTable[local.action].op != Op::kCopyNeighbour) continue;
    const bool on_private = kSpaceTable[local.space].kind == SpaceKind::kBuilding;
    const ActionSpan actions =
        on_private ? private_row(s, private_number(s.board[local.space])).actions : ActionSpan{};
    if (!on_private || actions.first != local.action) {
      return fmt::format("There is no copy building on space {}.", kSpaceTable[local.space].slug);
    }
  }
  return fine();
}

}  // namespace

std::string inconsistency(const State& state) {
  static constexpr Check kChecks[]{check_options,
                                   check_seats,
                                   check_stack_shape,
                                   check_job_market,
                                   check_neutral_buildings,
                                   check_private_buildings,
                                   check_slots,
                                   check_occupied,
                                   check_players,
                                   check_station_masters,
                                   check_cattle,
                                   check_objectives,
                                   check_herders,
                                   check_engines,
                                   check_foresight,
                                   check_tiles,
                                   check_decisions,
                                   check_local_actions};
  for (const Check check : kChecks) {
    if (std::string sentence = check(state); !sentence.empty()) return sentence;
  }
  return {};
}

}  // namespace drover::trail
