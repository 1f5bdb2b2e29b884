// The random generator kept inside every position: SplitMix64, eight bytes of state.
//
// All chance in a game comes from here. It uses integer arithmetic only, so one seed and one list
// of moves give one game on every platform and compiler.
#pragma once

#include <cstdint>

namespace drover::core {

class Rng {
 public:
  constexpr Rng() = default;
  // A generator for a seed. The seed is mixed once, so that neighbouring seeds start far apart.
  static constexpr Rng from_seed(std::uint64_t seed) {
    Rng rng;
    rng.state_ = seed;
    rng.state_ = rng.next();
    return rng;
  }
  static constexpr Rng from_state(std::uint64_t state) {
    Rng rng;
    rng.state_ = state;
    return rng;
  }

  constexpr std::uint64_t state() const { return state_; }

  constexpr std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }

  // A uniform whole number from 0 to bound - 1 (Lemire's multiply and reject). Precondition:
  // `bound` is not 0.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (low < threshold) {
        product = (next() >> 32) * bound;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  friend constexpr bool operator==(Rng, Rng) = default;

 private:
  std::uint64_t state_ = 0;
};

}  // namespace drover::core
