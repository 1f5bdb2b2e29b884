// Decisions of the stack as JSON: each kind by name, with its parameters by name and the actions
// that belong to it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "elpaso/names.h"
#include "elpaso/state.h"
#include "kit/decisions.h"
#include "text/json_reader.h"

namespace drover::elpaso {

using text::JsonNode;
using text::JsonObject;

const kit::DecisionTable& decision_table();
inline std::string_view decision_name(DecisionKind kind) { return decision_table().name(kind); }

// Exchanges that can be left after the first one of an action.
constexpr int most_exchanges_left() {
  int most = 1;
  for (const ActionRow& row : kActionTable) {
    if (row.action.op == Op::kExchange) most = std::max(most, row.action.amount - 1);
  }
  return most;
}
inline constexpr int kMostExchangesLeft = most_exchanges_left();

// Whether actions of `State::local` belong to a decision of this kind.
constexpr bool holds_local_actions(DecisionKind kind) {
  return kind == DecisionKind::kUseLocation || kind == DecisionKind::kUseTrain ||
         kind == DecisionKind::kReward;
}
// The end of the actions that belong to the decision at a place of the stack; its byte a is their
// beginning.
std::size_t end_of_actions(const State& state, std::size_t index);

// The decision at a place of the stack.
text::Object decision_tree(const State& state, std::size_t index);
// Puts the decision on top of the stack, and its actions behind those that are there. The sides of
// the train cards must have been read.
void read_decision(const JsonNode& node, State& state);

// A post is written as its value.
int post_value(int post);
std::uint8_t read_post(const JsonNode& node);

}  // namespace drover::elpaso
