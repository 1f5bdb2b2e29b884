// The possible routes to each space, and the list of all possible moves.
#pragma once

#include <span>

#include "trail/components/trail_map.h"
#include "trail/state/moves.h"

namespace drover::trail {

// True if some walk along the route ends on the space, for any tiles on the trail, in either
// edition. Impossible routes have a notation too, so that error messages can name them.
bool leads_to(Route route, Space target);

// Every move that is legal in some position, ordered by kind. Only a few hundred of about 12,000
// walks in the notation are possible.
std::span<const Move> all_moves();

}  // namespace drover::trail
