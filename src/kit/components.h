// Components as JSON: what games say of their tables, row by row.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>

#include "core/bits.h"
#include "text/json_tree.h"

namespace drover::kit {

// What `write` makes of each row.
template <class Rows, class Write>
text::Array each(const Rows& rows, Write write) {
  text::Array out;
  for (const auto& row : rows) out.push_back(text::Value(write(row)));
  return out;
}
template <class Rows>
text::Array list_of(const Rows& rows) {
  return each(rows, [](const auto& row) { return row; });
}
// Of each number from 0 on.
template <class Write>
text::Array each_of(std::size_t count, Write write) {
  text::Array out;
  for (std::size_t i = 0; i < count; ++i) out.push_back(text::Value(write(i)));
  return out;
}
// Of each number in a set of bits.
template <std::unsigned_integral Set, class Write>
text::Array each_in(Set set, Write write) {
  text::Array out;
  for (const std::size_t one : core::bits<std::size_t>(set)) out.push_back(text::Value(write(one)));
  return out;
}

inline text::Value word_or_null(std::string_view word) {
  return word.empty() ? text::Value() : text::Value(word);
}
// Of a list in the order of an enumeration; where it has no word, null.
template <class Enum, std::size_t size>
text::Value word_of(const std::array<std::string_view, size>& words, Enum value) {
  return word_or_null(words[static_cast<std::size_t>(value)]);
}

}  // namespace drover::kit
