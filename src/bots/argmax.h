// The index of the highest value, with ties broken at random.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/rng.h"

namespace drover::bots {

// Returns the index of the highest of `count` values, at least one. Of equal values each is
// returned with equal probability.
inline std::size_t argmax(const double* values, std::size_t count, core::Rng& rng) {
  std::size_t best = 0;
  std::uint32_t equals = 1;
  for (std::size_t i = 1; i < count; ++i) {
    if (values[i] > values[best]) {
      best = i;
      equals = 1;
    } else if (values[i] == values[best] && rng.below(++equals) == 0) {
      best = i;
    }
  }
  return best;
}

}  // namespace drover::bots
