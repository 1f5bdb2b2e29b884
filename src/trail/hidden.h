// What others may know of a player's cards. Views and observations both ask here.
//
// Everything enters a herd deck face up, so everybody knows what hand and draw stack hold together;
// only the split between them is hidden, and blind objective cards taken into a hand. The unknown
// hand cards are told where they came from, with their number.
#pragma once

#include <bit>
#include <cstdint>

#include "kit/hidden.h"
#include "trail/state.h"

namespace drover::trail {

// Called as the members of PlayerState that they stand for.
struct SeenCards {
  const Pile& hand;
  Pile draw;
  ObjectiveSet secret_objectives;
  std::uint8_t hidden_hand;
  std::uint8_t hidden_objectives;
};

inline SeenCards as_they_are(const PlayerState& player) {
  return {player.hand, player.draw, player.secret_objectives, player.hidden_hand,
          player.hidden_objectives};
}
inline SeenCards as_others_see(const PlayerState& player) {
  Pile unknown = player.hand;
  unknown.cattle.remove_all(player.known.cattle);
  unknown.objectives &= ~(player.known.objectives | player.secret_objectives);
  SeenCards seen{player.known, player.draw, 0, static_cast<std::uint8_t>(unknown.size()),
                 static_cast<std::uint8_t>(std::popcount(player.secret_objectives))};
  seen.draw.add_all(unknown);
  return seen;
}

// Blind objectives lie in the stack for those who do not know them.
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
