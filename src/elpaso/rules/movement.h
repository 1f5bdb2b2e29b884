// Moving the herder: the first placement, the movement phase, and move actions (rule book pp. 6,
// 11).
//
// Nothing on the way matters but the number of locations, so a move names its target and takes the
// shortest way there; cowboys are discarded only for the steps beyond the limit (E02).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

// Lists a move for every location within `steps` steps and as many more as there are cowboys. In
// the list the target is put behind the fields of `move` that are set already.
void list_targets(const State& state, int steps, Move move, MoveList& list);
// Walks there, discarding the cowboys named; the location is used by the caller.
void walk(Play& play, Space target, int cowboys);

void legal_place_herder(const State& state, const Decision& decision, MoveList& list);
void apply_place_herder(Play& play, const Decision& decision, Move move);
void legal_move(const State& state, const Decision& decision, MoveList& list);
void apply_move(Play& play, const Decision& decision, Move move);

}  // namespace drover::elpaso
