// A rule of thumb: how good a legal move looks to the player who has to decide.
//
// Everything is counted in victory points at the end of the game: what a move scores, what the
// dollars, workers, cards and discs it brings are worth in the deliveries that are still to come,
// and, for steps on the trail, what the stops on the way to Kansas City offer. No position is
// searched and no chance is drawn, so it is quick and the same view always gives the same answer.
#pragma once

#include <span>

#include "trail/moves.h"
#include "trail/state.h"

namespace drover::trail {

// How good each move of a list looks: out[i] is the value of moves[i]. Higher is better; only moves
// of the same decision can be compared. `view` is what the active player may know; a full position
// gives the same answer, for nothing hidden is looked at.
void heuristic(const State& view, const MoveList& moves, double* out);

// The figures it goes by, one after the other: at a table of people, and where one person plays
// against automas, as the game begins and as it ends.
std::span<const double> people_figures();
std::span<const double> alone_figures();
// The same answer by others in place of the latter.
void solo_heuristic(const State& view, const MoveList& moves, double* out,
                    std::span<const double> alone);

}  // namespace drover::trail
