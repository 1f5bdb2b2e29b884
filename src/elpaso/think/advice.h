// A rule of thumb: how good a legal move looks to the player who has to decide.
//
// Everything is counted in victory points at the end of the game: what a move scores, what the
// dollars, workers, cards and discs it brings are worth in the deliveries that are still to come,
// and, for steps on the loop, what the stops on the way to El Paso offer. No position is searched
// and no chance is drawn, so it is quick and the same view always gives the same answer.
#pragma once

#include "elpaso/moves.h"
#include "elpaso/state.h"

namespace drover::elpaso {

// How good each move of a list looks: out[i] is the value of moves[i]. Higher is better; only moves
// of the same decision can be compared. `view` is what the active player may know; a full position
// gives the same answer, for nothing hidden is looked at.
void heuristic(const State& view, const MoveList& moves, double* out);

}  // namespace drover::elpaso
