// The consistency check: reports positions that no game can reach, because pieces are missing,
// duplicated or misplaced.
#pragma once

#include <string>

#include "elpaso/state/state.h"

namespace drover::elpaso {

// Limits that no game reaches. Below them the integers of the position cannot overflow.
inline constexpr int kMostDollars = 30000;
inline constexpr int kMostTurns = 30000;
inline constexpr int kMostTokens = 200;

// One sentence about the first problem of a position, or an empty string if there is none. Accepts
// any bytes. The rules keep every position consistent, full positions and views, and rely on it.
std::string inconsistency(const State& state);

}  // namespace drover::elpaso
