// Checks whether a position is possible: every component is present once and in a legal place.
#pragma once

#include <array>
#include <string>

#include "trail/state/state.h"

namespace drover::trail {

// Upper bounds that no game reaches and that are safe for the integer types of State.
inline constexpr int kMostDollars = 30000;
inline constexpr int kMostTurns = 30000;
inline constexpr int kMostTokens = 200;

// For each printing: true if station master tiles left over at set-up can be won, because a crest
// gives one.
inline constexpr auto kKeepsSpareMasters = [] {
  std::array<bool, kPrintings> keeps{};
  for (std::size_t i = 0; i < keeps.size(); ++i) {
    for (const CityRow& city : kDeliveries[i].city) keeps[i] |= city.crest.station_master;
  }
  return keeps;
}();
constexpr bool keeps_spare_masters(const Options& options) {
  return kKeepsSpareMasters[printing_of(options.edition, options.rails())];
}

// Returns an empty string for a possible position, otherwise one sentence about the first problem.
// Safe on any bytes. The rules require a possible position and always produce one, for true
// positions and for views.
std::string inconsistency(const State& state);

// True if the engine may have moved on before the decision about the station that it came to. That
// happens when an extraordinary delivery gives a station master tile whose office has a bonus tile
// for the engine.
bool engine_may_have_moved_since(const State& state);

}  // namespace drover::trail
