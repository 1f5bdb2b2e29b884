// The words of decisions: a row for each kind with its name, its parameters and its rule. From the
// rows come a decision as JSON and back, the list of legal moves, what a move does, and what is
// carried out at once because nothing is left to choose.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "kit/form.h"
#include "kit/types.h"
#include "text/json_reader.h"
#include "text/json_tree.h"

namespace drover::kit {

// A byte of a decision by its name.
struct Parameter {
  std::string_view key{};
  std::uint8_t Decision::*byte = nullptr;
  Form form{};
  bool sparing = false;  // left out where the byte is 0, which most decisions of the kind have
};

// Names a byte: kA("steps", number(1, 7)).
struct DecisionByte {
  std::uint8_t Decision::*byte;
  constexpr Parameter operator()(std::string_view key, const Form& form) const {
    return {key, byte, form};
  }
  constexpr Parameter sparing(std::string_view key, const Form& form) const {
    return {key, byte, form, true};
  }
};

// A set of kinds.
class Kinds {
 public:
  constexpr Kinds() = default;
  template <class Enum>
  requires std::is_enum_v<Enum>
  constexpr Kinds(std::initializer_list<Enum> kinds) {  // NOLINT(google-explicit-constructor)
    for (const Enum kind : kinds) bits_ |= bit(kind);
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool has(Kind kind) const { return (bits_ & bit(kind)) != 0; }
  friend constexpr Kinds operator|(Kinds a, Kinds b) {
    a.bits_ |= b.bits_;
    return a;
  }

 private:
  static constexpr std::uint64_t bit(Kind kind) { return std::uint64_t{1} << kind.byte(); }
  std::uint64_t bits_ = 0;
};

// Immediate actions and rewards may be declined, local actions once begun may not. Some kinds are
// both.
enum class Declining : std::uint8_t { kNever, kAlways, kSometimes };

// Where a decision comes up: what may wait directly below it, always and in games that have more,
// whether it may be declined, and the kinds of moves that answer it. The rules that put it there
// are those of the row; this is what they amount to, for positions and moves that somebody wrote.
// What depends on the figures of both, the row of the one that waits says (`carries`).
struct Place {
  Kinds on{};
  Kinds also{};
  Declining declining = Declining::kNever;
  Kinds answers{};

  constexpr Place by(Kinds moves) const { return {on, also, declining, moves}; }
};

constexpr Place on(Kinds always, Kinds also = {}, Declining declining = Declining::kNever) {
  return {always, also, declining};
}
constexpr Place by(Kinds moves) { return Place{}.by(moves); }

struct DecisionWord {
  Kind kind;
  std::string_view name;
  Place place{};
  std::array<Parameter, 3> parameters{};
  // Parameters that depend on each other.
  void (*write)(const Decision&, text::Object&) = nullptr;
  void (*read)(text::JsonObject&, Decision&) = nullptr;
};

template <std::same_as<Parameter>... Parameters>
constexpr DecisionWord word(Kind kind, std::string_view name, const Place& place = {},
                            const Parameters&... parameters) {
  return {kind, name, place, {parameters...}};
}
constexpr DecisionWord word(Kind kind, std::string_view name, const Place& place,
                            void (*write)(const Decision&, text::Object&),
                            void (*read)(text::JsonObject&, Decision&)) {
  return {kind, name, place, {}, write, read};
}

// A function that a row may have. Whether it has one is known when the table is compiled, which
// comparing its address would not be under the sanitizers.
template <class Function>
class Part {
 public:
  constexpr Part() = default;
  // NOLINTBEGIN(google-explicit-constructor): rows are written as plain lists
  constexpr Part(std::nullptr_t) {}
  template <class From>
  requires std::convertible_to<From, Function*>
  constexpr Part(From function) : function_(function), there_(true) {}
  // NOLINTEND(google-explicit-constructor)

  constexpr bool there() const { return there_; }
  template <class... Arguments>
  constexpr auto operator()(Arguments&&... arguments) const {
    return function_(std::forward<Arguments>(arguments)...);
  }

 private:
  Function* function_ = nullptr;
  bool there_ = false;
};

// A decision on the one that waits directly below it.
struct Resting {
  const Decision& upper;
  const Decision& lower;
  Kind below;  // what `lower` lies on; its own kind where it lies on nothing
  bool also;   // by the second list of its place
};

template <class State, class Play>
struct DecisionRow {
  DecisionWord word;
  // Every move that a player may answer with, and what it does. Without: nobody is ever asked.
  Part<void(const State&, const Decision&, MoveList&)> legal{};
  Part<void(Play&, const Decision&, Move)> apply{};
  // Whether there is anything to choose. Without: whenever somebody is asked.
  Part<bool(const State&, const Decision&)> possible{};
  // What happens where there is not. Without: nothing; if it could have been declined, it is
  // reported as forfeited.
  Part<void(Play&, const Decision&)> otherwise{};
  // Whether another one whose place allows it does lie on this one. Without: always.
  Part<bool(const State&, const Resting&)> carries{};
};

// A row of what is carried out without asking anybody.
template <class State, class Play>
constexpr DecisionRow<State, Play> automatic(
    const DecisionWord& word, Part<void(Play&, const Decision&)> happens,
    Part<bool(const State&, const Resting&)> carries = {}) {
  return {word, nullptr, nullptr, nullptr, happens, carries};
}
// That of the end of the game, where nothing is decided any more.
template <class State, class Play>
constexpr DecisionRow<State, Play> final_row(const DecisionWord& word) {
  return {word, nullptr, nullptr, [](const State&, const Decision&) { return true; }};
}

// Decisions as JSON, each kind by name, with its parameters by name.
class DecisionTable {
 public:
  template <class Rows>
  explicit DecisionTable(const Rows& rows) {
    for (const auto& row : rows) words_.push_back(&row.word);
  }
  std::string_view name(Kind kind) const;  // empty if there is no such kind
  int kinds() const { return static_cast<int>(words_.size()); }
  // Whether every byte is one that the row allows; parameters that depend on each other are not
  // looked at.
  bool in_range(const Decision& decision) const;
  text::Object tree(const Decision& decision) const;
  boost::json::object json(const Decision& decision) const {
    return text::kept_object([&] { return tree(decision); });
  }
  Decision read(const text::JsonNode& node) const;
  // The same of an object that has more to say.
  Decision read(text::JsonObject& in) const;

  // Where decisions of a known kind come up.
  const Place& place(Kind kind) const { return words_[kind.byte()]->place; }
  // Empty if every decision on the stack is known, is declined only where it may be, and fits what
  // waits below it; otherwise one sentence. `declining(kind)` and `fits(index)` say so.
  template <class MayDecline, class Fits>
  std::string problem_of(const DecisionStack& stack, MayDecline declining, Fits fits) const {
    if (stack.empty() || stack.size() > stack.capacity()) return "There is nothing to decide.";
    for (std::size_t i = 0; i < stack.size(); ++i) {
      if (name(stack[i].kind).empty()) return "There is a decision of an unknown kind.";
      std::string problem = problem_of_flags(stack[i], declining(stack[i].kind));
      if (!problem.empty()) return problem;
      if (i > 0 && !fits(i)) return cannot_come_up(stack[i].kind, stack[i - 1].kind);
    }
    return {};
  }
  // The same where the rows say it all.
  std::string problem_of(const DecisionStack& stack) const {
    return problem_of(
        stack, [&](Kind kind) { return place(kind).declining; },
        [&](std::size_t i) { return place(stack[i].kind).on.has(stack[i - 1].kind); });
  }
  std::string cannot_come_up(Kind kind, Kind below) const;

 private:
  std::string problem_of_flags(const Decision& decision, Declining may) const;
  Kind read_kind(const text::JsonNode& node) const;

  std::vector<const DecisionWord*> words_;
};

// ---- The frame of an engine ---------------------------------------------------------------------
//
// `rows` is a constexpr array with static storage, in the order of the kinds. Each function is a
// switch over them that the compiler sees through, as it could not through function pointers.

template <const auto& rows, class Use>
inline auto at_row(Kind kind, Use&& use) {
  static_assert(rows.size() <= 64);
#define DROVER_CASE(i)                       \
  case (i):                                  \
    if constexpr ((i) < rows.size()) {       \
      return use.template operator()<(i)>(); \
    }                                        \
    [[fallthrough]];
#define DROVER_CASES(i) \
  DROVER_CASE(i)        \
  DROVER_CASE((i) + 1)  \
  DROVER_CASE((i) + 2)  \
  DROVER_CASE((i) + 3)  \
  DROVER_CASE((i) + 4)  \
  DROVER_CASE((i) + 5)  \
  DROVER_CASE((i) + 6)  \
  DROVER_CASE((i) + 7)
  switch (std::size_t{kind.byte()}) {
    DROVER_CASES(0)
    DROVER_CASES(8)
    DROVER_CASES(16)
    DROVER_CASES(24)
    DROVER_CASES(32)
    DROVER_CASES(40)
    DROVER_CASES(48)
    DROVER_CASES(56)
    default:
      return use.template operator()<0>();
  }
#undef DROVER_CASES
#undef DROVER_CASE
}

// Whether the rules ever put the decision at that place of the stack directly on the one below it.
// `more`: the game has what the second lists of places are for.
template <class Rows, class State>
bool may_lie(const Rows& rows, const State& state, std::size_t index, bool more) {
  const Decision& upper = state.stack[index];
  const Decision& lower = state.stack[index - 1];
  const Kind below = state.stack[index > 1 ? index - 2 : 0].kind;
  const Place& place = rows[upper.kind.byte()].word.place;
  const auto& carries = rows[lower.kind.byte()].carries;
  const auto lies = [&](const Kinds& kinds, bool also) {
    return kinds.has(lower.kind) &&
           (!carries.there() || carries(state, Resting{upper, lower, below, also}));
  };
  return lies(place.on, false) || (more && lies(place.also, true));
}

// A move of the kind for each of some numbers.
template <class Numbers>
void list_each(Kind kind, const Numbers& numbers, MoveList& list) {
  for (const std::uint8_t number : numbers) list.push_back({kind, number});
}

template <const auto& rows, class State>
inline void list_moves(const State& state, const Decision& decision, MoveList& list) {
  at_row<rows>(decision.kind, [&]<std::size_t i>() {
    if constexpr (rows[i].legal.there()) rows[i].legal(state, decision, list);
  });
}

template <const auto& rows, class Play>
inline void carry_out(Play& play, const Decision& decision, Move move) {
  at_row<rows>(decision.kind, [&]<std::size_t i>() {
    if constexpr (rows[i].apply.there()) rows[i].apply(play, decision, move);
  });
}

template <const auto& rows, class State>
inline bool has_choice(const State& state, const Decision& decision) {
  return at_row<rows>(decision.kind, [&]<std::size_t i>() {
    if constexpr (rows[i].possible.there()) {
      return rows[i].possible(state, decision);
    } else {
      return rows[i].legal.there();
    }
  });
}

// Every answer to the decision at hand; `decline` where it may be declined.
template <const auto& rows, class State>
inline void list_answers(const State& state, Move decline, MoveList& list) {
  list.reset();
  const Decision& decision = state.stack.back();
  list_moves<rows>(state, decision, list);
  if (decision.optional()) list.push_back(decline);
}

template <class State>
bool is_legal(const State& state, Move move) {
  MoveList list;
  legal_moves(state, list);
  return list.contains(move);
}

// The checked entry to an engine: refuses what is not legal and then changes nothing.
template <class State>
bool try_apply(State& state, Move move, EventList* events = nullptr) {
  if (!is_legal(state, move)) return false;
  apply(state, move, events);
  return true;
}

// Carries it out; what follows is for `settle`.
template <const auto& rows, class Play>
inline void answer(Play& play, Move move, Move decline) {
  const Decision decision = play.s.stack.back();
  play.s.stack.pop_back();
  if (move == decline) {
    play.forfeit();
  } else {
    carry_out<rows>(play, decision, move);
  }
}

// Where no choice is left the rules are carried out at once.
template <const auto& rows, class Play>
inline void settle(Play& play) {
  for (;;) {
    if (has_choice<rows>(play.s, play.s.stack.back())) return;
    const Decision decision = play.s.stack.back();
    play.s.stack.pop_back();
    at_row<rows>(decision.kind, [&]<std::size_t i>() {
      if constexpr (rows[i].otherwise.there()) {
        rows[i].otherwise(play, decision);
      } else if (decision.optional()) {
        play.forfeit();
      }
    });
  }
}

}  // namespace drover::kit
