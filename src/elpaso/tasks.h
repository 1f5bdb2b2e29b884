// What a player owns that objective tiles ask for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "elpaso/state.h"

namespace drover::elpaso {

// How many of each element are there, or needed. A disc on a dark post counts twice: for that post,
// and among the dark discs. So a sum of needs that fits below what is there can really be assigned.
using Elements = std::array<std::uint8_t, kElements>;

// `cards`: all that the player has.
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
