// What others may know of a player's cards. Views and observations both ask here.
//
// Everything enters a herd deck face up, and workers drawn lie open, so everybody knows what hand
// and draw pile hold together; only the split between them is hidden. Tiles are open once they are
// taken (E04). The unknown hand cards are told in the draw pile, with their number.
#pragma once

#include <cstdint>

#include "elpaso/state.h"

namespace drover::elpaso {

// Called as the members of PlayerState that they stand for.
struct SeenCards {
  const Pile& hand;
  Pile draw;
  std::uint8_t hidden_hand;
};

inline SeenCards as_they_are(const PlayerState& player) {
  return {player.hand, player.draw, player.hidden_hand};
}
inline SeenCards as_others_see(const PlayerState& player) {
  Pile unknown = player.hand;
  unknown.remove_all(player.known);
  SeenCards seen{player.known, player.draw, static_cast<std::uint8_t>(unknown.total())};
  seen.draw.add_all(unknown);
  return seen;
}

}  // namespace drover::elpaso
