// Folds events into a position, as a page that only hears events would do.
#pragma once

#include "trail/rules.h"

namespace drover::trail::test {

// Carries the events over to `table`. Everything of the position follows from them but the
// generator and the bookkeeping of the turn (decision stack, local actions left).
void follow(State& table, const EventList& events);

// The position without what events do not tell.
State visible(State state);

}  // namespace drover::trail::test
