// How a byte of a move, a decision or an event is written for people, in texts and in JSON alike.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "text/json_reader.h"
#include "text/json_tree.h"
#include "text/names.h"

namespace drover::kit {

struct Form {
  const text::NameTable* names = nullptr;  // the name of a thing; without names it is a number:
  int low = 0;                             // the lowest and highest as written,
  int high = 255;
  int offset = 0;  // and what is added to get the byte
  bool flag = false;
  bool seat = false;
  // Of all that has a name or number, only what fits; nullptr: everything.
  bool (*fits)(std::uint8_t byte) = nullptr;
  // In moves: what stands before it, and the byte that is not written at all.
  std::string_view before = " ";
  int absent = -1;
  // In events: what kUntold is written as, instead of null.
  std::string_view untold{};

  constexpr Form only(bool (*which)(std::uint8_t)) const {
    Form form = *this;
    form.fits = which;
    return form;
  }
  constexpr Form absent_if(std::uint8_t byte) const {
    Form form = *this;
    form.absent = byte;
    return form;
  }
  constexpr Form after(std::string_view sign) const {
    Form form = *this;
    form.before = sign;
    return form;
  }
  constexpr Form or_else(std::string_view word) const {
    Form form = *this;
    form.untold = word;
    return form;
  }
};

constexpr Form name(const text::NameTable& names) { return {&names}; }
template <class Names>
requires std::is_enum_v<Names>
constexpr Form name(Names kind) { return name(table_of(kind)); }
// As it is.
constexpr Form number(int low, int high, int offset = 0) { return {nullptr, low, high, offset}; }
// What people count from 1 and the engine from 0: so many of them.
constexpr Form counted(int count) { return number(1, count, -1); }
constexpr Form flag() { return {nullptr, 0, 1, 0, true}; }
constexpr Form seat(int seats) { return {nullptr, 1, seats, -1, false, true}; }

// Whether a byte can be written so.
bool fits(const Form& form, std::uint8_t byte);
// One more than the highest byte that can.
int limit_of(const Form& form);

// As a word: a name or a number, without what stands before it.
std::string word_of(const Form& form, std::uint8_t byte);
// A number without sign or leading zeros, at most two digits: nothing in a game needs more.
std::optional<int> number_in(std::string_view word);
std::optional<std::uint8_t> byte_in(const Form& form, std::string_view word);

// As JSON: what has no name, and what is untold, as null.
text::Value json_of(const Form& form, std::uint8_t byte);
std::uint8_t read(const Form& form, const text::JsonNode& node);

}  // namespace drover::kit
