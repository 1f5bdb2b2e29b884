// Things with names: notation, JSON, events and sentences all find them here, both ways.
//
// A game has an enumeration of the kinds of things it names, and a table with a row for each.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace drover::text {

// One kind of things. Its values are the small numbers the engine uses for them.
struct NameTable {
  std::string_view what;  // for sentences: "space of the trail"
  int limit;              // one more than the highest value; some below it may have no name
  std::string_view (*name)(std::uint8_t value);  // asked only below the limit; empty: none

  // Empty if the value has no name.
  std::string_view of(std::uint8_t value) const {
    return value < limit ? name(value) : std::string_view{};
  }
  // The value with that name; upper and lower case are the same.
  std::optional<std::uint8_t> find(std::string_view wanted) const;
};

}  // namespace drover::text
