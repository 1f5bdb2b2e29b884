// The heuristic: estimates the value of each legal move for the player who decides.
//
// A value is measured in victory points at the end of the game. It adds up the points that the move
// scores, the expected value of the dollars, workers, cards and discs that it brings in the
// deliveries still to come, and, for steps on the loop, the value of the stops on the way to El
// Paso. The heuristic is deterministic: it searches no positions and draws no random numbers.
#pragma once

#include "elpaso/state/moves.h"
#include "elpaso/state/state.h"

namespace drover::elpaso {

// Writes the value of moves[i] to out[i], for every move of the list. Higher is better; only moves
// of one decision can be compared. `view` is the view of the active player; a full position gives
// equal values, because hidden information is not read.
void heuristic(const State& view, const MoveList& moves, double* out);

}  // namespace drover::elpaso
