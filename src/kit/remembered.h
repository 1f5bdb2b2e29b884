// Worths that are worked out when they are first asked for, and only once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drover::kit {

template <std::size_t size>
class Remembered {
 public:
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
  std::array<double, size> worth_;  // of those known; to clear the others would only cost time
};

}  // namespace drover::kit
