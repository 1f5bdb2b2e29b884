// Decisions of the stack as JSON: each kind by name, with its parameters by name.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

#include "text/json_reader.h"
#include "text/json_tree.h"
#include "trail/state.h"

namespace drover::trail {

using text::JsonNode;
using text::JsonObject;

std::string_view decision_name(DecisionKind kind);
text::Object tree_of(const Decision& decision);
inline boost::json::object to_json(const Decision& decision) {
  return text::kept_object([&] { return tree_of(decision); });
}
Decision read_decision(const JsonNode& node);

}  // namespace drover::trail
