// Helpers for a game's components as JSON: arrays made from the rows of its component tables.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>

#include "core/bits.h"
#include "text/json_tree.h"

namespace drover::kit {

// An array of write(row) for each row.
template <class Rows, class Write>
text::Array each(const Rows& rows, Write write) {
  text::Array out;
  for (const auto& row : rows) out.push_back(text::Value(write(row)));
  return out;
}
// An array of the rows themselves.
template <class Rows>
text::Array list_of(const Rows& rows) {
  return each(rows, [](const auto& row) { return row; });
}
// An array of write(i) for each number i from 0 to count - 1.
template <class Write>
text::Array each_of(std::size_t count, Write write) {
  text::Array out;
  for (std::size_t i = 0; i < count; ++i) out.push_back(text::Value(write(i)));
  return out;
}
// An array of write(i) for the number i of each set bit.
template <std::unsigned_integral Set, class Write>
text::Array each_in(Set set, Write write) {
  text::Array out;
  for (const std::size_t one : core::bits<std::size_t>(set)) out.push_back(text::Value(write(one)));
  return out;
}

// The word, or null if it is empty.
inline text::Value word_or_null(std::string_view word) {
  return word.empty() ? text::Value() : text::Value(word);
}
// The word of an enumeration value in a list of words in its order, or null if that is empty.
template <class Enum, std::size_t size>
text::Value word_of(const std::array<std::string_view, size>& words, Enum value) {
  return word_or_null(words[static_cast<std::size_t>(value)]);
}

}  // namespace drover::kit
