// Whether a position could stand on a table: nothing lost, nothing doubled, nothing where it cannot
// be.
#pragma once

#include <string>

#include "elpaso/state.h"

namespace drover::elpaso {

// More than any game needs, and far from where the small integers of the engine would run over.
inline constexpr int kMostDollars = 30000;
inline constexpr int kMostTurns = 30000;
inline constexpr int kMostTokens = 200;

// Empty if all is well, otherwise one sentence about the first thing that is not. Safe on any
// bytes. The rules hold this true from set-up to the end, for true positions and for views, and
// rely on it.
std::string inconsistency(const State& state);

}  // namespace drover::elpaso
