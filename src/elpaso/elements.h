// Which things of the board stand for a move (docs/api.md, "Elements and events"): for a page that
// lets them be touched, and for whoever asks why a thing that is touched does nothing.
#pragma once

#include <string>
#include <vector>

#include "elpaso/moves.h"
#include "elpaso/state.h"

namespace drover::elpaso {

// "space:N3", "hire:joker" and the like; the first is what the move is chosen by. Of any move that
// has a text, whether it is legal or not.
std::vector<std::string> elements_of(const State& view, Move move);

}  // namespace drover::elpaso
