// Whether a position could stand on a table: nothing lost, nothing doubled, nothing where it cannot
// be.
#pragma once

#include <string>

#include "trail/state.h"

namespace drover::trail {

// More than any game needs, and far from where the small integers of the engine would run over.
inline constexpr int kMostDollars = 30000;
inline constexpr int kMostTurns = 30000;
inline constexpr int kMostTokens = 200;

// Whether station master tiles that found no place at set-up can be won: where a crest gives one.
constexpr bool keeps_spare_masters(const Options& options) {
  for (const CityRow& city : deliveries(options).city) {
    if (city.crest.station_master) return true;
  }
  return false;
}

// Empty if the automas of the options can play the game that these describe, otherwise one
// sentence.
std::string automa_problem(const Options& options);

// Empty if all is well, otherwise one sentence about the first thing that is not. Safe on any
// bytes. The rules hold this true from set-up to the end, for true positions and for views, and
// rely on it.
std::string inconsistency(const State& state);

}  // namespace drover::trail
