// Checks whether a position is possible: every component is present once and in a legal place.
#pragma once

#include <string>

#include "trail/state/state.h"

namespace drover::trail {

// Upper bounds that no game reaches and that are safe for the integer types of State.
inline constexpr int kMostDollars = 30000;
inline constexpr int kMostTurns = 30000;
inline constexpr int kMostTokens = 200;

// Returns an empty string for a possible position, otherwise one sentence about the first problem.
// Safe on any bytes. The rules require a possible position and always produce one, for true
// positions and for views.
std::string inconsistency(const State& state);

}  // namespace drover::trail
