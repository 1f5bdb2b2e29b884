// Games of random moves, which `drover bench` measures.
#pragma once

#include <cstdint>

#include "core/rng.h"
#include "game/game.h"

namespace drover::game {

// Plays random game number `index` of a series with the options of `start`. The result depends only
// on the arguments.
inline RandomGameResult random_game(const Position& start, std::uint64_t seed,
                                    std::uint64_t index) {
  constexpr std::uint64_t kGameStream = 0;
  constexpr std::uint64_t kMoveStream = 1;
  core::Rng rng = core::Rng::from_seed(derive_seed(seed, index, kMoveStream));
  return start.game().play_at_random(start, derive_seed(seed, index, kGameStream), rng);
}

}  // namespace drover::game
