// JSON of the decisions on the stack: kind and parameters by name.
#pragma once

#include <string_view>

#include "kit/decisions.h"
#include "text/json_reader.h"
#include "trail/state/state.h"

namespace drover::trail {

using text::JsonNode;
using text::JsonObject;

const kit::DecisionTable& decision_table();
inline std::string_view decision_name(DecisionKind kind) { return decision_table().name(kind); }

}  // namespace drover::trail
