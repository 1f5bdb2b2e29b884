// The table of a game's decisions: one row for each kind with its name, its parameters and its
// rule. The functions below make from the rows: decisions as JSON and back, the legal moves, the
// effect of a move, and the steps that are carried out at once because there is nothing to choose.
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

#include "kit/byte_format.h"
#include "kit/rows.h"
#include "kit/types.h"
#include "text/json_reader.h"
#include "text/json_tree.h"

namespace drover::kit {

// A parameter of a decision: one of its bytes with its name and format.
struct Parameter {
  std::string_view key{};
  std::uint8_t Decision::*byte = nullptr;
  ByteFormat format{};
  bool omit_when_zero = false;  // left out of the JSON if the byte is 0
};

// Makes parameters from one byte: kA("steps", number(1, 7)).
struct DecisionByte {
  std::uint8_t Decision::*byte;
  constexpr Parameter operator()(std::string_view key, const ByteFormat& format) const {
    return {key, byte, format};
  }
  constexpr Parameter omit_when_zero(std::string_view key, const ByteFormat& format) const {
    return {key, byte, format, true};
  }
};

// A set of decision kinds or move kinds.
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

// The rule for declining a kind of decision. Immediate actions and rewards may be declined, local
// actions that have begun may not; some kinds of decisions come up as both.
enum class Declining : std::uint8_t { kNever, kAlways, kSometimes };

// The place of a decision on the stack: the kinds that may lie directly below it, in every game and
// in games with extra content (such as an expansion); whether it may be declined; the kinds of
// moves that answer it. The rules rely on the decision below, so a position that came from outside
// must keep to it.
struct StackRule {
  Kinds below{};
  Kinds extra{};
  Declining declining = Declining::kNever;
  Kinds answers{};

  constexpr StackRule answered_by(Kinds moves) const { return {below, extra, declining, moves}; }
};

// Row notation: follows({K::kUse}).answered_by({M::kHire}). The decision may lie on the kinds
// `always`, and in games with extra content on the kinds `extra`.
constexpr StackRule follows(Kinds always, Kinds extra = {},
                            Declining declining = Declining::kNever) {
  return {always, extra, declining};
}
// Row notation for a decision that lies on nothing.
constexpr StackRule answered_by(Kinds moves) { return StackRule{}.answered_by(moves); }

// The name of a kind of decision, its place on the stack, and its parameters.
struct DecisionWord {
  Kind kind;
  std::string_view name;
  StackRule stack_rule{};
  std::array<Parameter, 3> parameters{};
  // Instead of `parameters`, if they depend on each other: writes and reads all of them.
  void (*write)(const Decision&, text::Object&) = nullptr;
  void (*read)(text::JsonObject&, Decision&) = nullptr;
};

template <std::same_as<Parameter>... Parameters>
constexpr DecisionWord word(Kind kind, std::string_view name, const StackRule& stack_rule = {},
                            const Parameters&... parameters) {
  return {kind, name, stack_rule, {parameters...}};
}
constexpr DecisionWord word(Kind kind, std::string_view name, const StackRule& stack_rule,
                            void (*write)(const Decision&, text::Object&),
                            void (*read)(text::JsonObject&, Decision&)) {
  return {kind, name, stack_rule, {}, write, read};
}

// The rule of one kind of decision.
template <class State, class Play>
struct DecisionRow {
  DecisionWord word;
  // Lists every legal answer but declining. Not set: the decision is never put to a player.
  OptionalFunction<void(const State&, const Decision&, MoveList&)> legal{};
  // Carries out an answer.
  OptionalFunction<void(Play&, const Decision&, Move)> apply{};
  // True if there is anything to choose. Not set: always, if `legal` is set.
  OptionalFunction<bool(const State&, const Decision&)> possible{};
  // Carried out if there is nothing to choose. Not set: nothing happens, and an optional decision
  // is reported as forfeited.
  OptionalFunction<void(Play&, const Decision&)> when_no_choice{};
};

// A row for a step that the rules carry out without a choice: `action` does it.
template <class State, class Play>
constexpr DecisionRow<State, Play> automatic(
    const DecisionWord& word, OptionalFunction<void(Play&, const Decision&)> action) {
  return {word, nullptr, nullptr, nullptr, action};
}
// The row for the end of the game: it stays on the stack, and nothing is decided any more.
template <class State, class Play>
constexpr DecisionRow<State, Play> final_row(const DecisionWord& word) {
  return {word, nullptr, nullptr, [](const State&, const Decision&) { return true; }};
}

// The rows of a game as a table: decisions as JSON and checks of a decision stack. The rows must
// outlive it and stand in the order of their kinds.
class DecisionTable {
 public:
  template <class Rows>
  explicit DecisionTable(const Rows& rows) {
    for (const auto& row : rows) words_.push_back(&row.word);
  }
  std::string_view name(Kind kind) const;  // empty if there is no such kind
  int kinds() const { return static_cast<int>(words_.size()); }
  // True if the row allows every byte. Rows with their own write function are not checked.
  bool in_range(const Decision& decision) const;
  text::Object tree(const Decision& decision) const;
  boost::json::object json(const Decision& decision) const {
    return text::to_boost_object([&] { return tree(decision); });
  }
  // Reads a decision; problems are reported to the node.
  Decision read(const text::JsonNode& node) const;
  // Reads a decision from an object with further members, which the caller reads.
  Decision read(text::JsonObject& in) const;

  // The place on the stack of decisions of a known kind.
  const StackRule& stack_rule(Kind kind) const { return words_[kind.byte()]->stack_rule; }
  // Checks a decision stack that came from outside: all kinds are known, the optional flags agree
  // with the rows, and each decision lies on a kind that its row names. `extra`: the game has the
  // content that the second lists of StackRules are for. Returns one sentence, empty if all is
  // well.
  std::string problem_of(const DecisionStack& stack, bool extra = false) const;
  // The sentence for a decision that must not lie on `below`.
  std::string cannot_come_up(Kind kind, Kind below) const;

 private:
  std::string problem_of_flags(const Decision& decision, Declining may) const;
  Kind read_kind(const text::JsonNode& node) const;

  std::vector<const DecisionWord*> words_;
};

// ---- Rules from the rows -----------------------------------------------------------------------
//
// `rows` is a constexpr array with static storage, in the order of the kinds.

// Adds one move of the kind for each number.
template <class Numbers>
void list_each(Kind kind, const Numbers& numbers, MoveList& list) {
  for (const std::uint8_t number : numbers) list.push_back({kind, number});
}

// Adds the legal answers to a decision, without declining.
template <const auto& rows, class State>
inline void list_moves(const State& state, const Decision& decision, MoveList& list) {
  at_row<rows>(decision.kind, [&]<std::size_t i>() {
    if constexpr (rows[i].legal.is_set()) rows[i].legal(state, decision, list);
  });
}

// Carries out an answer to a decision.
template <const auto& rows, class Play>
inline void carry_out(Play& play, const Decision& decision, Move move) {
  at_row<rows>(decision.kind, [&]<std::size_t i>() {
    if constexpr (rows[i].apply.is_set()) rows[i].apply(play, decision, move);
  });
}

// True if the decision has to be put to a player.
template <const auto& rows, class State>
inline bool has_choice(const State& state, const Decision& decision) {
  return at_row<rows>(decision.kind, [&]<std::size_t i>() {
    if constexpr (rows[i].possible.is_set()) {
      return rows[i].possible(state, decision);
    } else {
      return rows[i].legal.is_set();
    }
  });
}

// Replaces `list` by all answers to the current decision, with `decline` if it is optional.
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

// Applies a move if it is legal; otherwise returns false and leaves the state unchanged.
template <class State>
bool try_apply(State& state, Move move, EventList* events = nullptr) {
  if (!is_legal(state, move)) return false;
  apply(state, move, events);
  return true;
}

// Takes the current decision off the stack and applies the answer. Call settle() afterwards.
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

// Carries out decisions from the top of the stack until one has to be put to a player.
template <const auto& rows, class Play>
inline void settle(Play& play) {
  for (;;) {
    if (has_choice<rows>(play.s, play.s.stack.back())) return;
    const Decision decision = play.s.stack.back();
    play.s.stack.pop_back();
    at_row<rows>(decision.kind, [&]<std::size_t i>() {
      if constexpr (rows[i].when_no_choice.is_set()) {
        rows[i].when_no_choice(play, decision);
      } else if (decision.optional()) {
        play.forfeit();
      }
    });
  }
}

}  // namespace drover::kit
