// El Paso: applies events to a position without knowing the rules, as a client that receives only
// events.
#pragma once

#include "elpaso/rules/rules.h"

namespace drover::elpaso::test {

// Applies the events to `table`. The events determine the whole position except the random
// generator and the bookkeeping of the turn (decision stack, open actions).
void apply_events(State& table, const EventList& events);

// The part of a position that events determine; the rest is cleared.
State part_known_from_events(State state);

}  // namespace drover::elpaso::test
