// ByteFormat: how a byte of a move, a decision or an event is written in notation and JSON: as a
// name from a table of names, or as a number.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "text/json_reader.h"
#include "text/json_tree.h"
#include "text/names.h"

namespace drover::kit {

struct ByteFormat {
  const text::NameTable* names = nullptr;  // the names; nullptr: the byte is written as a number
  int low = 0;                             // the lowest number, as written
  int high = 255;                          // the highest number, as written
  int offset = 0;                          // added to the written number to get the byte
  bool flag = false;
  bool seat = false;
  // False for bytes that must not be used although they have a name or number. nullptr: none.
  bool (*fits)(std::uint8_t byte) = nullptr;
  // In the notation of moves: the text before it, and the byte that is left out (-1: none).
  std::string_view before = " ";
  int absent = -1;
  // In events: the word for kUnspecified, instead of null.
  std::string_view word_if_unspecified{};

  // The format with another value of one member.
  template <class Value>
  constexpr ByteFormat with(Value ByteFormat::*member, std::type_identity_t<Value> value) const {
    ByteFormat format = *this;
    format.*member = value;
    return format;
  }

  // The format, restricted to bytes for which `which` is true.
  constexpr ByteFormat only(bool (*which)(std::uint8_t)) const {
    return with(&ByteFormat::fits, which);
  }
  // The format, leaving the byte out of notation if it has this value.
  constexpr ByteFormat absent_if(std::uint8_t byte) const {
    return with(&ByteFormat::absent, byte);
  }
  // The format, with another text before it.
  constexpr ByteFormat after(std::string_view sign) const {
    return with(&ByteFormat::before, sign);
  }
  // The format, with a word for kUnspecified.
  constexpr ByteFormat or_else(std::string_view word) const {
    return with(&ByteFormat::word_if_unspecified, word);
  }
};

// A byte that is written as a name.
constexpr ByteFormat name(const text::NameTable& names) { return {&names}; }
template <class Names>
requires std::is_enum_v<Names>
constexpr ByteFormat name(Names kind) { return name(table_of(kind)); }
// A byte that is written as a number; the byte is the number plus `offset`.
constexpr ByteFormat number(int low, int high, int offset = 0) {
  return {nullptr, low, high, offset};
}
// A byte counted from 0 that is written counted from 1, up to `count`.
constexpr ByteFormat counted(int count) { return number(1, count, -1); }
// A byte that is written as true or false.
constexpr ByteFormat flag() { return {nullptr, 0, 1, 0, true}; }
// A seat, written counted from 1.
constexpr ByteFormat seat(int seats) { return {nullptr, 1, seats, -1, false, true}; }

// True if the byte can be written in the format.
bool fits(const ByteFormat& format, std::uint8_t byte);
// One more than the highest byte that can be written in the format.
int limit_of(const ByteFormat& format);

// The byte as a word: a name or a number, without the text before it.
std::string word_of(const ByteFormat& format, std::uint8_t byte);
// Parses a number of one or two digits without sign or leading zero; no game needs more digits.
std::optional<int> number_in(std::string_view word);
// The byte of a word; none if the word does not fit the format.
std::optional<std::uint8_t> byte_in(const ByteFormat& format, std::string_view word);

// The byte as JSON. A byte without a name and kUnspecified become null or word_if_unspecified.
text::Value json_of(const ByteFormat& format, std::uint8_t byte);
// Reads a byte from JSON; problems are reported to the node.
std::uint8_t read(const ByteFormat& format, const text::JsonNode& node);

}  // namespace drover::kit
