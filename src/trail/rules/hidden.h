// The cards of a player as the others see them, for views and for observations.
//
// All cards enter a herd deck face up, so the contents of hand and draw stack together are public.
// Hidden are the split between the two and blind objective cards taken into the hand. A view shows
// unknown hand cards in the pile that they came from, and counts them.
#pragma once

#include <bit>
#include <cstdint>

#include "kit/hidden.h"
#include "trail/state/state.h"

namespace drover::trail {

// The members are named as those of PlayerState.
struct VisibleCards {
  const Pile& hand;
  Pile draw;
  ObjectiveSet secret_objectives;
  std::uint8_t hidden_hand;
  std::uint8_t hidden_objectives;
};

inline VisibleCards own_view_of(const PlayerState& player) {
  return {player.hand, player.draw, player.secret_objectives, player.hidden_hand,
          player.hidden_objectives};
}
inline VisibleCards others_view_of(const PlayerState& player) {
  Pile unknown = player.hand;
  unknown.cattle.remove_all(player.known.cattle);
  unknown.objectives &= ~(player.known.objectives | player.secret_objectives);
  VisibleCards seen{player.known, player.draw, 0, static_cast<std::uint8_t>(unknown.size()),
                    static_cast<std::uint8_t>(std::popcount(player.secret_objectives))};
  seen.draw.add_all(unknown);
  return seen;
}

// The objective stack as the observer sees it: with the blind objectives hidden from that seat.
template <class State, class Visit>
decltype(auto) seen_objective_stack(State& s, const Visit& visit) {
  if constexpr (kit::Observing<Visit>) {
    ObjectiveSet stack = s.objective_stack;
    for (Seat seat = 0; seat < s.players(); ++seat) {
      if (visit.hides(seat)) stack |= s.player[seat].secret_objectives;
    }
    return stack;
  } else {
    return (s.objective_stack);
  }
}

}  // namespace drover::trail
