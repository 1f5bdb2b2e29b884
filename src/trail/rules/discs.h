// Moving a disc from the player board to a city or station (1st ed. pp. 8, 9, 16).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

// Whether any disc, of the board or of a station, could be moved.
bool can_place_disc(const State& state, const Decision& decision);
void legal_disc(const State& state, const Decision& decision, MoveList& list);
void apply_disc(Play& play, const Decision& decision, Move move);

}  // namespace drover::trail
