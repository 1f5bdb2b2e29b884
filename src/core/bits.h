// Small sets kept as the bits of an unsigned integer: iterating over the members, drawing one.
#pragma once

#include <bit>
#include <concepts>
#include <type_traits>

#include "core/rng.h"

namespace drover::core {

// A range over the members of a bit set, lowest bit first. Made by bits():
//   for (const Space space : bits<Space>(set)) ...
// `first` is the member that bit 0 stands for.
template <class Member, std::unsigned_integral Set>
class Bits {
 public:
  class Iterator {
   public:
    constexpr Iterator(Set left, int first) : left_(left), first_(first) {}
    constexpr Member operator*() const {
      return static_cast<Member>(first_ + std::countr_zero(left_));
    }
    constexpr Iterator& operator++() {
      left_ = static_cast<Set>(left_ & (left_ - 1));
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return left_ != other.left_; }

   private:
    Set left_;
    int first_;
  };
  constexpr Bits(Set set, int first) : set_(set), first_(first) {}
  constexpr Iterator begin() const { return {set_, first_}; }
  constexpr Iterator end() const { return {0, first_}; }

 private:
  Set set_;
  int first_;
};
// Iterates over the members of `set`; bit 0 is the member number `first`.
template <class Member, std::integral Set>
constexpr auto bits(Set set, int first = 0) {
  return Bits<Member, std::make_unsigned_t<Set>>(static_cast<std::make_unsigned_t<Set>>(set),
                                                 first);
}

// The number of a random set bit, all equally likely. Precondition: `set` is not empty.
inline int random_bit(unsigned set, Rng& rng) {
  for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(set))); skip > 0; --skip) {
    set &= set - 1;
  }
  return std::countr_zero(set);
}

}  // namespace drover::core
