// The fields of a position. A game lists each field once, with its key and the format of its value.
// Visitors walk the list to write the position as JSON, to read it, or to encode it as an
// observation (observation.h).
//
//   template <class State, class Visit>      // State is const where it is written
//   void fields(State& s, Visit& visit) {
//     visit("turn", s.turn, number(1, kMostTurns));
//     if (s.options.rails()) visit("bonus_tiles", s.bonus_tile, ...);
//     visit.objects("players", s.players(), [&](auto& one, Seat seat) { one("dollars", ...); });
//   }
//
// A field must stand behind the fields that it depends on. The format of a byte is a ByteFormat
// (byte_format.h); any other format is a type with
//   text::Value write(const Value&) const;
//   void read(const text::JsonNode&, Value&) const;
// which a game may define itself. Values that do not fit are reported to the node.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include <boost/json/value.hpp>

#include "core/result.h"
#include "core/rng.h"
#include "kit/byte_format.h"
#include "kit/decisions.h"
#include "kit/observation.h"
#include "kit/types.h"
#include "text/json_reader.h"
#include "text/json_tree.h"
#include "text/names.h"

namespace drover::kit {

// ---- Formats of single values -------------------------------------------------------------------

// Writes and reads a value by its format: ByteFormat for bytes, one of the types below otherwise.
template <class Value>
text::Value written(const ByteFormat& format, Value value) {
  return json_of(format, static_cast<std::uint8_t>(value));
}
template <class Value>
void read_into(const ByteFormat& format, const text::JsonNode& node, Value& value) {
  value = static_cast<Value>(read(format, node));
}
template <class Any, class Value>
text::Value written(const Any& format, const Value& value) {
  return format.write(value);
}
template <class Any, class Value>
void read_into(const Any& format, const text::JsonNode& node, Value&& value) {
  format.read(node, value);
}

// A number that may not fit into a byte. An observation splits it into hundreds and ones.
struct LargeNumber {
  int low;
  int high;

  text::Value write(int value) const { return value; }
  template <class Value>
  void read(const text::JsonNode& node, Value& value) const {
    value = static_cast<Value>(node.number(low, high));
  }
  template <class Out>
  void observe(Out& out, int value) const {
    out.each(
        2, [](std::size_t i) { return i == 0 ? "hundreds" : "ones"; },
        [&](std::size_t i) {
          out.number(i == 0 ? value / 100 : value % 100, 0, i == 0 ? high / 100 : 99);
        });
  }
};

// A number of cards or tiles. The consistency check knows the exact bound.
inline constexpr ByteFormat kAnyCount = number(0, 99);

// One of a list of words, stored as its index.
struct OneOf {
  std::span<const std::string_view> words;

  template <class T>
  text::Value write(T value) const {
    return words[static_cast<std::size_t>(value)];
  }
  template <class T>
  void read(const text::JsonNode& node, T& value) const {
    value = static_cast<T>(node.one_of(words.data(), words.size()));
  }
  template <class Out, class T>
  void observe(Out& out, T value) const {
    out.category(static_cast<int>(value), static_cast<int>(words.size()),
                 [&](int i) { return words[static_cast<std::size_t>(i)]; });
  }
};

// One of `kinds` words, stored as its index; word(index) returns the word.
template <class Word>
struct Listed {
  int kinds;
  Word word;

  text::Value write(int number) const { return word(number); }
  void read(const text::JsonNode& node, std::uint8_t& number) const {
    std::vector<std::string_view> words;
    words.reserve(static_cast<std::size_t>(kinds));
    for (int i = 0; i < kinds; ++i) words.push_back(word(i));
    number = node.one_of(words.data(), words.size());
  }
  template <class Out>
  void observe(Out& out, std::uint8_t number) const {
    out.category(number, kinds, word);
  }
};
template <class Word>
Listed(int, Word) -> Listed<Word>;

// A value with another format, in which null stands for the value `none`.
template <class Format>
struct OrNull {
  Format format;
  std::uint8_t none;

  template <class T>
  text::Value write(T value) const {
    return value == none ? text::Value() : text::Value(written(format, value));
  }
  template <class T>
  void read(const text::JsonNode& node, T& value) const {
    value = none;
    if (!node.is_null()) read_into(format, node, value);
  }
  template <class Out, class T>
  void observe(Out& out, T value) const {
    const bool there = value != none;
    out.where(there, [&] { kit::observe(format, out, there ? value : T{}); });
  }
};
template <class Format>
OrNull(Format, std::uint8_t) -> OrNull<Format>;

// A seat counted from 1, or null for kNobody.
constexpr OrNull<ByteFormat> seat_or_null(int seats) { return {seat(seats), kNobody}; }

// The viewer of a view: a seat or "spectator"; null for a full position.
struct Viewer {
  int seats;
  text::Value write(Seat viewer) const;
  void read(const text::JsonNode& node, Seat& viewer) const;
  template <class Out>
  void observe(Out& /*out*/, Seat /*viewer*/) const {}  // not observed: it is always the observer
};

// The random generator, as 16 hexadecimal digits.
struct RngFormat {
  text::Value write(const core::Rng& rng) const;
  void read(const text::JsonNode& node, core::Rng& rng) const;
  template <class Out>
  void observe(Out& /*out*/, const core::Rng& /*rng*/) const {}  // not observed: it is hidden
};

// ---- Formats of several values ------------------------------------------------------------------

// Counts by kind, as an object with the names of the kinds. Kinds with count 0 are left out.
struct Counts {
  const text::NameTable* names;

  template <class Kinds>
  text::Value write(const Kinds& counts) const {
    text::Object out;
    for (int kind = 0; kind < names->limit; ++kind) {
      const auto count = counts[static_cast<std::size_t>(kind)];
      if (count > 0) out[names->of(static_cast<std::uint8_t>(kind))] = count;
    }
    return out;
  }
  template <class Kinds>
  void read(const text::JsonNode& node, Kinds&& counts) const {
    text::for_each_named(node, *names, [&](std::uint8_t kind, const text::JsonNode& member) {
      read_into(kAnyCount, member, counts[kind]);
    });
  }
  template <class Out, class Kinds>
  void observe(Out& out, const Kinds& counts) const {
    const auto word = [&](int i) { return names->of(static_cast<std::uint8_t>(i)); };
    if constexpr (requires { std::tuple_size<Kinds>::value; }) {
      // Equal to names->limit, but a compile-time constant.
      assert(std::tuple_size_v<Kinds> == static_cast<std::size_t>(names->limit));
      out.counts(counts, std::tuple_size_v<Kinds>, word);
    } else {
      out.counts(counts, names->limit, word);
    }
  }
};
template <class Names>
requires std::is_enum_v<Names> Counts counts(Names kind) { return {&table_of(kind)}; }

// Counts of a few consecutive kinds, from `first` on. `refusal` is the sentence for any other kind.
struct CountsAmong {
  const text::NameTable* names;
  int first;
  std::string_view refusal;

  std::string_view word(std::size_t i) const {
    return names->of(static_cast<std::uint8_t>(first + static_cast<int>(i)));
  }
  template <class Kinds>
  text::Value write(const Kinds& counts) const {
    text::Object out;
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (counts[i] > 0) out[word(i)] = counts[i];
    }
    return out;
  }
  template <class Kinds>
  void read(const text::JsonNode& node, Kinds& counts) const {
    text::for_each_named(node, *names, [&](std::uint8_t kind, const text::JsonNode& member) {
      const auto i = static_cast<std::size_t>(kind - first);
      if (i >= counts.size()) return member.report(std::string(refusal));
      read_into(kAnyCount, member, counts[i]);
    });
  }
  template <class Out, class Kinds>
  void observe(Out& out, const Kinds& counts) const {
    out.counts(counts, static_cast<int>(counts.size()),
               [&](int i) { return word(static_cast<std::size_t>(i)); });
  }
};

// The tiles on the spaces of a board, as an object with the names of the spaces; empty spaces are
// left out. `Tiles` provides the names of the spaces (kSpaces), the set of spaces that are always
// occupied (kAlways), and write, read and observe for one tile, which may depend on the space.
template <class Tiles>
struct BoardOf {
  template <class State>
  text::Value write(const State& state) const {
    text::Object out;
    for (std::uint8_t space = 0; space < state.board.size(); ++space) {
      if (state.board[space] == 0) continue;
      out[name_of(Tiles::kSpaces, space)] = Tiles::write(space, state.board[space]);
    }
    return out;
  }
  template <class State>
  void read(const text::JsonNode& node, State& state) const {
    using Set = decltype(state.occupied);
    state.occupied = Tiles::kAlways;
    text::for_each_named(node, Tiles::kSpaces, [&](std::uint8_t space, const auto& member) {
      state.board[space] = Tiles::read(state.options, space, member);
      if (state.board[space] == 0) return;
      state.occupied = static_cast<Set>(state.occupied | Set{1} << space);
    });
  }
  template <class Out, class State>
  void observe(Out& out, const State& state) const {
    out.template places<std::tuple_size_v<decltype(state.board)>>(
        [](std::size_t i) { return name_of(Tiles::kSpaces, i); },
        [&](std::size_t i) { Tiles::observe(out, static_cast<std::uint8_t>(i), state.board[i]); });
  }
};
// A building with an owner. `number` counts from 0, the JSON from 1.
struct OwnedBuilding {
  int number;
  Seat owner;

  text::Value tree() const { return text::Object{{"building", number + 1}, {"owner", owner + 1}}; }
  static OwnedBuilding read(const text::JsonNode& node, int highest, int seats);
  template <class Out>
  void observe(Out& out, int highest) const {
    out.number(number + 1, 1, highest);
    out.in("owner", [&] { out.seat(owner); });
  }
};

// A bit set, as a list of the numbers of its bits, each in `format`.
template <class Format>
struct SetOf {
  Format format;
  int limit;

  template <class Bits>
  text::Value write(Bits bits) const {
    text::Array out;
    for (; bits != 0; bits = static_cast<Bits>(bits & (bits - 1))) {
      out.push_back(written(format, std::countr_zero(bits)));
    }
    return out;
  }
  template <class Bits>
  void read(const text::JsonNode& node, Bits& bits) const {
    const std::size_t size = node.array_size(0, static_cast<std::size_t>(limit));
    for (std::size_t i = 0; i < size; ++i) {
      const text::JsonNode element = node.element(i);
      std::uint8_t number = 0;
      read_into(format, element, number);
      const std::uint64_t bit = std::uint64_t{1} << number;
      if ((bits & bit) != 0) element.report("is listed twice");
      bits = static_cast<Bits>(bits | bit);
    }
  }
  template <class Out, class Bits>
  void observe(Out& out, Bits bits) const {
    if constexpr (std::is_same_v<Format, kit::ByteFormat>) {
      if (format.seat) return out.seat_flags(bits, limit);
      out.flags(bits, limit, [&](int i) { return word_of(format, static_cast<std::uint8_t>(i)); });
    } else {
      out.flags(bits, limit, [&](int i) { return format.word(i); });
    }
  }
};
template <class Format>
SetOf(Format, int) -> SetOf<Format>;
template <class Names>
requires std::is_enum_v<Names> SetOf<ByteFormat> set_of(Names kind) {
  return {name(kind), table_of(kind).limit};
}
constexpr SetOf<ByteFormat> set_of_numbers(int highest) { return {counted(highest), highest}; }
constexpr SetOf<ByteFormat> set_of_seats(int seats) { return {seat(seats), seats}; }

// A list: all elements of an array, or those that a FixedVector holds.
template <class Format>
struct ListOf {
  Format format;

  template <class List>
  text::Value write(const List& list) const {
    text::Array out;
    for (const auto& element : list) out.push_back(written(format, element));
    return out;
  }
  template <class T, std::size_t N>
  void read(const text::JsonNode& node, std::array<T, N>& list) const {
    read(node, std::span<T>(list));
  }
  template <class T, std::size_t N>
  void read(const text::JsonNode& node, core::FixedVector<T, N>& list) const {
    const std::size_t size = node.array_size(0, N - list.size());
    for (std::size_t i = 0; i < size; ++i) {
      T element{};
      read_into(format, node.element(i), element);
      list.push_back(element);
    }
  }
  template <class T>
  void read(const text::JsonNode& node, std::span<T> list) const {
    const std::size_t size = node.array_size(list.size(), list.size());
    for (std::size_t i = 0; i < size; ++i) read_into(format, node.element(i), list[i]);
  }
  template <class Out, class List>
  void observe(Out& out, const List& list) const {
    using Element = std::remove_cvref_t<decltype(list[0])>;
    out.first_of(places(list), list.size(), kByNumber, [&](std::size_t i) {
      kit::observe(format, out, i < list.size() ? list[i] : Element{});
    });
  }

 private:
  template <class T, std::size_t N>
  static std::size_t places(const core::FixedVector<T, N>& list) {
    return list.capacity();
  }
  template <class List>
  static std::size_t places(const List& list) {
    return list.size();
  }
};
template <class Format>
ListOf(Format) -> ListOf<Format>;

// An array split into rows of equal length, each row written in `format`.
template <class Format>
struct RowsOf {
  Format format;
  std::size_t length;

  template <class Places>
  text::Value write(const Places& places) const {
    text::Array out;
    for (std::size_t at = 0; at < places.size(); at += length) {
      out.push_back(written(format, std::span(places).subspan(at, length)));
    }
    return out;
  }
  template <class Places>
  void read(const text::JsonNode& node, Places& places) const {
    const std::size_t rows = places.size() / length;
    const std::size_t size = node.array_size(rows, rows);
    for (std::size_t row = 0; row < size; ++row) {
      read_into(format, node.element(row), std::span(places).subspan(row * length, length));
    }
  }
  template <class Out, class Places>
  void observe(Out& out, const Places& places) const {
    const auto observe_row = [&](std::size_t row) {
      kit::observe(format, out, std::span(places).subspan(row * length, length));
    };
    if constexpr (std::is_same_v<Format, Counts>) {
      assert(length == static_cast<std::size_t>(format.names->limit));
      out.rows(places, length, kByNumber, observe_row);
    } else {
      out.each(places.size() / length, kByNumber, observe_row);
    }
  }
};
template <class Format>
RowsOf(Format, std::size_t) -> RowsOf<Format>;

// A text with one letter for each part that has two sides: `front` or `back`. Stored as a bit for
// each part, set for the back.
struct Sides {
  std::uint32_t parts;  // the parts that exist, as bits
  char front;
  char back;

  std::string letters(std::uint32_t bits) const;
  text::Value write(std::uint32_t bits) const { return letters(bits); }
  template <class Bits>
  void read(const text::JsonNode& node, Bits& bits) const {
    bits = static_cast<Bits>(read_bits(node));
  }
  std::uint32_t read_bits(const text::JsonNode& node) const;
  template <class Out>
  void observe(Out& out, std::uint32_t bits) const {
    out.flags(bits, static_cast<int>(std::bit_width(parts)),
              [](int i) { return std::to_string(i + 1); });
  }
};

// The most decisions that are read. No turn has nearly as many, and the rules have room to add
// theirs.
inline constexpr std::size_t kMostWaiting = 16;
static_assert(kMostWaiting + 8 <= DecisionStack::capacity());

// The stack of pending decisions, the current one last.
struct Decisions {
  const DecisionTable* table;
  text::Value write(const DecisionStack& stack) const;
  void read(const text::JsonNode& node, DecisionStack& stack) const;
  // Observed with the current decision first; at most kObservedDecisions of them.
  template <class Out>
  void observe(Out& out, const DecisionStack& stack) const {
    const std::size_t observed = std::min(stack.size(), kObservedDecisions);
    out.first_of(kObservedDecisions, observed, kByNumber, [&](std::size_t i) {
      observe_one(out, i < observed ? stack[stack.size() - 1 - i] : Decision{});
    });
  }

 private:
  template <class Out>
  void observe_one(Out& out, const Decision& decision) const {
    static constexpr std::array<std::string_view, 4> kParts{"optional", "a", "b", "c"};
    const std::array<std::uint8_t, 4> parts{decision.optional(), decision.a, decision.b,
                                            decision.c};
    out.category(decision.kind.byte(), table->kinds(),
                 [&](int i) { return table->name(Kind::of(static_cast<std::uint8_t>(i))); });
    out.each(
        parts.size(), [](std::size_t i) { return kParts[i]; },
        [&](std::size_t i) { out.number(parts[i], 0, kUnobserved - 1); });
  }
};

// ---- Visitors: JSON -----------------------------------------------------------------------------

// The visitor that writes a position as JSON.
class FieldWriter : public FullWalk {
 public:
  template <class T, class Format>
  void operator()(std::string_view key, const T& value, const Format& format) {
    out_[key] = written(format, value);
  }
  // A member with a constant value that follows from its place in the list.
  void constant(std::string_view key, int number) { out_[key] = number; }
  void constant(std::string_view key, std::string_view word) { out_[key] = word; }
  // A list of `count` objects: calls use(visit, index) for each. same(before, index) is true if all
  // fields of the object are unchanged since `before`; only observations use it.
  template <class Use, class Same = NeverSame>
  void objects(std::string_view key, int count, const Use& use, const Same& /*same*/ = {}) {
    text::Array all;
    for (int i = 0; i < count; ++i) {
      FieldWriter one;
      use(one, static_cast<Seat>(i));
      all.push_back(one.out_);
    }
    out_[key] = all;
  }
  // A member of the state that always has one value here and is not written.
  template <class T>
  void implied(const T& /*value*/, const T& /*always*/) {}
  // True if the fields that follow can be walked: nothing before was wrong, and problem() returns
  // no sentence.
  static bool may_continue() { return true; }
  template <class Problem>
  static bool may_continue(const Problem& problem) {
    return problem().empty();
  }
  text::Object out() const { return out_; }

 private:
  text::Object out_;
};

// The visitor that reads a position from JSON. Problems are reported to the node.
class FieldReader : public FullWalk {
 public:
  explicit FieldReader(const text::JsonNode& node) : in_(node) {}

  template <class T, class Format>
  void operator()(std::string_view key, T& value, const Format& format) {
    read_into(format, in_[key], value);
  }
  void constant(std::string_view key, int number) { in_[key].number(number, number); }
  void constant(std::string_view key, std::string_view word) { in_[key].one_of(&word, 1); }
  template <class Use, class Same = NeverSame>
  void objects(std::string_view key, int count, const Use& use, const Same& /*same*/ = {}) {
    const text::JsonNode all = in_[key];
    const auto wanted = static_cast<std::size_t>(count);
    const std::size_t size = all.array_size(wanted, wanted);
    for (std::size_t i = 0; i < size; ++i) {
      FieldReader one(all.element(i));
      use(one, static_cast<Seat>(i));
      one.finish();
    }
  }
  template <class T>
  void implied(T& value, const T& always) {
    value = always;
  }
  bool may_continue() { return !in_.node().problem->found(); }
  template <class Problem>
  bool may_continue(const Problem& problem) {
    if (const std::string sentence = problem(); !sentence.empty()) {
      in_.node().problem->refuse(sentence);
    }
    return may_continue();
  }
  // Reports members that were not read.
  void finish() const { in_.finish(); }

 private:
  text::JsonObject in_;
};

// The sentence for a position whose current decision has no legal move.
std::string no_legal_move_problem(Seat seat, std::string_view decision);

// A position, or one sentence that says where and why the JSON is wrong.
template <class State>
using PositionResult = core::Result<State, std::string>;

// Reads a position that is safe to play on: it passes the game's inconsistency(), and the current
// decision has a legal move other than those for which puts_off(move) is true (moves that postpone
// the decision). The moves are not checked in a view of a seat that does not decide, because the
// view may not show what the other seat can choose from.
template <class State, class PutsOff>
PositionResult<State> read_position(const boost::json::value& value, const DecisionTable& decisions,
                                    PutsOff puts_off) {
  text::JsonProblem problem;
  FieldReader reading({&value, {}, &problem});
  State state{};
  fields(state, reading);
  if (!problem.found()) reading.finish();
  if (problem.found()) return problem.sentence();
  if (std::string sentence = inconsistency(state); !sentence.empty()) return sentence;
  if (over(state) || (state.viewer != kNobody && state.viewer != actor(state))) return state;
  MoveList list;
  legal_moves(state, list);
  for (const Move move : list) {
    if (!puts_off(move)) return state;
  }
  return no_legal_move_problem(actor(state), decisions.name(state.stack.back().kind));
}
// A position as JSON.
template <class State>
text::Object tree_of_fields(const State& state) {
  FieldWriter writing;
  fields(state, writing);
  return writing.out();
}

}  // namespace drover::kit
