// The frame of a turn: its beginning, phase C, and the end of the game (1st ed. pp. 6, 9, 15).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

void begin_turn(Play& play, Seat seat);
// Phase C, then the next player's turn or the end of the game.
void end_turn(Play& play);

}  // namespace drover::trail
