// Hidden information: the cards of a player that other seats may know. Used by views and by
// observations.
//
// Cards enter a herd deck face up, and drawn workers lie open. So everybody knows the cards of hand
// and draw pile together; only the division between them is hidden. Taken tiles are open (E04). In
// a view, the unknown hand cards are part of the draw pile, and their number is given.
#pragma once

#include <cstdint>

#include "elpaso/state/state.h"

namespace drover::elpaso {

// The visible cards of a player; its members are named like those of PlayerState.
struct VisibleCards {
  const Pile& hand;
  Pile draw;
  std::uint8_t hidden_hand;
};

inline VisibleCards own_view_of(const PlayerState& player) {
  return {player.hand, player.draw, player.hidden_hand};
}
inline VisibleCards others_view_of(const PlayerState& player) {
  Pile unknown = player.hand;
  unknown.remove_all(player.known);
  VisibleCards seen{player.known, player.draw, static_cast<std::uint8_t>(unknown.total())};
  seen.draw.add_all(unknown);
  return seen;
}

}  // namespace drover::elpaso
