// Hiring workers and the immediate actions of the worker rows (1st ed. p. 11).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

// A decision keeps the price modifier as an unsigned byte: modifier + base.
inline constexpr int kHireModifierBase = 8;

int hiring_cost(int row, int modifier);
bool can_hire(const State& state, int modifier);
void legal_hire(const State& state, const Decision& decision, MoveList& list);
void apply_hire(Play& play, const Decision& decision, Move move);

}  // namespace drover::trail
