// LazyValues: up to 64 numbers, each computed when it is first asked for and stored (memoized).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drover::kit {

template <std::size_t size>
class LazyValues {
 public:
  // Value number `place`. Calls work_out() if it is asked for the first time.
  template <class WorkOut>
  double at(std::size_t place, WorkOut work_out) {
    if ((known_ >> place & 1U) == 0) {
      known_ |= std::uint64_t{1} << place;
      worth_[place] = work_out();
    }
    return worth_[place];
  }

 private:
  static_assert(size <= 64);
  std::uint64_t known_ = 0;
  std::array<double, size> worth_;  // not initialised where known_ has no bit
};

}  // namespace drover::kit
