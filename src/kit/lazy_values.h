// LazyValues: up to 64 numbers, each computed at its first use and then stored (memoization).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drover::kit {

template <std::size_t size>
class LazyValues {
 public:
  // The value at this index. The first call for an index computes it with compute().
  template <class Compute>
  double at(std::size_t index, Compute compute) {
    if ((known_ >> index & 1U) == 0) {
      known_ |= std::uint64_t{1} << index;
      value_[index] = compute();
    }
    return value_[index];
  }

 private:
  static_assert(size <= 64);
  std::uint64_t known_ = 0;
  std::array<double, size> value_;  // not initialised where known_ has no bit
};

}  // namespace drover::kit
