// Why a move cannot be made now: what the reasons of all games are made of. A game's own reasons
// are found with the predicates of its rules, or by asking them again with one thing changed.
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

inline text::Reason because(std::string_view why, boost::json::object params = {}) {
  return {why, std::move(params)};
}
// That something else is meant, or a word about an action rather than about what is chosen for it.
inline text::Reason vague(text::Reason reason) {
  reason.vague = true;
  return reason;
}

template <class Names>
boost::json::value named(Names kind, int value) {
  return boost::json::string(name_of(kind, value));
}

// A reason that names what stands on a space.
template <class State>
text::Reason about_place(const State& state, std::string_view why, std::uint8_t space,
                         std::string_view name, boost::json::object params = {}) {
  const boost::json::object place = text::kept_object([&] {
    text::Object made{{"space", name}};
    add_place(state, space, addressed(state), made);
    return made;
  });
  params.insert(place.begin(), place.end());
  return because(why, std::move(params));
}

// A reason that says what is being decided instead.
template <class State>
text::Reason with_decision(const State& state, const DecisionTable& decisions,
                           std::string_view why) {
  return text::against_decision(why, decisions.name(state.stack.back().kind));
}

// If the move would be legal with more dollars.
template <class State>
std::optional<text::Reason> too_dear(const State& state, Move move) {
  State rich = state;
  return text::too_dear(state.me().dollars, [&](int dollars) {
    rich.me().dollars = static_cast<std::uint16_t>(dollars);
    return is_legal(rich, move);
  });
}

// What forbids a move of one kind that the decision at hand can be answered with.
template <class State>
struct WhyRow {
  Kind kind;
  std::optional<text::Reason> (*reason)(const State&, Move) = nullptr;
  std::string_view always{};  // the reason in any case; empty: nothing particular forbids it
  std::string_view about{};   // what its message calls the move's first argument; empty: not at all
};
template <class State, std::size_t kinds>
std::optional<text::Reason> reason_in(const std::array<WhyRow<State>, kinds>& rows,
                                      const MoveTable& moves, const State& state, Move move) {
  const WhyRow<State>& row = rows[move.kind.byte()];
  if (row.reason != nullptr) return row.reason(state, move);
  if (row.always.empty()) return std::nullopt;
  if (row.about.empty()) return because(row.always);
  const Argument& argument = moves.row(move.kind).arguments[0];
  return because(row.always, text::kept_object([&] {
                   return text::Object{{row.about, json_of(argument.form, move.*argument.byte)}};
                 }));
}

}  // namespace drover::kit
