// Decisions of the stack as JSON: the name of the kind, the parameters by name, and the open
// actions that belong to the decision.
#pragma once

#include <cstddef>
#include <string_view>

#include "elpaso/state/names.h"
#include "elpaso/state/state.h"
#include "kit/decisions.h"
#include "text/json_reader.h"

namespace drover::elpaso {

using text::JsonNode;
using text::JsonObject;

const kit::DecisionTable& decision_table();
inline std::string_view decision_name(DecisionKind kind) { return decision_table().name(kind); }

// True if actions of `State::local` belong to decisions of this kind.
constexpr bool holds_local_actions(DecisionKind kind) {
  return kind == DecisionKind::kUseLocation || kind == DecisionKind::kUseTrain ||
         kind == DecisionKind::kReward;
}
// The index in `State::local` behind the last action of the decision at `index` of the stack. The
// first one is at the decision's byte a.
std::size_t end_of_actions(const State& state, std::size_t index);

// The decision at `index` of the stack as JSON.
text::Object decision_tree(const State& state, std::size_t index);
// Reads a decision, pushes it on the stack and appends its actions to `State::local`. The sides of
// the train cards must have been read before.
void read_decision(const JsonNode& node, State& state);

// Trading posts are written as their values.
int post_value(int post);
std::uint8_t read_post(const JsonNode& node);

}  // namespace drover::elpaso
