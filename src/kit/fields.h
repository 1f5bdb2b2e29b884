// The fields of a position: a game lists each once, with its name and the form of its value, and
// whoever walks the list writes the position as JSON, reads it or tells it in numbers
// (observation.h).
//
//   template <class State, class Visit>      // State is const where it is written
//   void fields(State& s, Visit& visit) {
//     visit("turn", s.turn, number(1, kMostTurns));
//     if (s.options.rails()) visit("bonus_tiles", s.bonus_tile, ...);
//     visit.objects("players", s.players(), [&](auto& seat, std::size_t i) { ... });
//   }
//
// What a field depends on must stand before it. The form of a byte is that of form.h; any other is
// a type with
//   text::Value write(const Value&) const;
//   void read(const text::JsonNode&, Value&) const;
// and may be of the game's own making. Values that do not fit are reported to the node.
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
#include "kit/decisions.h"
#include "kit/form.h"
#include "kit/observation.h"
#include "kit/types.h"
#include "text/json_reader.h"
#include "text/json_tree.h"
#include "text/names.h"

namespace drover::kit {

// ---- Forms of single values ---------------------------------------------------------------------

// A byte has a form of the words (form.h), everything else one of those below.
template <class Value>
text::Value written(const Form& form, Value value) {
  return json_of(form, static_cast<std::uint8_t>(value));
}
template <class Value>
void read_into(const Form& form, const text::JsonNode& node, Value& value) {
  value = static_cast<Value>(read(form, node));
}
template <class Any, class Value>
text::Value written(const Any& form, const Value& value) {
  return form.write(value);
}
template <class Any, class Value>
void read_into(const Any& form, const text::JsonNode& node, Value&& value) {
  form.read(node, value);
}

// A number that a byte may be too small for.
struct Large {
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

// How many cards or tiles; exact bounds are known to whoever counts them all.
inline constexpr Form kSome = number(0, 99);

// One of some words, by its place among them.
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

// The same where `word(number)` says the words.
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

// Null stands for one value.
template <class Form>
struct OrNull {
  Form form;
  std::uint8_t none;

  template <class T>
  text::Value write(T value) const {
    return value == none ? text::Value() : text::Value(written(form, value));
  }
  template <class T>
  void read(const text::JsonNode& node, T& value) const {
    value = none;
    if (!node.is_null()) read_into(form, node, value);
  }
  template <class Out, class T>
  void observe(Out& out, T value) const {
    const bool there = value != none;
    out.where(there, [&] { kit::observe(form, out, there ? value : T{}); });
  }
};
template <class Form>
OrNull(Form, std::uint8_t) -> OrNull<Form>;

constexpr OrNull<Form> seat_or_null(int seats) { return {seat(seats), kNobody}; }

// A seat, a spectator, or null: the position as it is.
struct Viewer {
  int seats;
  text::Value write(Seat viewer) const;
  void read(const text::JsonNode& node, Seat& viewer) const;
  template <class Out>
  void observe(Out& /*out*/, Seat /*viewer*/) const {}  // always oneself
};

struct Generator {
  text::Value write(const core::Rng& rng) const;
  void read(const text::JsonNode& node, core::Rng& rng) const;
  template <class Out>
  void observe(Out& /*out*/, const core::Rng& /*rng*/) const {}  // nobody knows it
};

// ---- Forms of several values --------------------------------------------------------------------

// How many there are of each kind; kinds that are not there are left out.
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
      read_into(kSome, member, counts[kind]);
    });
  }
  template <class Out, class Kinds>
  void observe(Out& out, const Kinds& counts) const {
    const auto word = [&](int i) { return names->of(static_cast<std::uint8_t>(i)); };
    if constexpr (requires { std::tuple_size<Kinds>::value; }) {
      // The same number, but known before the program runs.
      assert(std::tuple_size_v<Kinds> == static_cast<std::size_t>(names->limit));
      out.counts(counts, std::tuple_size_v<Kinds>, word);
    } else {
      out.counts(counts, names->limit, word);
    }
  }
};
template <class Names>
requires std::is_enum_v<Names> Counts counts(Names kind) { return {&table_of(kind)}; }

// The same of a few kinds in a row, from `first` on; `otherwise` says why there are no others.
struct CountsAmong {
  const text::NameTable* names;
  int first;
  std::string_view otherwise;

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
      if (i >= counts.size()) return member.report(std::string(otherwise));
      read_into(kSome, member, counts[i]);
    });
  }
  template <class Out, class Kinds>
  void observe(Out& out, const Kinds& counts) const {
    out.counts(counts, static_cast<int>(counts.size()),
               [&](int i) { return word(static_cast<std::size_t>(i)); });
  }
};

// What lies on the spaces of a board. What that can be depends on the space: `Tiles` has the names
// of the spaces, those that are always occupied, and write, read and observe of one tile.
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
// A building that belongs to somebody; numbers of buildings are counted from 0.
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

// Bits, each by the form of its number.
template <class Form>
struct SetOf {
  Form form;
  int limit;

  template <class Bits>
  text::Value write(Bits bits) const {
    text::Array out;
    for (; bits != 0; bits = static_cast<Bits>(bits & (bits - 1))) {
      out.push_back(written(form, std::countr_zero(bits)));
    }
    return out;
  }
  template <class Bits>
  void read(const text::JsonNode& node, Bits& bits) const {
    const std::size_t size = node.array_size(0, static_cast<std::size_t>(limit));
    for (std::size_t i = 0; i < size; ++i) {
      const text::JsonNode element = node.element(i);
      std::uint8_t number = 0;
      read_into(form, element, number);
      const std::uint64_t bit = std::uint64_t{1} << number;
      if ((bits & bit) != 0) element.report("is listed twice");
      bits = static_cast<Bits>(bits | bit);
    }
  }
  template <class Out, class Bits>
  void observe(Out& out, Bits bits) const {
    if constexpr (std::is_same_v<Form, kit::Form>) {
      if (form.seat) return out.seat_flags(bits, limit);
      out.flags(bits, limit, [&](int i) { return word_of(form, static_cast<std::uint8_t>(i)); });
    } else {
      out.flags(bits, limit, [&](int i) { return form.word(i); });
    }
  }
};
template <class Form>
SetOf(Form, int) -> SetOf<Form>;
template <class Names>
requires std::is_enum_v<Names> SetOf<Form> set_of(Names kind) {
  return {name(kind), table_of(kind).limit};
}
constexpr SetOf<Form> set_of_numbers(int highest) { return {counted(highest), highest}; }
constexpr SetOf<Form> set_of_seats(int seats) { return {seat(seats), seats}; }

// A list: all places of an array, or as many as a vector holds.
template <class Form>
struct ListOf {
  Form form;

  template <class List>
  text::Value write(const List& list) const {
    text::Array out;
    for (const auto& element : list) out.push_back(written(form, element));
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
      read_into(form, node.element(i), element);
      list.push_back(element);
    }
  }
  template <class T>
  void read(const text::JsonNode& node, std::span<T> list) const {
    const std::size_t size = node.array_size(list.size(), list.size());
    for (std::size_t i = 0; i < size; ++i) read_into(form, node.element(i), list[i]);
  }
  template <class Out, class List>
  void observe(Out& out, const List& list) const {
    using Element = std::remove_cvref_t<decltype(list[0])>;
    out.first_of(places(list), list.size(), kByNumber, [&](std::size_t i) {
      kit::observe(form, out, i < list.size() ? list[i] : Element{});
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
template <class Form>
ListOf(Form) -> ListOf<Form>;

// The places of an array in rows of equal length, each row by a form of its own.
template <class Form>
struct RowsOf {
  Form form;
  std::size_t length;

  template <class Places>
  text::Value write(const Places& places) const {
    text::Array out;
    for (std::size_t at = 0; at < places.size(); at += length) {
      out.push_back(written(form, std::span(places).subspan(at, length)));
    }
    return out;
  }
  template <class Places>
  void read(const text::JsonNode& node, Places& places) const {
    const std::size_t rows = places.size() / length;
    const std::size_t size = node.array_size(rows, rows);
    for (std::size_t row = 0; row < size; ++row) {
      read_into(form, node.element(row), std::span(places).subspan(row * length, length));
    }
  }
  template <class Out, class Places>
  void observe(Out& out, const Places& places) const {
    const auto observe_row = [&](std::size_t row) {
      kit::observe(form, out, std::span(places).subspan(row * length, length));
    };
    if constexpr (std::is_same_v<Form, Counts>) {
      assert(length == static_cast<std::size_t>(form.names->limit));
      out.rows(places, length, kByNumber, observe_row);
    } else {
      out.each(places.size() / length, kByNumber, observe_row);
    }
  }
};
template <class Form>
RowsOf(Form, std::size_t) -> RowsOf<Form>;

// A letter for each of some parts that have two sides.
struct Sides {
  std::uint32_t parts;  // as bits
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

// What is still to be decided, the innermost last.
struct Decisions {
  const DecisionTable* table;
  text::Value write(const DecisionStack& stack) const;
  void read(const text::JsonNode& node, DecisionStack& stack) const;
  // The innermost first.
  template <class Out>
  void observe(Out& out, const DecisionStack& stack) const {
    const std::size_t told = std::min(stack.size(), kObservedDecisions);
    out.first_of(kObservedDecisions, told, kByNumber, [&](std::size_t i) {
      observe_one(out, i < told ? stack[stack.size() - 1 - i] : Decision{});
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

// ---- Who walks the list -------------------------------------------------------------------------

class Writing : public KnowsNothingBefore {
 public:
  template <class T, class Form>
  void operator()(std::string_view key, const T& value, const Form& form) {
    out_[key] = written(form, value);
  }
  // What follows from where it stands.
  void given(std::string_view key, int number) { out_[key] = number; }
  void given(std::string_view key, std::string_view word) { out_[key] = word; }
  // `use(visit, index)` for each of some objects in a row; `same(before, index)` says whether all
  // of it was the same.
  template <class Use, class Same = NeverSame>
  void objects(std::string_view key, int count, const Use& use, const Same& /*same*/ = {}) {
    text::Array all;
    for (int i = 0; i < count; ++i) {
      Writing one;
      use(one, static_cast<Seat>(i));
      all.push_back(one.out_);
    }
    out_[key] = all;
  }
  // A value that no text names.
  template <class T>
  void fixed(const T& /*value*/, const T& /*always*/) {}
  // Whether what follows can be walked: not if something before it is wrong, or if there is a
  // `problem()`.
  static bool goes_on() { return true; }
  template <class Problem>
  static bool goes_on(const Problem& problem) {
    return problem().empty();
  }
  text::Object out() const { return out_; }

 private:
  text::Object out_;
};

class Reading : public KnowsNothingBefore {
 public:
  explicit Reading(const text::JsonNode& node) : in_(node) {}

  template <class T, class Form>
  void operator()(std::string_view key, T& value, const Form& form) {
    read_into(form, in_[key], value);
  }
  void given(std::string_view key, int number) { in_[key].number(number, number); }
  void given(std::string_view key, std::string_view word) { in_[key].one_of(&word, 1); }
  template <class Use, class Same = NeverSame>
  void objects(std::string_view key, int count, const Use& use, const Same& /*same*/ = {}) {
    const text::JsonNode all = in_[key];
    const auto wanted = static_cast<std::size_t>(count);
    const std::size_t size = all.array_size(wanted, wanted);
    for (std::size_t i = 0; i < size; ++i) {
      Reading one(all.element(i));
      use(one, static_cast<Seat>(i));
      one.finish();
    }
  }
  template <class T>
  void fixed(T& value, const T& always) {
    value = always;
  }
  bool goes_on() { return !in_.node().problem->found(); }
  template <class Problem>
  bool goes_on(const Problem& problem) {
    if (const std::string sentence = problem(); !sentence.empty()) {
      in_.node().problem->refuse(sentence);
    }
    return goes_on();
  }
  // Nothing else may stand there.
  void finish() const { in_.finish(); }

 private:
  text::JsonObject in_;
};

std::string nothing_to_choose(Seat seat, std::string_view decision);

// A position, or one sentence that says where its text is wrong and why.
template <class State>
using Read = core::Result<State, std::string>;

// What comes out of here is safe to play on: it has passed the game's `inconsistency`, and somebody
// who is known has something to decide besides moves that put it off. A view of somebody else's
// turn may not know what that player can choose from.
template <class State, class PutsOff>
Read<State> read_position(const boost::json::value& value, const DecisionTable& decisions,
                          PutsOff puts_off) {
  text::JsonProblem problem;
  Reading reading({&value, {}, &problem});
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
  return nothing_to_choose(actor(state), decisions.name(state.stack.back().kind));
}
template <class State>
text::Object tree_of_fields(const State& state) {
  Writing writing;
  fields(state, writing);
  return writing.out();
}

}  // namespace drover::kit
