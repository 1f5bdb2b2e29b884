// Gaining and playing objective cards (1st ed. pp. 12, 15).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

bool can_take_objective(const State& state);
void legal_take_objective(const State& state, const Decision& decision, MoveList& list);
void apply_take_objective(Play& play, const Decision& decision, Move move);
// The open card with most points, the leftmost of equals, into the objective area of an automa. One
// must be open.
void take_best_objective(Play& play);

// Fills empty places of the display from the stack.
void refill_objective_display(Play& play);

void list_playable_objectives(const State& state, MoveList& list);
void play_objective(Play& play, Card card);

}  // namespace drover::trail
