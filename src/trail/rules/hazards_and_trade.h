// Removing hazards, taking trade tiles, and where new tiles go (1st ed. pp. 7, 13, 14).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

bool can_remove_hazard(const State& state, int price);
void legal_remove_hazard(const State& state, const Decision& decision, MoveList& list);
void apply_remove_hazard(Play& play, const Decision& decision, Move move);

bool can_trade(const State& state);
void legal_trade(const State& state, const Decision& decision, MoveList& list);
void apply_trade(Play& play, const Decision& decision, Move move);

// Onto the own stack, without the dollars of its space.
void take_trade_tile(Play& play, Space space);

// The station master's choice: a hazard free of charge, or a trade tile.
void legal_hazard_or_trade(const State& state, const Decision& decision, MoveList& list);
void apply_hazard_or_trade(Play& play, const Decision& decision, Move move);

// The slot a hazard or trade tile goes to: the lowest free one of its section; kNowhere if full.
Space slot_for(const State& state, int tile);

}  // namespace drover::trail
