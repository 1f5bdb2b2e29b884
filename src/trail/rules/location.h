// Phase B: using the location reached: local actions, the risk action, the copy building, or one
// single auxiliary action instead (1st ed. pp. 7, 10, 14).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

// Begins phase B where the herder stands: opens the local actions, or enters Kansas City.
void use_location(Play& play);
// Gives up the location in use: its decision and its unused actions.
void leave_location(Play& play);

void legal_use_location(const State& state, const Decision& decision, MoveList& list);
void apply_use_location(Play& play, const Decision& decision, Move move);

// The actions printed on the building there, without a risk action.
ActionSpan actions_at(const State& state, Space space);
// Second edition: a tile, by letter or by number and side, is used at most once per turn (R68).
bool used_this_turn(const State& state, Space space);
// Neighbours whose local actions may be copied: any building, whoever owns it (R65), but no copy
// building that was used this turn already (R67); in the second edition no used building at all.
SpaceSet copyable_from(const State& state, Space space);

// The printed row behind a local action; for a risk action the one of its space.
const ActionRow& action_row(const State& state, LocalAction local);

}  // namespace drover::trail
