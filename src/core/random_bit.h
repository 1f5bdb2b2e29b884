// A random member of a small set that is kept as bits.
#pragma once

#include <bit>

#include "core/rng.h"

namespace drover::core {

// The number of one of the bits that are set, each with the same probability; `set` is not empty.
inline int random_bit(unsigned set, Rng& rng) {
  for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(set))); skip > 0; --skip) {
    set &= set - 1;
  }
  return std::countr_zero(set);
}

}  // namespace drover::core
