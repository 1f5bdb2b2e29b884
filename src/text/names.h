// Tables of names, which notation, JSON, events and sentences use to convert between values and
// names.
//
// Each game has an enumeration of its kinds of named things and a function table_of(kind) that
// returns the table.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace drover::text {

// The names of one kind of things. The values are the numbers that the rules use for them.
struct NameTable {
  std::string_view what;  // the kind for sentences: "space of the trail"
  int limit;              // one more than the highest value; some below it may have no name
  std::string_view (*name)(std::uint8_t value);  // called only below the limit; empty: no name

  // Empty if the value, a number or of an enumeration, has no name.
  template <class Value>
  std::string_view of(Value value) const {
    const auto number = static_cast<std::uint8_t>(value);
    return number < limit ? name(number) : std::string_view{};
  }
  // The value with that name, ignoring case; none if there is no such name.
  std::optional<std::uint8_t> find(std::string_view wanted) const;
};

// An array of names.
constexpr auto words(std::convertible_to<std::string_view> auto... all) {
  return std::array<std::string_view, sizeof...(all)>{all...};
}

// The names of all values of an enumeration that counts from 0 to `last`, in the order of the
// values.
template <auto last>
constexpr auto enum_names(std::convertible_to<std::string_view> auto... all) {
  static_assert(sizeof...(all) == static_cast<std::size_t>(last) + 1, "each value has one name");
  return words(all...);
}

// The value of an enumeration by its name, as written in `names`.
template <class Enum, std::size_t count>
constexpr std::optional<Enum> enum_named(const std::array<std::string_view, count>& names,
                                         std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

// The table for an array of names with static storage; the values are the indices.
template <const auto& names>
constexpr NameTable names_in(std::string_view what) {
  return {what, static_cast<int>(names.size()),
          [](std::uint8_t value) -> std::string_view { return names[value]; }};
}

// Lookups by a game's enumeration of kinds, whose table_of is found by argument-dependent lookup.
template <class Names>
int name_limit(Names kind) {
  return table_of(kind).limit;
}
template <class Names, class Value>
std::string_view name_of(Names kind, Value value) {
  return table_of(kind).of(value);
}
template <class Names>
std::optional<std::uint8_t> value_named(Names kind, std::string_view name) {
  return table_of(kind).find(name);
}

}  // namespace drover::text
