#include "trail/serialization/consistency.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include <fmt/format.h>

#include "trail/serialization/consistency_parts.h"
#include "trail/state/names.h"
#include "trail/state/options.h"

namespace drover::trail {

namespace consistency {

namespace {

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

Seat first_seat(const State& s) {
  return automa_begins(s) ? static_cast<Seat>(s.people()) : Seat{0};
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

std::string check_seats(const State& s) {
  if (s.current >= s.players())
    return fmt::format("Seat {} has no player.", seat_number(s.current));
  if (auto sentence = kit::problem_of_viewer(s); !sentence.empty()) return sentence;
  if (auto sentence = check_turn(s); !sentence.empty()) return sentence;
  if (s.copies_used >= 1U << s.players()) {
    return "Copy buildings of a seat without a player were used.";
  }
  return problem_unless((s.numbers_used & ~buildings_in_play(s.options)) == 0,
                        "A building was used this turn that is not in the game.");
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

// ---- Pawns --------------------------------------------------------------------------------------

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

}  // namespace

}  // namespace consistency

std::string inconsistency(const State& state) {
  using namespace consistency;  // NOLINT(google-build-using-namespace): the list of its checks
  static constexpr std::array kChecks{check_options,
                                      check_seats,
                                      check_stack_shape,
                                      check_job_market,
                                      check_neutral_buildings,
                                      check_private_buildings,
                                      check_slots,
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
                                      check_local_actions};
  return first_problem(kChecks, state);
}

}  // namespace drover::trail
