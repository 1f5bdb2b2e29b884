// Shared parts of the games' why_not: the reason why a move cannot be made now. A game finds its
// own reasons with the predicates of its rules, or by asking the rules again with one thing
// changed.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include <boost/json/object.hpp>
#include <boost/json/string.hpp>

#include "kit/decisions.h"
#include "kit/moves.h"
#include "kit/types.h"
#include "kit/view.h"
#include "text/reason.h"

namespace drover::kit {

// A reason with its key and parameters (text/reason.h).
inline text::Reason make_reason(std::string_view why, boost::json::object params = {}) {
  return {why, std::move(params)};
}
// Marks a reason as vague: it is reported only if no more specific one holds.
inline text::Reason vague(text::Reason reason) {
  reason.vague = true;
  return reason;
}

// The name of a thing as a parameter of a reason.
template <class Names>
boost::json::value named(Names kind, int value) {
  return boost::json::string(name_of(kind, value));
}

// A reason with the parameters of a space and what stands on it.
template <class State>
text::Reason about_place(const State& state, std::string_view why, std::uint8_t space,
                         std::string_view name, boost::json::object params = {}) {
  const boost::json::object place = text::to_boost_object([&] {
    text::Object made{{"space", name}};
    add_place(state, space, addressed(state), made);
    return made;
  });
  params.insert(place.begin(), place.end());
  return make_reason(why, std::move(params));
}

// A reason that names the current decision.
template <class State>
text::Reason with_decision(const State& state, const DecisionTable& decisions,
                           std::string_view why) {
  return text::against_decision(why, decisions.name(state.stack.back().kind));
}

// The reason "too few dollars", if the move would be legal with more of them; otherwise none.
template <class State>
std::optional<text::Reason> too_expensive(const State& state, Move move) {
  State rich = state;
  return text::too_expensive(state.me().dollars, [&](int dollars) {
    rich.me().dollars = static_cast<std::uint16_t>(dollars);
    return is_legal(rich, move);
  });
}

// How to find the reason against a move of one kind that can answer the current decision.
template <class State>
struct WhyRow {
  Kind kind;
  std::optional<text::Reason> (*reason)(const State&, Move) = nullptr;
  std::string_view
      always{};              // without a function: the key of the reason; empty: no specific reason
  std::string_view about{};  // the parameter name for the move's first argument; empty: none
};
// The reason against a move, made from its row. `rows` stand in the order of the kinds.
template <class State, std::size_t kinds>
std::optional<text::Reason> reason_in(const std::array<WhyRow<State>, kinds>& rows,
                                      const MoveTable& moves, const State& state, Move move) {
  const WhyRow<State>& row = rows[move.kind.byte()];
  if (row.reason != nullptr) return row.reason(state, move);
  if (row.always.empty()) return std::nullopt;
  if (row.about.empty()) return make_reason(row.always);
  const Argument& argument = moves.row(move.kind).arguments[0];
  return make_reason(
      row.always, text::to_boost_object([&] {
        return text::Object{{row.about, json_of(argument.format, move.*argument.byte)}};
      }));
}

}  // namespace drover::kit
