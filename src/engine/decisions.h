// The words of decisions: a row for each kind with its name, its parameters and its rule. From the
// rows come a decision as JSON and back, the list of legal moves, what a move does, and what is
// carried out at once because nothing is left to choose.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/form.h"
#include "engine/types.h"
#include "text/json_reader.h"
#include "text/json_tree.h"

namespace drover::engine {

// A byte of a decision by its name.
struct Parameter {
  std::string_view key{};
  std::uint8_t Decision::*byte = nullptr;
  Form form{};
  bool sparing = false;  // left out where the byte is 0, which most decisions of the kind have
};

struct DecisionWord {
  Kind kind;
  std::string_view name;
  std::array<Parameter, 3> parameters{};
  // Parameters that depend on each other.
  void (*write)(const Decision&, text::Object&) = nullptr;
  void (*read)(text::JsonObject&, Decision&) = nullptr;
};

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
};

// Decisions as JSON, each kind by name, with its parameters by name.
class DecisionTable {
 public:
  template <class Rows>
  explicit DecisionTable(const Rows& rows) {
    for (const auto& row : rows) words_.push_back(&row.word);
  }
  std::string_view name(Kind kind) const;  // empty if there is no such kind
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

 private:
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

}  // namespace drover::engine
