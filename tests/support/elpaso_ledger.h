// El Paso: folds events into a position, as a page that only hears events would do.
#pragma once

#include "elpaso/rules.h"

namespace drover::elpaso::test {

// Carries the events over to `table`. Everything of the position follows from them but the
// generator and the bookkeeping of the turn (decision stack, actions left).
void follow(State& table, const EventList& events);

// The position without what events do not tell.
State visible(State state);

}  // namespace drover::elpaso::test
