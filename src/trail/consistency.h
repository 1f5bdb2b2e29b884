// Whether a position could stand on a table: nothing lost, nothing doubled, nothing where it cannot
// be.
#pragma once

#include <array>
#include <string>

#include "trail/state.h"

namespace drover::trail {

// More than any game needs, and far from where the small integers of the engine would run over.
inline constexpr int kMostDollars = 30000;
inline constexpr int kMostTurns = 30000;
inline constexpr int kMostTokens = 200;

// Whether station master tiles that found no place at set-up can be won: where a crest gives one.
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

// Empty if all is well, otherwise one sentence about the first thing that is not. Safe on any
// bytes. The rules hold this true from set-up to the end, for true positions and for views, and
// rely on it.
std::string inconsistency(const State& state);

// An extraordinary delivery can give the station master tile of an office, whose bonus tile drives
// the engine on before the station that it came to is decided.
bool may_have_driven_on(const State& state);

}  // namespace drover::trail
