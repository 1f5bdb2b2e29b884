// The consistency check: reports positions that the rules cannot play on, because pieces are
// missing, duplicated or misplaced.
#pragma once

#include <string>

#include "elpaso/state/state.h"

namespace drover::elpaso {

// Limits that no game reaches. Below them the integers of the position cannot overflow.
inline constexpr int kMostDollars = 30000;
inline constexpr int kMostTurns = 30000;
inline constexpr int kMostTokens = 200;

// One sentence about the first problem of a position, or an empty string if there is none. Every
// field must be in the range of its format (fields.h). The rules keep every position consistent,
// full positions and views, and rely on it. Of waiting decisions it checks only what the rules rely
// on: their order, their parameters, that there is an answer.
std::string inconsistency(const State& state);

}  // namespace drover::elpaso
