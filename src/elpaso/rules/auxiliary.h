// The auxiliary actions of the player board (rule book p. 11).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

// `open`: bit per auxiliary action that may be chosen.
void list_auxiliary(const State& state, unsigned open, MoveList& list);
void perform_auxiliary(Play& play, int slot, int first, int second);

}  // namespace drover::elpaso
