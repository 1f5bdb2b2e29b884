// Placing a public building, or replacing an own one by a dearer one (rule book p. 10).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

void list_sites(const State& state, Move move, MoveList& list);
void place_building_at(Play& play, int kind, Space space);
// Once the builders are discarded: pays the dollars and puts the tile on the board.
void put_up_building(Play& play, int kind, Space space);
// The tile itself: from its stack to the space, the old one back to its own stack.
void swap_in_building(Play& play, int kind, Space space);

}  // namespace drover::elpaso
