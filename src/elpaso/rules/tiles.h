// Objective and bonus tiles of the train supply (rule book pp. 5, 10).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

void list_tiles(const State& state, TileKind kind, Move move, MoveList& list);
// Takes the tile and refills its place at once. A bonus tile's effect is not carried out here.
void take_objective(Play& play, TileChoice choice);
int take_bonus(Play& play, TileChoice choice);  // returns its kind
// The player's choice, with the effect of a bonus tile.
void take_tile_of_choice(Play& play, TileChoice choice);
// Fills all empty places as far as the stacks go.
void refill_displays(Play& play);

void legal_draft_objective(const State& state, const Decision& decision, MoveList& list);
void apply_draft_objective(Play& play, const Decision& decision, Move move);

}  // namespace drover::elpaso
