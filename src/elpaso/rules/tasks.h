// The elements that a player owns for objective tiles.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "elpaso/state/state.h"

namespace drover::elpaso {

// Counts of elements, owned or needed. A disc on a dark post counts twice: for the post and as a
// dark disc. Therefore needs whose sums do not exceed the counts owned can be assigned.
using Elements = std::array<std::uint8_t, kElements>;

// The elements that a player owns. `cards`: all_cards() of the player; `buildings`: own buildings
// on the board.
inline Elements owned_for_tasks(const PlayerState& player, const Pile& cards, int buildings) {
  Elements have{};
  for (std::size_t card = 0; card < kCardKinds; ++card) have[card] = cards[card];
  have[kBuildingElement] = static_cast<std::uint8_t>(buildings);
  have[kBonusTileElement] = static_cast<std::uint8_t>(player.bonus_tiles.total());
  for (std::size_t post = 0; post < kPosts; ++post) {
    have[kFirstPostElement + post] = player.posts[post];
    std::uint8_t& dark = have[kDarkDiscElement];
    if (kPostTable[post].dark) dark = static_cast<std::uint8_t>(dark + player.posts[post]);
  }
  return have;
}

}  // namespace drover::elpaso
