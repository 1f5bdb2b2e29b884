// The routes that lead to each space, and the list of moves without all others.
#pragma once

#include <span>

#include "trail/components/trail_map.h"
#include "trail/moves.h"

namespace drover::trail {

// Whether a herder can come to the space so from somewhere, whatever stands on the trail, in either
// edition. Others have a notation as well, so that it can be said what is wrong with them.
bool leads_to(Route route, Space target);

// Every move that there is in some position, by kind: of a dozen thousand walks, some hundred.
std::span<const Move> all_moves();

}  // namespace drover::trail
