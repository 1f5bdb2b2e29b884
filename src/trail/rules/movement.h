// Phase A: moving the herder, forks, fees (1st ed. p. 6), and the moves that actions grant.
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

struct Fee {
  int dollars = 0;
  Seat to = kNobody;  // kNobody: the bank
};
// The fee that `payer` owes for entering or passing the location on `space`, even if it cannot be
// paid.
Fee fee_at(const State& state, Seat payer, Space space);

// The next location on one way: spaces without a tile cost no step and are passed over (R01).
inline Space next_on(SpaceSet occupied, const WayOn& way) {
  const SpaceSet locations = occupied & way.branch;
  return locations != 0 ? first_of(locations) : way.exit;
}
inline Space next_on(const State& state, const WayOn& way) { return next_on(state.occupied, way); }

// The locations a herder enters on a route, in order, the target last. Empty if the route does not
// lead there.
using Path = core::FixedVector<Space, 8>;
Path path_of(const State& state, Space from, Space target, Route route);

void legal_place_herder(const State& state, const Decision& decision, MoveList& list);
void apply_place_herder(Play& play, const Decision& decision, Move move);
void legal_move(const State& state, const Decision& decision, MoveList& list);
void apply_move(Play& play, const Decision& decision, Move move);
void legal_move_herder(const State& state, const Decision& decision, MoveList& list);
void apply_move_herder(Play& play, const Decision& decision, Move move);
bool can_move_freely(const State& state);
void legal_free_move(const State& state, const Decision& decision, MoveList& list);
void apply_free_move(Play& play, const Decision& decision, Move move);

}  // namespace drover::trail
