// Things with names: notation, JSON, events and sentences all find them here, both ways.
//
// A game has an enumeration of the kinds of things it names, and a table with a row for each.
#pragma once

#include <array>
#include <concepts>
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

// Names in their order.
constexpr auto words(std::convertible_to<std::string_view> auto... all) {
  return std::array<std::string_view, sizeof...(all)>{all...};
}

// Of an array of names with static storage, by their places.
template <const auto& names>
constexpr NameTable names_in(std::string_view what) {
  return {what, static_cast<int>(names.size()),
          [](std::uint8_t value) -> std::string_view { return names[value]; }};
}

// By the enumeration of a game, beside which its table_of stands.
template <class Names>
int name_limit(Names kind) {
  return table_of(kind).limit;
}
template <class Names, class Value>
std::string_view name_of(Names kind, Value value) {
  return table_of(kind).of(static_cast<std::uint8_t>(value));
}
template <class Names>
std::optional<std::uint8_t> value_named(Names kind, std::string_view name) {
  return table_of(kind).find(name);
}

}  // namespace drover::text
