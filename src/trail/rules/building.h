// Placing and replacing private buildings (1st ed. p. 11).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

// `largest`: the most builders of a building that needs no workers; 0: the player's own builders
// count.
bool can_build(const State& state, int dollars_per_builder, int largest = 0);
// Builders needed to put building `number` on `space`: all of them on an empty space, the
// difference when it replaces an own building. Negative if it may not go there.
int builders_needed(const State& state, int number, Space space);

// Puts an own building on the trail, in place of the own one that stands there.
void put_building(Play& play, int number, Space space);

void legal_build_tile(const State& state, const Decision& decision, MoveList& list);
void apply_build_tile(Play& play, const Decision& decision, Move move);
void legal_build_site(const State& state, const Decision& decision, MoveList& list);
void apply_build_site(Play& play, const Decision& decision, Move move);

}  // namespace drover::trail
