// The printings of Great Western Trail, and the enumerations that distinguish them in tables.
//
// A number that two printings share stands in one row. Differences have rows of their own, marked
// with their printing.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drover::trail {

enum class Edition : std::uint8_t { kFirst, kSecond };
inline constexpr int kEditions = 2;

// The base game of an edition, with or without the printing of Rails to the North that belongs to
// it.
inline constexpr int kPrintings = 2 * kEditions;
constexpr std::size_t printing_of(Edition edition, bool rails) {
  return static_cast<std::size_t>(edition) * 2 + (rails ? 1 : 0);
}

// The editions that a row belongs to, as a bit set.
using Editions = std::uint8_t;
inline constexpr Editions kFirstOnly = 1;
inline constexpr Editions kSecondOnly = 2;
inline constexpr Editions kBothEditions = 3;
constexpr bool belongs_to(Editions editions, Edition edition) {
  return (editions >> static_cast<unsigned>(edition) & 1U) != 0;
}

}  // namespace drover::trail
