// The heuristic of Great Western Trail: a quick value for each legal move, without a search.
//
// Values are in victory points at the end of the game. The value of a move adds up the points it
// scores, the expected value of its dollars, workers, cards and discs in the deliveries still to
// come, and, for steps on the trail, the value of the stops on the way to Kansas City. The result
// is deterministic: it depends on the view alone.
#pragma once

#include <span>

#include "kit/weights_file.h"
#include "trail/state/moves.h"
#include "trail/state/state.h"

namespace drover::trail {

// Writes the heuristic value of moves[i] to out[i]. Higher is better; only moves of one decision
// can be compared. `view` is the active player's view. A full position gives equal values, since
// hidden information is never read.
void heuristic(const State& view, const MoveList& moves, double* out);

// The heuristic weights as numbers, in the order of heuristics::Weights. multiplayer_weights() is
// one set. solo_weights(), for one person against automas, is two sets: one for the beginning of
// the game, one for its end.
std::span<const double> multiplayer_weights();
std::span<const double> solo_weights();
// The layout of solo_weights.ini.
const kit::WeightsLayout& solo_weights_layout();
// Computes the heuristic with `alone` in place of solo_weights(). `drover tune` measures candidates
// with it.
void solo_heuristic(const State& view, const MoveList& moves, double* out,
                    std::span<const double> alone);

}  // namespace drover::trail
