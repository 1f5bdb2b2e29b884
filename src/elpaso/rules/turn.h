// The frame of a turn: its beginning, the draw phase, and the end of the game (rule book pp. 6, 7,
// 14).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

void begin_turn(Play& play, Seat seat);
void draw_phase(Play& play);
// Lists the only move of a decision that waits for its end: "end".
void legal_end(const State& state, const Decision& decision, MoveList& list);
// After the draw phase of a player's last turn drawn workers can still be turned into dollars; in
// any other turn the beginning of the next one is as good (E01).
void apply_last_chance(Play& play, const Decision& decision, Move move);

}  // namespace drover::elpaso
