// Which things of the board stand for a move (docs/api.md, "Elements and events"): for a page that
// lets them be touched, and for whoever asks why a thing that is touched does nothing.
#pragma once

#include <string>
#include <vector>

#include "trail/moves.h"
#include "trail/state.h"

namespace drover::trail {

// "space:E", "job:2:cowboy" and the like; the first is what the move is chosen by. Of any move that
// has a text, whether it is legal or not.
std::vector<std::string> elements_of(const State& view, Move move);

}  // namespace drover::trail
