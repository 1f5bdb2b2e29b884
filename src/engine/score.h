// Points by category.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drover::engine {

template <class Category, std::size_t categories>
struct Score {
  std::array<std::int16_t, categories> by_category{};
  int total() const {
    int sum = 0;
    for (const int points : by_category) sum += points;
    return sum;
  }
  std::int16_t& operator[](Category c) { return by_category[static_cast<std::size_t>(c)]; }
  std::int16_t operator[](Category c) const { return by_category[static_cast<std::size_t>(c)]; }
};

}  // namespace drover::engine
