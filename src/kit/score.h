// The score of one seat, as points by category, and the seats with the highest score.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kit/types.h"

namespace drover::kit {

template <class Category, std::size_t categories>
struct Score {
  std::array<std::int16_t, categories> by_category{};
  int total() const {
    int sum = 0;
    for (const int points : by_category) sum += points;
    return sum;
  }
  void set(Category c, int points) { (*this)[c] = static_cast<std::int16_t>(points); }
  std::int16_t& operator[](Category c) { return by_category[static_cast<std::size_t>(c)]; }
  std::int16_t operator[](Category c) const { return by_category[static_cast<std::size_t>(c)]; }
};

// The seats with the highest rank_of(seat), as a bit set.
template <class Rank>
std::uint8_t highest_seats(int seats, Rank rank_of) {
  std::uint8_t best = 0;
  int most = 0;
  for (Seat seat = 0; seat < seats; ++seat) {
    const int rank = rank_of(seat);
    if (best == 0 || rank > most) {
      most = rank;
      best = 0;
    }
    if (rank == most) best = static_cast<std::uint8_t>(best | 1U << seat);
  }
  return best;
}
// The seats with the highest total score, as a bit set.
template <class State>
std::uint8_t highest_totals(const State& state, int seats) {
  return highest_seats(seats, [&](Seat seat) { return score(state, seat).total(); });
}

}  // namespace drover::kit
