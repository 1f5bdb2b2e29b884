// Prospect: a possible outcome of a move, as game/thinker.h finds it and game/presenter.h words it.
#pragma once

#include <cstdint>

namespace drover::game {

// A possible outcome of a move that is worth naming in a hint, such as a delivery: four bytes that
// only the game can decode.
struct Prospect {
  std::uint32_t raw = 0;
  friend constexpr bool operator==(const Prospect&, const Prospect&) = default;
  friend constexpr bool operator<(Prospect a, Prospect b) { return a.raw < b.raw; }
};

}  // namespace drover::game
