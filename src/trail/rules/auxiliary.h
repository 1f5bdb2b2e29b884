// Auxiliary actions, single and double (1st ed. pp. 7, 13).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

void list_single_aux(const State& state, MoveList& list);
void legal_aux(const State& state, const Decision& decision, MoveList& list);
void apply_aux(Play& play, const Decision& decision, Move move);
void perform_aux(Play& play, Aux aux, int times);

}  // namespace drover::trail
