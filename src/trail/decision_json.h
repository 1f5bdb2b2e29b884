// Decisions of the stack as JSON: each kind by name, with its parameters by name.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

#include "text/json_reader.h"
#include "trail/state.h"

namespace drover::trail {

using text::JsonNode;
using text::JsonObject;

std::string_view decision_name(DecisionKind kind);
boost::json::object to_json(const Decision& decision);
Decision read_decision(const JsonNode& node);

}  // namespace drover::trail
