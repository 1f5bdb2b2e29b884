// Checks whether a position is possible: every component is present once and in a legal place.
#pragma once

#include <string>

#include "trail/state/state.h"

namespace drover::trail {

// Upper bounds that no game reaches and that are safe for the integer types of State.
inline constexpr int kMostDollars = 30000;
inline constexpr int kMostTurns = 30000;
inline constexpr int kMostTokens = 200;

// Returns an empty string for a position that the rules can play on, otherwise one sentence about
// the first problem. Every field must be in the range of its format (fields.h). The rules always
// produce such a position, for true positions and for views. Of waiting decisions it checks only
// what the rules rely on: their order, their parameters, that there is an answer.
std::string inconsistency(const State& state);

}  // namespace drover::trail
